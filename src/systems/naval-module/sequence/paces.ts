import type { Act } from '../naval-module';
import { Board } from '../rules/board';
import { isCombatUnit } from '../rules/g13-types';
import { groundFor } from '../rules/g16-zoc';
import { stepFault } from '../rules/g19-movement';
import { overIce } from '../rules/special';
import type { Side } from '../side';
import { enterHex, takeHex } from './overrun';

/** G17, G22: how far a unit comes on its way as things stand: what its side did not see of the enemy stops it. It stands there then. */
export function pace(c: Act, side: Side, id: string, way: readonly string[]): string[] {
  const board = new Board(c.world, c.data);
  const [unit, state] = [board.unit(id), c.world.units[id]];
  if (!unit || !state) return [];
  const ground = groundFor(board, side);
  const path: string[] = [];
  for (const next of way) {
    if (stepFault(board, unit, ground, path.at(-1) ?? unit.at, next) !== null && !overIce(board, unit).includes(next))
      break;
    path.push(next);
    if (ground.zoc.has(next)) break;
  }
  state.at = path.at(-1) ?? unit.at;
  return path;
}

/** G22, G23: a combat unit takes the hexes of its way, that it ended in and those that it went through. */
export function takeWay(c: Act, side: Side, id: string, path: readonly string[]): void {
  const counter = c.data.ground.get(id);
  if (!counter || !isCombatUnit(counter)) return;
  for (const hex of path.filter((one) => c.data.waters.map.sides.has(one))) {
    takeHex(c, side, hex);
    enterHex(c, side, hex);
  }
}
