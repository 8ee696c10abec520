import type { Order, OrderKind } from '../../kernel/decide/order';
import type { Realm } from '../../kernel/realm';
import { bareVerb } from './verb';

export interface PassOrder extends Order {
  verb: 'pass';
}

/** `pass`: nothing of what could be done here. */
export const passVerb: OrderKind<Realm, PassOrder> = bareVerb('pass', 'do nothing here');

export const isPass = <O extends Order>(order: O | PassOrder): order is PassOrder => order.verb === 'pass';

/** The orders that do something. */
export const besidesPass = <O extends Order>(orders: readonly (O | PassOrder)[]): O[] =>
  orders.filter((order): order is O => !isPass(order));

/** The orders of one verb. */
export const ofVerb = <O extends Order, V extends O['verb']>(
  orders: readonly O[],
  verb: V,
): Extract<O, { verb: V }>[] => orders.filter((order): order is Extract<O, { verb: V }> => order.verb === verb);

/** Printed orders; `pass` where there is none. */
export const orPass = (lines: string[]): string[] => (lines.length === 0 ? ['pass'] : lines);
