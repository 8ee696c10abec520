import type { Never } from '../../../kernel/decide/decision';
import type { Order } from '../../../kernel/decide/order';
import type { Scope } from '../naval-module';
import { nameOf } from '../rules/names';

/** Why an order that is kept for later can never be carried out: it names a counter of the other side. */
export function notOfThisSide(order: Order, { seat, data }: Scope): Never | null {
  const named = Object.entries(order).flatMap(([key, value]: [string, unknown]) =>
    // Coast artillery fires at ships of the enemy (27.12).
    ['ship', 'ships', 'units', 'escorts'].includes(key) && !(key === 'ship' && 'gun' in order) ? [value].flat() : [],
  );
  const ids = named.filter((id): id is string => typeof id === 'string');
  const strange = ids.find(
    (id) => ![seat, undefined].includes((data.ships.get(id) ?? data.ground.get(id) ?? data.air.get(id))?.side),
  );
  return strange === undefined ? null : { rule: 'G3', text: `${nameOf(data, strange)} is not yours` };
}
