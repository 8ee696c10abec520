import type { Act as KernelAct } from '../../kernel/flow/act';
import type { Ask as KernelAsk } from '../../kernel/decide/decision';
import type { Order, OrderKind, Scope as KernelScope } from '../../kernel/decide/order';
import { kitOf } from '../../play/kit';
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

export const { define, decision, fact, written, verbOf } = kitOf<Mercury, Say, Terms>();
