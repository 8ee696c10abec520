import { ifRole } from '../../../../play/words/conditions';
import { alive, loseStep, type Losses, tire, type Tiring } from '../../rules/ground/force';
import { type Ground, groundIn } from '../../rules/ground/ground';
import { chooseUnits, type UnitChoice } from './choose-units';
import { cheapest, costOfFatigue, costOfStep, seenBy } from './defaults/worth';
import type { HexId } from '../../mercury';

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

/** The fight a force is in: the hex that is fought for, and whether the force attacks it. */
interface Fight {
  at: HexId;
  attacking: boolean;
}

/** Where a force fights: the hex it declared combat against (7.11), or the one it stands in. */
function fightOf({ units, declared }: Pick<Ground, 'units' | 'declared'>, force: readonly string[]): Fight {
  const target = force.flatMap((id) => declared[id] ?? [])[0];
  const own = force.flatMap((id) => units[id]?.at ?? [])[0];
  return { at: target ?? own ?? '', attacking: target !== undefined };
}

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
