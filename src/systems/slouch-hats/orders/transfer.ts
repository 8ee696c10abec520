import { called, type OrderOf } from '../../../play/words/written';
import { written } from '../slouch-hats';
import { aircraft, place } from './names';

/** `transfer 208 to Rayak` */
export const transferVerb = written(
  'an air unit goes to another friendly airfield or box, however far, and is Flown (13.41, 13.42)',
  { unit: aircraft, to: called('place', place) },
  'transfer {unit} to {to}',
);
export type TransferOrder = OrderOf<typeof transferVerb>;

/** `pay for KG26` */
export const payVerb = written(
  { verb: 'pay', help: 'the Victory Point after which an air unit of Special Event P may go to the map (20.22P)' },
  { unit: aircraft },
  'pay for {unit}',
  'pay {unit}',
);
export type PayOrder = OrderOf<typeof payVerb>;
