import { boardSeen, type Board } from '../rules/03-board';
import { supplyUnits } from '../rules/06-1-supply-points';
import { anythingToSail } from '../rules/07-2-naval-transport';
import { friendlyPorts } from '../rules/07-3-ports';
import { placeOf, sizeOf, type Cargo } from '../rules/07-cargo';
import { raiderFault, raidHexes } from '../rules/10-6-raid';
import { friendlyAirfields } from '../rules/13-1-air-units';
import type { Ask, Side, SlouchHats } from '../slouch-hats';
import { carryingFault, goalOf, idsOf, printCarrying, type Carrying } from './cargo';
import { commonPlaces, type Offer, type Touch } from '../../../kernel/decide/touch';
import { unitName } from '../orders/names';
import { eachOnce } from '../../../kernel/data/each-once';

/** What a side has that could go, without replacements units: all of those bear one name. */
export function allCargo({ world, data, units }: Board, side: Side): Cargo[] {
  const own = [...units.values()].filter(({ counter }) => counter.side === side);
  const supply = supplyUnits(world, data, side).flatMap(({ id, points }): Cargo[] => [{ kind: 'supply', id, points }]);
  return [...own.map(({ id }): Cargo => ({ kind: 'unit', id })), ...supply];
}

/** Commandos that may put to sea for a raid (10.62). */
export const raiders = (board: Board, side: Side): string[] =>
  [...board.units.keys()].filter((id) => raiderFault(board, side, id) === null);

/** Things that might go one by one. */
export function candidates(q: Ask): Carrying[] {
  const board = boardSeen(q);
  const all = allCargo(board, q.seat).filter((cargo) => anythingToSail(board, q.seat, [cargo]));
  const ports = friendlyPorts(board, q.seat);
  const least = (cargo: Cargo): Cargo =>
    cargo.kind === 'supply' && sizeOf(cargo) > 1 ? { ...cargo, points: 1 } : cargo;
  const sailings = all.flatMap((cargo) =>
    ports.map((to): Carrying => {
      const sailing = { from: placeOf(q.view, cargo) ?? '', to, cargo: [least(cargo)] };
      return { verb: 'ship', sailing, air: [] };
    }),
  );
  const flights = all
    .filter((cargo) => q.seat === 'axis' && placeOf(q.view, cargo) === 'greece')
    .flatMap((cargo) =>
      friendlyAirfields(board, q.seat).map((to): Carrying => ({ verb: 'fly', flight: { cargo: least(cargo), to } })),
    );
  return [...sailings, ...flights, ...raids(board, q)];
}

const raids = (board: Board, q: Ask): Carrying[] =>
  raiders(board, q.seat).flatMap((unit) =>
    [...board.ground.map.coastal.keys()].flatMap((coast) =>
      raidHexes(board, unit, coast).map((sea): Carrying => ({ verb: 'raid', raid: { unit, sea, coast } })),
    ),
  );

/** What may go by air or sea is picked, and its goals light up; of a counter with Supply Points one point goes. */
export const touchCargo: Touch<SlouchHats, object> = {
  things: (q) => {
    return eachOnce(able(q).map(idOf)).map((id) => ({
      id,
      name: unitName(id, q),
      at: placeOf(q.view, { kind: 'unit', id }) ?? supplyAt(id, q),
    }));
  },
  offers: (q, picked) => (picked.length === 0 ? [] : goals(q, picked)),
};

const supplyAt = (id: string, q: Ask): string | null => q.view.supply[id]?.at ?? null;

const able = (q: Ask): Carrying[] => candidates(q).filter((one) => carryingFault(one, [], q) === null);

const idOf = (one: Carrying): string => idsOf(one)[0] ?? '';

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
