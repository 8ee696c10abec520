import type { Act } from '../../mercury';
import { alive, loseStep } from '../../rules/ground/force';
import type { Losses } from '../../rules/ground/force';
import { chooseUnits } from './choose-units';

/** 9.42, 10.31: which unit loses the next step. One step at a time, so that a two-step unit may lose both. */
export const chooseLosses = chooseUnits<Losses>({
  kind: 'mercury.step-losses',
  rule: '9.42',
  title: 'step losses',
  word: 'losses',
  verb: 'lose',
  help: 'this unit loses the next step',
  disclose(c) {
    const eligible = alive(c as Act, c.local.force).map((s) => s.unit.id);
    const question =
      c.local.steps === 1
        ? 'One more step is lost; by which unit?'
        : `${c.local.steps} more steps are lost; which unit loses the next?`;
    return { seat: c.local.side, facts: { eligible, least: 1, most: 1, question } };
  },
  take(c, units) {
    for (const id of units) loseStep(c as Act, id, c.local.why);
    c.local.steps -= units.length;
  },
});
