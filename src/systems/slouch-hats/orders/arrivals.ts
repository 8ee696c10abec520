import { fine, misread, then } from '../../../kernel/decide/order';
import type { Order } from '../../../kernel/decide/order';
import type { Verb } from '../slouch-hats';
import { AIR_TRANSPORT } from '../rules/names';
import { aircraft, airTransport, place, ships, units } from './names';

/** Reinforcements that come on a later turn (5.31). */
export interface DelayOrder extends Order {
  verb: 'delay';
  units: string[];
}

/** `delay 21/7A, 208, Air Transport` */
export const delayVerb: Verb<DelayOrder> = {
  ...{ verb: 'delay', syntax: 'delay unit, unit', help: 'reinforcements that come on a later turn (5.31)' },
  read(rest, scope) {
    const all = rest.split(/\s*,\s*/).map((one) => {
      const found = units.read(one, scope);
      const other = found.ok ? found : aircraft.read(one, scope);
      const ship = other.ok ? other : ships.read(one, scope);
      const marker = ship.ok ? ship : airTransport.read(one, scope);
      return marker.ok ? marker : found;
    });
    const bad = all.find((one) => !one.ok);
    if (bad && !bad.ok) return bad;
    return fine({ verb: 'delay', units: all.flatMap((one) => (one.ok ? [one.value] : [])) });
  },
  print: ({ units: ids }, scope) => {
    const { air, naval } = scope.data.counters;
    const name = (id: string): string => {
      const names = air.has(id) ? aircraft : naval.has(id) ? ships : id === AIR_TRANSPORT.id ? airTransport : units;
      return names.print(id, scope);
    };
    return `delay ${ids.map(name).join(', ')}`;
  },
};

/** Supply Points that come into a box (6.11c). */
export interface ReceiveOrder extends Order {
  verb: 'receive';
  points: number;
  at: string;
}

/** `receive 3 SP at Iraq` */
export const receiveVerb: Verb<ReceiveOrder> = {
  ...{ verb: 'receive', syntax: 'receive number SP at box' },
  help: 'how many of the Supply Points of this turn come to which box; the others come to the Middle East (6.11c)',
  read(rest, scope) {
    const [, points = '', at = ''] = /^(\d{1,2})\s*(?:SPs?)?\s+(?:at|in)\s+(\S.*)$/i.exec(rest.trim()) ?? [];
    if (at === '') return misread('write how many and where: "receive 3 SP at Iraq"');
    return then(place.read(at, scope), (box) => fine({ verb: 'receive', points: Number(points), at: box }));
  },
  print: ({ points, at }, scope) => `receive ${points} SP at ${place.print(at, scope)}`,
};
