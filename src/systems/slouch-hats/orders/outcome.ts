import { fine, then } from '../../../kernel/decide/order';
import type { Order, Read } from '../../../kernel/decide/order';
import type { Verb } from '../slouch-hats';
import { aircraft, units } from './names';

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
    const steps = /^(none)?$/i.test(named) ? fine<string[]>([]) : readAll(named.split(/\s*,\s*/), scope);
    return then(steps, (ids): Read<LoseOrder> => {
      if (word === '') return fine({ verb: 'lose', steps: ids, special: null });
      const inAir = aircraft.read(word, scope);
      return then(inAir.ok ? inAir : units.read(word, scope), (special) => fine({ verb: 'lose', steps: ids, special }));
    });
  },
  print: ({ steps, special }, { data }) => {
    const named = steps.length === 0 ? 'none' : steps.map((id) => units.print(id, { data })).join(', ');
    if (special === null) return `lose ${named}`;
    const name = data.counters.air.has(special) ? aircraft.print(special, { data }) : units.print(special, { data });
    return `lose ${named}; special ${name}`;
  },
};

/** Names, of which one may stand twice: a unit that loses both steps. */
function readAll(parts: readonly string[], scope: Parameters<typeof units.read>[1]) {
  const all = parts.map((part) => units.read(part, scope));
  const bad = all.find((one) => !one.ok);
  return bad && !bad.ok ? bad : fine(all.flatMap((one) => (one.ok ? [one.value] : [])));
}
