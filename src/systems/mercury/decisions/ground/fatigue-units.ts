import { ifRole } from '../../../../play/words/conditions';
import { alive, tire, type Tiring } from '../../rules/ground/force';
import { groundIn } from '../../rules/ground/ground';
import { chooseUnits, type UnitChoice } from './choose-units';
import { cheapest, costOfFatigue, seenBy } from './defaults/worth';
import { fightOf } from './fight';

interface FatigueFacts extends UnitChoice {
  attacking: boolean;
}

/** 9.71: the owner chooses which unfatigued units are fatigued. */
export const chooseFatigue = chooseUnits<Tiring, FatigueFacts>({
  kind: 'mercury.fatigue',
  rule: '9.71',
  title: 'fatigue',
  word: 'fatigue',
  verb: 'fatigue',
  help: 'these units are fatigued; given in advance, the first of the list that are there',
  lasting: true,
  place: ({ facts: { at = '', attacking } }) => (attacking ? `Attack on ${at}` : at),
  interphase: 'HQs and units of little attack are fatigued first; guns that may still fire, and last zones, last',
  silence: 'those it costs least',
  why: (unit, { view }) => ({
    rule: '9.71',
    text: view.ground?.units[unit]?.fatigued ? 'is fatigued already' : 'is not of the force that is fatigued',
  }),
  byDefault: (q) => cheapest(seenBy(q), q.facts.eligible, costOfFatigue).slice(0, q.facts.least),
  conditions: ifRole((q) => !q.facts.attacking),
  disclose(c) {
    const eligible = alive(c, c.local.force)
      .filter((s) => !s.unit.fatigued)
      .map((s) => s.unit.id);
    const most = c.local.units;
    const question = most === 1 ? 'One unit is fatigued; which?' : `${most} units are fatigued; which?`;
    const fight = fightOf(groundIn(c), eligible);
    return { seat: c.local.side, facts: { eligible, least: most, most, question, ...fight } };
  },
  take(c, units) {
    for (const id of units) tire(c, id);
  },
});
