import { classOf } from './03-2-zones';
import { strengthsOf } from './03-board';
import type { Field, Walker } from './08-field';

/** A counter as one who goes; null: there is no such combat, supply or REPL unit. */
export function walkerOf({ board }: Field, id: string, rides: boolean): Walker | null {
  const { world, data } = board;
  const unit = board.units.get(id) ?? null;
  const supply = world.supply[id];
  const counter = data.counters.supply.get(id);
  const repl = world.repl[id];
  const printed = unit?.counter ?? counter ?? data.counters.repl.get(id);
  const base = { id, name: printed?.names[0] ?? id, rides, unit, nationality: null, motorized: false };
  if (unit) {
    const { side, stack, motorized } = unit.counter;
    const nationality = world.nowGerman.includes(id) ? 'german' : unit.counter.nationality;
    const moves = rides ? 'motorized' : classOf(unit.counter);
    const values = { move: strengthsOf(unit).move, load: stack, motorized, nationality };
    return { ...base, ...values, kind: 'combat', side, at: unit.at, moves };
  }
  if (supply && counter) {
    const { side, type: kind, move } = counter;
    const own = { kind, side, motorized: kind === 'msu', load: supply.points };
    return { ...base, ...own, at: supply.at, move: move ?? 0, moves: 'motorized' };
  }
  if (repl === undefined) return null;
  const nationality = data.counters.repl.get(id)?.nationality ?? null;
  const foot = { kind: 'repl', side: 'axis', move: data.counters.replMove, load: 1, moves: 'foot' } as const;
  return { ...base, ...foot, at: repl, nationality };
}

/** Where one who goes stands; empty: nowhere. */
export const standsAt = ({ board: { units, world } }: Field, id: string): string =>
  units.get(id)?.at ?? world.supply[id]?.at ?? world.repl[id] ?? '';

/** 6.33, 6.51: without General Supply there is no Movement Supply either. */
export const lacksSupply = ({ unit }: Walker): boolean => unit !== null && (unit.noMovementSupply || unit.outOfSupply);
