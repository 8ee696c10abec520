import { fine, misread, then } from '../../../kernel/decide/order';
import type { Order } from '../../../kernel/decide/order';
import { readName } from '../../../kernel/decide/names';
import type { Verb } from '../mercury';
import type { SeaId } from '../world';
import { contactNames, printSea, readContact, readSea } from './names';
import { printName } from './lists';

export interface PlaceOrder extends Order {
  verb: 'place';
  unit: string;
  at: SeaId;
}

/** `place Light Convoy no. 1 at Milos port`: a German naval unit at the start (3.1) */
export const placeVerb: Verb<PlaceOrder> = {
  verb: 'place',
  syntax: 'place unit at port',
  help: 'where a naval unit starts, face down',
  read(rest, scope) {
    const parts = /^(.*?)\s+(?:at|in)\s+(.*)$/i.exec(rest);
    if (!parts) return misread('write where it starts');
    return then(readName(parts[1] ?? '', [...scope.data.germanNaval.values()], 'naval unit'), (unit) =>
      then(readSea(parts[2] ?? '', scope), (at) => fine({ verb: 'place', unit: unit.id, at })),
    );
  },
  print: (order, scope) =>
    `place ${printName(order.unit, [...scope.data.germanNaval.values()])} at ${printSea(order.at, scope.data)}`,
};

export interface LandOrder extends Order {
  verb: 'land';
  contact: number;
}

/** `land Light Convoy no. 1`: it puts its cargo ashore (scenario 4b) */
export const landVerb: Verb<LandOrder> = {
  verb: 'land',
  syntax: 'land unit',
  help: 'a convoy off a beach puts its cargo ashore',
  read: (rest, scope) => then(readContact(rest, scope), (contact) => fine({ verb: 'land', contact })),
  print: (order, scope) => `land ${printName(String(order.contact), contactNames(scope))}`,
};
