import { called, type OrderOf } from '../../../play/words/written';
import { written } from '../mercury';
import { ships, taskForce } from './names';

/** `transfer Orion, Ajax to TF B` (16.35) */
export const transferVerb = written(
  'move ships between Task Forces in the same sea zone',
  { ships: ships.list, to: called('TF B', taskForce) },
  'transfer {ships} to {to}',
  'transfer {ships}: {to}',
  'transfer {ships} > {to}',
);
export type TransferOrder = OrderOf<typeof transferVerb>;

/** `disband TF K`: an empty marker leaves the map. */
export const disbandVerb = written(
  'take an empty Task Force marker off the map',
  { tf: called('TF K', taskForce) },
  'disband {tf}',
);
export type DisbandOrder = OrderOf<typeof disbandVerb>;
