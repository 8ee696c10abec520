import type { Realm, SeatId } from '../realm';
import { stepOf, type Frame, type Procedures } from './frame';

/** Whose player segment runs: of the innermost call that is one; null: nobody's. */
export function segmentOf<R extends Realm>(procedures: Procedures<R>, stack: readonly Frame[]): SeatId | null {
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const step = stepOf(procedures, stack[depth] as Frame);
    if (step.kind === 'call' && step.seat !== undefined) return step.seat;
  }
  return null;
}
