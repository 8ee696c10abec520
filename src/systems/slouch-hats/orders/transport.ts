import type { Parameter } from '../../../kernel/decide/condition';
import { fine, misread, then, type Order } from '../../../kernel/decide/order';
import { listOf, optional, orNone } from '../../../play/words/parts';
import type { OrderOf } from '../../../play/words/written';
import { verbOf, type SlouchHats, type Verb } from '../slouch-hats';
import { aircraft, place, units } from './names';

/** A counter, or so many Supply Points: of a counter, or of those that lie where it begins. */
export type Load = { id: string } | { points: number; of?: string };

const load: Parameter<SlouchHats, Load> = {
  name: 'unit, number SP',
  read(text, scope) {
    const [, points, of] = /^(\d+)\s*SP(?:\s+of\s+(\S.*))?$/i.exec(text) ?? [];
    if (points === undefined) return then(units.read(text, scope), (id) => fine({ id }));
    const some = { points: Number(points) };
    if (of === undefined) return fine(some);
    return then(units.read(of, scope), (id) => fine({ ...some, of: id }));
  },
  print(one, scope) {
    if ('id' in one) return units.print(one.id, scope);
    return `${one.points} SP${one.of === undefined ? '' : ` of ${units.print(one.of, scope)}`}`;
  },
};
const loads = listOf(load, 'say what is carried');

/**
 * `ship SK-F, 2 SP to Beirut with I/7`, `ship 2 SP from Greece to Beirut`: by sea (7.2). `from`: said where Supply Points alone do
 * not tell it; behind `with` own aircraft that help (7.23c).
 */
export const shipVerb = verbOf({
  ...{ verb: 'ship', syntax: 'ship unit, number SP to port', help: 'by sea, "with" own aircraft; "from port" (7.2)' },
  form: /^(?<loads>.*?)(?:\s+from\s+(?<from>\S.*?))?\s+to\s+(?<to>\S.*?)(?:\s+with\s+(?<air>\S.*))?$/i,
  otherwise: 'write ship unit, 2 SP to port',
  parts: { loads, from: optional(place), to: place, air: orNone(aircraft.list) },
  print: ({ loads: who, from, to, air }) => ` ${who}${from && ` from ${from}`} to ${to}${air && ` with ${air}`}`,
});
export type ShipOrder = OrderOf<typeof shipVerb>;

/** `fly Lehr to Rayak`, `fly 1 SP to Rayak`: by air from Greece (7.1) */
export const flyVerb = verbOf({
  ...{ verb: 'fly', syntax: 'fly unit to hex', help: 'from Greece to a friendly airfield, Axis only (7.1)' },
  seats: ['axis'],
  form: /^(?<loads>.*?)\s+to\s+(?<to>\S.*)$/i,
  parts: { loads, to: place },
  print: ({ loads: who, to }) => ` ${who} to ${to}`,
});
export type FlyOrder = OrderOf<typeof flyVerb>;

/** A commando goes to sea off a coastal hex (10.62). */
export interface RaidOrder extends Order {
  verb: 'raid';
  unit: string;
  coast: string;
  sea?: string;
}

/** `raid 11 Cdo: 1522`, `raid 11 Cdo: 1522 from 1421`; `to` may stand for the colon. */
export const raidVerb: Verb<RaidOrder> = {
  ...{ verb: 'raid', syntax: 'raid unit: hex', help: 'a commando off a coastal hex; "from hex" at sea (10.62)' },
  read(rest, scope) {
    const [, who = '', where = ''] = /^(.*?)(?::|\sto\s)(.*)/i.exec(rest) ?? [];
    const [, before, sea] = /^(.*)\sfrom\s(\d{4})$/i.exec(where) ?? [];
    const coast = (before ?? where).trim();
    if (coast === '') return misread('write raid unit: hex');
    return then(units.read(who, scope), (unit) =>
      then(place.read(coast, scope), (hex) =>
        fine({ verb: 'raid', unit, coast: hex, ...(sea === undefined ? {} : { sea }) }),
      ),
    );
  },
  print: ({ unit, coast, sea }, scope) =>
    `raid ${units.print(unit, scope)}: ${place.print(coast, scope)}${sea === undefined ? '' : ` from ${sea}`}`,
};
