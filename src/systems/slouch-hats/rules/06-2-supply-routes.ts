import { once, onceBy } from '../../../kernel/data/once';
import type { HexId } from '../../../hex/hex';
import { enemyOf, SIDES, type Side } from '../slouch-hats';
import type { Board } from './03-board';
import type { Ground } from '../data/ground';

/** The printed map as supply sees it: hexes by number, so that searches over all of it stay quick. Made once a map. */
export class SupplyGround {
  readonly hexes: readonly HexId[];
  /** Hexes from which a Supply Line may step into a hex (6.22b). */
  readonly into: readonly (readonly number[])[];
  /** Hexes joined to a hex by main or minor road (6.23). */
  readonly roads: readonly (readonly number[])[];
  private readonly numbers: ReadonlyMap<HexId, number>;
  private readonly closed: Readonly<Record<Side, Uint8Array>>;

  constructor(ground: Ground) {
    this.hexes = [...ground.map.terrain.keys()];
    this.numbers = new Map(this.hexes.map((hex, i) => [hex, i]));
    const around = this.hexes.map((hex) => ground.map.grid.neighbours(hex));
    const those = (hex: HexId, i: number, may: (next: HexId) => boolean): number[] =>
      (around[i] ?? []).filter((next) => may(next)).map((next) => this.numberOf(next));
    this.into = this.hexes.map((hex, i) => those(hex, i, (from) => mayStep(ground, from, hex)));
    this.roads = this.hexes.map((hex, i) => those(hex, i, (next) => isSupplyRoad(ground, hex, next)));
    this.closed = { axis: this.closedTo(ground, SIDES[0]), allied: this.closedTo(ground, SIDES[1]) };
  }

  /** -1 for what is no hex of the map. */
  numberOf(hex: string): number {
    return this.numbers.get(hex) ?? -1;
  }

  idOf(number: number): HexId {
    return this.hexes[number] ?? '';
  }

  /** 1 for hexes that nothing of a side may be led through: Turkey but where it is open to the Axis. */
  barred(side: Side): Uint8Array {
    return this.closed[side];
  }

  private closedTo(ground: Ground, side: Side): Uint8Array {
    return Uint8Array.from(this.hexes, (hex) => {
      const area = ground.map.areas.get(ground.areaOf(hex) ?? '');
      const open = area?.closed !== true || (side === 'axis' && area.openToAxis.includes(hex));
      return open ? 0 : 1;
    });
  }
}

/** 6.22b: into mountain, and into what nobody walks through, only along a road or trail; never across prohibited hexsides. */
function mayStep(ground: Ground, from: HexId, to: HexId): boolean {
  const barred = ground.effects(from, to).some(({ costs }) => Object.values(costs).every((cost) => cost === 'never'));
  if (barred) return false;
  const kind = ground.kindOf(to);
  const free = kind !== 'mountain' && typeof ground.terrain.hexes.get(kind)?.costs?.foot === 'number';
  return free || ground.road(from, to) !== null;
}

function isSupplyRoad(ground: Ground, a: HexId, b: HexId): boolean {
  const road = ground.road(a, b);
  return road !== null && road !== 'trail';
}

/** The one of a map, made when first asked for. */
export const supplyGround = once((ground: Ground) => new SupplyGround(ground));

/**
 * A Supply Route (6.21). `line`: from the hex of the unit to the source or to the Supply Road, both counted in; it is one
 * shorter than this list. `road`: on from there to the source; empty where the line leads to the source itself.
 */
export interface Route {
  line: HexId[];
  road: HexId[];
}

/** No way: more than any line may have. */
const NONE = 255;

/** What one side can trace on one board. Every search runs over the map once and is kept for all units. */
export class SupplyNet {
  private readonly ground: SupplyGround;
  private readonly reach: number;
  private readonly opened: Uint8Array;
  private readonly lines = new Map<HexId, Uint8Array>();
  private readonly networks = new Map<HexId, Network>();

  constructor(
    readonly board: Board,
    readonly side: Side,
  ) {
    this.ground = supplyGround(board.ground);
    this.reach = board.data.limits['supply-line-hexes'];
    this.opened = this.ground.barred(side).map((barred) => 1 - barred);
    // An enemy unit's own hex is in its zone (3.21).
    for (const hex of board.zoneOf(enemyOf(side)))
      if (board.occupier(hex) !== side && this.ground.numberOf(hex) >= 0) this.opened[this.ground.numberOf(hex)] = 0;
  }

  /** 6.24: no enemy unit in it, and no enemy zone unless a friendly combat unit stands there. */
  open(hex: HexId): boolean {
    return this.opened[this.ground.numberOf(hex)] === 1;
  }

  /** Hexes of the shortest Supply Line to a hex; null: none is short enough. A unit's own hex need not be open to trace from. */
  lineLength(from: HexId, to: HexId): number | null {
    return this.length(this.lineTo(to), from);
  }

  /** The same to a source by a Supply Road of any length, or straight to it (6.21, 6.23). */
  lengthToRoad(from: HexId, source: HexId): number | null {
    const network = this.network(source);
    return network ? this.length(network.lines, from) : null;
  }

  /** The shortest Supply Line itself; null: there is none. */
  line(from: HexId, to: HexId): Route | null {
    const line = this.trace(this.lineTo(to), from);
    return line && { line, road: [] };
  }

  /** A whole Supply Route: the shortest line to the road, then the shortest road. */
  route(from: HexId, source: HexId): Route | null {
    const network = this.network(source);
    const line = network && this.trace(network.lines, from);
    const joins = line?.at(-1);
    if (!line || joins === undefined) return null;
    return { line, road: joins === source ? [] : this.along(joins, source) };
  }

  private length(lengths: Uint8Array, from: HexId): number | null {
    const length = lengths[this.ground.numberOf(from)] ?? NONE;
    return length === NONE ? null : length;
  }

  private lineTo(hex: HexId): Uint8Array {
    const made = this.lines.get(hex) ?? this.linesTo([this.ground.numberOf(hex)]);
    this.lines.set(hex, made);
    return made;
  }

  private network(source: HexId): Network | null {
    const made = this.networks.get(source);
    if (made) return made;
    if (!this.open(source)) return null;
    const hexes = this.flood(this.ground.numberOf(source));
    const network = { lines: this.linesTo(hexes) };
    // All hexes of one network have the same lines; what lies on no road is a network of its own.
    for (const hex of hexes) this.networks.set(this.ground.idOf(hex), network);
    return network;
  }

  private flood(start: number): number[] {
    const found = [start];
    const seen = new Uint8Array(this.opened.length);
    seen[start] = 1;
    for (const hex of found)
      for (const next of this.ground.roads[hex] ?? []) {
        if (seen[next] === 1 || this.opened[next] === 0) continue;
        seen[next] = 1;
        found.push(next);
      }
    return found;
  }

  /** Length of the shortest line from each hex to the nearest of these, searched outwards; closed hexes are not gone through. */
  private linesTo(goals: readonly number[]): Uint8Array {
    const lengths = new Uint8Array(this.opened.length).fill(NONE);
    const queue = goals.filter((hex) => this.opened[hex] === 1);
    for (const hex of queue) lengths[hex] = 0;
    for (const hex of queue) {
      const length = (lengths[hex] ?? NONE) + 1;
      if (length > this.reach) break;
      for (const from of this.ground.into[hex] ?? []) {
        if (lengths[from] !== NONE) continue;
        lengths[from] = length;
        if (this.opened[from] === 1) queue.push(from);
      }
    }
    return lengths;
  }

  /** Down the lengths, from the hex of the unit to where they are nothing. */
  private trace(lengths: Uint8Array, from: HexId): HexId[] | null {
    let at = this.ground.numberOf(from);
    let left = lengths[at] ?? NONE;
    if (left === NONE) return null;
    const line = [from];
    for (; left > 0; left--) {
      const next = this.board.ground.map.grid
        .neighbours(this.ground.idOf(at))
        .map((hex) => this.ground.numberOf(hex))
        .find((hex) => this.leads(hex, at, left - 1, lengths));
      if (next === undefined) throw new Error(`the Supply Line from ${from} breaks off at ${this.ground.idOf(at)}`);
      line.push(this.ground.idOf(next));
      at = next;
    }
    return line;
  }

  private leads(to: number, from: number, left: number, lengths: Uint8Array): boolean {
    return lengths[to] === left && this.opened[to] === 1 && (this.ground.into[to] ?? []).includes(from);
  }

  /** The shortest way along main and minor roads from a hex of the network to the source. */
  private along(from: HexId, source: HexId): HexId[] {
    const [start, goal] = [this.ground.numberOf(source), this.ground.numberOf(from)];
    const towards = new Map<number, number>([[start, start]]);
    for (const hex of towards.keys())
      for (const next of this.ground.roads[hex] ?? [])
        if (!towards.has(next) && this.opened[next] === 1) towards.set(next, hex);
    const road = [goal];
    for (let at = goal; at !== start; road.push(at)) at = towards.get(at) ?? start;
    return road.map((hex) => this.ground.idOf(hex));
  }
}

/** A Supply Road: lengths of the lines that lead to it. */
interface Network {
  lines: Uint8Array;
}

/** The one of a board, made when first asked for. It holds as long as the board does: both see what stood where when the board was made. */
export const supplyNet = onceBy(
  (board: Board, _side: Side) => board,
  (board, side) => new SupplyNet(board, side),
  (_, side) => side,
);
