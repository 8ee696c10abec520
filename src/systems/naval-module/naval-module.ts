import type { Act as KernelAct } from '../../kernel/flow/act';
import type { Ask as KernelAsk } from '../../kernel/decide/decision';
import type { Scope as KernelScope } from '../../kernel/decide/order';
import { kitOf } from '../../play/kit';
import type { NavalData } from './data/load';
import type { Say } from './facts/say';
import type { Side } from './side';
import type { NavalView } from './view/view';
import type { World } from './world';

/** The types of the Naval Module: Black Sea 1941-42. */
export interface Naval {
  world: World;
  view: NavalView;
  data: NavalData;
  seat: Side;
}

export type Act<L = object> = KernelAct<Naval, L>;
export type Ask<F = unknown> = KernelAsk<Naval, F>;
export type Scope = KernelScope<Naval>;

export const { define, fact, written } = kitOf<Naval, Say>();
