import { counted, countedIf, type Counted } from '../../../kernel/chance/roll';
import { isSlowed } from './27-3-damage';
import { enemyOf } from '../side';
import type { Board, Ship, Unit } from './board';
import { SINKS_AT } from './g78-flotillas';

/** 27.12: the hex in which a ship can be fired at: on an all-sea hex, or in a harbour on the map; never in a zone. */
function hexOf({ data: { waters } }: Board, { at }: Ship): string | null {
  return waters.port(at)?.hex ?? (waters.map.grid.has(at) ? at : null);
}

/** What a battery fires at: a ship, or a flotilla (27.12). */
export type Target = Ship | Unit;

/** 27.12: a flotilla is fired at in its hex, a harbour or water. */
const hexOfTarget = (board: Board, target: Target): string | null =>
  isShip(target) ? hexOf(board, target) : board.data.waters.map.grid.has(target.at) ? target.at : null;
export const isShip = (target: Target): target is Ship => 'protection' in target.counter;

/** The Damage Points that a target can take yet. */
const leftOf = (one: Target): number =>
  isShip(one) ? one.counter.protection - one.damage : SINKS_AT - 1 - (one.damage ?? 0);

/** 27.12, 30.23: the enemy ships and flotillas that a battery has in range and sight, the weakest first. */
export function targetsOf(board: Board, gun: Unit): Target[] {
  const { waters } = board.data;
  const { range = 0 } = gun.counter.gun ?? {};
  if (gun.counter.type !== 'coast-artillery' || !waters.map.grid.has(gun.at)) return [];
  const enemy = enemyOf(gun.counter.side);
  const boats = board.units(enemy).filter(({ counter }) => counter.type === 'flotilla');
  const seen = [...board.ships(enemy), ...boats].filter((one) => {
    const hex = hexOfTarget(board, one);
    return hex !== null && waters.map.grid.distance(gun.at, hex) <= range && waters.sees(gun.at, hex);
  });
  return seen.toSorted((a, b) => leftOf(a) - leftOf(b) || (a.id < b.id ? -1 : 1));
}

/** 27.31c, 27.36: all batteries on one target are one roll, their points after the first a modifier. */
export function coastModifiers(board: Board, target: Target, points: number): Counted[] {
  const chart = board.data.charts['shipping-attack'];
  return [
    ...(points > 1 ? [counted(chart, 'cd-points', `${points} points of coast artillery`, points - 1)] : []),
    ...countedIf(isShip(target) && isSlowed(target.counter, target.damage), chart, 'slowed'),
  ];
}
