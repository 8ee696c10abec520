import type { Order } from '../../../kernel/decide/order';
import { listOf } from '../../../play/words/parts';
import { verbOf } from '../../../play/words/verb';
import type { Mercury } from '../mercury';
import { sectors } from './names';

/** Where the RSCs on hand lie, one sector for each (15.25a). */
export interface StoreOrder extends Order {
  verb: 'store';
  sectors: string[];
}

/** `store: Suda, Heraklion`; the same sector twice for two. */
export const storeVerb = verbOf<Mercury, StoreOrder>({
  verb: 'store',
  syntax: 'store: sector, sector',
  help: 'the Reserve Supply Counters on hand lie in these sectors, one for each name; a sector twice for two',
  form: /^:?\s*(?<sectors>.*)$/i,
  parts: { sectors: listOf(sectors, 'a sector is missing') },
  print: (said) => `: ${said.sectors}`,
});
