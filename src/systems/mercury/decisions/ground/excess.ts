import type { Act } from '../../mercury';
import { eliminate } from '../../rules/ground/force';
import { groundOf, MOST_STACKING, stackingPoints, unitsIn } from '../../rules/ground/ground';
import { chooseUnits } from './choose-units';
import type { Moving } from './ground-movement';

/** 4.32: which unit of an overfull hex its owner gives up. One at a time, as long as there are too many. */
export const chooseExcess = chooseUnits<Moving>({
  kind: 'mercury.excess',
  rule: '4.32',
  title: 'units over the stacking limit',
  word: 'excess',
  verb: 'eliminate',
  help: 'this unit is given up, because the hex holds too many',
  disclose(c) {
    const stack = unitsIn(groundOf(c.world, c.data), c.data, c.local.hex ?? '', c.local.side);
    const question = `${c.local.hex} holds ${stackingPoints(stack)} stacking points, ${MOST_STACKING} are allowed; which unit goes?`;
    const eligible = stack.map((s) => s.unit.id);
    return { seat: c.local.side, facts: { eligible, least: 1, most: 1, question } };
  },
  take(c, units) {
    for (const id of units) eliminate(c as Act, id, '4.32');
  },
});
