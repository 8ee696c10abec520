import type { Act } from '../../mercury';
import { alive, tire } from '../../rules/ground/force';
import type { Tiring } from '../../rules/ground/force';
import { chooseUnits } from './choose-units';

/** 9.71: the owner chooses which unfatigued units are fatigued. */
export const chooseFatigue = chooseUnits<Tiring>({
  kind: 'mercury.fatigue',
  rule: '9.71',
  title: 'fatigue',
  word: 'fatigue',
  verb: 'fatigue',
  help: 'these units are fatigued',
  disclose(c) {
    const eligible = alive(c as Act, c.local.force)
      .filter((s) => !s.unit.fatigued)
      .map((s) => s.unit.id);
    const most = c.local.units;
    return {
      seat: c.local.side,
      facts: { eligible, least: most, most, question: `${most} units are fatigued; which?` },
    };
  },
  take(c, units) {
    for (const id of units) tire(c as Act, id);
  },
});
