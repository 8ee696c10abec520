import { everyRead, fine, misread, then } from '../../../kernel/decide/order';
import type { Order, Read } from '../../../kernel/decide/order';
import { splitList } from '../../../play/words/lists';
import type { Scope, Verb } from '../slouch-hats';
import { aircraft, place, units } from './names';

/** A counter, or so many Supply Points: of a counter, or of those that lie where it begins. */
export type Load = { id: string } | { points: number; of?: string };

/** By sea (7.2). `from`: said where Supply Points alone do not tell it. `air`: own aircraft that help (7.23c). */
export interface ShipOrder extends Order {
  verb: 'ship';
  loads: Load[];
  from?: string;
  to: string;
  air: string[];
}
/** By air from Greece (7.1). */
export interface FlyOrder extends Order {
  verb: 'fly';
  loads: Load[];
  to: string;
}
/** A commando goes to sea off a coastal hex (10.62). */
export interface RaidOrder extends Order {
  verb: 'raid';
  unit: string;
  coast: string;
  sea?: string;
}

function readLoad(text: string, scope: Scope): Read<Load> {
  const [, points, of] = /^(\d+)\s*SP(?:\s+of\s+(\S.*))?$/i.exec(text) ?? [];
  if (points === undefined) return then(units.read(text, scope), (id) => fine({ id }));
  const load = { points: Number(points) };
  if (of === undefined) return fine(load);
  return then(units.read(of, scope), (id) => fine({ ...load, of: id }));
}

const readLoads = (text: string, scope: Scope): Read<Load[]> =>
  then(everyRead(splitList(text).map((one) => readLoad(one, scope))), (loads) =>
    loads.length === 0 ? misread('say what is carried') : fine(loads),
  );

const printLoads = (loads: readonly Load[], scope: Scope): string =>
  loads
    .map((load) => {
      if ('id' in load) return units.print(load.id, scope);
      return `${load.points} SP${load.of === undefined ? '' : ` of ${units.print(load.of, scope)}`}`;
    })
    .join(', ');

/** `ship SK-F, 2 SP to Beirut with I/7`, `ship 2 SP from Greece to Beirut`. */
export const shipVerb: Verb<ShipOrder> = {
  ...{ verb: 'ship', syntax: 'ship unit, number SP to port', help: 'by sea, "with" own aircraft; "from port" (7.2)' },
  read(rest, scope) {
    const [, who = '', from, to = '', air] =
      /^(.*?)(?:\s+from\s+(\S.*?))?\s+to\s+(\S.*?)(?:\s+with\s+(\S.*))?$/i.exec(rest) ?? [];
    if (to === '') return misread('write ship unit, 2 SP to port');
    const begins: Read<{ from?: string }> =
      from === undefined ? fine({}) : then(place.read(from, scope), (port) => fine({ from: port }));
    const helped: Read<string[]> = air === undefined ? fine([]) : aircraft.list.read(air, scope);
    return then(readLoads(who, scope), (loads) =>
      then(begins, (start) =>
        then(place.read(to, scope), (goal) =>
          then(helped, (ids) => fine({ verb: 'ship', loads, ...start, to: goal, air: ids })),
        ),
      ),
    );
  },
  print({ loads, from, to, air }, scope) {
    const start = from === undefined ? '' : ` from ${place.print(from, scope)}`;
    const help = air.length === 0 ? '' : ` with ${aircraft.list.print(air, scope)}`;
    return `ship ${printLoads(loads, scope)}${start} to ${place.print(to, scope)}${help}`;
  },
};

/** `fly Lehr to Rayak`, `fly 1 SP to Rayak`. */
export const flyVerb: Verb<FlyOrder> = {
  ...{ verb: 'fly', syntax: 'fly unit to hex', help: 'from Greece to a friendly airfield, Axis only (7.1)' },
  seats: ['axis'],
  read(rest, scope) {
    const [, who = '', to = ''] = /^(.*?)\s+to\s+(\S.*)$/i.exec(rest) ?? [];
    if (to === '') return misread('write fly unit to hex');
    return then(readLoads(who, scope), (loads) =>
      then(place.read(to, scope), (goal) => fine({ verb: 'fly', loads, to: goal })),
    );
  },
  print: ({ loads, to }, scope) => `fly ${printLoads(loads, scope)} to ${place.print(to, scope)}`,
};

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
