import { fine, misread, then } from '../../../kernel/decide/order';
import type { Order } from '../../../kernel/decide/order';
import type { Verb } from '../mercury';
import type { Letter, ShipId } from '../world';
import { printNames } from './lists';
import { printTaskForce, readShips, readTaskForce, shipNames } from './names';

export interface TransferOrder extends Order {
  verb: 'transfer';
  ships: ShipId[];
  to: Letter;
}
export interface DisbandOrder extends Order {
  verb: 'disband';
  tf: Letter;
}

/** `transfer Orion, Ajax to TF B` (16.35) */
export const transferVerb: Verb<TransferOrder> = {
  verb: 'transfer',
  syntax: 'transfer ship, ship to TF B',
  help: 'move ships between Task Forces in the same sea zone',
  read(rest, scope) {
    const parts = /^(.*?)\s*(?:\bto\b|:|>)\s*(.*)$/i.exec(rest);
    if (!parts) return misread('write which Task Force they go to');
    return then(readShips(parts[1] ?? '', scope), (ships) =>
      then(readTaskForce(parts[2] ?? '', scope), (to) => fine({ verb: 'transfer', ships, to })),
    );
  },
  print: (order, scope) => `transfer ${printNames(order.ships, shipNames(scope.data))} to ${printTaskForce(order.to)}`,
};

/** `disband TF K`: an empty marker leaves the map. */
export const disbandVerb: Verb<DisbandOrder> = {
  verb: 'disband',
  syntax: 'disband TF K',
  help: 'take an empty Task Force marker off the map',
  read: (rest, scope) => then(readTaskForce(rest, scope), (tf) => fine({ verb: 'disband', tf })),
  print: (order) => `disband ${printTaskForce(order.tf)}`,
};
