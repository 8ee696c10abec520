import { illegal } from '../../../kernel/decide/decision';
import { lineOf } from '../../../play/choices/sound-entry';
import { inCombat } from '../orders/conditions';
import { loseVerb } from '../orders/outcome';
import type { LoseOrder } from '../orders/outcome';
import { hex as hexName, unitName } from '../orders/names';
import { Board } from '../rules/03-board';
import { sideOf } from '../rules/10-combat';
import type { Combat } from '../rules/10-combat';
import { defaultLosses, judgeLosses, lossesBy } from '../rules/12-2-losses';
import type { Losses } from '../rules/12-2-losses';
import { forceOf, specialChoices, stepsIn } from '../rules/12-2-tolls';
import type { Toll } from '../rules/12-2-tolls';
import { tellLosses } from '../sequence/combat-losses';
import type { Fighting } from '../sequence/fighting';
import { decision } from '../slouch-hats';
import type { Ask } from '../slouch-hats';

/** What a side chose, with the line that said so. */
type Chosen = Losses & { line?: number };

interface LossFacts {
  combat: Combat;
  toll: Toll;
}

/** 12.21, 12.24: who loses the steps of a combat. */
export const chooseLosses = decision<Fighting, LossFacts, Chosen, LoseOrder>({
  ...{ kind: 'slouch-hats.losses', rule: '12.21', title: 'losses', word: 'losses', seats: ['axis', 'allied'] },
  lasting: true,
  interphase:
    'the cheapest unit at full strength that is not the last of its kind loses a step; of a Special Result an air unit before armor',
  conditions: inCombat(({ combat }) => combat),
  verbs: [loseVerb],
  disclose(c) {
    const { combat, tolls, role = 'attacker' } = c.local;
    const toll = tolls?.[role];
    if (!combat || !toll || toll.eliminated) return null;
    const { steps, special } = defaultLosses(new Board(c.world, c.data), combat, toll);
    return steps.length === 0 && special === null ? null : { seat: sideOf(combat, role), facts: { combat, toll } };
  },
  prompt(q) {
    const { combat, toll } = q.facts;
    const force = forceOf(new Board(q.view, q.data), combat, toll.role);
    return {
      question: `The combat against ${hexName.print(combat.hex, q)} costs you ${toll.due} steps${toll.special ? ' and a Special Result' : ''}. Who loses them?`,
      choices: ['lose unit, unit; special unit'],
      listing: force.map(({ id }) => unitName(id, q)),
      examples: [print(byDefault(q), q)],
    };
  },
  single: true,
  assemble: (orders, q) => {
    const last = orders.at(-1);
    if (!last) return { answer: byDefault(q) };
    const written = { steps: last.steps, special: last.special, ...lineOf(last) };
    return { answer: last.line === undefined ? firstOf(written, q) : written };
  },
  judge(answer, q) {
    const fault = judgeLosses(new Board(q.view, q.data), q.facts.combat, q.facts.toll, answer);
    return fault ? [illegal(fault.rule, fault.why, { nearest: print(byDefault(q), q), ...lineOf(answer) })] : [];
  },
  print: (answer, q) => [print(answer, q)],
  ifSilent: (q) => ({ answer: byDefault(q), text: print(byDefault(q), q) }),
  only: (q) => {
    const { combat, toll } = q.facts;
    const board = new Board(q.view, q.data);
    const answer = byDefault(q);
    const { air, units } = toll.special ? specialChoices(board, combat, toll, answer.steps) : { air: [], units: [] };
    const force = forceOf(board, combat, toll.role);
    const all = toll.due === stepsIn(force) && toll.due <= 1;
    return (force.length <= 1 || all || toll.due === 0) && air.length + units.length <= 1 ? { answer } : null;
  },
  sample: (q) => byDefault(q),
  take: (c, answer) => tellLosses(c, c.local.role ?? 'attacker', answer),
});

/** A list that was given in advance says who comes first: as many as are due, who takes no loss here left out. */
function firstOf(wanted: Losses, { view, data, facts: { combat, toll } }: Ask<LossFacts>): Losses {
  return lossesBy(new Board(view, data), combat, toll, wanted);
}

const byDefault = ({ view, data, facts }: Ask<LossFacts>): Losses =>
  defaultLosses(new Board(view, data), facts.combat, facts.toll);
const print = ({ steps, special }: Losses, q: Ask): string =>
  loseVerb.print({ verb: 'lose', steps: [...steps], special }, q);
