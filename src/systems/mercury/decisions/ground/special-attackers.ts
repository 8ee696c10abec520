import { illegal } from '../../../../kernel/decide/decision';
import type { Objection } from '../../../../kernel/decide/decision';
import type { HexId } from '../../../../hex/hex';
import type { Ask } from '../../mercury';
import { canAttack, mayAssault, stillThere, upToSixPoints } from '../../rules/ground/06-4-among-enemies';
import type { SpecialAssault } from '../../rules/ground/06-4-among-enemies';
import { MOST_STACKING, stackingPoints } from '../../rules/ground/ground';
import { chooseUnits } from './choose-units';
import type { UnitChoice } from './choose-units';
import { cheapest, seenBy, unitSeen, wholeWorth } from './defaults/worth';
import { named } from '../../orders/ground/names';

interface AttackersFacts extends UnitChoice {
  at: HexId;
  /** All paratroops of the hex: some of them may not attack. */
  force: string[];
}

/** 6.41, 10.1A: which of the paratroops of a hex make its Special Assault, six stacking points at most. One alone is not asked about. */
export const specialAttackers = chooseUnits<SpecialAssault, AttackersFacts>({
  kind: 'mercury.special-attackers',
  rule: '10.1A',
  title: 'units of a Special Assault',
  word: 'special assault',
  verb: 'designate',
  help: 'these paratroops make the Special Assault of their hex, six stacking points at most; given in advance, those of the list that are there',
  asked: 'own',
  lasting: true,
  interphase:
    'the strongest paratroops of a hex make its Special Assault; if none has attack strength, the one worth least',
  silence: 'these assault',
  byDefault: (q) => assaultForce(q),
  why: (unit, { facts: { at, force } }) =>
    force.includes(unit)
      ? { rule: '7.14a', text: 'has no attack strength' }
      : { rule: '6.41', text: `did not come down in ${at}` },
  faults: tooMany,
  disclose(c) {
    const eligible = mayAssault(c).map((s) => s.unit.id);
    if (eligible.length < 2) return null;
    const { target } = c.local;
    const question = `Which of your paratroops make the Special Assault in ${target}? (six stacking points at most)`;
    const force = stillThere(c).map((s) => s.unit.id);
    const facts = { eligible, least: 1, most: eligible.length, question, at: target, force };
    return { seat: 'german', facts };
  },
  take(c, units) {
    const order = mayAssault(c).map((s) => s.unit.id);
    c.local.attackers = order.filter((id) => units.includes(id));
  },
});

/** The strongest that six points hold; of units without strength one is enough to lose. */
function assaultForce(q: Ask<AttackersFacts>): string[] {
  const { eligible } = q.facts;
  const units = eligible.map((id) => unitSeen(seenBy(q), id));
  if (!units.some(canAttack)) return cheapest(seenBy(q), eligible, wholeWorth).slice(0, 1);
  return upToSixPoints(units).map((s) => s.unit.id);
}

/** 10.1A: more than six stacking points; the nearest is what six hold of those named, the first first. */
function tooMany(ids: readonly string[], q: Ask<AttackersFacts>): Objection[] {
  const units = ids.filter((id) => q.facts.eligible.includes(id)).map((id) => unitSeen(seenBy(q), id));
  const points = stackingPoints(units);
  if (points <= MOST_STACKING) return [];
  const fits = upToSixPoints(units).map((s) => s.unit.id);
  const nearest = `designate: ${named(fits, q)}`;
  return [illegal('10.1A', `${points} stacking points are named; ${MOST_STACKING} may assault`, { nearest })];
}
