import type { HexId } from '../../../hex/hex';
import { strengthsOf } from '../rules/03-board';
import type { Board, Unit } from '../rules/03-board';
import { enemyOf } from '../side';
import type { Side } from '../side';

/** Where the war is decided: the cities of the Vichy Surrender Table, and the towns on the ways to them. */
const WAYS: readonly HexId[] = ['1722', '1521', '1515'];

export const attackOf = (unit: Unit): number => strengthsOf(unit).attack;
export const defenceOf = (unit: Unit): number => strengthsOf(unit).defence;

/** Hexes that matter and are not a side's yet, the cities first. */
export function aimsOf(board: Board, side: Side): HexId[] {
  const all = [...board.data.victory.surrender.cities, ...WAYS];
  return all.filter((hex) => board.friendlyTo(hex) !== side);
}

/** Hexes that matter and are a side's. */
export function heldAims(board: Board, side: Side): HexId[] {
  const all = [...board.data.victory.surrender.cities, ...WAYS];
  return all.filter((hex) => board.friendlyTo(hex) === side);
}

/** How far the nearest of some hexes is; a box is far from all. */
export function farFrom(board: Board, at: string, hexes: readonly HexId[]): number {
  const { grid } = board.ground.map;
  if (!grid.has(at) || hexes.length === 0) return 40;
  return Math.min(...hexes.map((hex) => grid.distance(at, hex)));
}

/** Enemy hexes beside a place. */
export function enemiesBeside(board: Board, side: Side, at: string): HexId[] {
  const { grid } = board.ground.map;
  if (!grid.has(at)) return [];
  return grid.neighbours(at).filter((hex) => board.occupier(hex) === enemyOf(side));
}

/** How near a unit must be to take part in an attack that is being gathered. */
const GATHERING = 4;

/** Strengths that a side can bring beside a hex soon. */
export function pressure(board: Board, side: Side, hex: HexId): number {
  const { grid } = board.ground.map;
  const near = board.stacksOf(side).filter(([at]) => grid.distance(at, hex) <= GATHERING);
  return near.flatMap(([, units]) => units).reduce((sum, unit) => sum + attackOf(unit), 0);
}

/** What defends a hex. */
export const guard = (board: Board, hex: HexId): number =>
  board.at(hex).reduce((sum, unit) => sum + defenceOf(unit), 0);
