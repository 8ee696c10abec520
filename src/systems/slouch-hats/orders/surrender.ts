import type { Order } from '../../../kernel/decide/order';
import { fine, misread } from '../../../kernel/decide/order';
import { bareVerb } from '../../../play/words/verb';
import type { Verb } from '../slouch-hats';

/** The Vichy Surrender Table is resolved (18.32). */
export interface ResolveOrder extends Order {
  verb: 'resolve';
}
export const resolveVerb = bareVerb<ResolveOrder>(
  'resolve',
  'the Vichy Surrender Table, for one Victory Point (18.32)',
);

/** Modifiers for the Table, for two Victory Points each (18.14a). */
export interface BuyOrder extends Order {
  verb: 'buy';
  modifiers: number;
}

/** `buy 2` */
export const buyVerb: Verb<BuyOrder> = {
  ...{
    verb: 'buy',
    syntax: 'buy number',
    help: 'modifiers for the Vichy Surrender Table, two Victory Points each (18.14a)',
  },
  read: (rest) =>
    /^\d{1,2}$/.test(rest) ? fine({ verb: 'buy', modifiers: Number(rest) }) : misread('write how many: buy 1'),
  print: ({ modifiers }) => `buy ${modifiers}`,
};
