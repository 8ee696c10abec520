import type { Order } from '../../../kernel/decide/order';
import type { Json } from '../../../kernel/realm';
import type { Ask } from '../aegean';
import { ahead } from '../orders/ahead';
import { airOrders, capOrders } from './air';
import { groundOrders, landedAhead } from './ground';
import { forcedPrice } from '../rules/8-5-2-forced-accolade';
import { seaOrders } from './sea';

const ANSWERS: Readonly<Record<string, (q: Ask) => object[]>> = {
  'aegean.missions': airOrders,
  'aegean.naval-orders': seaOrders,
  'aegean.ground-moves': groundOrders,
};

/** What it says besides, which nobody plans: CAP (4.A4), and Accolade all the same (8.5.2): its troops hold more than they cost. */
const CHOICES: Readonly<Record<string, (q: Ask) => object[]>> = {
  'aegean.force-accolade': ({ view }) => (forcedPrice(view.accolade.failed) <= MOST_PAID ? [{}] : []),
  ...{ 'aegean.cap-german': capOrders, 'aegean.cap-allied': capOrders },
};
const MOST_PAID = 16;

/** What the script orders; for all else the published defaults speak. */
export const aegeanBot = (kind: string, q: Ask): Json | undefined =>
  (ANSWERS[kind] ?? CHOICES[kind])?.(q) as Json | undefined;

const GROUND = 'aegean.ground-moves';

/** What it writes in the same mail for the phases of the half-impulse that are still to come. */
export function aegeanBotAhead(kind: string, q: Ask): { kind: string; order: Order }[] {
  const kinds = Object.keys(ANSWERS);
  const later = kinds.includes(kind) ? kinds.slice(kinds.indexOf(kind) + 1) : [];
  const ashore = later.includes(GROUND) ? landedAhead(q) : [];
  return later.flatMap((one) => {
    const lines = [...(ANSWERS[one]?.(q) ?? []), ...(one === GROUND ? ashore : [])];
    return ahead(lines).map((order) => ({ kind: one, order }));
  });
}
