import { SIXTHS } from '../data/terrain';
import { lacksSupply, type Field, type Going, type Walker } from './08-field';
import { marchFault } from './09-2-strategic-movement';
import type { Fault } from '../slouch-hats';

/** 9.57: what a unit on trucks may spend, whatever its counter says. Sixths of a point. */
export const truckPoints = ({ board, side }: Field): number => board.data.limits[`${side}-motor-pool-ma`] * SIXTHS;

/** 9.52: points of capacity that riders take: stacking points, or Supply Points of dumps. */
export const truckLoad = (walkers: readonly Walker[]): number =>
  walkers.reduce((sum, { rides, load }) => sum + (rides ? load : 0), 0);

/** 9.51, 9.54, 9.55: who may ride; on a march it keeps the rules of that too (9.22). */
export function ridingFault(field: Field, { mode }: Going, walker: Walker): Fault | null {
  const { name, kind, motorized, unit, at } = walker;
  const fault = (rule: string, why: string): Fault => ({ rule, why: `${name} ${why}` });
  if (mode === 'exploit') return fault('9.51', 'cannot ride in this phase; trucks are for the Movement phase');
  if (mode !== 'move' && mode !== 'march') return fault('9.57', 'goes by railroad or infiltrates, or rides; not both');
  if (motorized) return fault('9.52', 'is motorized; trucks do not carry it');
  if (kind === 'repl') return fault('9.54', 'is neither a combat unit nor a dump; trucks do not carry it');
  if (unit && lacksSupply(walker) && !(at in field.board.data.boxes))
    return fault('9.55', 'has no Movement Supply, and needs it to ride');
  return mode === 'march' ? marchFault(field, walker) : null;
}

/** 9.56: not more than the capacity that is left. */
export function truckFault(field: Field, walkers: readonly Walker[]): Fault | null {
  const load = truckLoad(walkers);
  if (load <= field.motorPool) return null;
  return { rule: '9.56', why: `the trucks have ${field.motorPool} points left this phase, this load takes ${load}` };
}
