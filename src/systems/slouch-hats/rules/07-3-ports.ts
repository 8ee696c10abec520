import type { HexId } from '../../../hex/hex';
import type { Fault, OpenWorld, Place, Side, SlouchHatsData, World } from '../slouch-hats';
import type { Board } from './03-board';
import { placeName } from './names';

/** A port whose level has changed: its capacity now (7.33). */
export interface PortLevel {
  hex: HexId;
  capacity: number;
}

const box = (data: SlouchHatsData, place: Place) => Object.values(data.boxes).find(({ id }) => id === place);

/** 7.31, 7.36: a hex with a Capacity Track, or a box that counts as a port. */
export const isPort = (data: SlouchHatsData, place: Place): boolean =>
  box(data, place)?.port ?? data.ground.map.tracks.has(place);

/** 7.33: what its marker shows, in units and Supply Points; boxes have no limit (7.36), what is no port has nothing. */
export function portCapacity(world: Pick<OpenWorld, 'portsDown'>, data: SlouchHatsData, place: Place): number {
  if (box(data, place)?.port) return Infinity;
  return data.ground.map.tracks.get(place)?.[world.portsDown[place] ?? 0] ?? 0;
}

/** 7.32: what is left of it in the Segment that runs. */
export const portLeft = (world: OpenWorld, data: SlouchHatsData, place: Place): number =>
  portCapacity(world, data, place) - (world.transportUsed.ports[place] ?? 0);

/** 7.32: designates so much of a port for this Segment. Writes the world. */
export function usePort({ transportUsed: { ports } }: World, data: SlouchHatsData, place: Place, units: number): void {
  if (!box(data, place)) ports[place] = (ports[place] ?? 0) + units;
}

/** 3.11c, 9.31: whose a place on the map is, or a box. */
export const friendlyPlace = (board: Board, place: Place, side: Side): boolean =>
  (box(board.data, place)?.side ?? board.friendlyTo(place)) === side;

/** Ports that a side may use, boxes among them (7.31, 7.36). */
export const friendlyPorts = (board: Board, side: Side): Place[] =>
  [...board.ground.map.tracks.keys(), ...Object.keys(board.data.boxes)].filter(
    (place) => isPort(board.data, place) && friendlyPlace(board, place, side),
  );

/** 7.31, 7.36: why a place is no port for a side; null: it is one. */
export function portFault(board: Board, place: Place, side: Side): Fault | null {
  const { data } = board;
  const fault = (rule: string, why: string): Fault => ({ rule, why: `${placeName(data, place)} ${why}` });
  if (!isPort(data, place)) return fault(place in data.boxes ? '7.36' : '7.31', 'is not a port');
  return friendlyPlace(board, place, side) ? null : fault('7.31', 'is not a friendly port');
}

const lastLevel = (data: SlouchHatsData, hex: HexId): number => (data.ground.map.tracks.get(hex)?.length ?? 1) - 1;

/** 7.33: takes levels off a port, not below the end of its track. Writes the world. */
export function lowerPort(world: World, data: SlouchHatsData, hex: HexId, levels: number): PortLevel {
  const down = Math.min(lastLevel(data, hex), (world.portsDown[hex] ?? 0) + levels);
  if (down > 0) world.portsDown[hex] = down;
  return { hex, capacity: portCapacity(world, data, hex) };
}

/** 7.34: every port that is friendly to somebody rises one level. Writes the world, answers those that have changed. */
export function recoverPorts(world: World, data: SlouchHatsData): PortLevel[] {
  return Object.keys(world.portsDown)
    .sort()
    .map((hex) => {
      const down = (world.portsDown[hex] ?? 0) - 1;
      if (down > 0) world.portsDown[hex] = down;
      else delete world.portsDown[hex];
      return { hex, capacity: portCapacity(world, data, hex) };
    });
}

/** 7.35: why a side may not demolish a level of a port. */
export function demolitionFault(board: Board, hex: HexId, side: Side): Fault | null {
  const name = placeName(board.data, hex);
  if (!board.ground.map.tracks.has(hex)) return { rule: '7.35', why: `${name} has no Capacity Track` };
  if (!friendlyPlace(board, hex, side)) return { rule: '7.35', why: `${name} is not a friendly port` };
  if (portCapacity(board.world, board.data, hex) === 0) return { rule: '7.35', why: `${name} has no capacity left` };
  return null;
}

/** 7.34, 7.35: takes a level off a friendly port, and the one that it has `recovered` in this phase: its owner lets it not. Writes the world. */
export const demolishPort = (world: World, data: SlouchHatsData, hex: HexId, recovered = false): PortLevel =>
  lowerPort(world, data, hex, recovered ? 2 : 1);
