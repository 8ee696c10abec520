import { everyRead, fine, misread, then } from '../../../../kernel/decide/order';
import type { Order } from '../../../../kernel/decide/order';
import type { HexId } from '../../../../hex/hex';
import type { Verb } from '../../mercury';
import { printName, splitAt, splitList } from '../lists';
import { readHex } from './path';
import { groundNames } from './units';
import { readUnit } from './unit-names';

/** `retreat`: by the best ways; `retreat to 4317`: towards it; `retreat Koch: 4413, 4412`: this unit so. */
export interface RetreatOrder extends Order {
  verb: 'retreat';
  unit?: string;
  path?: HexId[];
  to?: HexId;
}

/** 9.62: a stack retreats, unit by unit where they are named. */
export const retreatVerb: Verb<RetreatOrder> = {
  verb: 'retreat',
  syntax: 'retreat [unit: hex, hex | to hex]',
  help: 'the hexes a unit retreats through; without a unit all go by the best ways, or those nearest to a hex',
  read(rest, scope) {
    if (rest.trim() === '') return fine({ verb: 'retreat' });
    const goal = /^to\s+(\S.*)$/i.exec(rest.trim());
    if (goal) return then(readHex(goal[1] ?? '', scope), (to) => fine({ verb: 'retreat', to }));
    const parts = splitAt(rest, ':');
    if (!parts) return misread('write the unit, ":" and its hexes; or "retreat to hex"; or "retreat" alone');
    return then(readUnit(parts[0], scope), (unit) =>
      then(everyRead(splitList(parts[1]).map((h) => readHex(h, scope))), (path) =>
        fine({ verb: 'retreat', unit, path }),
      ),
    );
  },
  print({ unit, path = [], to }, scope) {
    if (unit !== undefined) return `retreat ${printName(unit, groundNames(scope.data))}: ${path.join(', ')}`;
    return to === undefined ? 'retreat' : `retreat to ${to}`;
  },
};

export interface StandOrder extends Order {
  verb: 'stand';
}

/** 9.65: the stack uses the no-retreat option. */
export const standVerb: Verb<StandOrder> = {
  verb: 'stand',
  syntax: 'stand',
  help: 'use the no-retreat option (9.65)',
  read: (rest) => (rest === '' ? fine({ verb: 'stand' }) : misread('nothing stands behind "stand"')),
  print: () => 'stand',
};

/** The same in the words of the rule. */
export const noRetreatVerb: Verb<StandOrder> = {
  ...standVerb,
  verb: 'no retreat',
  syntax: 'no retreat',
  help: 'the same as "stand"',
};
