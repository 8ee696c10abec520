import { fine, misread, then } from '../../../kernel/decide/order';
import type { Order } from '../../../kernel/decide/order';
import { verbOf } from '../../../play/words/verb';
import type { Mercury } from '../mercury';
import type { AirId } from '../world';
import { airUnits } from './names';

export interface BreakDownOrder extends Order {
  verb: 'break down';
  unit: AirId;
}
export interface RecombineOrder extends Order {
  verb: 'recombine';
  halves: AirId[];
}

/** `break down Ju-87 I/StG2` (12.13) */
export const breakDownVerb = verbOf<Mercury, BreakDownOrder>({
  verb: 'break down',
  syntax: 'break down Ju-87 unit',
  help: 'split a 4-5 Ju-87 into two halves (12.13)',
  parts: { unit: airUnits },
});

/** `recombine Ju-87 half 1, Ju-87 half 2` (12.14) */
export const recombineVerb = verbOf<Mercury, RecombineOrder>({
  verb: 'recombine',
  syntax: 'recombine half, half',
  help: 'put two Ju-87 halves together (12.14)',
  parts: {
    halves: {
      ...airUnits.list,
      read: (text, scope) =>
        then(airUnits.list.read(text, scope), (halves) =>
          halves.length === 2 ? fine(halves) : misread('two halves are to be named'),
        ),
    },
  },
});
