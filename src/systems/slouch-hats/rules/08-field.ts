import type { HexId } from '../../../hex/hex';
import type { BoxId } from '../data/boxes';
import { enemyOf, type Fault, type Place, type Side, type SlouchHatsData } from '../slouch-hats';
import type { MoveClass } from '../data/terrain';
import { strengthsOf, type Board, type Unit } from './03-board';
import { inForce } from './20-2-lasting';
import { classOf } from './03-2-zones';

/** How a stack goes: by 8.1, by strategic movement (9.2), railroad (9.4), infiltration (9.6), exploitation (8.4). */
export const MODES = ['move', 'march', 'rail', 'infiltrate', 'exploit'] as const;
export type Mode = (typeof MODES)[number];

/** Who goes, and how. Boxes are entered and left, and commandos land, where the path leads them so. */
export interface Going {
  /** Combat units, supply units and REPL units, all in one place. */
  units: readonly string[];
  mode: Mode;
  /** Those of them that the motor pool carries (9.5). */
  riding: readonly string[];
}

/** A move that is ordered. */
export interface Move extends Going {
  /** Places entered, one after the other: hexes, a holding box only as the last. */
  path: readonly Place[];
  /** Units that stay behind where the path first comes through (8.12). */
  drops: Readonly<Record<string, Place>>;
}

/** Where units and supply units of a move end. */
export type Stands = Readonly<Record<string, Place>>;

/** What a move is judged by: the board as it is now, and what this phase has used up. */
export interface Field {
  board: Board;
  side: Side;
  /** Units that have moved in this phase (8.13); new supply units made from moved ones too (6.13f). */
  moved: readonly string[];
  /** Points of capacity that are left this phase (9.41, 9.56). */
  motorPool: number;
  railroad: number;
  /** Units that took part in combat in the phase before, in an Exploitation Movement phase; null in a Movement phase (8.42). */
  fought: readonly string[] | null;
  /** Whether General Supply could be traced from a place once everything stands so (9.21). */
  traces: (place: Place, stands: Stands) => boolean;
  /** Hexes where roads do not count (20.22 O). */
  interdicted: ReadonlyMap<HexId, true>;
}

/** One who goes. */
export interface Walker {
  id: string;
  /** As printed. */
  name: string;
  kind: 'combat' | 'msu' | 'dump' | 'repl';
  side: Side;
  at: Place;
  /** Its state and counter, of a combat unit. */
  unit: Unit | null;
  /** Printed allowance in points, of the side that shows. */
  move: number;
  /** Supply Points that it carries, or stacking points (9.41, 9.52). */
  load: number;
  /** On its own wheels. */
  motorized: boolean;
  nationality: string | null;
  rides: boolean;
  /** The column of the Terrain Effects Chart. */
  moves: MoveClass;
}

/** A stack on its way. */
export interface Mover extends Going {
  field: Field;
  walkers: readonly Walker[];
  start: Place;
  /** Its allowance in sixths of a point (8.12). */
  points: number;
}

/** What a caller may leave out: nothing is used yet, it is a Movement phase. */
export type FieldOptions = Pick<Field, 'traces'> & Partial<Pick<Field, 'moved' | 'motorPool' | 'railroad' | 'fought'>>;

/** The field of a phase; capacities are those of the scenario unless what is left of them is given. */
export function fieldOf(board: Board, side: Side, options: FieldOptions): Field {
  const { world, data, ground } = board;
  const card = data.scenarios.find(({ id }) => id === world.scenario)?.cards[side];
  const covered = inForce(world, 'interdiction').flatMap(({ hex, radius }) => ground.map.grid.within(hex, radius));
  return {
    ...{ board, side, moved: [], fought: null },
    motorPool: card?.transport.motorPool ?? 0,
    railroad: card?.transport.railroad ?? 0,
    interdicted: new Map(covered.map((hex) => [hex, true])),
    ...options,
  };
}

/** An ordinary move of these units; what else is meant is given. */
export const goingOf = (units: readonly string[], other: Partial<Going> = {}): Going => ({
  ...{ units, mode: 'move', riding: [] },
  ...other,
});

export const isBox = (data: SlouchHatsData, place: Place): place is BoxId => place in data.boxes;

/** What is left of capacities, and who has moved. */
export type Used = Pick<Field, 'moved' | 'motorPool' | 'railroad'>;

/** A counter as one who goes; null: there is no such combat, supply or REPL unit. */
export function walkerOf({ board }: Field, id: string, rides: boolean): Walker | null {
  const { world, data } = board;
  const unit = board.units.get(id) ?? null;
  const supply = world.supply[id];
  const counter = data.counters.supply.get(id);
  const repl = world.repl[id];
  const printed = unit?.counter ?? counter ?? data.counters.repl.get(id);
  const base = { id, name: printed?.names[0] ?? id, rides, unit, nationality: null, motorized: false };
  if (unit) {
    const { side, stack, motorized } = unit.counter;
    const nationality = world.nowGerman.includes(id) ? 'german' : unit.counter.nationality;
    const moves = rides ? 'motorized' : classOf(unit.counter);
    const values = { move: strengthsOf(unit).move, load: stack, motorized, nationality };
    return { ...base, ...values, kind: 'combat', side, at: unit.at, moves };
  }
  if (supply && counter) {
    const { side, type: kind, move } = counter;
    const own = { kind, side, motorized: kind === 'msu', load: supply.points };
    return { ...base, ...own, at: supply.at, move: move ?? 0, moves: 'motorized' };
  }
  if (repl === undefined) return null;
  const nationality = data.counters.repl.get(id)?.nationality ?? null;
  const foot = { kind: 'repl', side: 'axis', move: data.counters.replMove, load: 1, moves: 'foot' } as const;
  return { ...base, ...foot, at: repl, nationality };
}

/** Where one who goes stands; empty: nowhere. */
export const standsAt = ({ board: { units, world } }: Field, id: string): string =>
  units.get(id)?.at ?? world.supply[id]?.at ?? world.repl[id] ?? '';

/** 6.33, 6.51: without General Supply there is no Movement Supply either. */
export const lacksSupply = ({ unit }: Walker): boolean => unit !== null && (unit.noMovementSupply || unit.outOfSupply);

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
