import { eliminate } from '../../rules/ground/force';
import { groundIn, MOST_STACKING, pointsOf, stackingPoints, unitsIn } from '../../rules/ground/ground';
import { chooseUnits } from './choose-units';
import { cheapestOf, seenBy } from './defaults/worth';
import type { Side } from '../../mercury';

/** A hex that holds too many units of a side at the end of a phase. */
export interface Overfull {
  side?: Side;
  hex?: string;
}

/** 4.32: which unit of an overfull hex its owner gives up. One at a time, as long as there are too many. */
export const chooseExcess = chooseUnits<Overfull>({
  kind: 'mercury.excess',
  rule: '4.32',
  title: 'units over the stacking limit',
  word: 'excess',
  verb: 'eliminate',
  help: 'this unit is given up, because the hex holds too many; given in advance, the first of the list that is there',
  lasting: true,
  interphase: 'those units go that are worth least together; HQs and last zones of control last',
  silence: 'the unit worth least',
  byDefault(q) {
    const { eligible } = q.facts;
    return cheapestOf(seenBy(q), eligible, pointsOf(eligible, q) - MOST_STACKING).slice(0, 1);
  },
  disclose(c) {
    const { hex = '', side = 'german' } = c.local;
    const stack = unitsIn(groundIn(c), hex, side);
    const question = `${hex} holds ${stackingPoints(stack)} stacking points, ${MOST_STACKING} are allowed; which unit goes?`;
    const eligible = stack.map((s) => s.unit.id);
    return { seat: side, facts: { eligible, least: 1, most: 1, question, at: hex } };
  },
  take(c, units) {
    for (const id of units) eliminate(c, id, '4.32');
  },
});
