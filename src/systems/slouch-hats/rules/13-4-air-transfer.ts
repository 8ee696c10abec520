import type { Fault, Place, Side, World } from '../slouch-hats';
import type { Board } from './03-board';
import { airfieldRooms, basesOf, unpaid } from './13-1-air-units';
import { barredBoxes, dueForMap } from './20-2-lasting';
import { nameOf, placeName } from './names';

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
