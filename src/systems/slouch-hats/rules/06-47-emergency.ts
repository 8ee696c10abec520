import type { Fault, Side, World } from '../slouch-hats';
import type { Board } from './03-board';
import { absence, nameOf } from './names';
import { applySupply, spend, supplyUnits, type SupplyOutcome } from './06-1-supply-points';
import { tracesToPoint } from './06-5-movement-supply';

/** One Supply Point spent in the own Movement phase: General Supply (6.47) or Movement Supply (6.55) for some units. */
export interface Emergency {
  kind: 'general' | 'movement';
  /** The MSU or dump that spends it. */
  counter: string;
  /** Combat units; for Movement Supply air units too. */
  units: readonly string[];
}

const RULE = { general: '6.47', movement: '6.55' } as const;

/** Whether a side may do that, and what it does to the counter. To be asked anew for a second one. Nothing is written. */
export function emergencySupply(board: Board, side: Side, asked: Emergency): SupplyOutcome | Fault {
  const rule = RULE[asked.kind];
  const most = board.data.limits['emergency-supply-units'];
  const point = supplyUnits(board.world, board.data, side).find(({ id }) => id === asked.counter);
  if (!point) return { rule, why: `you have no supply unit "${asked.counter}" in play` };
  if (asked.units.length === 0) return { rule, why: 'no unit is named' };
  const twice = asked.units.find((id, i) => asked.units.indexOf(id) !== i);
  if (twice !== undefined) return { rule, why: `"${twice}" is named twice` };
  if (asked.units.length > most) return { rule, why: `one SP serves ${most} units, ${asked.units.length} are named` };
  for (const id of asked.units) {
    const fault = faultOf(board, side, asked.kind, id, point.at);
    if (fault) return fault;
  }
  return spend(board.world, board.data, point.id);
}

function faultOf(board: Board, side: Side, kind: Emergency['kind'], id: string, place: string): Fault | null {
  const rule = RULE[kind];
  const needs = kind === 'general' ? needsGeneral(board, side, id) : needsMovement(board, side, id);
  if ('rule' in needs) return needs;
  if (tracesToPoint(board, side, needs.at, place)) return null;
  return { rule, why: `${needs.name} cannot trace a Supply Line to ${place}` };
}

interface Receiver {
  name: string;
  at: string;
}

function needsGeneral(board: Board, side: Side, id: string): Receiver | Fault {
  const unit = board.units.get(id);
  if (!unit) return { rule: '6.47', why: absence(board, id) };
  if (unit.counter.side !== side) return { rule: '6.47', why: `${nameOf(board.data, id)} is not yours` };
  const name = unit.counter.names[0] ?? id;
  return unit.outOfSupply ? { name, at: unit.at } : { rule: '6.47', why: `${name} is in General Supply already` };
}

function needsMovement(board: Board, side: Side, id: string): Receiver | Fault {
  const unit = board.units.get(id);
  if (!unit) return airNeeds(board, side, id);
  const name = unit.counter.names[0] ?? id;
  if (unit.counter.side !== side) return { rule: '6.55', why: `${name} is not yours` };
  if (unit.outOfSupply) return { rule: '6.56', why: `${name} is Out of Supply` };
  return unit.noMovementSupply ? { name, at: unit.at } : { rule: '6.55', why: `${name} has Movement Supply already` };
}

function airNeeds(board: Board, side: Side, id: string): Receiver | Fault {
  const counter = board.data.counters.air.get(id);
  const state = board.world.air[id];
  const inPlay = state !== undefined && (board.ground.map.grid.has(state.at) || state.at in board.data.boxes);
  if (!inPlay) return { rule: '6.55', why: absence(board, id) };
  if (counter?.side !== side) return { rule: '6.55', why: `${nameOf(board.data, id)} is not yours` };
  const name = counter.names[0] ?? id;
  if (state.at in board.data.boxes) return { rule: '6.52', why: `${name} needs no Movement Supply in a box` };
  return state.active ? { rule: '6.55', why: `${name} is Active already` } : { name, at: state.at };
}

/** Writes what has been found to be right: markers off, aircraft Active, the point spent. */
export function giveEmergencySupply(world: World, { kind, units }: Emergency, outcome: SupplyOutcome): void {
  for (const id of units) {
    const marker = kind === 'general' ? { outOfSupply: false } : { noMovementSupply: false };
    if (world.units[id]) Object.assign(world.units[id], marker);
    else Object.assign(world.air[id] ?? {}, { active: true });
  }
  applySupply(world, outcome);
}
