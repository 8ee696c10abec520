import { bad } from '../rules/bad';
import type { Rng } from '../../../kernel/decide/rng';
import { chooseLines } from '../../../play/choices/lines';
import type { Aegean, Ask } from '../aegean';
import { CAP_VERBS, flown, type AirOrder } from '../orders/air';
import { onBoard } from '../orders/ground-conditions';
import { orderFault } from '../rules/5-orders';
import type { Mission } from '../rules/5-aloft';
import { sorties } from '../rules/5-sorties';
import type { TurnCap } from '../sequence/cap';
import { SIDES, type Side } from '../side';

const isCap = ({ verb }: Mission): boolean => verb === 'cap' || verb === 'night cap';

const TEXT = 'fighters that flew CAP at the start of the last turn do so again where they can';

/** 4.A4: the CAP of the turn before, as far as it can be flown again. */
function again(q: Ask): Mission[] {
  const lines: Mission[] = [];
  for (const id of Object.keys(q.view.air).toSorted()) {
    const { patrol } = q.view.air[id] ?? {};
    if (!patrol || q.data.air.get(id)?.side !== q.seat) continue;
    const one: Mission = { verb: patrol.night ? 'night cap' : 'cap', at: patrol.at, ...flown([id]) };
    if (!orderFault(q, one, lines)) lines.push(one);
  }
  return lines;
}

/** At random: several fighters over a hex or two, so that missions meet more of them than one. */
function drawn(q: Ask, rng: Rng): Mission[] {
  const all = rng.shuffle(sorties(q).filter(isCap));
  const hexes = all.flatMap((one) => ('at' in one ? [one.at] : [])).slice(0, rng.int(3));
  return all.filter((one) => 'at' in one && hexes.includes(one.at)).slice(0, MOST_DRAWN);
}
const MOST_DRAWN = 6;

/** 4.A4: who flies CAP from the start of a turn; both say it sealed. */
const onCap = (side: Side) =>
  chooseLines<Aegean, TurnCap, AirOrder>({
    ...{ kind: `aegean.cap-${side}`, rule: '4.A4', title: 'CAP at the start of the turn', word: 'CAP', seats: [side] },
    order: CAP_VERBS,
    ...{ once: 'units', twice: '5.4.0', interphase: TEXT, yields: true },
    question: 'Which fighters wait on CAP from the start of the turn, and over which hex?',
    nothing: 'nobody flies CAP',
    whose: () => side,
    conditions: onBoard<object>(),
    options: (q) => sorties(q).filter(isCap),
    fault(one, q, before) {
      if (isCap(one) && one.also.escorts.length > 0) return bad('5.4.9', 'nobody escorts CAP at the start of a turn');
      return orderFault(q, one, before);
    },
    drawn,
    byDefault: (q) => ({ lines: again(q), text: TEXT }),
    onMap: (one, { view }) => {
      const base = view.air[one.units[0] ?? '']?.at ?? '';
      return { from: view.bases[base]?.hex ?? view.ships[base]?.at ?? null, to: 'at' in one ? one.at : null };
    },
    takeAll(c, all) {
      (c.local.caps ??= {})[side] = all;
    },
  });
export const chooseTurnCap = SIDES.map(onCap);
