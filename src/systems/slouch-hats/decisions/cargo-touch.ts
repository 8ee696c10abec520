import { commonPlaces, type Offer, type Touch } from '../../../kernel/decide/touch';
import { unitName } from '../orders/names';
import { placeOf } from '../rules/07-cargo';
import type { Ask, SlouchHats } from '../slouch-hats';
import { carryingFault, printCarrying, type Carrying } from './cargo';
import { candidates } from './cargo-choices';

/** What may go by air or sea is picked, and its goals light up; of a counter with Supply Points one point goes. */
export const touchCargo: Touch<SlouchHats, object> = {
  things: (q) => {
    const ids = able(q).map(idOf);
    return ids
      .filter((id, i) => ids.indexOf(id) === i)
      .map((id) => ({ id, name: unitName(id, q), at: placeOf(q.view, { kind: 'unit', id }) ?? supplyAt(id, q) }));
  },
  offers: (q, picked) => (picked.length === 0 ? [] : goals(q, picked)),
};

const supplyAt = (id: string, q: Ask): string | null => q.view.supply[id]?.at ?? null;

const able = (q: Ask): Carrying[] => candidates(q).filter((one) => carryingFault(one, [], q) === null);

function idOf(one: Carrying): string {
  if (one.verb === 'raid') return one.raid.unit;
  return (one.verb === 'fly' ? one.flight.cargo.id : one.sailing.cargo[0]?.id) ?? '';
}

function goalOf(one: Carrying): string {
  if (one.verb === 'raid') return one.raid.coast;
  return one.verb === 'fly' ? one.flight.to : one.sailing.to;
}

/** Goals to which all that is picked may go together, each by the first way there is. */
function goals(q: Ask, picked: readonly string[]): Offer[] {
  const all = able(q).filter((one) => picked.includes(idOf(one)));
  const open = picked.map((id) => all.filter((one) => idOf(one) === id).map(goalOf));
  return commonPlaces(open).flatMap((at) => {
    const going: Carrying[] = [];
    for (const id of picked) {
      const one = all.find((each) => idOf(each) === id && goalOf(each) === at && !carryingFault(each, going, q));
      if (!one) return [];
      going.push(one);
    }
    const [first] = going;
    return first ? [{ at, says: first.verb, lines: going.map((one) => printCarrying(one, q)) }] : [];
  });
}
