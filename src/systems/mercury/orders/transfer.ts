import type { Order } from '../../../kernel/decide/order';
import { verbOf } from '../../../play/words/verb';
import type { Mercury } from '../mercury';
import type { Letter, ShipId } from '../world';
import { ships, taskForce } from './names';

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
export const transferVerb = verbOf<Mercury, TransferOrder>({
  verb: 'transfer',
  syntax: 'transfer ship, ship to TF B',
  help: 'move ships between Task Forces in the same sea zone',
  form: /^(?<ships>.*?)\s*(?:\bto\b|:|>)(?<to>.*)$/i,
  otherwise: 'write which Task Force they go to',
  parts: { ships: ships.list, to: taskForce },
  print: (said) => ` ${said.ships} to ${said.to}`,
});

/** `disband TF K`: an empty marker leaves the map. */
export const disbandVerb = verbOf<Mercury, DisbandOrder>({
  verb: 'disband',
  syntax: 'disband TF K',
  help: 'take an empty Task Force marker off the map',
  parts: { tf: taskForce },
});
