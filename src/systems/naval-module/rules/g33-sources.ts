import type { HexId } from '../../../hex/hex';
import type { Port } from '../map/black-sea';
import type { Side } from '../side';
import { generalSupplyOf } from './26-2-ports';
import type { Board, Unit } from './board';
import { groundFor } from './g16-zoc';

/** G32: hexes that a supply path may have, its own hex not counted: fewer in Mud or Snow. */
const pathOf = ({ position }: Board): number => (position.weather.ground === 'Dry' ? 7 : 5);

/** G32: whether a supply path of a side may lead through a hex: no enemy combat unit, and no enemy zone of control but where friends lift it. */
function passableFor(board: Board, side: Side): (hex: HexId) => boolean {
  const { enemies, zoc, friends } = groundFor(board, side);
  return (hex) => board.data.waters.map.sides.has(hex) && !enemies.has(hex) && (!zoc.has(hex) || friends.has(hex));
}

/** G32: hexes of main roads and railroads that lead to one of these hexes, each along its own kind. */
function linesTo(board: Board, sources: readonly HexId[], passable: (hex: HexId) => boolean): HexId[] {
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
function spread(
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

/** G31: types that need no General Supply. */
const SELF: readonly string[] = ['flotilla', 'msu', 'dump', 'base'];
/** G31, G83: a unit on land that traces General Supply, and may surrender without it. */
export const isFed = (board: Board, { at, counter }: Unit): boolean =>
  board.data.waters.map.sides.has(at) && !SELF.includes(counter.type);

/** G31: units of a side that trace General Supply: on land, of the panels in play; who is aboard or in a box is in supply. */
export const tracing = (board: Board, side: Side): Unit[] => board.units(side).filter((unit) => isFed(board, unit));

/** What feeds a side: where an unlimited source can be traced to, and how far each hex is from each harbour (G33). */
interface Larder {
  unlimited: ReadonlyMap<HexId, number>;
  ports: readonly { port: Port; hex: HexId; left: number; reach: ReadonlyMap<HexId, number> }[];
}

/** G33, G34: the sources of the map without limit, and each friendly harbour for as many stacking points as it has left. */
function larderOf(changing: Board, side: Side): Larder {
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
const eats = ({ counter }: Unit): number => (counter.type === 'hq' ? 0 : counter.points);

/** Whom the sources feed, and whom a harbour that has not enough for all leaves without (G34). */
interface Fed {
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

/** G38: an MSU or a dump ashore with a point left. */
export const isSupply = (board: Board, { at, counter, supply = 0 }: Unit): boolean =>
  (counter.type === 'msu' || counter.type === 'dump') && supply > 0 && board.data.waters.map.sides.has(at);

/** G37, G38: those of some units that a supply point serves, within a supply path of seven hexes, five in Mud or Snow. */
export function servedBy(board: Board, supply: Unit, all: readonly Unit[]): Unit[] {
  const passable = passableFor(board, supply.counter.side);
  const reach = spread(board, [supply.at], (hex) => hex === supply.at || passable(hex), pathOf(board));
  return all.filter(({ at }) => reach.has(at));
}

/** Supply of a side ashore that serves all of some units, the nearest first: MSUs before dumps (G38). */
export function supplyFor(board: Board, side: Side, all: readonly Unit[]): Unit[] {
  const { grid } = board.data.waters.map;
  const able = board
    .units(side)
    .filter((one) => isSupply(board, one) && servedBy(board, one, all).length === all.length);
  const far = ({ at }: Unit): number => Math.max(0, ...all.map((unit) => grid.distance(at, unit.at)));
  const dump = ({ counter }: Unit): number => (counter.type === 'dump' ? 1 : 0);
  return able.toSorted((a, b) => dump(a) - dump(b) || far(a) - far(b) || (a.id < b.id ? -1 : 1));
}
