import type { Order } from '../../../kernel/decide/order';
import { verbOf } from '../../../play/words/verb';
import type { SlouchHats } from '../slouch-hats';
import { place } from './names';

/** A level of a friendly port is demolished (7.35). */
export interface DemolishOrder extends Order {
  verb: 'demolish';
  port: string;
}

/** `demolish Beirut` */
export const demolishVerb = verbOf<SlouchHats, DemolishOrder>({
  ...{
    verb: 'demolish',
    syntax: 'demolish port',
    help: 'takes one level off a friendly port, which then does not recover in this phase (7.34, 7.35)',
  },
  parts: { port: place },
});
