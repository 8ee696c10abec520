import type { Parameter } from '../../../kernel/decide/condition';
import { fine } from '../../../kernel/decide/order';
import type { Order } from '../../../kernel/decide/order';
import { verbOf } from '../../../play/words/verb';
import type { Mercury } from '../mercury';
import type { Letter, SeaId, ShipId } from '../world';
import { freeMarker, sea, ships } from './names';

export interface FormOrder extends Order {
  verb: 'form';
  tf: Letter;
  at: SeaId;
  /** Empty: a decoy (16.34b). */
  ships: ShipId[];
}

const shipsOrDecoy: Parameter<Mercury, ShipId[]> = {
  name: 'ship, ship | decoy',
  read: (text, scope) => (/^(a )?decoy$/i.test(text) ? fine([]) : ships.list.read(text, scope)),
  print: (ids, scope) => (ids.length === 0 ? 'decoy' : ships.list.print(ids, scope)),
};

/** `form TF H at Cape Spada: Orion, Kelvin` or `: decoy` (16.34) */
export const formVerb = verbOf<Mercury, FormOrder>({
  verb: 'form',
  syntax: 'form TF H at zone: ship, ship | decoy',
  help: 'put a new Task Force marker into play, with ships or as a decoy',
  form: /^(?<tf>[^:]*?)\s+(?:at|in)\s+(?<at>[^:\s][^:]*):(?<ships>.*)$/i,
  otherwise: 'write where it is formed and what sails in it',
  parts: { tf: freeMarker, at: sea, ships: shipsOrDecoy },
  print: (said) => ` ${said.tf} at ${said.at}: ${said.ships}`,
});
