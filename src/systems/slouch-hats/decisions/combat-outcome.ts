import type { Order } from '../../../kernel/decide/order';
import { chooseForm } from '../../../play/choices/form';
import { written } from '../../../play/words/written';
import { unitsAdvanced } from '../facts/combat';
import { inCombat } from '../orders/conditions';
import { groundOrAir, hex as hexName, unitName, units } from '../orders/names';
import { Board, boardOf, boardSeen } from '../rules/03-board';
import { canTrace } from '../rules/06-4-sources';
import { captureDice } from '../rules/06-16-capture';
import { sideOf, type Combat } from '../rules/10-combat';
import { advance, advancers, asManyAsMay, defaultAdvance, judgeAdvance } from '../rules/12-5-advance';
import { seize } from '../sequence/combat-retreats';
import { tellLosses, type Fighting } from '../sequence/fighting';
import { captureSupply } from '../sequence/move-stack';
import type { Act, Ask, SlouchHats } from '../slouch-hats';
import { defaultLosses, judgeLosses, lossesBy, type Losses } from '../rules/12-2-losses';
import { forceOf, specialChoices, stepsIn, type Toll } from '../rules/12-2-tolls';
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

interface Advance extends Order {
  verb: 'advance';
  units: string[];
}

interface AdvanceFacts {
  combat: Combat;
  able: string[];
  byDefault: string[];
}

/** 12.5: attackers may go into the vacated Defender Hex. */
export const chooseAdvance = chooseForm<SlouchHats, Fighting, Advance, AdvanceFacts>({
  ...{ kind: 'slouch-hats.advance', rule: '12.51', title: 'advance', word: 'advance', seats: ['axis', 'allied'] },
  lasting: true,
  interphase:
    'the least unit that leaves no guns, supplies or aircraft alone goes into the hex, nobody if it would be without supply there',
  conditions: inCombat(({ combat }) => combat),
  order: written('attackers that go into the vacated Defender Hex (12.5)', { units: units.list }, 'advance {units}'),
  disclose(c) {
    const { combat } = c.local;
    if (!combat) return null;
    const board = new Board(c.world, c.data);
    const able = advancers(board, combat).map(({ id }) => id);
    if (able.length === 0) return null;
    const breaks = ({ id }: { id: string }): boolean =>
      !canTrace(new Board(c.world, c.data).moved([id], combat.hex), combat.side, combat.hex);
    return { seat: combat.side, facts: { combat, able, byDefault: defaultAdvance(board, combat, breaks) } };
  },
  question: (q) => `${hexName.print(q.facts.combat.hex, q)} is empty. Who advances?`,
  slots: ({ facts }) => ({ units: facts.able }),
  nameOf: unitName,
  where: (unit, { view }) => view.units[unit]?.at ?? null,
  nothing: { units: [] },
  // A list that was given in advance says who comes first: who did not attack, is gone or finds no room is left out.
  ahead({ units: wanted }, { view, data, facts }) {
    const some = asManyAsMay(boardOf(view, data), facts.combat, wanted);
    return { units: some.length > 0 ? some : wanted };
  },
  fault: (answer, { view, data, facts }) => judgeAdvance(boardOf(view, data), facts.combat, answer.units),
  byDefault: ({ facts }) => ({ units: facts.byDefault }),
  silence: (answer) => (answer.units.length === 0 ? 'nobody advances' : 'the least unit advances'),
  example: ({ facts }) => ({ units: facts.able.slice(0, 1) }),
  take(c, answer) {
    const { combat } = c.local;
    if (!combat || answer.units.length === 0) return;
    const moved = advance(c.world, new Board(c.world, c.data), combat, answer.units);
    c.world.entered = [...c.world.entered.filter((id) => !moved.includes(id)), ...moved];
    unitsAdvanced(c, { units: moved, hex: combat.hex });
  },
});

/** 6.16, 12.34, 13.14: what lies in a hex that attackers have advanced into. */
export function advanceAfter(c: Act<Fighting>, { hex, side }: Combat): void {
  if (new Board(c.world, c.data).occupier(hex) !== side) return;
  if (captureDice(c.world, c.data, side, hex) > 0) captureSupply(c, side, hex);
  seize(c, { side }, hex);
}
