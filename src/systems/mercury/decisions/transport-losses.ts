import { loseStepAboard } from '../rules/17-34-losses';
import type { LossAboard } from '../rules/17-34-losses';
import { shipOf } from '../rules/16-components';
import { shipName } from '../orders/names';
import { chooseUnits } from './ground/choose-units';
import type { UnitChoice } from './ground/choose-units';
import { withShips } from './at-sea';

/** A ship that loses steps of what it carries. */
export interface LosingAboard {
  loss?: LossAboard;
}
interface LossFacts extends UnitChoice {
  /** Those with two steps: one of them goes before a unit goes whole. */
  whole: string[];
}

/** 17.34: which unit aboard a damaged ship loses the next step. */
export const transportLosses = chooseUnits<LosingAboard, LossFacts>({
  kind: 'mercury.transport-losses',
  rule: '17.34',
  seats: ['allied'],
  title: 'losses aboard',
  word: 'losses aboard',
  verb: 'drown',
  help: 'this unit aboard a damaged ship loses the next step; given in advance, the first of the list that is there',
  lasting: true,
  place: () => 'at sea',
  interphase:
    'aboard your damaged ships whole units are turned over before any is lost, who went aboard first before the others',
  speaks: withShips,
  silence: 'a whole unit is turned over; when none is left, the first is lost',
  why: () => ({ rule: '17.34', text: 'is not aboard the ship' }),
  byDefault: ({ facts }) => (facts.whole.length > 0 ? facts.whole : facts.eligible).slice(0, 1),
  disclose(c) {
    const { loss } = c.local;
    if (!loss) return null;
    const units = shipOf(c.world, loss.ship).cargo?.units ?? [];
    const whole = units.filter((u) => !u.reduced && c.data.ground.get(u.id)?.back != null).map((u) => u.id);
    const ship = shipName(loss.ship, c);
    const question = `${ship} is damaged: ${loss.steps} step${loss.steps === 1 ? '' : 's'} of what it carries ${loss.steps === 1 ? 'is' : 'are'} lost. Which unit loses the next?`;
    return { seat: 'allied', facts: { eligible: units.map((u) => u.id), least: 1, most: 1, question, whole } };
  },
  take(c, units) {
    const { loss } = c.local;
    if (!loss) return;
    for (const id of units) loseStepAboard(c, loss.ship, id);
    loss.steps -= units.length;
  },
});
