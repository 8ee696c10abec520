import type { HexId } from '../../../hex/hex';
import type { Port } from '../map/black-sea';
import type { Side } from '../side';
import { generalSupplyOf } from './26-2-ports';
import type { Board, Unit } from './board';
import { linesTo, passableFor, pathOf, spread } from './g32-paths';

/** Types that need no General Supply (G31). */
const SELF: readonly string[] = ['flotilla', 'msu', 'dump', 'base'];

/** G31: units of a side that trace General Supply: on land, of the panels in play; who is aboard or in a box is in supply. */
export const tracing = (board: Board, side: Side): Unit[] =>
  board.units(side).filter(({ at, counter }) => board.data.waters.map.sides.has(at) && !SELF.includes(counter.type));

/** What feeds a side: where an unlimited source can be traced to, and how far each hex is from each harbour (G33). */
export interface Larder {
  unlimited: ReadonlyMap<HexId, number>;
  ports: readonly { port: Port; hex: HexId; left: number; reach: ReadonlyMap<HexId, number> }[];
}

/** G33, G34: the sources of the map without limit, and each friendly harbour for as many stacking points as it has left. */
export function larderOf(changing: Board, side: Side): Larder {
  const board = changing.still();
  const { map } = board.data.waters;
  const passable = passableFor(board, side);
  const most = pathOf(board);
  const sources = map.sources.flatMap((one) => (one.side === side && map.sides.has(one.at) ? [one.at] : []));
  const unlimited = spread(board, [...sources, ...linesTo(board, sources, passable)], passable, most);
  const ports = board.ports().flatMap((port) => {
    const { hex } = port;
    const left = generalSupplyOf(board, port, side);
    if (hex === null || left === 0) return [];
    const lines = linesTo(board, [hex], passable);
    return [{ port, hex, left, reach: spread(board, [hex, ...lines], passable, most, [hex]) }];
  });
  return { unlimited, ports };
}

/** G83: whether a unit has a supply path of any length to a friendly harbour or source. */
export function isConnected(changing: Board, side: Side, hex: HexId): boolean {
  const board = changing.still();
  const { map } = board.data.waters;
  const passable = passableFor(board, side);
  const sources = map.sources.flatMap((one) => (one.side === side ? [one.at] : []));
  const ports = board
    .ports()
    .flatMap((port) => (port.hex !== null && board.holder(port.hex) === side ? [port.hex] : []));
  return spread(
    board,
    [...sources, ...ports].filter((at) => map.sides.has(at)),
    passable,
    Infinity,
    ports,
  ).has(hex);
}

/** G33: stacking points that a unit takes of a harbour's supply: an HQ none. */
export const eats = ({ counter }: Unit): number => (counter.type === 'hq' ? 0 : counter.points);

/** Whom the sources feed, and whom a harbour that has not enough for all leaves without (G34). */
export interface Fed {
  fed: string[];
  unfed: string[];
  /** A harbour that could be reached had not enough. */
  short: boolean;
}

/** G34: unlimited sources first; then harbours, `first` in their order, in silence the nearest, then the higher defence. */
export function feed(board: Board, side: Side, first: readonly string[] = [], fedBefore: readonly string[] = []): Fed {
  const { unlimited, ports } = larderOf(board, side);
  const left = new Map(ports.map(({ port, left: points }) => [port.id, points]));
  const distance = ({ at }: Unit): number => Math.min(...ports.map(({ reach }) => reach.get(at) ?? Infinity));
  const wanted = (id: string): number => (first.includes(id) ? first.indexOf(id) : first.length);
  const found: Fed = { fed: [], unfed: [], short: false };
  const hungry = tracing(board, side).filter(({ id, at }) => {
    const served = unlimited.has(at) || fedBefore.includes(id);
    if (served) found.fed.push(id);
    return !served;
  });
  const order = hungry.toSorted(
    (a, b) =>
      wanted(a.id) - wanted(b.id) ||
      compare(distance(a), distance(b)) ||
      b.counter.defence - a.counter.defence ||
      (a.id < b.id ? -1 : 1),
  );
  for (const unit of order) {
    const near = ports.filter(({ reach }) => reach.has(unit.at));
    const open = near
      .toSorted((a, b) => (a.reach.get(unit.at) ?? 0) - (b.reach.get(unit.at) ?? 0))
      .find(({ port }) => (left.get(port.id) ?? 0) >= eats(unit));
    if (open) left.set(open.port.id, (left.get(open.port.id) ?? 0) - eats(unit));
    found[open ? 'fed' : 'unfed'].push(unit.id);
    found.short ||= open === undefined && near.length > 0;
  }
  return found;
}

/** Infinite distances are alike. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);
