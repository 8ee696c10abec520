import { chooseForm } from '../../../play/choices/form';
import { inCombat } from '../orders/conditions';
import { groundOrAir, hex as hexName } from '../orders/names';
import { Board, boardOf, boardSeen } from '../rules/03-board';
import { sideOf, type Combat } from '../rules/10-combat';
import { defaultLosses, judgeLosses, lossesBy, type Losses } from '../rules/12-2-losses';
import { forceOf, specialChoices, stepsIn, type Toll } from '../rules/12-2-tolls';
import { tellLosses, type Fighting } from '../sequence/fighting';
import type { Ask, SlouchHats } from '../slouch-hats';
import { loseVerb, type LoseOrder } from '../orders/outcome';

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
