import type { Never } from '../../../kernel/decide/decision';
import type { Order } from '../../../kernel/decide/order';
import type { Scope } from '../aegean';
import { laysMines } from '../rules/6-3-3-mines';
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

/** Orders that units of some kinds alone obey at any time of the game, and why the others do not. */
interface OfKind extends Never {
  named: string;
  may(id: string, data: Scope['data']): boolean;
}
const boat = (rule: string, named: string): OfKind => ({
  ...{ rule, named, text: 'is no submarine' },
  may: (id, data) => data.ships.get(id)?.type === 'SS',
});
const OF_KIND: Readonly<Record<string, OfKind>> = {
  ...{ dive: boat('6.2.2', 'ships'), torpedo: boat('6.4.4', 'boat') },
  mine: {
    ...{ rule: '6.3.3', named: 'ships', text: 'lays no mines: German minelayers, torpedo boats and destroyers do' },
    may(id, { ships: all, shipKinds }) {
      const ship = all.get(id);
      return ship?.side === 'german' && laysMines(shipKinds[ship.type]);
    },
  },
  form: {
    ...{ rule: '6.5.1', named: 'ships', text: 'sails in no task force: only Allied ships do' },
    may: (id, data) => data.ships.get(id)?.side === 'allied',
  },
  build: {
    ...{ rule: '7.6', named: 'unit', text: 'builds no airfield: only Allied engineers do' },
    may: (id, { ground }) => ground.get(id)?.engineer === true && ground.get(id)?.side === 'allied',
  },
  drop: {
    ...{ rule: '5.4.4', named: 'unit', text: 'has no parachutes' },
    may: (id, { ground }) => ground.get(id)?.parachute === true,
  },
  artillery: {
    ...{ rule: '7.4.2', named: 'unit', text: 'is no artillery' },
    may: (id, { ground }) => ground.get(id)?.artillery === true,
  },
};

/** Why an order that is kept for later can never be carried out by a unit of this kind; null: it may. */
export function notOfThisKind(order: Order, { data }: Scope): Never | null {
  const kind = OF_KIND[order.verb];
  if (!kind) return null;
  const said = (order as unknown as Record<string, unknown>)[kind.named];
  const ids = [said].flat().filter((id): id is string => typeof id === 'string');
  const strange = ids.find((id) => !kind.may(id, data));
  return strange === undefined ? null : { rule: kind.rule, text: `${nameOf(data, strange)} ${kind.text}` };
}
