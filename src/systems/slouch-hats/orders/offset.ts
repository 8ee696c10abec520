import type { Order } from '../../../kernel/decide/order';
import { verbOf } from '../../../play/words/verb';
import type { SlouchHats } from '../slouch-hats';
import { aircraft } from './names';

/** The German bomber takes its strength off that of naval units (20.22P 3). */
export interface OffsetOrder extends Order {
  verb: 'offset';
  unit: string;
}

/** `offset KG26` */
export const offsetVerb = verbOf<SlouchHats, OffsetOrder>({
  ...{ verb: 'offset', syntax: 'offset air unit' },
  help: 'the bomber of Special Event P, in the Greece box, takes its strength off the Allied naval units that fire or reduce a port (20.22P); against transport it is "ship ... with KG26"',
  parts: { unit: aircraft },
});
