import type { AnyKind } from '../decide/decision';
import type { Realm } from '../realm';
import type { Procedure, Step } from './step';

/* oxlint-disable typescript/no-explicit-any -- a list of procedures holds many types */
type AnyProcedure<R extends Realm> = Procedure<R, any>;

/**
 * Every procedure that is come to from `roots`, and every decision that is asked in one, each once and in the order of the
 * steps: what a `System` lists. What only a function calls stands among the `roots`.
 */
export function walked<R extends Realm>(
  ...roots: readonly AnyProcedure<R>[]
): { procedures: AnyProcedure<R>[]; decisions: AnyKind<R>[] } {
  const procedures = new Map<AnyProcedure<R>, true>();
  const decisions = new Map<AnyKind<R>, true>();
  const visit = (one: AnyProcedure<R>): void => {
    if (procedures.has(one)) return;
    procedures.set(one, true);
    walk(one.steps);
  };
  const walk = (steps: readonly Step<R, any>[]): void => {
    for (const step of steps) {
      if (step.kind === 'call') visit(step.procedure);
      if (step.kind === 'ask') decisions.set(step.decision, true);
      if (step.kind === 'askAll') for (const one of step.decisions) decisions.set(one, true);
      if ('body' in step) walk(step.body);
    }
  };
  roots.forEach(visit);
  return { procedures: [...procedures.keys()], decisions: [...decisions.keys()] };
}
