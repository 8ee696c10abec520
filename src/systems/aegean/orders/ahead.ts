import type { Order } from '../../../kernel/decide/order';
import type { PassOrder } from '../../../play/words/pass';

/** Lines as a player gives them in advance: with none he passes, as who says nothing is asked. */
export const ahead = <L extends object>(lines: readonly L[]): (L & Order)[] | PassOrder[] =>
  lines.length > 0 ? (lines as (L & Order)[]) : [{ verb: 'pass' }];
