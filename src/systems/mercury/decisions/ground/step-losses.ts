import { ifRole } from '../../../../play/words/conditions';
import { alive, loseStep, type Losses } from '../../rules/ground/force';
import { groundIn } from '../../rules/ground/ground';
import { chooseUnits, type UnitChoice } from './choose-units';
import { cheapest, costOfStep, seenBy } from './defaults/worth';
import { fightOf } from './fight';

interface LossFacts extends UnitChoice {
  attacking: boolean;
}

/** 9.42, 10.31: which unit loses the next step. One step at a time, so that a two-step unit may lose both. */
export const chooseLosses = chooseUnits<Losses, LossFacts>({
  kind: 'mercury.step-losses',
  rule: '9.42',
  title: 'step losses',
  word: 'losses',
  verb: 'lose',
  help: 'this unit loses the next step; given in advance, the first of the list that is there',
  lasting: true,
  place: ({ facts: { at = '', attacking } }) => (attacking ? `Attack on ${at}` : at),
  interphase: 'whole units are turned over before any is eliminated, the weakest first; guns, HQs and last zones last',
  silence: 'the step that costs least',
  why: () => ({ rule: '9.42', text: 'is not of the force that loses steps' }),
  byDefault: (q) => cheapest(seenBy(q), q.facts.eligible, costOfStep).slice(0, 1),
  conditions: ifRole((q) => !q.facts.attacking),
  disclose(c) {
    const eligible = alive(c, c.local.force).map((s) => s.unit.id);
    const question =
      c.local.steps === 1
        ? 'One more step is lost; by which unit?'
        : `${c.local.steps} more steps are lost; which unit loses the next?`;
    const fight = fightOf(groundIn(c), eligible);
    return { seat: c.local.side, facts: { eligible, least: 1, most: 1, question, ...fight } };
  },
  take(c, units) {
    for (const id of units) loseStep(c, id, c.local.why);
    c.local.steps -= units.length;
  },
});
