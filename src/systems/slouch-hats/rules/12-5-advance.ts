import { absence } from './names';
import type { Fault, World } from '../slouch-hats';
import { lyingIn, take } from './03-1-control';
import { STACKING_LIMIT, strengthsOf, type Board, type Unit } from './03-board';
import { isGun, nameOf, unitsOf, type Combat } from './10-combat';
import { remove, type Lost } from './12-2-losses';
import { closedFault } from './12-3-retreats';

/** What is wrong with an advance of these units together; null: they may advance. The board is that after losses and retreats. */
export function judgeAdvance(board: Board, combat: Combat, ids: readonly string[]): Fault | null {
  const { hex, side } = combat;
  if (board.at(hex).some(({ counter }) => counter.side !== side))
    return { rule: '12.5', why: `enemy combat units still stand in ${hex}` };
  for (const id of ids) {
    const fault = unitFault(board, combat, id);
    if (fault) return fault;
  }
  if (stackOf(board, combat, ids) <= STACKING_LIMIT) return null;
  return { rule: '12.57', why: `more than ${STACKING_LIMIT} stacking points would stand in ${hex}` };
}

/** Units already in the hex are none: it is vacant. */
const stackOf = (board: Board, { hex }: Combat, ids: readonly string[]): number =>
  board.stackingPoints(hex) + unitsOf(board, ids).reduce((sum, { counter }) => sum + counter.stack, 0);

/** The units asked for that may, as many as fit in their order. */
export function asManyAsMay(board: Board, combat: Combat, ids: readonly string[]): string[] {
  const may: string[] = [];
  for (const id of ids)
    if (!may.includes(id) && !unitFault(board, combat, id) && stackOf(board, combat, [...may, id]) <= STACKING_LIMIT)
      may.push(id);
  return may;
}

function unitFault(board: Board, combat: Combat, id: string): Fault | null {
  const unit = board.units.get(id);
  if (!unit) return { rule: '12.54', why: absence(board, id) };
  const name = nameOf(unit);
  if (unit.counter.side !== combat.side) return { rule: '12.53', why: `${name} defended; defenders never advance` };
  if (unit.counter.type === 'artillery' || unit.counter.type === 'anti-aircraft')
    return { rule: '12.56', why: `${name}: artillery and anti-aircraft units do not advance` };
  if (!combat.attackers.includes(id)) return { rule: '12.54', why: `${name} did not attack ${combat.hex}` };
  if (!board.ground.map.grid.has(unit.at) || !board.ground.map.grid.adjacent(unit.at, combat.hex))
    return { rule: '12.52', why: `${name} is not beside ${combat.hex}` };
  return closedFault(board, combat.side, [unit], combat.hex);
}

/** The attackers that may advance, one by one. Empty: none may, or the hex is still held. */
export function advancers(board: Board, combat: Combat): Unit[] {
  return unitsOf(board, combat.attackers).filter(({ id }) => judgeAdvance(board, combat, [id]) === null);
}

/**
 * Who advances if nobody says: the least unit that leaves nothing of its side unguarded; nobody if `breaks` says that a
 * stack would lose its supply by it.
 */
export function defaultAdvance(board: Board, combat: Combat, breaks: (unit: Unit) => boolean): string[] {
  const able = advancers(board, combat);
  const atSea = able.filter(({ at }) => board.ground.isSea(at));
  if (atSea.length > 0) return atSea.map(({ id }) => id);
  const size = ({ counter: { stack } }: Unit): number => stack;
  const strong = (unit: Unit): number => strengthsOf(unit).attack + strengthsOf(unit).defence;
  const free = able.filter((unit) => !guardsAlone(board, unit));
  const least = free.toSorted((a, b) => size(a) - size(b) || strong(a) - strong(b))[0];
  return least && !breaks(least) ? [least.id] : [];
}

/** Whether it is the last combat unit, but for guns, beside guns, supplies, aircraft or REPL units of its side (6.16, 12.34, 13.14). */
function guardsAlone(board: Board, { id, at, counter: { side } }: Unit): boolean {
  const mates = board.at(at).filter((mate) => mate.id !== id);
  if (mates.some((mate) => !isGun(mate))) return false;
  const { supply, repl, air } = lyingIn(board, side, at);
  return mates.length + supply.length + repl.length + air.length > 0;
}

/** 12.52, 12.55: into the Defender Hex, whatever zones there are. Writes the world, answers whom it moved; captures come after. */
export function advance(world: World, board: Board, combat: Combat, ids: readonly string[]): string[] {
  for (const id of ids) Object.assign(world.units[id] ?? {}, { at: combat.hex });
  if (ids.length > 0) take(world, board.data, combat.hex, combat.side);
  return [...ids];
}

/**
 * 10.64: commandos of the combat that still are at sea after it are eliminated; `driven`: by a result that makes them retreat,
 * for which they have no route (12.22). Writes the world, answers them.
 */
export function leftAtSea(world: World, board: Board, combat: Combat, driven: boolean): Lost[] {
  const { grid } = board.ground.map;
  return combat.attackers.flatMap((id) => {
    const at = world.units[id]?.at ?? 'off';
    if (!grid.has(at) || !board.ground.isSea(at)) return [];
    return remove(world, id, driven ? 'eliminated' : 'cadre', driven ? '12.22' : '10.64');
  });
}
