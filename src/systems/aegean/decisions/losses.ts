import type { Order } from '../../../kernel/decide/order';
import { chooseLines } from '../../../play/choices/lines';
import { written } from '../../../play/words/written';
import type { Aegean, Ask } from '../aegean';
import { inCombat } from '../orders/ground-conditions';
import { units as troops } from '../orders/names';
import { cheapestLoss, losable, lossByList, lossChoices } from '../rules/7-4-7-losses';
import { forceOf, roleOf, type GroundCombat } from '../rules/7-4-combat';
import { Field } from '../rules/7-field';
import type { GroundUnit } from '../rules/ground-unit';
import { SIDES, type Side } from '../side';

interface Lose extends Order {
  verb: 'lose';
  units: string[];
}

/** The combat in which a side loses a *one*. */
export interface LosingIn {
  combat: GroundCombat;
}

const lose = written<Aegean, Lose>(
  'units to lose first when one is lost, in this order: a battalion, or three companies (7.4.7)',
  { units: troops.list },
  'lose {units}',
  'lose: {units}',
);

const MOST_SHOWN = 12;
const open = (q: Ask<LosingIn>): GroundUnit[] =>
  losable(forceOf(new Field(q.view, q.data), q.facts.combat, roleOf(q.facts.combat, q.seat)));
const ids = (units: readonly GroundUnit[]): string[] => units.map(({ id }) => id);
/** A garrison has no counter to be named: it goes where nothing else does. */
const nameable = (force: readonly GroundUnit[]): GroundUnit[] => force.filter(({ garrison }) => !garrison);

/** 7.4.7: which battalion or companies a side loses; both say it sealed. */
const losing = (side: Side) =>
  chooseLines<Aegean, GroundCombat, Lose, LosingIn>({
    ...{ kind: `aegean.losses-${side}`, rule: '7.4.7', title: 'losses in combat', word: 'losses', seats: [side] },
    ...{ order: lose, once: 'units', lasting: true },
    question: ({ facts, data }) =>
      `One is lost in ${data.isles.nameOf(facts.combat.hex)}: a battalion, or three companies. Which?`,
    nothing: 'what is cheapest in strength is lost',
    whose: ({ local }) => (local.losing.includes(roleOf(local, side)) ? side : null),
    told: ({ local }) => ({ combat: { ...local } }),
    conditions: inCombat(({ combat }) => combat),
    options(q) {
      const choices = lossChoices(nameable(open(q)));
      return choices.length < 2 ? [] : choices.slice(0, MOST_SHOWN).map((units) => ({ units: ids(units) }));
    },
    fault({ units }, q) {
      const force = open(q);
      const strange = units.find((id) => !force.some((unit) => unit.id === id));
      if (strange === undefined) return null;
      return {
        rule: '7.4.7',
        why: `${troops.print(strange, q)} takes no part in this combat and cannot be lost in it`,
      };
    },
    together: (all) => (all.length > 0 ? null : { rule: '7.4.7', why: 'somebody has to be lost' }),
    byDefault: (q) => ({
      lines: [{ units: cheapestLoss(nameable(open(q))) }],
      text: 'what is cheapest in strength is lost',
    }),
    foresee: (answer, q) => [
      `Lost: ${troops.list.print(
        lossByList(
          open(q),
          answer.flatMap(({ units }) => units),
        ),
        q,
      )}.`,
    ],
    onMap: (_, { facts }) => ({ from: facts.combat.hex }),
    takeAll(c, all) {
      c.local.lost[roleOf(c.local, side)] = all.flatMap(({ units }) => units);
    },
  });
export const chooseLosses = SIDES.map(losing);
