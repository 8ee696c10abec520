import { onceBy } from '../../../kernel/data/once';
import type { HexId } from '../../../hex/hex';
import { enemyOf, type Side } from '../slouch-hats';
import type { Board } from './03-board';
import { supplyGround, type SupplyGround } from './06-2-supply-ground';

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
