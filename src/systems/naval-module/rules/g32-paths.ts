import type { HexId } from '../../../hex/hex';
import type { Side } from '../side';
import type { Board } from './board';
import { groundFor } from './g16-zoc';

/** G32: hexes that a supply path may have, its own hex not counted: fewer in Mud or Snow. */
export const pathOf = ({ position }: Board): number => (position.weather.ground === 'Dry' ? 7 : 5);

/** G32: whether a supply path of a side may lead through a hex: no enemy combat unit, and no enemy zone of control but where friends lift it. */
export function passableFor(board: Board, side: Side): (hex: HexId) => boolean {
  const { enemies, zoc, friends } = groundFor(board, side);
  return (hex) => board.data.waters.map.sides.has(hex) && !enemies.has(hex) && (!zoc.has(hex) || friends.has(hex));
}

/** G32: hexes of main roads and railroads that lead to one of these hexes, each along its own kind. */
export function linesTo(board: Board, sources: readonly HexId[], passable: (hex: HexId) => boolean): HexId[] {
  const { map } = board.data.waters;
  const found = new Map<HexId, true>();
  for (const kind of ['road', 'rail'] as const) {
    const begin = sources.filter((hex) => map.ways[kind].has(hex) && passable(hex));
    const seen = new Map<HexId, true>(begin.map((hex) => [hex, true]));
    const queue = [...begin];
    for (const hex of queue) {
      found.set(hex, true);
      for (const direction of map.ways[kind].get(hex) ?? []) {
        const next = map.grid.directions.find((one) => one === direction);
        const to = next === undefined ? null : map.grid.neighbour(hex, next);
        if (to === null || seen.has(to) || !passable(to)) continue;
        seen.set(to, true);
        queue.push(to);
      }
    }
  }
  return [...found.keys()];
}

/**
 * G32: how many hexes each hex lies from the nearest of some by a supply path, so far as one may be traced. Paths are traced
 * backwards, so the unit's own hex need not be free; `ports`: of these a path may end over an all-sea side.
 */
export function spread(
  board: Board,
  from: readonly HexId[],
  passable: (hex: HexId) => boolean,
  most: number,
  ports: readonly HexId[] = [],
): ReadonlyMap<HexId, number> {
  const { waters } = board.data;
  const open = from.filter(passable);
  const found = new Map<HexId, number>(open.map((hex) => [hex, 0]));
  const queue = [...open];
  for (const hex of queue) {
    const steps = found.get(hex) ?? 0;
    if (steps === most || !passable(hex)) continue;
    for (const to of waters.map.grid.neighbours(hex)) {
      if (found.has(to) || !waters.map.sides.has(to)) continue;
      const over = steps === 0 && ports.includes(hex) && waters.sideBetween(hex, to) === 'S';
      if (!waters.joins(hex, to) && !over) continue;
      found.set(to, steps + 1);
      queue.push(to);
    }
  }
  return found;
}
