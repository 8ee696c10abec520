import { everyRead, fine, misread, then } from '../../../kernel/decide/order';
import type { Order, Read } from '../../../kernel/decide/order';
import { readName } from '../../../kernel/decide/names';
import type { Verb } from '../mercury';
import { airTypeNames, printTarget, readTarget } from './names';
import { splitList } from './lists';

/** Ships (or kinds of ships) that keep their AA ammunition, against these types of aircraft only if any are named. */
export interface WithholdOrder extends Order {
  verb: 'withhold AA';
  ships: string[];
  against: string[];
}
export interface FireAaOrder extends Order {
  verb: 'fire AA';
}

/** `withhold AA: Warspite, BB against Bf-109` (19.33). `low` stands for ships with Ammo Low, `any` for all. */
export const withholdVerb: Verb<WithholdOrder> = {
  verb: 'withhold AA',
  syntax: 'withhold AA: ship, ship [against Bf-109]',
  help: 'these ships do not fire, to save ammunition',
  read(rest, scope) {
    const parts = /^(.*?)(?:\s+against\s+(.*))?$/i.exec(rest);
    const ships = everyRead(
      splitList(parts?.[1] ?? '').map((s): Read<string> =>
        /^(ammo )?low$/i.test(s) ? fine('low') : readTarget(s === 'all' ? 'any' : s, scope),
      ),
    );
    const against = everyRead(
      splitList(parts?.[2] ?? '').map((t) =>
        then(readName(t, airTypeNames(scope.data), 'type of air unit'), (type) => fine(type.id)),
      ),
    );
    return then(ships, (named) =>
      named.length === 0
        ? misread('a ship is missing')
        : then(against, (types) => fine({ verb: 'withhold AA', ships: named, against: types })),
    );
  },
  print(order, scope) {
    const against = order.against.length === 0 ? '' : ` against ${order.against.join(', ')}`;
    return `withhold AA: ${order.ships.map((s) => printTarget(s, scope.data)).join(', ')}${against}`;
  },
};

/** `fire AA`: every ship fires. */
export const fireAaVerb: Verb<FireAaOrder> = {
  verb: 'fire AA',
  syntax: 'fire AA',
  help: 'every ship fires',
  read: (rest) =>
    /^(:?\s*all)?$/i.test(rest)
      ? fine({ verb: 'fire AA' })
      : misread('write "withhold AA: ..." for the ships that shall not fire'),
  print: () => 'fire AA',
};
