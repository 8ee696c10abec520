import type { Act as KernelAct } from '../../kernel/flow/act';
import { factsOf } from '../../kernel/flow/fact-kind';
import { define as kernelDefine } from '../../kernel/flow/step';
import type { Procedure, Step, StepWriter } from '../../kernel/flow/step';
import { decision as kernelDecision } from '../../kernel/decide/decision';
import type { Ask as KernelAsk, DecisionKind } from '../../kernel/decide/decision';
import type { Order, OrderKind, Scope as KernelScope } from '../../kernel/decide/order';
import type { MercuryData } from './data/load';
import type { Say } from './facts/say';
import type { Terms } from './facts/terms';
import type { View } from './view/view';
import type { Side, World } from './world';

/** The types of Operation Mercury. */
export interface Mercury {
  world: World;
  view: View;
  data: MercuryData;
  seat: Side;
}

export type Act<L = object> = KernelAct<Mercury, L>;
export type Ask<F = unknown> = KernelAsk<Mercury, F>;
export type Scope = KernelScope<Mercury>;
export type Verb<O extends Order> = OrderKind<Mercury, O>;

/** A procedure of Operation Mercury. */
export function define<L extends object = object>(
  name: string,
  write: (s: StepWriter<Mercury, L>) => Step<Mercury, L>[],
): Procedure<Mercury, L> {
  return kernelDefine<Mercury, L>(name, write);
}

/** A decision kind of Operation Mercury: local values, disclosed facts, answer, orders. */
export function decision<L, F, A, O extends Order = Order>(
  kind: DecisionKind<Mercury, L, F, A, O>,
): DecisionKind<Mercury, L, F, A, O> {
  return kernelDecision(kind);
}

/** A kind of fact of Operation Mercury. */
export const fact = factsOf<Mercury, Say, Terms>();
