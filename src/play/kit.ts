import { decision, type DecisionKind } from '../kernel/decide/decision';
import type { Order } from '../kernel/decide/order';
import { factsOf } from '../kernel/flow/fact-kind';
import { define, type Procedure, type Step, type StepWriter } from '../kernel/flow/step';
import type { Realm } from '../kernel/realm';
import { verbsOf } from './words/verb';
import { writtenOf } from './words/written';

/**
 * What the rules of a system are said in, with its types in them: procedures, decisions by hand, kinds of facts (`Say`: what
 * their sentences are made with, `Of`: their shapes) and orders that are their line or are made of parts.
 */
export const kitOf = <R extends Realm, Say, Of = void>() => ({
  define: <L extends object = object>(name: string, write: (s: StepWriter<R, L>) => Step<R, L>[]): Procedure<R, L> =>
    define(name, write),
  decision: <L, F, A, O extends Order = Order>(kind: DecisionKind<R, L, F, A, O>): DecisionKind<R, L, F, A, O> =>
    decision(kind),
  fact: factsOf<R, Say, Of>(),
  written: writtenOf<R>(),
  verbOf: verbsOf<R>(),
});
