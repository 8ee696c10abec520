import type { DecisionKind } from '../decide/decision';
import type { Realm } from '../realm';
import type { System } from '../system';
import type { Procedure, Step } from './step';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- kinds differ in locals, facts and answers
type AnyKind<R extends Realm> = DecisionKind<R, any, any, any>;

/**
 * The decision kinds that a scenario may ask, found by walking its procedures and the windows of the reactions; all kinds
 * of the system for a scenario it does not list. Procedures that only a function calls are not walked.
 */
export function playedKinds<R extends Realm>(system: System<R>, scenario: string): readonly AnyKind<R>[] {
  const root = system.scenarios.find((s) => s.id === scenario)?.root;
  if (!root) return system.decisions;
  const asked = new Map<string, true>();
  const walked = new Map<string, true>();
  const walk = (procedure: Procedure<R>): void => {
    if (walked.has(procedure.name)) return;
    walked.set(procedure.name, true);
    steps(procedure.steps);
  };
  const steps = (block: readonly Step<R, unknown>[]): void => {
    for (const step of block) {
      for (const kind of asks(step)) asked.set(kind.kind, true);
      if (step.kind === 'call') walk(step.procedure);
      if ('body' in step) steps(step.body);
    }
  };
  for (const procedure of [root, ...system.reactions.map((r) => r.window)]) walk(procedure);
  return system.decisions.filter((d) => asked.has(d.kind));
}

function asks<R extends Realm>(step: Step<R, unknown>): readonly AnyKind<R>[] {
  if (step.kind === 'ask') return [step.decision];
  return step.kind === 'askAll' ? step.decisions : [];
}
