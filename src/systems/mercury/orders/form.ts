import type { Parameter } from '../../../kernel/decide/condition';
import { fine } from '../../../kernel/decide/order';
import { called, type OrderOf } from '../../../play/words/written';
import { type Mercury, type ShipId, written } from '../mercury';
import { freeMarker, sea, ships } from './names';

const shipsOrDecoy: Parameter<Mercury, ShipId[]> = {
  name: 'ship, ship | decoy',
  read: (text, scope) => (/^(a )?decoy$/i.test(text) ? fine([]) : ships.list.read(text, scope)),
  print: (ids, scope) => (ids.length === 0 ? 'decoy' : ships.list.print(ids, scope)),
};

/** `form TF H at Cape Spada: Orion, Kelvin` or `: decoy` (16.34) */
export const formVerb = written(
  'put a new Task Force marker into play, with ships or as a decoy',
  { tf: called('TF H', freeMarker), at: sea, ships: shipsOrDecoy },
  'form {tf} at {at}: {ships}',
  'form {tf} in {at}: {ships}',
  'form {ships} {tf} at {at}',
);
export type FormOrder = OrderOf<typeof formVerb>;
