import { fine, misread, type Order, then } from '../../../../kernel/decide/order';
import type { HexId, Verb } from '../../mercury';
import { splitAt } from '../../../../play/words/lists';
import { bareVerb } from '../../../../play/words/verb';
import { hex, hexes, units } from './names';

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
    if (goal) return then(hex.read(goal[1] ?? '', scope), (to) => fine({ verb: 'retreat', to }));
    const parts = splitAt(rest, ':');
    if (!parts) return misread('write the unit, ":" and its hexes; or "retreat to hex"; or "retreat" alone');
    return then(units.read(parts[0], scope), (unit) =>
      then(hexes.read(parts[1], scope), (path) => fine({ verb: 'retreat', unit, path })),
    );
  },
  print({ unit, path = [], to }, scope) {
    if (unit !== undefined) return `retreat ${units.print(unit, scope)}: ${path.join(', ')}`;
    return to === undefined ? 'retreat' : `retreat to ${to}`;
  },
};

export interface StandOrder extends Order {
  verb: 'stand';
}

/** 9.65: the stack uses the no-retreat option. */
export const standVerb: Verb<StandOrder> = bareVerb('stand', 'use the no-retreat option (9.65)');

/** The same in the words of the rule. */
export const noRetreatVerb: Verb<StandOrder> = {
  ...standVerb,
  verb: 'no retreat',
  syntax: 'no retreat',
  help: 'the same as "stand"',
};
