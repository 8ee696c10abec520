import { counted, countedIf, type Counted } from '../../../kernel/chance/roll';
import { isSlowed } from './27-3-damage';
import type { Board, Ship, Unit } from './board';

/** 27.12: the hex in which a ship can be fired at: on an all-sea hex, or in a harbour on the map; never in a zone. */
function hexOf({ data: { waters } }: Board, { at }: Ship): string | null {
  return waters.port(at)?.hex ?? (waters.map.grid.has(at) ? at : null);
}

/** 27.12, 30.23: the enemy ships that a battery has in range and sight, the weakest first. */
export function targetsOf(board: Board, gun: Unit): Ship[] {
  const { waters } = board.data;
  const { range = 0 } = gun.counter.gun ?? {};
  if (gun.counter.type !== 'coast-artillery' || !waters.map.grid.has(gun.at)) return [];
  const seen = board.ships('soviet').filter((ship) => {
    const hex = hexOf(board, ship);
    return hex !== null && waters.map.grid.distance(gun.at, hex) <= range && waters.sees(gun.at, hex);
  });
  const left = ({ counter, damage }: Ship): number => counter.protection - damage;
  return seen.toSorted((a, b) => left(a) - left(b) || (a.id < b.id ? -1 : 1));
}

/** 27.31c, 27.36: all batteries on one target are one roll, their points after the first a modifier. */
export function coastModifiers(board: Board, ship: Ship, points: number): Counted[] {
  const chart = board.data.charts['shipping-attack'];
  return [
    ...(points > 1 ? [counted(chart, 'cd-points', `${points} points of coast artillery`, points - 1)] : []),
    ...countedIf(isSlowed(ship.counter, ship.damage), chart, 'slowed'),
  ];
}
