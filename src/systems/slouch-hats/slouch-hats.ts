import type { Act as KernelAct } from '../../kernel/flow/act';
import { factsOf } from '../../kernel/flow/fact-kind';
import { define as kernelDefine } from '../../kernel/flow/step';
import type { Procedure, Step, StepWriter } from '../../kernel/flow/step';
import { decision as kernelDecision } from '../../kernel/decide/decision';
import type { Ask as KernelAsk, DecisionKind } from '../../kernel/decide/decision';
import type { Order, OrderKind, Scope as KernelScope } from '../../kernel/decide/order';
import type { SlouchHatsData } from './data/load';
import type { Say } from './facts/say';
import type { Side } from './side';
import type { SlouchHatsView } from './view/view';
import type { World } from './world';

/** The types of Slouch Hats and Eggshells. */
export interface SlouchHats {
  world: World;
  view: SlouchHatsView;
  data: SlouchHatsData;
  seat: Side;
}

export type Act<L = object> = KernelAct<SlouchHats, L>;
export type Ask<F = unknown> = KernelAsk<SlouchHats, F>;
export type Scope = KernelScope<SlouchHats>;
export type Verb<O extends Order> = OrderKind<SlouchHats, O>;

/** A procedure of Slouch Hats and Eggshells. */
export function define<L extends object = object>(
  name: string,
  write: (s: StepWriter<SlouchHats, L>) => Step<SlouchHats, L>[],
): Procedure<SlouchHats, L> {
  return kernelDefine<SlouchHats, L>(name, write);
}

/** A decision kind of Slouch Hats and Eggshells: local values, disclosed facts, answer, orders. */
export function decision<L, F, A, O extends Order = Order>(
  kind: DecisionKind<SlouchHats, L, F, A, O>,
): DecisionKind<SlouchHats, L, F, A, O> {
  return kernelDecision(kind);
}

/** A kind of fact of Slouch Hats and Eggshells. */
export const fact = factsOf<SlouchHats, Say>();
