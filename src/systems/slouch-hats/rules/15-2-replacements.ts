import type { Fault, OpenWorld, Place, Side, SlouchHatsData, UnitState, World } from '../slouch-hats';
import type { CombatCounter } from '../data/counters';
import { fits, type Board } from './03-board';
import { nationalityOf } from './18-4-rommels-war';
import { ownReplacements, spendOwnReplacement } from './20-2-lasting';
import { nameOf, placeName } from './names';

/** 15.23: types that infantry points do not rebuild. */
const NOT_REBUILT: readonly CombatCounter['type'][] = ['armor', 'armored-car', 'artillery', 'anti-aircraft'];

/** 15.25: where a Replacements Point finds an Allied unit in the Cadre or Eliminated Box, and where it comes back. */
const ALLIED_BOX = 'middle-east';
/** 15.25: where the Axis units of those boxes are. */
const AXIS_AREAS: readonly (string | null)[] = ['syria', 'lebanon'];

/** 15.23, 15.27: why a counter is not rebuilt by Replacements Points at all; a commando is by those that an event gave it. */
export function typeFault(world: OpenWorld, data: SlouchHatsData, id: string): Fault | null {
  const type = data.counters.units.get(id)?.type;
  const name = nameOf(data, id);
  if (type === 'commando' && ownReplacements(world, id) > 0) return null;
  if (type === 'commando') return { rule: '15.27', why: `${name} is a commando unit: only Allied Event C rebuilds it` };
  if (type === undefined || NOT_REBUILT.includes(type))
    return { rule: '15.23', why: `${name} is not rebuilt by infantry Replacements Points` };
  return null;
}

/** 3.42, 15.25: whether a unit has a step to gain: reduced, or in one of the boxes. */
const lacksStep = ({ reduced, at }: UnitState, { back }: CombatCounter): boolean =>
  at === 'cadre' || at === 'eliminated' || (at !== 'off' && reduced && back !== null);

/** 15.21: a REPL unit and the unit that it is to rebuild. */
export interface Rebuilding {
  unit: string;
  repl: string;
}

/** 15.14, 15.21-15.27: why the Axis player cannot do these in one Administrative phase; null: he can. */
export function rebuildingFault(board: Board, all: readonly Rebuilding[]): Fault | null {
  for (const [i, one] of all.entries()) {
    const earlier = all.slice(0, i);
    const name = nameOf(board.data, one.unit);
    if (earlier.some(({ unit }) => unit === one.unit))
      return { rule: '15.26', why: `${name} recovers one step in this phase` };
    if (earlier.some(({ repl }) => repl === one.repl)) return { rule: '15.21', why: 'a REPL unit rebuilds one unit' };
    const fault = oneFault(board, one) ?? roomFault(board, all.slice(0, i + 1));
    if (fault) return fault;
  }
  return null;
}

/** 3.32, 15.25: the last of these finds no room where it comes out of the Cadre Box, as nobody moves on in this phase. */
function roomFault(board: Board, all: readonly Rebuilding[]): Fault | null {
  const { world, data } = board;
  const place = world.repl[all.at(-1)?.repl ?? ''] ?? '';
  const coming = all.flatMap(({ unit: id, repl }) => {
    const [state, counter] = [world.units[id], data.counters.units.get(id)];
    return state?.at === 'cadre' && counter && world.repl[repl] === place ? [{ id, counter, ...state }] : [];
  });
  if (coming.length === 0 || fits(board, place, coming)) return null;
  return { rule: '3.32', why: `more than seven stacking points would stand in ${placeName(data, place)}` };
}

function oneFault(board: Board, { unit: id, repl }: Rebuilding): Fault | null {
  const { data, world } = board;
  const [state, counter, name] = [world.units[id], data.counters.units.get(id), nameOf(data, id)];
  const [at, own] = [world.repl[repl], data.counters.repl.get(repl)];
  if (!state || counter?.side !== 'axis') return { rule: '15.21', why: `${name} is not a unit of yours` };
  if (at === undefined || !own || at === 'available' || at === 'off')
    return { rule: '15.21', why: 'that REPL unit is not in play' };
  const type = typeFault(world, data, id);
  if (type) return type;
  if (!lacksStep(state, counter)) return { rule: '15.21', why: `${name} has lost no step` };
  const nationality = nationalityOf(world, data, id);
  if (own.nationality !== nationality)
    return { rule: '15.14', why: `${name} is ${nationality}, the REPL unit is ${own.nationality}` };
  if (state.at !== 'cadre' && state.at !== 'eliminated') return togetherFault(data, name, state.at, at);
  return isRebuildField(board, at)
    ? null
    : { rule: '15.25', why: `${placeName(data, at)} is not a friendly airfield in Syria or Lebanon` };
}

const togetherFault = (data: SlouchHatsData, name: string, unit: Place, repl: Place): Fault | null =>
  unit === repl
    ? null
    : { rule: '15.21', why: `${name} is in ${placeName(data, unit)}, the REPL unit in ${placeName(data, repl)}` };

/** 15.25: a friendly airfield in Syria or Lebanon. */
const isRebuildField = (board: Board, hex: Place): boolean =>
  board.ground.map.places.airfield.has(hex) &&
  AXIS_AREAS.includes(board.ground.areaOf(hex)) &&
  board.friendlyTo(hex) === 'axis';

/** What a recovered step did: where the unit is now and whether still reduced. */
export interface Recovered {
  unit: string;
  at: Place;
  reduced: boolean;
}

/** 15.25: one step: from Eliminated to Cadre, from Cadre to the lowest strength at a place, else to full strength. Writes the world. */
export function recoverStep(world: World, data: SlouchHatsData, id: string, place: Place): Recovered {
  const [state, counter] = [world.units[id], data.counters.units.get(id)];
  if (!state || !counter) throw new Error(`no unit ${id}`);
  if (state.at === 'eliminated') state.at = 'cadre';
  else if (state.at === 'cadre') {
    const fresh = { garrison: false, outOfSupply: false, noMovementSupply: false, fired: false };
    Object.assign(state, { at: place, reduced: counter.back !== null, ...fresh });
  } else state.reduced = false;
  return { unit: id, at: state.at, reduced: state.reduced };
}

/** 15.21: REPL units go back among those available, their units gain a step. Writes the world. */
export function rebuild(world: World, data: SlouchHatsData, all: readonly Rebuilding[]): Recovered[] {
  return all.map(({ unit, repl }) => {
    const recovered = recoverStep(world, data, unit, world.repl[repl] ?? 'available');
    world.repl[repl] = 'available';
    return recovered;
  });
}

/** 15.22: whether a unit can trace a Supply Route to the Middle East box (chapter 6.2); units in boxes need none. */
export type Traces = (unit: string) => boolean;

/** 15.22-15.27: why the Allied player cannot mark these units in the Supply Status phase; null: he can. */
export function marksFault(world: OpenWorld, data: SlouchHatsData, ids: readonly string[]): Fault | null {
  for (const [i, id] of ids.entries()) {
    const [state, counter, name] = [world.units[id], data.counters.units.get(id), nameOf(data, id)];
    if (!state || counter?.side !== 'allied') return { rule: '15.22', why: `${name} is not a unit of yours` };
    if (ids.indexOf(id) < i) return { rule: '15.26', why: `${name} recovers one step a phase: it is named twice` };
    const type = typeFault(world, data, id);
    if (type) return type;
    if (!lacksStep(state, counter)) return { rule: '15.22', why: `${name} has lost no step` };
  }
  const ofTrack = ids.filter((id) => ownReplacements(world, id) === 0);
  if (ofTrack.length <= world.replacementPoints) return null;
  return { rule: '15.22', why: `${ofTrack.length} units are to receive replacements` };
}

/** 15.22: puts the Receiving Replacements markers on units. Writes the world. */
export function markReceiving(world: World, ids: readonly string[]): void {
  for (const id of ids) Object.assign(world.units[id] ?? {}, { receiving: true });
}

/**
 * 15.22: in the first Allied Administrative phase after it all markers come off; the eligible units gain a step for a point
 * each, while points last, the others do not. Writes the world.
 */
export function receiveReplacements(
  world: World,
  data: SlouchHatsData,
  traces: Traces,
): { recovered: Recovered[]; not: string[] } {
  const recovered: Recovered[] = [];
  const not: string[] = [];
  for (const [id, state] of Object.entries(world.units)) {
    if (!state.receiving) continue;
    state.receiving = false;
    const counter = data.counters.units.get(id);
    const held = ['cadre', 'eliminated', ALLIED_BOX].includes(state.at);
    if (!counter || !lacksStep(state, counter) || !(held || traces(id)) || !payFor(world, id)) not.push(id);
    else {
      recovered.push(recoverStep(world, data, id, ALLIED_BOX));
    }
  }
  return { recovered, not };
}

/** A point for a unit, of its own if an event gave it one (20.21C), else of the track; whether there was one. Writes the world. */
function payFor(world: World, id: string): boolean {
  if (ownReplacements(world, id) > 0) spendOwnReplacement(world, id);
  else if (world.replacementPoints < 1) return false;
  else world.replacementPoints -= 1;
  return true;
}

/** 15.21, 15.22: units of a side that a point could rebuild, by type and steps. */
export const rebuildable = (world: OpenWorld, data: SlouchHatsData, side: Side): string[] =>
  Object.entries(world.units)
    .filter(([id, state]) => {
      const counter = data.counters.units.get(id);
      return counter?.side === side && lacksStep(state, counter) && typeFault(world, data, id) === null;
    })
    .map(([id]) => id);
