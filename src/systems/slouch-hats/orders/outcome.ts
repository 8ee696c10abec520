import { everyRead, fine, then, type Order, type Read } from '../../../kernel/decide/order';
import type { Verb } from '../slouch-hats';
import { aircraft, groundOrAir, units } from './names';

/** Steps that a side loses, a unit for each, and what a Special Result takes (12.21, 12.24). */
export interface LoseOrder extends Order {
  verb: 'lose';
  steps: string[];
  special: string | null;
}

/** `lose 17/6A, 25/7A; special 208` */
export const loseVerb: Verb<LoseOrder> = {
  verb: 'lose',
  syntax: 'lose unit, unit; special unit',
  help: 'who loses the steps of a combat, a name for each step; behind "special" an air unit or armor (12.24)',
  read(rest, scope) {
    const [named = '', clause = ''] = rest.replace(/^\s*:\s*/, '').split(/\s*;\s*/);
    const word = clause.replace(/^special\s*:?\s*/i, '');
    const steps = /^(none)?$/i.test(named)
      ? fine<string[]>([])
      : everyRead(named.split(/\s*,\s*/).map((one) => units.read(one, scope)));
    return then(steps, (ids): Read<LoseOrder> => {
      if (word === '') return fine({ verb: 'lose', steps: ids, special: null });
      const inAir = aircraft.read(word, scope);
      return then(inAir.ok ? inAir : units.read(word, scope), (special) => fine({ verb: 'lose', steps: ids, special }));
    });
  },
  print: ({ steps, special }, { data }) => {
    const named = steps.length === 0 ? 'none' : steps.map((id) => units.print(id, { data })).join(', ');
    if (special === null) return `lose ${named}`;
    return `lose ${named}; special ${groundOrAir.print(special, { data })}`;
  },
};
