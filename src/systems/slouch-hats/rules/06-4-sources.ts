import { onceBy } from '../../../kernel/data/once';
import type { HexId } from '../../../hex/hex';
import { BOX_IDS, type BoxId } from '../data/boxes';
import type { Side } from '../slouch-hats';
import type { Board, Unit } from './03-board';
import { supplyPlaces } from './06-1-supply-points';
import { supplyNet, type Route } from './06-2-supply-routes';

/** What feeds units: a port, Turkey, a holding box, an airfield, a Supply Point where a dump or MSU lies (6.41, 6.44b, 6.46). */
export type SourceKind = 'port' | 'feeder' | 'box' | 'airfield' | 'points';
/** `port 1519`, `feeder 1302`, `box iraq`, `airfield 2120`, `points 1819`. */
export type SourceId = `${SourceKind} ${string}`;

/** A Supply Source. `capacity`: combat units in General Supply by it (6.44a); null: any number. */
export interface Source {
  id: SourceId;
  kind: SourceKind;
  /** A hex or a holding box. */
  at: string;
  capacity: number | null;
}

const source = (kind: SourceKind, at: string, capacity: number | null): Source => ({
  ...{ id: `${kind} ${at}`, kind, at, capacity },
});

/** 7.33: what a port's Capacity Track shows now, in units. @throws Error for a hex without a port */
export function portCapacity(board: Board, hex: HexId): number {
  const track = board.ground.map.tracks.get(hex);
  if (!track) throw new Error(`there is no port at ${hex}`);
  return track[Math.min(board.world.portsDown[hex] ?? 0, track.length - 1)] ?? 0;
}

/** All sources of a side but Supply Points: friendly ports that feed anybody, Turkey, boxes, airfields of anti-aircraft units. */
export const sourcesOf = (board: Board, side: Side): readonly Source[] =>
  board.isFixed ? sourcesOnce(board, side) : sourcesNow(board, side);
/** The same for a board that changes no more: each line of a mail asks for them. */
const sourcesOnce: (board: Board, side: Side) => readonly Source[] = onceBy(
  (board) => board,
  sourcesNow,
  (_, side) => side,
);

function sourcesNow(board: Board, side: Side): readonly Source[] {
  const { map } = board.ground;
  const friendly = (hex: HexId): boolean => board.friendlyTo(hex) === side;
  const ports = [...map.tracks.keys()].filter(friendly).map((hex) => source('port', hex, portCapacity(board, hex)));
  const fields = [...map.places.airfield.keys()].filter((hex) =>
    board.at(hex).some(({ counter }) => counter.side === side && counter.type === 'anti-aircraft'),
  );
  return [
    ...ports.filter(({ capacity }) => capacity !== 0),
    ...map.feeders.filter((feeder) => feeder.side === side).map(({ hex, units }) => source('feeder', hex, units)),
    ...BOX_IDS.filter((id) => board.data.boxes[id].side === side).map((id) => source('box', id, null)),
    ...fields.map((hex) => source('airfield', hex, 1)),
  ];
}

/** 6.43: a Supply Point where a dump or MSU lies, as a source. */
export const pointsAt = (place: string): Source => source('points', place, null);

/**
 * 6.22c: where the Supply Road runs on into a box. What comes by Turkey comes by 6.44b; Axis Event E moves units, it
 * widens nothing.
 */
const roadsInto = (board: Board, box: BoxId): readonly HexId[] =>
  board.data.boxes[box].entries.road.filter((hex) => !board.ground.map.feeders.some((feeder) => feeder.hex === hex));

const isBox = (board: Board, place: string): place is BoxId => place in board.data.boxes;

/** Hexes of the Supply Line from a place to a source, by road where the source allows it; null: it cannot be traced. */
export function lengthTo(board: Board, side: Side, from: string, to: Source): number | null {
  if (isBox(board, from) || to.kind === 'airfield') return from === to.at ? 0 : null;
  const net = supplyNet(board, side);
  if (to.kind === 'points') return isBox(board, to.at) ? null : net.lineLength(from, to.at);
  if (!isBox(board, to.at)) return net.lengthToRoad(from, to.at);
  const lengths = roadsInto(board, to.at).flatMap((hex) => net.lengthToRoad(from, hex) ?? []);
  return lengths.length === 0 ? null : Math.min(...lengths);
}

/** 6.21: the route itself, to be drawn; in a box, and where nothing can be traced: null. */
export function routeTo(board: Board, side: Side, from: string, to: Source): Route | null {
  if (isBox(board, from) || lengthTo(board, side, from, to) === null) return null;
  const net = supplyNet(board, side);
  if (to.kind === 'airfield') return { line: [from], road: [] };
  if (to.kind === 'points') return net.line(from, to.at);
  if (!isBox(board, to.at)) return net.route(from, to.at);
  const routes = roadsInto(board, to.at).flatMap((hex) => net.route(from, hex) ?? []);
  const size = ({ line, road }: Route): number => line.length * board.ground.map.terrain.size + road.length;
  return routes.reduce<Route | null>((best, route) => (best && size(best) <= size(route) ? best : route), null);
}

/** 15.22: whether a unit there could trace a Supply Route to the Middle East box, or is in it. */
export const tracesToBox = (board: Board, side: Side, from: string, box: BoxId = 'middle-east'): boolean =>
  board.data.boxes[box].side === side && lengthTo(board, side, from, source('box', box, null)) !== null;

/**
 * 6.32a, 9.21, 12.36: whether a unit there could trace to any source, capacity left aside. Supply Points are sources though
 * nobody spends them now.
 */
export function canTrace(board: Board, side: Side, from: string): boolean {
  const points = supplyPlaces(board.world, board.data, side).map(pointsAt);
  const all = [...sourcesOf(board, side).filter(({ kind }) => kind !== 'airfield'), ...points];
  return all.some((to) => lengthTo(board, side, from, to) !== null);
}

/** 19.24: Alawis and Druze in their region need no supply, whichever side they are on. */
export const atHome = ({ ground }: Pick<Board, 'ground'>, { at, counter }: Pick<Unit, 'at' | 'counter'>): boolean =>
  counter.area !== null && ground.areaOf(at) === counter.area;
