import { loseStepAboard, type LossAboard } from '../rules/17-34-losses';
import { shipOf } from '../rules/16-components';
import { shipName } from '../orders/names';
import { chooseUnits, type UnitChoice } from './ground/choose-units';
import { costAboard } from './ground/defaults/worth';
import { withShips } from './at-sea';

/** A ship that loses steps of what it carries. */
export interface LosingAboard {
  loss?: LossAboard;
}
interface LossFacts extends UnitChoice {
  /** Those on their reduced side, which the next step eliminates; not known of a question asked before 1.7.0. */
  reduced?: string[];
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
    'aboard your damaged ships units are turned over before any is lost, those that lose least first, HQs last',
  speaks: withShips,
  silence: 'the step that costs least',
  why: () => ({ rule: '17.34', text: 'is not aboard the ship' }),
  byDefault({ facts: { eligible, reduced = [] }, data }) {
    const cost = (id: string): number => {
      const counter = data.ground.get(id);
      return counter ? costAboard(counter, reduced.includes(id), 1) : 0;
    };
    return [...eligible].sort((a, b) => cost(a) - cost(b)).slice(0, 1);
  },
  disclose(c) {
    const { loss } = c.local;
    if (!loss) return null;
    const units = shipOf(c.world, loss.ship).cargo?.units ?? [];
    const reduced = units.filter((u) => u.reduced).map((u) => u.id);
    const ship = shipName(loss.ship, c);
    const question = `${ship} is damaged: ${loss.steps} step${loss.steps === 1 ? '' : 's'} of what it carries ${loss.steps === 1 ? 'is' : 'are'} lost. Which unit loses the next?`;
    return { seat: 'allied', facts: { eligible: units.map((u) => u.id), least: 1, most: 1, question, reduced } };
  },
  take(c, units) {
    const { loss } = c.local;
    if (!loss) return;
    for (const id of units) loseStepAboard(c, loss.ship, id);
    loss.steps -= units.length;
  },
});
