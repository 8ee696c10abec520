import type { DecisionKind } from '../../../kernel/decide/decision';
import type { Procedure, Step } from '../../../kernel/flow/step';
import type { Aegean } from '../aegean';
import { game } from './game';

/* eslint-disable @typescript-eslint/no-explicit-any -- a list of procedures and decisions holds many types */
type AnyProcedure = Procedure<Aegean, any>;
type AnyDecision = DecisionKind<Aegean, any, any, any, any>;

/** Every procedure that a game comes to, and every decision that is asked in one, as a walk over the steps finds them. */
function walked(root: AnyProcedure): { procedures: AnyProcedure[]; decisions: AnyDecision[] } {
  const procedures: AnyProcedure[] = [];
  const decisions: AnyDecision[] = [];
  const walk = (steps: readonly Step<Aegean, any>[]): void => {
    for (const step of steps) {
      if (step.kind === 'call') visit(step.procedure);
      if (step.kind === 'ask') note(step.decision);
      if (step.kind === 'askAll') step.decisions.forEach(note);
      if ('body' in step) walk(step.body);
    }
  };
  const note = (one: AnyDecision): void => void (decisions.includes(one) || decisions.push(one));
  const visit = (one: AnyProcedure): void => {
    if (procedures.includes(one)) return;
    procedures.push(one);
    walk(one.steps);
  };
  visit(root);
  return { procedures, decisions };
}

export const { procedures: PROCEDURES, decisions: DECISIONS } = walked(game);
