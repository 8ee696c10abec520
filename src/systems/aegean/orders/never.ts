import type { Never } from '../../../kernel/decide/decision';
import type { Order } from '../../../kernel/decide/order';
import type { Scope } from '../aegean';
import { nameOf } from '../rules/names';
import { enemyOf } from '../side';

/** Orders with the members in which they name who acts for his owner, and the rule that says whose they are. */
const OWN: Readonly<Record<string, { rule: string; named: readonly string[] }>> = {
  ...{ sail: ships('6.2'), mine: ships('6.3.3'), bombard: ships('6.3.4'), form: ships('6.5'), leave: ships('6.2.5') },
  ...{ dive: ships('6.2.2'), enter: ships('8.2'), use: ships('8.2') },
  ...{
    load: { rule: '6.3.1', named: ['units', 'ship'] },
    land: units('6.3.1'),
    move: units('7.3'),
    lose: units('7.4.7'),
  },
  ...{ build: { rule: '7.6', named: ['unit'] }, artillery: { rule: '7.4', named: ['unit'] } },
  ...{ torpedo: { rule: '6.4.4', named: ['boat'] }, drop: flies('unit'), airlift: flies('unit'), transfer: flies() },
  ...{ search: flies(), 'far search': flies(), attack: flies(), support: flies(), cap: flies(), 'night cap': flies() },
  ...{ escort: flies(), bomb: flies(), missile: flies(), jettison: flies() },
};

function ships(rule: string) {
  return { rule, named: ['ships'] };
}
function units(rule: string) {
  return { rule, named: ['units'] };
}
function flies(...more: string[]) {
  return { rule: '5.4', named: ['units', ...more] };
}

/** Why an order that is kept for later can never be carried out: it names who is of the other side. Italians may change theirs (7.7). */
export function notOfThisSide(order: Order, { seat, data }: Scope): Never | null {
  const { rule, named } = OWN[order.verb] ?? { rule: '', named: [] };
  const said = order as unknown as Record<string, unknown>;
  const ids = named.flatMap((member) => said[member]).filter((id): id is string => typeof id === 'string');
  const side = (id: string) => data.ground.get(id)?.side ?? data.ships.get(id)?.side ?? data.air.get(id)?.side;
  const strange = ids.find((id) => side(id) === enemyOf(seat));
  return strange === undefined ? null : { rule, text: `${nameOf(data, strange)} is not yours` };
}
