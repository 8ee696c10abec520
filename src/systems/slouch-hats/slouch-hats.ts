import type { Act as KernelAct } from '../../kernel/flow/act';
import type { Ask as KernelAsk } from '../../kernel/decide/decision';
import type { Order, OrderKind, Scope as KernelScope } from '../../kernel/decide/order';
import { kitOf } from '../../play/kit';
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

// What nearly every file of the system speaks of, from one place.
export { isFault, type Fault } from '../../kernel/decide/fault';
export type { SlouchHatsData } from './data/load';
export { LETTERS, type Letter } from './letters';
export { enemyOf, printSide, SIDES, type Side } from './side';
export type { AirState, OpenWorld, Place, ShipState, SupplyState, UnitState, World } from './world';

export const { define, decision, fact, written, verbOf } = kitOf<SlouchHats, Say>();
