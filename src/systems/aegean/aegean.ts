import type { Act as KernelAct } from '../../kernel/flow/act';
import type { Ask as KernelAsk } from '../../kernel/decide/decision';
import type { Scope as KernelScope } from '../../kernel/decide/order';
import { kitOf } from '../../play/kit';
import type { AegeanData } from './data/load';
import type { Say } from './facts/say';
import type { Side } from './side';
import type { AegeanView } from './view/view';
import type { World } from './world';

/** The types of War in the Aegean. */
export interface Aegean {
  world: World;
  view: AegeanView;
  data: AegeanData;
  seat: Side;
}

export type Act<L = object> = KernelAct<Aegean, L>;
export type Ask<F = unknown> = KernelAsk<Aegean, F>;
export type Scope = KernelScope<Aegean>;

export const { define, fact } = kitOf<Aegean, Say>();
