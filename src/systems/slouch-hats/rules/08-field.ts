import type { HexId } from '../../../hex/hex';
import type { BoxId } from '../data/boxes';
import type { Place, Side, SlouchHatsData } from '../slouch-hats';
import type { MoveClass } from '../data/terrain';
import type { Board, Unit } from './03-board';
import { inForce } from './20-2-lasting';

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
