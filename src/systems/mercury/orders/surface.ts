import { everyRead, fine, misread, then } from '../../../kernel/decide/order';
import type { Order } from '../../../kernel/decide/order';
import type { Verb } from '../mercury';
import type { Letter, SeaId, ShipId } from '../world';
import { printNames, readNames, splitList } from './lists';
import {
  printSea,
  printTarget,
  printTaskForce,
  readContact,
  readShips,
  readTarget,
  readTaskForce,
  readZone,
  shipNames,
} from './names';

export interface EngageOrder extends Order {
  verb: 'engage';
  contact: number;
  tf: Letter;
  withheld: ShipId[];
}

/** `engage contact 3 with TF D without Dido, Ajax` (19.74a) */
export const engageVerb: Verb<EngageOrder> = {
  verb: 'engage',
  syntax: 'engage contact 3 with TF D [without ship, ship]',
  help: 'one Task Force attacks a detected German unit; one or two ships may be withheld',
  read(rest, scope) {
    const parts = /^(.*?)\s+(?:with|by)\s+(.*?)(?:\s+(?:without|withhold)\s+(.*))?$/i.exec(rest);
    if (!parts) return misread('write which Task Force engages it');
    return then(readContact(parts[1] ?? '', scope), (contact) =>
      then(readTaskForce(parts[2] ?? '', scope), (tf) => {
        if (parts[3] === undefined) return fine({ verb: 'engage', contact, tf, withheld: [] });
        return then(readShips(parts[3], scope), (withheld) => fine({ verb: 'engage', contact, tf, withheld }));
      }),
    );
  },
  print(order, scope) {
    const without = order.withheld.length === 0 ? '' : ` without ${printNames(order.withheld, shipNames(scope.data))}`;
    return `engage contact ${order.contact} with ${printTaskForce(order.tf)}${without}`;
  },
};

export interface FireAtOrder extends Order {
  verb: 'fire at';
  targets: string[];
}

/** `fire at Dido or CL` (19.74b) */
export const fireAtVerb: Verb<FireAtOrder> = {
  verb: 'fire at',
  syntax: 'fire at ship [or ship]',
  help: 'the one ship your unit fires at, in order of preference',
  read: (rest, scope) =>
    then(everyRead(rest.split(/\s+or\s+/i).map((t) => readTarget(t, scope))), (targets) =>
      fine({ verb: 'fire at', targets }),
    ),
  print: (order, scope) => `fire at ${order.targets.map((t) => printTarget(t, scope.data)).join(' or ')}`,
};

export interface PressOnOrder extends Order {
  verb: 'press on';
}
export interface TurnBackOrder extends Order {
  verb: 'turn back';
  to: SeaId | null;
}

/** `press on` (19.76) */
export const pressOnVerb: Verb<PressOnOrder> = {
  verb: 'press on',
  syntax: 'press on',
  help: 'fight a second round',
  read: (rest) => (rest === '' ? fine({ verb: 'press on' }) : misread('nothing stands behind "press on"')),
  print: () => 'press on',
};

/** `turn back to Milos` (19.77) */
export const turnBackVerb: Verb<TurnBackOrder> = {
  verb: 'turn back',
  syntax: 'turn back [to zone]',
  help: 'break off, to a zone farther from Crete',
  read(rest, scope) {
    if (rest === '') return fine({ verb: 'turn back', to: null });
    return then(readZone(rest.replace(/^to\s+/i, ''), scope.data), (to) => fine({ verb: 'turn back', to }));
  },
  print: (order, scope) => `turn back${order.to === null ? '' : ` to ${printSea(order.to, scope.data)}`}`,
};

export interface CargoOrder extends Order {
  verb: 'lose' | 'sink';
  items: string[];
}

/** `lose RSC, 6/II/85 Mtn` for the owner, `sink ...` for the Allied player (19.74f): a step of each item named. */
export function cargoVerb(verb: 'lose' | 'sink'): Verb<CargoOrder> {
  return {
    verb,
    syntax: `${verb} item, item`,
    help: 'a step of each item named; name one twice for both its steps',
    read(rest, scope) {
      const things = cargoThings(scope);
      const read = splitList(rest).map((text) => readNames(text, things, 'item of cargo'));
      return then(everyRead(read), (lists) =>
        lists.length === 0 ? misread('an item of cargo is missing') : fine({ verb, items: lists.flat() }),
      );
    },
    print: (order, scope) => `${verb} ${printNames(order.items, cargoThings(scope))}`,
  };
}

function cargoThings(scope: Parameters<Verb<CargoOrder>['read']>[1]) {
  const all = [...scope.data.germanNaval.values()].flatMap((u) => u.cargo);
  return all.filter((item, i) => all.findIndex((other) => other.id === item.id) === i);
}
