import type { Realm, SeatId } from '../realm';
import type { Reaction } from './reaction';
import { blockOf, stepOf, type Frame, type Procedures } from './frame';
import { walkOf } from './played';
import type { Procedure, Step } from './step';

/** Where a game stands, as one seat may know it. */
export interface Standpoint<R extends Realm> {
  procedures: Procedures<R>;
  reactions: readonly Reaction<R>[];
  stack: readonly Frame[];
  seat: SeatId;
  /** He is asked something: he knows the very step. Else he knows no more than whose segment runs. */
  asked: boolean;
}

/**
 * Names of the decision kinds that the running `turn` may still ask of a seat; null: any, as no turn runs. They are read
 * from the steps alone, so that they tell nothing of what is hidden: what a test may skip counts, and so does each loop.
 */
export function toCome<R extends Realm>(turn: Procedure<R>, from: Standpoint<R>): readonly string[] | null {
  const { seat, stack, procedures } = from;
  const bottom = stack.findIndex((f) => f.proc === turn.name && f.path.length === 0);
  if (bottom < 0) return null;
  const found = new Map<string, true>();
  const walk = walkOf<R>(({ kind, seats, asked }, active) => {
    const his = asked === undefined || active === undefined || (asked === 'own') === (active === seat);
    if (his && seats.includes(seat)) found.set(kind, true);
  });
  for (const { window } of from.reactions) walk(window.steps);
  const steps = stack.map((frame) => stepOf(procedures, frame));
  const segment = steps.findIndex((step, i) => i >= bottom && step.kind === 'call' && step.seat !== undefined);
  const whose = segmentOf(steps[segment]);
  if (!from.asked && segment < 0) walk(turn.steps);
  const top = from.asked || segment < 0 ? stack.length - 1 : segment;
  for (const [i, frame] of stack.entries()) {
    if (i < bottom || i > top) continue;
    const block = blockOf(procedures, frame);
    const at = block.findIndex((s) => s.label === frame.at);
    const again = block.slice(at, at + 1).filter((s) => (i === segment ? !from.asked : isLoop(s)));
    walk([...again, ...block.slice(at + 1)], segment >= 0 && i > segment ? whose : undefined);
  }
  return [...found.keys()];
}

const segmentOf = <R extends Realm>(step?: Step<R, unknown>): SeatId | undefined =>
  step?.kind === 'call' ? step.seat : undefined;

const isLoop = <R extends Realm>({ kind }: Step<R, unknown>): boolean => kind === 'each' || kind === 'while';
