import type { Order } from '../../../kernel/decide/order';
import type { Json } from '../../../kernel/realm';
import type { Ask } from '../aegean';
import { ahead } from '../orders/ahead';
import { airOrders } from './air';
import { groundOrders } from './ground';
import { seaOrders } from './sea';

const ANSWERS: Readonly<Record<string, (q: Ask) => object[]>> = {
  'aegean.missions': airOrders,
  'aegean.naval-orders': seaOrders,
  'aegean.ground-moves': groundOrders,
};

/** What the script orders; for all else the published defaults speak. */
export const aegeanBot = (kind: string, q: Ask): Json | undefined => ANSWERS[kind]?.(q) as Json | undefined;

/** What it writes in the same mail for the phases of the half-impulse that are still to come. */
export function aegeanBotAhead(kind: string, q: Ask): { kind: string; order: Order }[] {
  const kinds = Object.keys(ANSWERS);
  const later = kinds.includes(kind) ? kinds.slice(kinds.indexOf(kind) + 1) : [];
  return later.flatMap((one) => ahead(ANSWERS[one]?.(q) ?? []).map((order) => ({ kind: one, order })));
}
