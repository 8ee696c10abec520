import { fine, misread, then } from '../../../kernel/decide/order';
import type { Order } from '../../../kernel/decide/order';
import type { Verb } from '../mercury';
import type { Letter, SeaId, ShipId } from '../world';
import { printNames, splitAt } from './lists';
import { printSea, printTaskForce, readFreeMarker, readSea, readShips, shipNames } from './names';

export interface FormOrder extends Order {
  verb: 'form';
  tf: Letter;
  at: SeaId;
  /** Empty: a decoy (16.34b). */
  ships: ShipId[];
}

/** `form TF H at Cape Spada: Orion, Kelvin` or `: decoy` (16.34) */
export const formVerb: Verb<FormOrder> = {
  verb: 'form',
  syntax: 'form TF H at zone: ship, ship | decoy',
  help: 'put a new Task Force marker into play, with ships or as a decoy',
  read(rest, scope) {
    const parts = splitAt(rest, ':');
    const head = /^(.*?)\s+(?:at|in)\s+(.*)$/i.exec(parts ? parts[0] : rest);
    if (!parts || !head) return misread('write where it is formed and what sails in it');
    return then(readFreeMarker(head[1] ?? '', scope), (tf) =>
      then(readSea(head[2] ?? '', scope), (at) => {
        if (/^(a )?decoy$/i.test(parts[1])) return fine({ verb: 'form', tf, at, ships: [] });
        return then(readShips(parts[1], scope), (ships) => fine({ verb: 'form', tf, at, ships }));
      }),
    );
  },
  print(order, scope) {
    const what = order.ships.length === 0 ? 'decoy' : printNames(order.ships, shipNames(scope.data));
    return `form ${printTaskForce(order.tf)} at ${printSea(order.at, scope.data)}: ${what}`;
  },
};
