import { BadHex, type HexId } from './hex';
import { Numbers, type Cell, type GridOf, type HexPlace, type Spot, type Top } from './numbers';

/** The directions from a hex on its point, clockwise. Words of the sheet as it is drawn: up is N, wherever north may be. */
export const POINT_DIRECTIONS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
/** The directions from a hex on its side, clockwise. */
export const FLAT_DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

export type PointDirection = (typeof POINT_DIRECTIONS)[number];
export type FlatDirection = (typeof FLAT_DIRECTIONS)[number];
export type DirectionOf<T extends Top> = T extends 'point' ? PointDirection : FlatDirection;

/**
 * The geometry of one map. No rules; what it has worked out it keeps to itself, so two maps never mix. Ids that are no
 * numbers of the map throw BadHex. Hexes that are not there (off the blocks, holes) are never answered, but may be asked about.
 */
export interface Grid<T extends Top = Top> {
  /** Whether its hexes stand on a point or on a side. */
  readonly top: T;
  /** The six directions, clockwise. */
  readonly directions: readonly DirectionOf<T>[];
  readonly opposite: (direction: DirectionOf<T>) => DirectionOf<T>;
  /** Whether there is a hex of this number; false for what is no number at all. */
  readonly has: (id: string) => boolean;
  /** All hexes there are. @throws Error for a sheet whose blocks are not given */
  readonly all: () => HexId[];
  readonly placeOf: (id: HexId) => HexPlace;
  readonly idOf: (place: HexPlace) => HexId;
  /** The hexes around, clockwise from the first direction: six, fewer at an edge. */
  readonly neighbours: (id: HexId) => readonly HexId[];
  /** The next hex in a direction, or the one so many hexes off; null where there is none. */
  readonly neighbour: (id: HexId, direction: DirectionOf<T>, hexes?: number) => HexId | null;
  /** Whether `b` is one of the hexes around `a`; `b` may be no hex at all. */
  readonly adjacent: (a: HexId, b: string) => boolean;
  /** The direction in which `b` lies from `a`, next to it or further on in the same row of hexes; null off the six rows. */
  readonly directionTo: (a: HexId, b: HexId) => DirectionOf<T> | null;
  /** The name of the side between two hexes, the same from both: `lower/higher`. Whether they touch is not asked. */
  readonly hexside: (a: HexId, b: HexId) => string;
  /** The two hexes of a hexside. */
  readonly hexesOf: (side: string) => [HexId, HexId];
  /** Hexes from `a` (not counted) to `b` (counted), as the crow flies; Infinity between panels that lie apart. */
  readonly distance: (a: HexId, b: HexId) => number;
  /** The hexes at a distance, clockwise from the first direction. */
  readonly ring: (id: HexId, distance: number) => HexId[];
  /** The hex and all within a distance of it, the nearest first. */
  readonly within: (id: HexId, range: number) => readonly HexId[];
  /** The hexes entered on the straight way from `a` to `b`; null where it would leave the map. Same way on every call. */
  readonly straight: (a: HexId, b: HexId) => HexId[] | null;
  /** The middle of a hex for drawing, x to the right and y down, in widths of a hex from side to side. */
  readonly centre: (id: HexId) => readonly [number, number];
}

/** Steps in half hexes along the line and in lines, clockwise, for rows (point) or columns (flat) that are counted downwards. */
const STEPS: Readonly<Record<Top, readonly (readonly [along: number, line: number])[]>> = {
  point: [
    [1, -1],
    [2, 0],
    [1, 1],
    [-1, 1],
    [-2, 0],
    [-1, -1],
  ],
  flat: [
    [-2, 0],
    [-1, 1],
    [1, 1],
    [2, 0],
    [1, -1],
    [-1, -1],
  ],
};

/** From one line to the next, in widths of a hex. */
const LINE = Math.sqrt(3) / 2;

/** The geometry of the map that is described. */
export function grid<const T extends Top>(described: GridOf<T>): Grid<T> {
  const numbers = new Numbers(described);
  const around = new Around(numbers, stepsOf(described));
  const directions = (described.top === 'point' ? POINT_DIRECTIONS : FLAT_DIRECTIONS) as readonly DirectionOf<T>[];
  const down = described.yUp ? -1 : 1;
  const read = (id: HexId): Cell => numbers.read(id);
  const placeOf = (id: HexId): HexPlace => read(id).place;
  return {
    top: described.top,
    directions,
    opposite: (direction) => directions[(directions.indexOf(direction) + 3) % 6] ?? direction,
    has: (id) => numbers.has(id),
    all: () => numbers.all(),
    placeOf,
    idOf: (place) => numbers.idOf(place),
    neighbours: (id) => around.hexes(id),
    neighbour: (id, direction, hexes = 1) => around.at(read(id), directions.indexOf(direction), hexes),
    adjacent: (a, b) => around.hexes(a).includes(b),
    directionTo: (a, b) => directions[around.rowTo(read(a), read(b))] ?? null,
    hexside: (a, b) => (a < b ? `${a}/${b}` : `${b}/${a}`),
    hexesOf: (side) => {
      const [a = '', b = '', more] = side.split('/');
      if (more !== undefined) throw new BadHex(side);
      return [read(a).id, read(b).id];
    },
    distance: (a, b) => far(read(a), read(b)),
    ring: (id, distance) => around.ring(read(id), distance),
    within: (id, range) => around.within(id, range),
    straight: (a, b) => straight(around, read(a), read(b)),
    centre: (id) => {
      const { line, along } = read(id);
      return described.top === 'point' ? [along / 2, down * line * LINE] : [line * LINE, (down * along) / 2];
    },
  };
}

function stepsOf({ top, yUp = false }: GridOf): readonly (readonly [number, number])[] {
  if (!yUp) return STEPS[top];
  return STEPS[top].map(([along, line]) => (top === 'point' ? [along, -line] : [-along, line]));
}

/** A line is one step, and so are two half hexes; every line crossed brings half a hex with it. */
function far(a: Spot, b: Spot): number {
  if (a.plane !== b.plane) return Infinity;
  const lines = Math.abs(a.line - b.line);
  return Math.max(lines, (Math.abs(a.along - b.along) + lines) / 2);
}

/** The hexes around each hex. Reading ids is what moves of a whole side cost most, so each is read once. */
class Around {
  private readonly known = new Map<HexId, readonly HexId[]>();
  private readonly ranges = new Map<number, Map<HexId, readonly HexId[]>>();

  constructor(
    private readonly numbers: Numbers,
    private readonly steps: readonly (readonly [along: number, line: number])[],
  ) {}

  read(id: HexId): Cell {
    return this.numbers.read(id);
  }

  hexes(id: HexId): readonly HexId[] {
    const known = this.known.get(id);
    if (known) return known;
    const around = this.ring(this.read(id), 1);
    this.known.set(id, around);
    return around;
  }

  /** The hex so many hexes off in the direction of this number. */
  at(from: Cell, direction: number, hexes: number): HexId | null {
    const step = this.steps[direction];
    return step ? this.numbers.write(moved(from, step, hexes), from.place.sheet) : null;
  }

  /** Number of the direction in which a row of hexes leads from one to the other; -1: none does. */
  rowTo(a: Cell, b: Cell): number {
    const hexes = far(a, b);
    if (hexes === 0 || hexes === Infinity) return -1;
    return this.steps.findIndex(
      ([along, line]) => b.along - a.along === along * hexes && b.line - a.line === line * hexes,
    );
  }

  /** How far troops look and guns fire is asked of the same hexes again and again; no map has more than a few ranges. */
  within(id: HexId, range: number): readonly HexId[] {
    const of = this.ranges.get(range) ?? new Map<HexId, readonly HexId[]>();
    this.ranges.set(range, of);
    const from = this.read(id);
    const found = of.get(id) ?? Array.from({ length: range + 1 }, (_, i) => this.ring(from, i)).flat();
    of.set(id, found);
    return found;
  }

  ring(from: Cell, distance: number): HexId[] {
    const spots = distance === 0 ? [from] : this.spots(from, distance);
    return spots.map((spot) => this.numbers.write(spot, from.place.sheet)).filter((id) => id !== null);
  }

  private spots(from: Cell, distance: number): Spot[] {
    const step = (n: number): readonly [number, number] => this.steps[n % 6] ?? [0, 0];
    // From the corner of one direction to that of the next leads the direction after it.
    return this.steps.flatMap((corner, i) => {
      const start = moved(from, corner, distance);
      return Array.from({ length: distance }, (_, k) => moved(start, step(i + 2), k));
    });
  }
}

const moved = ({ plane, along, line }: Spot, [a, l]: readonly [number, number], times: number): Spot => ({
  plane,
  along: along + a * times,
  line: line + l * times,
});

/** Of the hexes that lead nearer, each time the one least off the line between the middles; of equals the first clockwise. */
function straight(around: Around, from: Cell, to: Cell): HexId[] | null {
  const off = (at: Spot): number =>
    Math.abs((at.along - from.along) * (to.line - from.line) - (at.line - from.line) * (to.along - from.along));
  const path: HexId[] = [];
  for (let at = from; at.id !== to.id;) {
    const nearer = around
      .hexes(at.id)
      .map((id) => around.read(id))
      .filter((next) => far(next, to) < far(at, to));
    const [first, ...others] = nearer;
    if (!first) return null;
    at = others.reduce((best, next) => (off(next) < off(best) ? next : best), first);
    path.push(at.id);
  }
  return path;
}
