import type { AnyKind } from '../decide/decision';
import type { Realm, SeatId } from '../realm';
import type { System } from '../system';
import type { Procedure, Step } from './step';

/**
 * The decision kinds that a scenario may ask, found by walking its procedures and the windows of the reactions; all kinds
 * of the system for a scenario it does not list. Procedures that only a function calls are not walked.
 */
export function playedKinds<R extends Realm>(system: System<R>, scenario: string): readonly AnyKind<R>[] {
  const root = system.scenarios.find((s) => s.id === scenario)?.root;
  if (!root) return system.decisions;
  const asked = new Map<string, true>();
  const walk = walkOf<R>((kind) => void asked.set(kind.kind, true));
  for (const procedure of [root, ...system.reactions.map((r) => r.window)]) walk(procedure.steps);
  return system.decisions.filter((d) => asked.has(d.kind));
}

/** Walks steps and all that they call, each procedure once for each seat whose segment it is played in. */
export type Walk<R extends Realm> = (block: readonly Step<R, unknown>[], active?: SeatId) => void;

/** A walk that hands each decision kind to `visit`, with the seat whose segment it is asked in. */
export function walkOf<R extends Realm>(visit: (kind: AnyKind<R>, active?: SeatId) => void): Walk<R> {
  const walked = new Map<string, true>();
  const procedure = ({ name, steps }: Procedure<R>, active?: SeatId): void => {
    const key = `${name} ${active ?? ''}`;
    if (walked.has(key)) return;
    walked.set(key, true);
    walk(steps, active);
  };
  const walk: Walk<R> = (block, active) => {
    for (const step of block) {
      for (const kind of asks(step)) visit(kind, active);
      if (step.kind === 'call') procedure(step.procedure, step.seat ?? active);
      if ('body' in step) walk(step.body, active);
    }
  };
  return walk;
}

function asks<R extends Realm>(step: Step<R, unknown>): readonly AnyKind<R>[] {
  if (step.kind === 'ask') return [step.decision];
  return step.kind === 'askAll' ? step.decisions : [];
}
