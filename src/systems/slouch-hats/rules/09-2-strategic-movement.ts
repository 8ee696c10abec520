import type { HexId } from '../../../hex/hex';
import type { Fault, Place } from '../slouch-hats';
import { besideEnemy, lacksSupply, type Field, type Mover, type Stands, type Walker } from './08-field';

/** 9.21: the allowance and a half, with its fraction. Sixths of a point. */
export const marchPoints = (full: number): number => (full * 3) / 2;

/** 9.21, 9.22, 6.33, 6.53, 9.55, 15.24: who may move strategically. */
export function marchFault(field: Field, walker: Walker): Fault | null {
  const { name, unit, motorized, rides } = walker;
  const fault = (rule: string, why: string): Fault => ({ rule, why: `${name} ${why}` });
  if (!motorized && !rides) return fault('9.21', 'is not motorized, nor on trucks');
  if (unit?.outOfSupply && !fromBox(field, walker)) return fault('6.33', 'is Out of Supply');
  if (lacksSupply(walker) && !fromBox(field, walker)) return fault('6.53', 'has no Movement Supply');
  if (unit?.receiving) return fault('15.24', 'is receiving replacements');
  return besideEnemy(field, walker.at) ? fault('9.21', 'begins beside an enemy combat unit') : null;
}

const fromBox = ({ board }: Field, { at }: Walker): boolean => at in board.data.boxes;

/** 9.21: every step of a march is along a road or trail. */
export function offRoadFault({ field, mode }: Mover, from: HexId, to: HexId): Fault | null {
  if (mode !== 'march') return null;
  if (field.interdicted.has(from) || field.interdicted.has(to))
    return { rule: '20.22O', why: `Air Interdiction lies on the road from ${from} to ${to}` };
  return field.board.ground.road(from, to) === null
    ? { rule: '9.21', why: `no road or trail goes from ${from} to ${to}, and a march keeps to them` }
    : null;
}

/** 9.21: where a march may not end, though it may go through; `stands`: where all who are in it end, supply units too (6.41). */
export function marchEndFault({ field, mode }: Mover, at: Place, stands: Stands): Fault | null {
  if (mode !== 'march') return null;
  if (besideEnemy(field, at)) return { rule: '9.21', why: `an enemy combat unit stands beside ${at}, where it ends` };
  if (at in field.board.data.boxes || field.traces(at, stands)) return null;
  return { rule: '9.21', why: `no General Supply can be traced from ${at}, where it ends` };
}
