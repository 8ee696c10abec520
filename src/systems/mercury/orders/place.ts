import { namesOf } from '../../../play/words/parts';
import { called, type OrderOf } from '../../../play/words/written';
import { written, type Mercury } from '../mercury';
import { contact, sea } from './names';

const germanUnit = namesOf<Mercury>('naval unit', (data) => [...data.germanNaval.values()]);

/** `place Light Convoy no. 1 at Milos port`: a German naval unit at the start (3.1) */
export const placeVerb = written(
  'where a naval unit starts, face down',
  { unit: called('unit', germanUnit), at: called('port', sea) },
  'place {unit} at {at}',
  'place {unit} in {at}',
);
export type PlaceOrder = OrderOf<typeof placeVerb>;

/** `land Light Convoy no. 1`: it puts its cargo ashore (scenario 4b) */
export const landVerb = written(
  'a convoy off a beach puts its cargo ashore',
  { contact: called('unit', contact) },
  'land {contact}',
);
export type LandOrder = OrderOf<typeof landVerb>;
