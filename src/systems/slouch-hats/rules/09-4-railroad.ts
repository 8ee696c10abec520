import { onceBy } from '../../../kernel/data/once';
import type { HexId } from '../../../hex/hex';
import { enemyOf, type Fault } from '../slouch-hats';
import type { Board } from './03-board';
import { inEnemyZone, isBox, type Field, type Mover, type Walker } from './08-field';

/** 9.41: points of capacity a load takes: stacking points, Supply Points, one for a REPL unit. */
export const railLoad = (walkers: readonly Walker[]): number => walkers.reduce((sum, { load }) => sum + load, 0);

/** 9.41, 9.42: who may go by rail, from where. */
export function railFault({ field, walkers, start }: Mover): Fault | null {
  const { board, side, railroad } = field;
  if (side !== 'axis') return { rule: '9.41', why: 'only Axis units go by railroad' };
  const load = railLoad(walkers);
  if (load > railroad) return { rule: '9.41', why: `the railroad carries ${railroad} more, this load takes ${load}` };
  if (isBox(board.data, start)) return null;
  if (!onRailroad(board, start)) return { rule: '9.42', why: `${start} is not on the railroad` };
  if (inEnemyZone(field, start)) return { rule: '9.41', why: `${start} lies in an enemy zone of control` };
  return lineFault(field, start);
}

const onRailroad = ({ ground }: Board, hex: HexId): boolean =>
  ground.map.grid.neighbours(hex).some((next) => ground.railroad(hex, next));

/** The way that the railroad takes from one hex to another, whoever is on it; null: none goes there. */
export function railWay({ ground }: Board, from: HexId, to: HexId): HexId[] | null {
  const before = new Map<HexId, HexId | null>([[from, null]]);
  for (const hex of before.keys())
    for (const next of ground.map.grid.has(hex) ? ground.map.grid.neighbours(hex) : [])
      if (ground.railroad(hex, next) && !before.has(next)) before.set(next, hex);
  if (!before.has(to)) return null;
  const way: HexId[] = [];
  for (let at: HexId | null = to; at !== null && at !== from; at = before.get(at) ?? null) way.unshift(at);
  return way;
}

/** 9.43: not with an enemy combat unit in it or in an enemy zone. */
const isActive = (field: Field, hex: HexId): boolean =>
  field.board.occupier(hex) !== enemyOf(field.side) && !inEnemyZone(field, hex);

/** Hexes from which a line of active railroad hexes goes to the north edge (9.41); of the Axis, which alone has trains. */
const openLine = onceBy(
  ({ board }: Field) => board,
  (field): ReadonlyMap<HexId, true> => {
    const { ground, data } = field.board;
    const open = new Map<HexId, true>();
    const look = data.boxes.greece.entries.rail.filter((hex) => isActive(field, hex));
    for (const hex of look) {
      if (open.has(hex)) continue;
      open.set(hex, true);
      const on = ground.map.grid.neighbours(hex).filter((next) => ground.railroad(hex, next) && isActive(field, next));
      look.push(...on);
    }
    return open;
  },
);

/** 9.42: one step along the railroad. */
export function railStepFault(field: Field, from: HexId, to: HexId): Fault | null {
  if (!field.board.ground.railroad(from, to)) return { rule: '9.42', why: `no railroad goes from ${from} to ${to}` };
  return lineFault(field, to);
}

/** 9.41, 9.43: what is against a train in a hex. */
export function lineFault(field: Field, hex: HexId): Fault | null {
  if (!isActive(field, hex)) return { rule: '9.43', why: `the enemy is in ${hex} or has it in his zone of control` };
  return openLine(field).has(hex)
    ? null
    : { rule: '9.41', why: `the railroad is cut between ${hex} and the north edge of the map` };
}
