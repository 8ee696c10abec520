import { chooseForm } from '../../../play/choices/form';
import { inCombat } from '../orders/conditions';
import { aircraft, groundOrAir, hex as hexName, units } from '../orders/names';
import { Board, boardOf, boardSeen } from '../rules/03-board';
import { sideOf, type Combat } from '../rules/10-combat';
import { defaultLosses, judgeLosses, lossesBy, type Losses } from '../rules/12-2-losses';
import { forceOf, specialChoices, stepsIn, type Toll } from '../rules/12-2-tolls';
import { tellLosses, type Fighting } from '../sequence/fighting';
import type { Ask, SlouchHats, Verb } from '../slouch-hats';
import { everyRead, fine, then, type Order, type Read } from '../../../kernel/decide/order';

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

interface LossFacts {
  combat: Combat;
  toll: Toll;
}

/** 12.21, 12.24: who loses the steps of a combat. */
export const chooseLosses = chooseForm<SlouchHats, Fighting, LoseOrder, LossFacts, Losses>({
  ...{ kind: 'slouch-hats.losses', rule: '12.21', title: 'losses', word: 'losses', seats: ['axis', 'allied'] },
  lasting: true,
  interphase:
    'the cheapest unit at full strength that is not the last of its kind loses a step; of a Special Result an air unit before armor',
  conditions: inCombat(({ combat }) => combat),
  order: loseVerb,
  disclose(c) {
    const { combat, tolls, role = 'attacker' } = c.local;
    const toll = tolls?.[role];
    if (!combat || !toll || toll.eliminated) return null;
    const { steps, special } = defaultLosses(new Board(c.world, c.data), combat, toll);
    return steps.length === 0 && special === null ? null : { seat: sideOf(combat, role), facts: { combat, toll } };
  },
  question: (q) =>
    `The combat against ${hexName.print(q.facts.combat.hex, q)} costs you ${q.facts.toll.due} steps${q.facts.toll.special ? ' and a Special Result' : ''}. Who loses them?`,
  slots: (q) => ({ steps: force(q).map(({ id }) => id), special: specials(q) }),
  nameOf: (id, q) => groundOrAir.print(id, q),
  slotOf: (slot) => (slot === 'special' ? 'special' : ''),
  where: (id, { view }) => view.units[id]?.at ?? null,
  written: ({ steps, special }) => ({ steps: [...steps], special }),
  // A list that was given in advance says who comes first: as many as are due, who takes no loss here left out.
  ahead: (wanted, { view, data, facts: { combat, toll } }) => lossesBy(boardOf(view, data), combat, toll, wanted),
  fault: (answer, { view, data, facts }) => judgeLosses(boardOf(view, data), facts.combat, facts.toll, answer),
  byDefault: usual,
  only: (q) => {
    const { toll } = q.facts;
    const all = toll.due === stepsIn(force(q)) && toll.due <= 1;
    return (force(q).length <= 1 || all || toll.due === 0) && specials(q).length <= 1 ? { answer: usual(q) } : null;
  },
  take: (c, answer) => tellLosses(c, c.local.role ?? 'attacker', answer),
});

type Query = Ask<LossFacts>;
const force = ({ view, data, facts }: Query) => forceOf(boardOf(view, data), facts.combat, facts.toll.role);

function usual({ view, data, facts }: Query): Losses {
  return defaultLosses(boardOf(view, data), facts.combat, facts.toll);
}

/** Who may be what a Special Result takes, beside the steps that are lost as a rule. */
function specials(q: Query): string[] {
  const { combat, toll } = q.facts;
  if (!toll.special) return [];
  const { air, units } = specialChoices(boardSeen(q), combat, toll, usual(q).steps);
  return [...air, ...units];
}
