import type { HexId } from '../../../hex/hex';
import type { Ground } from '../data/ground';
import { enemyOf, type OpenWorld, type SlouchHatsData, type World } from '../slouch-hats';
import { lyingIn, settleControl, take, type Lying, type Taken } from './03-1-control';
import type { Board } from './03-board';
import type { Field } from './08-field';
import type { Moved } from './08-moves';

/** What lies in a hex that a move enters, hex by hex in the order of its path. */
export function metOn({ board, side }: Field, moved: Moved): ({ hex: HexId } & Lying)[] {
  return trodden(board, moved).flatMap((hex) => {
    const lying = lyingIn(board, enemyOf(side), hex);
    return Object.values(lying).some(({ length }) => length > 0) ? [{ hex, ...lying }] : [];
  });
}

/**
 * Hexes of land that combat units of the move enter (3.12a), each once, where the path first comes there: a path may come
 * through a hex twice (8.11). Who is dropped stays where it first comes through (8.12), all others go to its end.
 */
function trodden({ world, ground }: Board, { move: { units, path, drops } }: Moved): HexId[] {
  const steps = units
    .filter((id) => world.units[id])
    .map((id) => (drops[id] === undefined ? path.length : path.indexOf(drops[id]) + 1));
  const entered = path.slice(0, Math.max(0, ...steps)).filter((place) => ground.areaOf(place) !== null);
  return [...new Map(entered.map((hex) => [hex, true])).keys()];
}

/**
 * Puts who has moved where he ends, and gives his side the hexes that he has gone through (3.12a). Writes the world, answers
 * the hexes that changed hands, in their order. What the move met is the caller's, by `metOn` before this.
 */
export function carryOut(world: World, data: SlouchHatsData, field: Field, moved: Moved): Taken[] {
  const before = { ...world.control };
  gone(world, data, field, moved);
  settleControl(world, data);
  return changed(field.board.ground, before, world.control);
}

/** The same of a copy of the field's world, where nothing else has changed in it: answers the board as it is then. */
export function carriedOut(world: World, data: SlouchHatsData, field: Field, moved: Moved): Board {
  gone(world, data, field, moved);
  const board = field.board.after(world, Object.keys(moved.stands));
  settleControl(world, data, board);
  return board;
}

/** Each stands where he ends, and his side has what he went through, before anything else is settled. */
function gone(world: World, data: SlouchHatsData, { board, side }: Field, moved: Moved): void {
  for (const hex of trodden(board, moved)) take(world, data, hex, side);
  for (const [id, place] of Object.entries(moved.stands)) {
    const [unit, supply] = [world.units[id], world.supply[id]];
    if (unit) unit.at = place;
    else if (supply) Object.assign(supply, { at: place, moved: true });
    else world.repl[id] = place;
  }
}

/** Hexes that one side has now and had not before, in their order. */
function changed(ground: Ground, before: World['control'], now: World['control']): Taken[] {
  const other = [...Object.keys(before), ...Object.keys(now)].filter((hex) => before[hex] !== now[hex]);
  if (other.length === 0) return [];
  return [...ground.map.area.keys()].flatMap((hex) => {
    if (!other.includes(hex)) return [];
    const side = now[hex] ?? ground.homeOf(hex);
    return side === null || side === (before[hex] ?? ground.homeOf(hex)) ? [] : [{ hex, side }];
  });
}

/** A copy of the world as far as a move of these units writes it. */
export function parted(world: OpenWorld, moving: readonly string[]): OpenWorld {
  const [units, supply] = [{ ...world.units }, { ...world.supply }];
  for (const id of moving) {
    const [unit, counter] = [units[id], supply[id]];
    if (unit) units[id] = { ...unit };
    if (counter) supply[id] = { ...counter };
  }
  return { ...world, units, supply, repl: { ...world.repl }, control: { ...world.control } };
}
