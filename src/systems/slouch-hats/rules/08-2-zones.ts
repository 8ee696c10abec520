import type { HexId } from '../../../hex/hex';
import { enemyOf, type Fault, type Place } from '../slouch-hats';
import type { Field } from './08-field';

export const inEnemyZone = ({ board, side }: Field, place: Place): boolean => board.inZone(place, enemyOf(side));

/** 8.21: what ends a move that comes into an enemy zone. */
export const zoneStop = (field: Field, to: Place): Fault | null =>
  inEnemyZone(field, to) ? { rule: '8.21', why: `a move must stop in the enemy zone of control at ${to}` } : null;

/** 8.22: not from one hex of an enemy zone into the next. */
export function zoneFault(field: Field, from: Place, to: Place): Fault | null {
  if (!inEnemyZone(field, to) || !inEnemyZone(field, from)) return null;
  return { rule: '8.22', why: `${from} and ${to} both lie in enemy zones of control` };
}

/** Whether an enemy combat unit stands in one of the hexes around, zone or not (8.16, 9.21). */
export function besideEnemy({ board, side }: Field, hex: HexId): boolean {
  const { grid } = board.ground.map;
  return grid.has(hex) && grid.neighbours(hex).some((next) => board.occupier(next) === enemyOf(side));
}
