import { advanced, retreated, stepsLost } from '../facts/ground';
import type { GroundCounter } from '../data/units';
import type { Act } from '../naval-module';
import { FURTHER, mayAdvance } from '../decisions/after-combat';
import { nextLoss, type Fight } from '../decisions/fight';
import { Board, type Unit } from '../rules/board';
import { isCombatUnit, stepsLeft, sumOf, MOST_POINTS } from '../rules/g13-units';
import { groundFor } from '../rules/g16-zoc';
import { isFromSea, originsOf } from '../rules/g39-attacks';
import { bestFlight, cannotRetreat, farthest, flightsFrom, isHaven } from '../rules/g50-retreat';
import { isSpecial } from '../rules/30-1-assault';
import { enemyOf, type Side } from '../side';
import { enterHex, takeHex } from './overrun';
import { eliminate, loseStep } from './damage';

const alive = (c: Act, ids: readonly string[]): Unit[] => {
  const board = new Board(c.world, c.data);
  return ids.flatMap((id) => board.unit(id) ?? []).filter(({ at }) => at !== 'lost');
};

/** Steps are lost one after another (G52); told once. */
export function loseSteps(
  c: Act,
  side: Side,
  ids: readonly string[],
  steps: number,
  first: readonly string[],
  why: string,
): void {
  const lost: string[] = [];
  for (let i = 0; i < steps; i++) {
    const next = nextLoss(alive(c, ids), first);
    if (!next) break;
    lost.push(next.id);
    loseStep(c, next.id);
  }
  if (lost.length === 0) return;
  const gone = lost.filter((id, i) => c.world.units[id]?.at === 'lost' && lost.indexOf(id) === i);
  stepsLost(c, { side, units: lost, gone, why });
}

/** G48, G52: both sides lose what the table asks of them; an engineer that took part the first of a star. */
export function bothLose(c: Act<Fight>): void {
  const { side, owed, first, attackers, defenders, engineer } = c.local;
  const enemy = enemyOf(side);
  const star = engineer === null ? first[side] : [engineer, ...first[side]];
  const once = owed[side] > 0 && engineer !== null ? 1 : 0;
  loseSteps(c, side, attackers, once, star, 'combat');
  loseSteps(c, side, attackers, owed[side] - once, first[side], 'combat');
  loseSteps(c, enemy, defenders, owed[enemy], first[enemy], 'combat');
}

/** G50: the stack goes, with HQs and MSUs; who cannot move is lost, and so are steps for zones of control and for hexes not made. */
export function fallBack(c: Act<Fight>): void {
  const { world, data, local } = c;
  const side = enemyOf(local.side);
  const hex = local.combat?.hex ?? '';
  const here = (): readonly Unit[] => new Board(world, data).unitsAt(side, hex);
  const stuck = here().filter((unit) => isCombatUnit(unit.counter) && cannotRetreat(unit));
  for (const { id } of stuck) eliminate(c, id);
  if (stuck.length > 0)
    stepsLost(c, {
      side,
      units: stuck.map(({ id }) => id),
      gone: stuck.map(({ id }) => id),
      why: 'they cannot retreat',
    });
  putOff(c, side, hex);
  const fighters = here().filter(({ counter }) => isCombatUnit(counter));
  const from = originsOf(new Board(world, data), local.attackers);
  leave(c, { side, hex, fighters, hexes: local.flee, from, all: true });
}

/** G51: attackers under Additional Retreat leave a hex that they attacked from, and advance no more. */
export function withdraw(c: Act<Fight>): void {
  const { side, leaving: hex = '', attackers, combat } = c.local;
  const fighters = alive(c, attackers).filter(({ at, counter }) => at === hex && counter.type !== 'flotilla');
  leave(c, { side, hex, fighters, hexes: FURTHER, from: [combat?.hex ?? ''], all: false });
  c.local.attackers = attackers.filter((id) => !fighters.some((one) => one.id === id));
  c.local.to = null;
}

/** Who leaves a hex, over how many hexes, and where from enemies come; with all that stands there or alone. */
interface Leaving {
  side: Side;
  hex: string;
  fighters: readonly Unit[];
  hexes: number;
  from: readonly string[];
  all: boolean;
}

/** G50: a stack goes back; steps are lost for zones of control and for hexes not made. */
function leave(c: Act<Fight>, { side, hex, fighters, hexes, from, all: everybody }: Leaving): void {
  const { world, data, local } = c;
  if (fighters.length === 0) return;
  const board = new Board(world, data);
  const all = farthest(board, side, flightsFrom(board, side, hex, hexes, fighters), from);
  const chosen = all.find(({ path }) => path.at(-1) === local.to) ?? bestFlight(board, side, all, from);
  const path = chosen?.path ?? [];
  const end = path.at(-1);
  const whole = path.length === hexes || (end !== undefined && isHaven(board, side, end));
  const missing = whole ? 0 : hexes - path.length;
  const ids = fighters.map(({ id }) => id);
  loseSteps(c, side, ids, (chosen?.cost ?? 0) + STEPS_A_HEX * missing, local.first[side], 'retreat');
  if (end === undefined) return;
  const zoc = groundFor(board, side).zoc;
  goBack(c, side, { hex, path, nonOp: path.some((one) => zoc.has(one)), only: everybody ? null : ids });
}
const STEPS_A_HEX = 2;

/** G54: flotillas leave to a sea hex beside, or are lost. */
function putOff(c: Act, side: Side, hex: string): void {
  const { waters } = c.data;
  for (const { id, counter } of new Board(c.world, c.data).unitsAt(side, hex)) {
    const state = c.world.units[id];
    if (counter.type !== 'flotilla' || !state) continue;
    const to = waters.map.grid.neighbours(hex).find((one) => waters.map.kind.get(one) === 'sea');
    if (to === undefined) eliminate(c, id);
    else state.at = to;
    retreated(c, { side, units: [id], from: hex, path: to === undefined ? [] : [to] });
  }
}

/** G85: an engineer that a combat took to another hex, forward or back, has moved and builds nothing; of others nobody asks that. */
const hasMoved = ({ type }: GroundCounter, turn: number): { marched?: number } =>
  type === 'engineer' ? { marched: turn } : {};

/** Where a stack goes back to; `only`: those of it who go; null: all. */
interface Going {
  hex: string;
  path: string[];
  nonOp: boolean;
  only: readonly string[] | null;
}

function goBack(c: Act, side: Side, { hex, path, nonOp, only }: Going): void {
  const { world, data } = c;
  const end = path.at(-1) ?? hex;
  const going = new Board(world, data)
    .unitsAt(side, hex)
    .filter(({ id, counter }) => only?.includes(id) ?? (isCombatUnit(counter) || ['hq', 'msu'].includes(counter.type)));
  for (const { id, counter } of going) {
    const state = world.units[id];
    if (!state) continue;
    Object.assign(state, { at: end, ...hasMoved(counter, world.clock.turn) });
    if (counter.type === 'hq' && nonOp) state.nonOp = true;
  }
  if (going.length > 0) retreated(c, { side, units: going.map(({ id }) => id), from: hex, path });
  if (!going.some(({ counter }) => isCombatUnit(counter))) return;
  for (const one of path) {
    takeHex(c, side, one);
    enterHex(c, side, one);
  }
}

/** G52, 30.16b: into the empty hex go who landed, then who was named, as many as it holds. */
export function goIn(c: Act<Fight>): void {
  const { world, data, local } = c;
  const { side } = local;
  const hex = local.combat?.hex ?? '';
  const board = new Board(world, data);
  const left = board.unitsAt(enemyOf(side), hex).filter(({ counter }) => isCombatUnit(counter));
  if (left.length > 0) return;
  const all = alive(c, local.attackers);
  const landing = all.filter((unit) => isFromSea(board, unit));
  const boats = all.filter(({ id, counter }) => counter.type === 'flotilla' && local.advancing.includes(id));
  const marching = all.filter((unit) => local.advancing.includes(unit.id) && mayAdvance(board, unit, hex));
  let room = MOST_POINTS - sumOf(board.unitsAt(side, hex), ({ counter }) => counter.points);
  const going = [...landing, ...boats, ...marching].filter(({ counter }) => {
    if (counter.points > room) return false;
    room -= counter.points;
    return true;
  });
  if (going.length > 0) goAshore(c, side, hex, going);
}

/** Units come into a hex: who was aboard is ashore and does not move again in the turn (30.16f). */
export function goAshore(c: Act, side: Side, hex: string, going: readonly Unit[]): void {
  const { world } = c;
  const { turn } = world.clock;
  for (const { id, at, counter } of going) {
    const ship = world.ships[at];
    if (ship) ship.assault = turn;
    const landed = ship ? { loaded: 0, assault: turn, activated: true, since: turn } : {};
    Object.assign(world.units[id] ?? {}, { at: hex, ...landed, ...hasMoved(counter, turn) });
  }
  advanced(c, { side, units: going.map(({ id }) => id), hex });
  if (going.every((unit) => isSpecial(unit))) return;
  takeHex(c, side, hex);
  enterHex(c, side, hex);
}

/** Steps that a side has left in a combat. */
export const stepsOf = (c: Act, ids: readonly string[]): number => sumOf(alive(c, ids), stepsLeft);
