import type { Parameter } from '../../../kernel/decide/condition';
import { fine, misread, then } from '../../../kernel/decide/order';
import { called, type OrderOf } from '../../../play/words/written';
import { type AirId, type Mercury, written } from '../mercury';
import { airUnits } from './names';

const halves: Parameter<Mercury, AirId[]> = {
  name: 'half, half',
  read: (text, scope) =>
    then(airUnits.list.read(text, scope), (both) =>
      both.length === 2 ? fine(both) : misread('two halves are to be named'),
    ),
  print: airUnits.list.print,
};

/** `break down Ju-87 I/StG2` (12.13) */
export const breakDownVerb = written(
  'split a 4-5 Ju-87 into two halves (12.13)',
  { unit: called('Ju-87 unit', airUnits) },
  'break down {unit}',
);
export type BreakDownOrder = OrderOf<typeof breakDownVerb>;

/** `recombine Ju-87 half 1, Ju-87 half 2` (12.14) */
export const recombineVerb = written('put two Ju-87 halves together (12.14)', { halves }, 'recombine {halves}');
export type RecombineOrder = OrderOf<typeof recombineVerb>;
