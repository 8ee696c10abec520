import { absence, nameOf, placeName } from './names';
import type { HexId } from '../../../hex/hex';
import { plainRoll, type Roll } from '../../../kernel/chance/roll';
import { BOX_IDS, type BoxId } from '../data/boxes';
import type { Fault, Place, Side, SlouchHatsData, World } from '../slouch-hats';
import { Board } from './03-board';
import { barredBoxes, dueForMap } from './20-2-lasting';
import { SIX, type Die } from './die';

const isBox = (place: Place): place is BoxId => BOX_IDS.some((id) => id === place);

/** Hexes with an airfield that are friendly to a side, not its boxes (13.13). */
export const friendlyAirfields = (board: Board, side: Side): HexId[] =>
  [...board.ground.map.places.airfield.keys()].filter((hex) => board.friendlyTo(hex) === side);

/** Boxes of a side, in the order of the rulebook. */
const boxesOf = ({ boxes }: SlouchHatsData, side: Side): BoxId[] => BOX_IDS.filter((id) => boxes[id].side === side);

/** Everywhere that a side's air units may lie. */
export const basesOf = (board: Board, side: Side): Place[] => [
  ...friendlyAirfields(board, side),
  ...boxesOf(board.data, side),
];

/** 13.13: air units that still find room in a place; air transport takes of it (7.14). `but`: a unit that is not counted. */
export const airfieldRoom = (board: Pick<Board, 'world' | 'data'>, place: Place, but?: string): number =>
  airfieldRooms(board, but)(place);

/** The same for many places at one moment. */
export function airfieldRooms({ world, data }: Pick<Board, 'world' | 'data'>, but?: string): (place: Place) => number {
  const there = new Map<Place, number>();
  for (const [id, { at }] of Object.entries(world.air)) if (id !== but) there.set(at, (there.get(at) ?? 0) + 1);
  return (place) => {
    const held = isBox(place) ? data.boxes[place].airUnits : data.limits['air-units-per-airfield'];
    return held - (there.get(place) ?? 0) - (world.transportUsed.airfields[place] ?? 0);
  };
}

/** 13.12, 9.36: hexes from an airfield (not counted) to a hex (counted); from a box through the nearest of its entries. */
export function airHexes({ boxes, ground }: SlouchHatsData, from: Place, to: HexId): number {
  const { grid } = ground.map;
  if (!isBox(from)) return grid.distance(from, to);
  return Math.min(...boxes[from].entries.air.map((entry) => 1 + grid.distance(entry, to)));
}

/** 13.11, 13.12: why an air unit cannot fly a mission to a hex. */
export function missionFault({ world, data }: Pick<Board, 'world' | 'data'>, id: string, to: HexId): Fault | null {
  const [state, counter] = [world.air[id], data.counters.air.get(id)];
  const name = nameOf(data, id);
  if (!state || !counter || state.at === 'off') return { rule: '13.11', why: absence({ world, data }, id) };
  if (state.flew) return { rule: '13.11', why: `${name} has flown its mission of this Segment` };
  if (!state.active) return { rule: '13.11', why: `${name} is Flown: it has no Movement Supply for a mission` };
  if (dueForMap(world, data, id) > 0) return unpaid(name);
  const hexes = airHexes(data, state.at, to);
  if (hexes <= counter.range) return null;
  const why = `${placeName(data, to)} is ${hexes} hexes from ${placeName(data, state.at)}; the range of ${name} is ${counter.range}`;
  return { rule: '13.12', why };
}

/** 20.22P: it is used against naval units from its box alone until its Victory Point is paid. */
export const unpaid = (name: string): Fault => ({
  rule: '20.22P',
  why: `${name} may not go to the map before its Victory Point is paid`,
});

/** 13.13: where an air unit may go from the hex of its mission, the nearest first; where it came from counts as any other. */
export function returnBases(board: Board, id: string, from: HexId): Place[] {
  const counter = board.data.counters.air.get(id);
  if (!counter) return [];
  const room = airfieldRooms(board, id);
  return basesOf(board, counter.side)
    .filter((base) => room(base) > 0 && !barredBoxes(board.data, id).some((box) => box === base))
    .map((base) => ({ base, hexes: airHexes(board.data, base, from) }))
    .filter(({ hexes }) => hexes <= counter.range)
    .sort((a, b) => a.hexes - b.hexes)
    .map(({ base }) => base);
}

/** How an air unit came home: where to, or the roll for its loss (13.15). */
export type Homecoming = { id: string; to: Place } | { id: string; lost: Roll };

/** An air unit that has flown to a hex. */
export interface Mission {
  id: string;
  from: HexId;
}

/** Where an air unit is to land. */
export interface Landing {
  id: string;
  to: Place;
}

/** 13.13: what is wrong with landings of these missions, one after the other behind those `before`, which stand. */
export function landingFault(
  board: Board,
  flown: readonly Mission[],
  before: readonly Landing[],
  landings: readonly Landing[],
): Fault | null {
  const air = structuredClone(board.world.air);
  const draft = new Board({ ...board.world, air }, board.data);
  for (const { id, to } of before) Object.assign(air[id] ?? {}, { at: to });
  for (const { id, to } of landings) {
    const [name, from] = [nameOf(board.data, id), flown.find((one) => one.id === id)?.from];
    if (from === undefined) return { rule: '13.13', why: `${name} returns from no mission now` };
    if (!returnBases(draft, id, from).includes(to))
      return { rule: '13.13', why: `${name} cannot return to ${placeName(board.data, to)}` };
    Object.assign(air[id] ?? {}, { at: to });
  }
  return null;
}

/**
 * 13.13: the end of a mission over a hex: the unit is Flown, at the place wanted, else where it came from, else at the nearest;
 * with none it is destroyed. Writes the world.
 */
export function bringHome(
  world: World,
  data: SlouchHatsData,
  { id, from, wanted }: { id: string; from: HexId; wanted?: Place | undefined },
  die: Die,
): Homecoming {
  const state = world.air[id];
  const bases = returnBases(new Board(world, data), id, from);
  const to = [wanted, state?.at].find((base) => base !== undefined && bases.includes(base)) ?? bases[0];
  if (!state || to === undefined) return { id, lost: destroyAir(world, id, die) };
  Object.assign(state, { at: to, active: false, flew: true });
  return { id, to };
}

/** 13.15: destroyed; the die is the number of turns that it stays out. Writes the world. */
export function destroyAir(world: World, id: string, die: Die): Roll {
  const roll = plainRoll({ die }, `air-loss/${id}`, SIX, (turns) => `out of play for ${turns} turns`);
  Object.assign(world.air[id] ?? {}, { at: 'off', active: false, flew: true, returns: roll.die });
  return roll;
}

/** 13.15: the box in which an air unit comes into play again: its side's first that it may be in (5.32). */
export function homeBox(data: SlouchHatsData, id: string): BoxId {
  const counter = data.counters.air.get(id);
  const box = boxesOf(data, counter?.side ?? 'axis').find((b) => !barredBoxes(data, id).includes(b));
  if (box === undefined) throw new Error(`${id} has no holding box to come back to`);
  return box;
}

/**
 * 13.15: in the Reinforcements phase a destroyed air unit is a turn nearer, and back, Active (5.33), when none is left; without
 * room it waits (5.31). Writes the world, answers who is back.
 */
export function returnAir(world: World, data: SlouchHatsData): { id: string; to: BoxId }[] {
  return Object.entries(world.air).flatMap(([id, state]) => {
    if (state.returns === null) return [];
    state.returns = Math.max(0, state.returns - 1);
    const to = homeBox(data, id);
    if (state.returns > 0 || airfieldRoom({ world, data }, to) < 1) return [];
    Object.assign(state, { at: to, active: true, flew: false, returns: null });
    world.arrived.push(id);
    return [{ id, to }];
  });
}

/** 13.4, 13.11, 13.13: why an air unit cannot transfer to a place; null: it can, at any range, Active or Flown. */
export function transferFault(board: Board, side: Side, { id, to }: { id: string; to: Place }): Fault | null {
  const { data, world } = board;
  const [state, counter, name] = [world.air[id], data.counters.air.get(id), nameOf(data, id)];
  if (counter?.side !== side || !state || state.at === 'off')
    return { rule: '13.4', why: `${name} is not an air unit of yours in play` };
  if (state.flew) return { rule: '13.11', why: `${name} has flown its mission of this Segment` };
  if (state.at === to) return { rule: '13.41', why: `${name} is in ${placeName(data, to)} already` };
  if (dueForMap(world, data, id) > 0) return unpaid(name);
  if (openBases(board, side, id).includes(to)) return null;
  return whyNot(board, side, { name, to, notTo: barredBoxes(data, id) });
}

/** 13.4, 13.13: where an air unit could transfer to. */
export function transferBases(board: Board, side: Side, id: string): Place[] {
  const open = openBases(board, side, id);
  return open[0] === undefined || transferFault(board, side, { id, to: open[0] }) !== null ? [] : open;
}

function openBases(board: Board, side: Side, id: string): Place[] {
  const notTo = barredBoxes(board.data, id);
  const at = board.world.air[id]?.at;
  const room = airfieldRooms(board);
  return basesOf(board, side).filter((base) => base !== at && !notTo.some((box) => box === base) && room(base) > 0);
}

function whyNot(
  board: Board,
  side: Side,
  { name, to, notTo }: { name: string; to: Place; notTo: readonly Place[] },
): Fault {
  const there = placeName(board.data, to);
  if (!basesOf(board, side).includes(to))
    return { rule: '13.41', why: `${there} is neither a friendly airfield nor a box of yours` };
  if (notTo.includes(to)) return { rule: '20.21P', why: `${name} cannot transfer to ${there}` };
  return { rule: '13.13', why: `${there} holds no more air units` };
}

/** 13.41, 13.42: there, and Flown. Writes the world. */
export function transfer(world: World, id: string, to: Place): void {
  Object.assign(world.air[id] ?? {}, { at: to, active: false, flew: true });
}
