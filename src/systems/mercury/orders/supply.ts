import { listOf } from '../../../play/words/parts';
import type { OrderOf } from '../../../play/words/written';
import { written } from '../mercury';
import { sectors } from './names';

/** `store: Suda, Heraklion`; the same sector twice for two. */
export const storeVerb = written(
  'the Reserve Supply Counters on hand lie in these sectors, one for each name; a sector twice for two',
  { sectors: listOf(sectors, 'a sector is missing') },
  'store: {sectors}',
);
export type StoreOrder = OrderOf<typeof storeVerb>;
