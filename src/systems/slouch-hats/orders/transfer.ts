import type { Order } from '../../../kernel/decide/order';
import { verbOf } from '../../../play/words/verb';
import type { SlouchHats } from '../slouch-hats';
import { aircraft, place } from './names';

/** An air unit goes to another airfield or box (13.4). */
export interface TransferOrder extends Order {
  verb: 'transfer';
  unit: string;
  to: string;
}

/** `transfer 208 to Rayak` */
export const transferVerb = verbOf<SlouchHats, TransferOrder>({
  ...{ verb: 'transfer', syntax: 'transfer air unit to place' },
  help: 'an air unit goes to another friendly airfield or box, however far, and is Flown (13.41, 13.42)',
  form: /^(?<unit>\S.*?)\s+to\s+(?<to>\S.*)$/i,
  parts: { unit: aircraft, to: place },
  print: ({ unit, to }) => ` ${unit} to ${to}`,
});

/** The Victory Point for missions of the German bomber over the map is paid (20.22P). */
export interface PayOrder extends Order {
  verb: 'pay';
  unit: string;
}

/** `pay for KG26` */
export const payVerb = verbOf<SlouchHats, PayOrder>({
  ...{ verb: 'pay', syntax: 'pay for air unit' },
  help: 'the Victory Point after which an air unit of Special Event P may go to the map (20.22P)',
  form: /^(?:for\s+)?(?<unit>\S.*)$/i,
  parts: { unit: aircraft },
  print: ({ unit }) => ` for ${unit}`,
});
