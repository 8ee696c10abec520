import { everyRead, fine, misread, then, type Order, type Read } from '../../../kernel/decide/order';
import type { Scope, Verb } from '../slouch-hats';
import { aircraft, groundOrAir, movers, place, units, way } from './names';
import type { Movers } from '../../../play/words/who';

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

/** Units that retreat together; without `who` all that have not been named. */
export interface RetreatOrder extends Order {
  verb: 'retreat';
  who: Movers | null;
  path: string[];
  /** Who takes the step that a zone costs (12.43, 12.44). */
  step: string | null;
}

/** `retreat V-1RTM, I-6REI to 2120-2119; step I-6REI`, `retreat to 2119` */
export const retreatVerb: Verb<RetreatOrder> = {
  verb: 'retreat',
  syntax: 'retreat unit, unit to hex-hex',
  help: 'one or two hexes away from the Defender Hex (12.31), together or a line for each; "retreat to hex" for all; "; step unit" behind it says who loses the step that a zone costs (12.44)',
  read(rest, scope) {
    const [said = '', clause = ''] = rest.split(/\s*;\s*/);
    const goal = /^(.*?)(?:^|\s|:\s*)to\s+(\S.*)$/i.exec(said) ?? /^(.*?)\s*:\s*(\d{4}.*)$/.exec(said);
    if (!goal) return misread('write where to: "retreat unit to hex", one or two hexes with "-" between them');
    const word = clause.replace(/^step\s*:?\s*/i, '');
    return then(readWho(goal[1]?.replace(/:\s*$/, '') ?? '', scope), (who) =>
      then(way.read(goal[2] ?? '', scope), (path) =>
        then(word === '' ? fine(null) : units.read(word, scope), (step) => fine({ verb: 'retreat', who, path, step })),
      ),
    );
  },
  print({ who, path, step }, scope) {
    const named = who === null ? '' : ` ${movers.print(who, scope)}`;
    const hexes = path.map((id) => place.print(id, scope)).join('-');
    return `retreat${named} to ${hexes}${step === null ? '' : `; step ${units.print(step, scope)}`}`;
  },
};

const readWho = (text: string, scope: Scope): Read<Movers | null> =>
  /^\s*(all)?\s*$/i.test(text) ? fine(null) : movers.read(text.trim(), scope);
