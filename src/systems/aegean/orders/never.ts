import type { Never } from '../../../kernel/decide/decision';
import type { Order } from '../../../kernel/decide/order';
import type { Scope } from '../aegean';
import { nameOf } from '../rules/names';
import { enemyOf } from '../side';

interface Own {
  rule: string;
  named: readonly string[];
}
const by = (rule: string, ...named: string[]): Own => ({ rule, named });
const ships = (rule: string): Own => by(rule, 'ships');
/** 4.D3: who flies, and whom he carries. */
const flies = (...more: string[]): Own => by('4.D3', 'units', ...more);

/** Orders with the members in which they name who acts for his owner, and the rule that says whose they are. */
const OWN: Readonly<Record<string, Own>> = {
  ...{ sail: ships('6.2.1'), mine: ships('6.3.3'), bombard: ships('6.3.4'), form: ships('6.5.1') },
  ...{ leave: ships('6.2.5'), stay: ships('4.E3'), dive: ships('6.2.2'), enter: ships('8.2.3'), use: ships('8.3.5') },
  ...{ place: by('8.0', 'units'), load: by('6.3.1', 'units', 'ship'), land: by('6.3.1', 'units') },
  ...{ move: by('7.3', 'units'), march: by('7.3', 'units'), halt: by('7.3', 'units'), lose: by('7.4.7', 'units') },
  ...{ build: by('7.6', 'unit'), artillery: by('7.4.2', 'unit'), 'fall back': by('7.2.2', 'unit') },
  ...{ torpedo: by('6.4.4', 'boat'), split: by('5.5.2', 'unit'), shoot: by('5.5.4', 'unit'), rest: flies() },
  ...{ drop: flies('unit'), airlift: flies('unit'), transfer: flies(), strike: flies(), jettison: flies() },
  ...{ search: flies(), 'far search': flies(), attack: flies(), support: flies(), cap: flies(), 'night cap': flies() },
  ...{ escort: flies(), bomb: flies(), missile: flies() },
};

/** Why an order that is kept for later can never be carried out: it names who is of the other side. Italians may change theirs (7.7). */
export function notOfThisSide(order: Order, { seat, data }: Scope): Never | null {
  const { rule, named } = OWN[order.verb] ?? { rule: '', named: [] };
  const said = order as unknown as Record<string, unknown>;
  const escorts = (said['also'] as { escorts?: string[] } | undefined)?.escorts ?? [];
  const ids = [...named.flatMap((member) => said[member]), ...escorts].filter((id) => typeof id === 'string');
  const side = (id: string) => data.ground.get(id)?.side ?? data.ships.get(id)?.side ?? data.air.get(id)?.side;
  const strange = ids.find((id) => side(id) === enemyOf(seat));
  return strange === undefined ? null : { rule, text: `${nameOf(data, strange)} is not yours` };
}
