import { fine, misread } from '../../../kernel/decide/order';
import type { Order } from '../../../kernel/decide/order';
import type { Verb } from '../mercury';

export interface PassOrder extends Order {
  verb: 'pass';
}

/** `pass`: nothing of what could be done here. */
export const passVerb: Verb<PassOrder> = {
  verb: 'pass',
  syntax: 'pass',
  help: 'do nothing here',
  read: (rest) => (rest === '' ? fine({ verb: 'pass' }) : misread(`nothing stands behind "pass"`)),
  print: () => 'pass',
};

export const isPass = <O extends Order>(order: O | PassOrder): order is PassOrder => order.verb === 'pass';

/** The orders that do something. */
export const besidesPass = <O extends Order>(orders: readonly (O | PassOrder)[]): O[] =>
  orders.filter((order): order is O => !isPass(order));
