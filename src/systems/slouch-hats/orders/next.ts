import type { Order } from '../../../kernel/decide/order';
import { verbOf } from '../../../play/words/verb';
import type { SlouchHats } from '../slouch-hats';
import { hex } from './names';

/** The combat that is resolved next (10.43). */
export interface NextOrder extends Order {
  verb: 'next';
  hex: string;
}

/** `next 1722` */
export const nextVerb = verbOf<SlouchHats, NextOrder>({
  ...{ verb: 'next', syntax: 'next hex', help: 'the combat that is resolved next, of those declared (10.43)' },
  parts: { hex },
});
