import type { Order } from '../../../kernel/decide/order';
import { namesOf } from '../../../play/words/parts';
import { verbOf } from '../../../play/words/verb';
import type { Mercury } from '../mercury';
import type { SeaId } from '../world';
import { contact, sea } from './names';

export interface PlaceOrder extends Order {
  verb: 'place';
  unit: string;
  at: SeaId;
}

/** `place Light Convoy no. 1 at Milos port`: a German naval unit at the start (3.1) */
export const placeVerb = verbOf<Mercury, PlaceOrder>({
  verb: 'place',
  syntax: 'place unit at port',
  help: 'where a naval unit starts, face down',
  form: /^(?<unit>.*?)\s+(?:at|in)\s+(?<at>.*)$/i,
  otherwise: 'write where it starts',
  parts: { unit: namesOf('naval unit', (data) => [...data.germanNaval.values()]), at: sea },
  print: (said) => ` ${said.unit} at ${said.at}`,
});

export interface LandOrder extends Order {
  verb: 'land';
  contact: number;
}

/** `land Light Convoy no. 1`: it puts its cargo ashore (scenario 4b) */
export const landVerb = verbOf<Mercury, LandOrder>({
  verb: 'land',
  syntax: 'land unit',
  help: 'a convoy off a beach puts its cargo ashore',
  parts: { contact },
});
