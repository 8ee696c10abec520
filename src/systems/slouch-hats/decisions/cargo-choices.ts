import { Board, boardSeen } from '../rules/03-board';
import { supplyUnits } from '../rules/06-1-supply-points';
import { anythingToSail } from '../rules/07-2-naval-transport';
import { friendlyPorts } from '../rules/07-3-ports';
import { placeOf, sizeOf, type Cargo } from '../rules/07-cargo';
import { atSea, raiderFault, raidHexes, type Raid } from '../rules/10-6-raid';
import { friendlyAirfields } from '../rules/13-1-air-units';
import { enemyOf, type Ask, type Side } from '../slouch-hats';
import { goalOf, type Carrying } from './cargo';
import { unitName } from '../orders/names';

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

/** The view with all of that where it goes to, as what follows in the same mail is looked at: the dice may still delay or sink it (7.24). */
export function underWay(answer: readonly Carrying[], q: Ask): Ask['view'] {
  const { units, supply, repl } = structuredClone({ units: q.view.units, supply: q.view.supply, repl: q.view.repl });
  const [raids, coasts] = [{ ...q.view.raids }, { ...q.view.coasts }];
  for (const one of answer) {
    if (one.verb === 'raid') {
      // A raid arrives surely (10.62): what follows may be planned.
      Object.assign(units[one.raid.unit] ?? {}, { at: one.raid.sea });
      raids[one.raid.unit] = 'now';
      coasts[one.raid.unit] = one.raid.coast;
    } else
      for (const cargo of one.verb === 'fly' ? [one.flight.cargo] : one.sailing.cargo)
        arrived({ units, supply, repl }, cargo, goalOf(one));
  }
  return { ...q.view, units, supply, repl, raids, ...(Object.keys(coasts).length > 0 ? { coasts } : {}) };
}

/** Puts a cargo where it goes to; of a counter that sends some of its points the rest stays. */
function arrived(
  { units, supply, repl }: Pick<Ask['view'], 'units' | 'supply' | 'repl'>,
  cargo: Cargo,
  to: string,
): void {
  if (cargo.kind === 'supply') {
    const rest = (supply[cargo.id]?.points ?? 0) - cargo.points;
    Object.assign(supply[cargo.id] ?? {}, rest > 0 ? { points: rest } : { at: to });
  } else if (cargo.kind === 'repl') Object.assign(repl, { [cargo.id]: to });
  else Object.assign(units[cargo.id] ?? {}, { at: to });
}

/** What is said of the moves that follow in a mail with sailings: they stand only for who arrives (7.24). */
export function ifArrived(answer: readonly Carrying[], q: Ask): string[] {
  const all = answer.flatMap((one) => (one.verb === 'ship' ? one.sailing.cargo : []));
  const names = all.flatMap(({ kind, id }) => (kind === 'unit' ? [unitName(id, q)] : []));
  return names.length === 0
    ? []
    : [`what is ordered of ${names.join(', ')} for later stands if the dice let it arrive (7.24)`];
}

/** What a commando that puts to sea must do next, or is lost (10.63, 10.64). */
export function afterRaid({ unit, coast }: Raid, q: Ask): string {
  const name = unitName(unit, q);
  const enemy = boardSeen(q).occupier(coast) === enemyOf(q.seat);
  const how = enemy ? `attack ${coast}: ${name}` : `move ${name} to ${coast}`;
  return `${name} is lost unless it ${enemy ? 'attacks' : 'lands'} in this Segment (${enemy ? '10.64' : '10.63'}): ${how}`;
}

/** For the question of a Movement phase: who lies at sea; empty: nobody. */
export function atSeaWords(q: Ask): string {
  const names = atSea(boardSeen(q), q.seat).map(({ id }) => unitName(id, q));
  return names.length === 0
    ? ''
    : ` ${names.join(', ')} lies at sea and is lost if it neither lands nor attacks (10.63).`;
}

/** What stays at sea after these moves with no enemy to attack beside it (10.64). */
export function leftAtSea(view: Ask['view'], q: Ask): string[] {
  const board = new Board(view, q.data);
  const { grid } = q.data.ground.map;
  return atSea(board, q.seat).flatMap(({ id, at }) => {
    const fights = grid.neighbours(at).some((hex) => board.occupier(hex) === enemyOf(q.seat));
    return fights ? [] : [`${unitName(id, q)} stays at sea with nobody to attack, and is lost (10.64)`];
  });
}
