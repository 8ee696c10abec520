import { onceBy } from '../../../kernel/data/once';
import type { HexId } from '../../../hex/hex';
import { reach } from '../../../hex/search';
import { BOX_IDS } from '../data/boxes';
import type { Fault, Place, Side, SlouchHatsData, World } from '../slouch-hats';
import type { Board, Unit } from './03-board';
import { friendlyPlace, friendlyPorts, isPort, portFault, portLeft, usePort } from './07-3-ports';
import { raidBarred } from './20-2-lasting';
import { nameOf, placeName } from './names';
import { SIXTHS } from '../data/terrain';
import { hexCost } from './08-3-terrain';
import type { Mover } from './08-field';

/** Whether a stack lies off the coast, for a raid (10.62). */
export const isAtSea = ({ field: { board }, start }: Mover): boolean =>
  board.ground.map.grid.has(start) && board.ground.isSea(start);

/** 10.63: from the sea a commando lands on foot, by an ordinary move. */
export function seaFault(mover: Mover): Fault | null {
  if (!isAtSea(mover)) return null;
  if (mover.mode === 'rail' || mover.riding.length > 0)
    return { rule: '10.63', why: 'who lands goes neither by railroad nor on trucks' };
  if (mover.mode !== 'move') return { rule: '10.63', why: 'at sea a commando can only land or attack' };
  const other = mover.walkers.find(({ unit }) => unit?.counter.type !== 'commando');
  return other ? { rule: '10.61', why: `${other.name} is no commando` } : null;
}

/** 10.62 to 10.64: who waits off a coast lands on it, or attacks it, and no other; null: he may, or no coast of his is kept. */
export function otherCoastFault({ world, data }: Pick<Board, 'world' | 'data'>, id: string, to: HexId): Fault | null {
  const coast = world.coasts?.[id];
  if (coast === undefined || coast === to) return null;
  const [name, meant] = [nameOf(data, id), placeName(data, coast)];
  return { rule: '10.62', why: `${name} lies off ${meant}, which it was sent against, not off ${placeName(data, to)}` };
}

/** 10.63: the points for the hex and for landing, in sixths; null: it is no coast to land on. */
export function landingCost({ field: { board } }: Mover, to: HexId): number | null {
  const { ground, data } = board;
  const cost = ground.isSea(to) ? null : hexCost(ground, 'foot', to);
  return cost === null ? null : cost + data.limits['commando-landing-mp'] * SIXTHS;
}

/** 10.62: a commando, the coastal hex that it is to land on or attack, and the sea hex beside it where it waits. */
export interface Raid {
  unit: string;
  sea: HexId;
  coast: HexId;
}

const box = (data: SlouchHatsData, place: Place) => BOX_IDS.map((id) => data.boxes[id]).find(({ id }) => id === place);

/** 10.62: all-sea hexes within reach of a place, which no game changes, with the hexes at sea to them; from a box through its sea entries. */
export const seaReach: (data: SlouchHatsData, from: Place) => ReadonlyMap<HexId, number> = onceBy(
  (data) => data,
  seaFrom,
  (_, from) => from,
);

function seaFrom(data: SlouchHatsData, from: Place): ReadonlyMap<HexId, number> {
  const { ground, limits } = data;
  const next = (at: Place): readonly HexId[] => box(data, at)?.entries.sea ?? ground.map.grid.neighbours(at);
  const ways = reach<Place, Fault>({
    ...{ start: from, points: limits['commando-sea-hexes'], next },
    enter: (_, to) => (ground.isSea(to) ? { cost: 1, ends: null } : { rule: '10.62', why: 'not at sea' }),
  });
  return new Map([...ways].map(([hex, { spent }]) => [hex, spent]));
}

/** 10.62: whether a raid may begin in a place: a friendly port on the map, or a box that is a base for raids. */
const isBase = (board: Board, place: Place, side: Side): boolean =>
  friendlyPlace(board, place, side) && (box(board.data, place)?.raidBase ?? isPort(board.data, place));

/** Why a unit cannot raid at all this turn; null: it can. */
export function raiderFault(board: Board, side: Side, id: string): Fault | null {
  const unit = board.units.get(id);
  const name = nameOf(board.data, id);
  if (unit?.counter.side !== side) return { rule: '10.61', why: `${name} is not a unit of yours in play` };
  if (unit.counter.type !== 'commando') return { rule: '10.61', why: `${name} is not a commando unit` };
  if (side === 'allied' && raidBarred(board.world))
    return { rule: '20.22N', why: 'no amphibious raid may be made this turn' };
  if (unit.outOfSupply) return { rule: '10.61', why: `${name} is not in General Supply` };
  if (board.world.raids[id]) return { rule: '10.61', why: `${name} has raided this turn` };
  if (unit.receiving) return { rule: '15.24', why: `${name} receives replacements and cannot raid this Segment` };
  if (unit.garrison) return { rule: '5.62', why: `${name} is a garrison and cannot move until it is released` };
  if (isBase(board, unit.at, side)) return null;
  return { rule: '10.62', why: `${name} is in ${placeName(board.data, unit.at)}, from where no raid begins` };
}

/** 10.62: why a raid cannot be made; null: it can, and the unit arrives surely. */
export function raidFault(board: Board, side: Side, { unit: id, sea, coast }: Raid): Fault | null {
  const { data, ground } = board;
  const fault = raiderFault(board, side, id);
  const unit = board.units.get(id);
  if (fault || !unit) return fault;
  if (!ground.map.coastal.has(coast)) return { rule: '10.62', why: `${placeName(data, coast)} is not a coastal hex` };
  const seas = seaReach(data, unit.at);
  const beside = ground.map.grid.neighbours(coast).filter((hex) => ground.isSea(hex));
  if (!beside.includes(sea)) return { rule: '10.62', why: `${sea} is not an all-sea hex beside ${coast}` };
  if (seas.has(sea)) return null;
  const most = data.limits['commando-sea-hexes'];
  return { rule: '10.62', why: `${sea} is not within ${most} hexes at sea of ${placeName(data, unit.at)}` };
}

/** Sea hexes from which a raider may land on or attack a coastal hex, the nearest first (10.62). */
export function raidHexes(board: Board, id: string, coast: HexId): HexId[] {
  const unit = board.units.get(id);
  const seas = unit ? seaReach(board.data, unit.at) : new Map<HexId, number>();
  if (!board.ground.map.coastal.has(coast)) return [];
  return board.ground.map.grid
    .neighbours(coast)
    .filter((hex) => seas.has(hex))
    .sort((a, b) => (seas.get(a) ?? 0) - (seas.get(b) ?? 0));
}

/** 10.62: puts the commando at sea. Writes the world. */
export function putToSea(world: World, { unit, sea, coast }: Raid): void {
  Object.assign(world.units[unit] ?? {}, { at: sea });
  world.raids[unit] = 'now';
  world.coasts = { ...world.coasts, [unit]: coast };
}

/** Raiders that lie at sea: they may land (10.63) or attack (10.64); once the Combat phase is over, they are lost (7.22, 10.64). */
export const atSea = (board: Board, side: Side): Unit[] =>
  [...board.units.values()].filter(
    ({ at, counter }) => counter.side === side && !(at in board.data.boxes) && board.ground.isSea(at),
  );

/** 10.65: friendly ports that a raider can leave for, with room for it (7.32). */
export function leavePorts(board: Board, side: Side, id: string): Place[] {
  const unit = board.units.get(id);
  if (!unit || !board.ground.map.coastal.has(unit.at)) return [];
  const seas = seaReach(board.data, unit.at);
  const beside = (port: Place): readonly HexId[] =>
    box(board.data, port)?.entries.sea ?? board.ground.map.grid.neighbours(port);
  return friendlyPorts(board, side).filter(
    (port) =>
      port !== unit.at && beside(port).some((hex) => seas.has(hex)) && portLeft(board.world, board.data, port) >= 1,
  );
}

/** 10.65: why a raider cannot leave for a port in the Administrative phase. */
export function leaveFault(board: Board, side: Side, id: string, port: Place): Fault | null {
  const { data, world } = board;
  const [unit, name] = [board.units.get(id), nameOf(data, id)];
  if (unit?.counter.side !== side || world.raids[id] !== 'now')
    return { rule: '10.65', why: `${name} has not landed from the sea this Segment` };
  if (!board.ground.map.coastal.has(unit.at))
    return { rule: '10.65', why: `${name} is not on a coastal hex but in ${placeName(data, unit.at)}` };
  if (leavePorts(board, side, id).includes(port)) return null;
  const wrong = portFault(board, port, side);
  if (wrong) return wrong;
  if (portLeft(world, data, port) < 1)
    return { rule: '7.32', why: `${placeName(data, port)} has no capacity left this Segment` };
  const why = `${placeName(data, port)} is not within ${data.limits['commando-sea-hexes']} hexes at sea of ${unit.at}`;
  return { rule: '10.65', why };
}

/** 10.65: takes the raider off, which uses the port. Writes the world. */
export function leaveCoast(world: World, data: SlouchHatsData, id: string, port: Place): void {
  Object.assign(world.units[id] ?? {}, { at: port });
  usePort(world, data, port, 1);
}
