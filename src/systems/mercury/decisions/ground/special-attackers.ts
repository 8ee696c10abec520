import { type DecisionKind, illegal, type Objection } from '../../../../kernel/decide/decision';
import type { Ask, HexId, Mercury, Side } from '../../mercury';
import {
  canAttack,
  mayAssault,
  type SpecialAssault,
  stillThere,
  upToSixPoints,
} from '../../rules/ground/06-4-among-enemies';
import { MOST_STACKING, stackingPoints } from '../../rules/ground/ground';
import { chooseUnits, type UnitChoice } from './choose-units';
import { cheapest, seenBy, unitSeen, wholeWorth } from './defaults/worth';
import { named } from '../../orders/ground/names';

interface AttackersFacts extends UnitChoice {
  at: HexId;
  /** All of them that are in the hex: some of them may not attack. */
  force: string[];
}

/** What differs between paratroops and who comes from the sea. `whose`: them as their player calls them. */
interface Heads extends Pick<
  DecisionKind<Mercury, object, object, object>,
  'kind' | 'title' | 'word' | 'asked' | 'yields'
> {
  seats: Side[];
  whose: string;
  came: string;
  /** The paragraph of their assault. */
  assault: string;
}

/** 6.41, 10.1A: which of the paratroops of a hex make its Special Assault, six stacking points at most. One alone is not asked about. */
export const specialAttackers = attackersOf({
  ...{ kind: 'mercury.special-attackers', title: 'units of a Special Assault', word: 'special assault' },
  ...{ seats: ['german'], asked: 'own', whose: 'paratroops', came: 'come down', assault: '6.41' },
});

/** 17.43D, 10.1A: the same of units that landed from the sea. */
export const landingAttackers = attackersOf({
  ...{ kind: 'mercury.landing-attackers', title: 'units of an assault on a beach', word: 'beach assault' },
  ...{ seats: ['german', 'allied'], yields: true, whose: 'landed units', came: 'come ashore', assault: '17.43D' },
});

function attackersOf({ whose, came, assault, ...heads }: Heads) {
  return chooseUnits<SpecialAssault, AttackersFacts>({
    ...heads,
    rule: '10.1A',
    verb: 'designate',
    help: `these ${whose} make the Special Assault of their hex, six stacking points at most; given in advance, those of the list that are there`,
    lasting: true,
    interphase: `the strongest ${whose} of a hex make its Special Assault; if none has attack strength, the one worth least`,
    silence: 'these assault',
    byDefault: (q) => assaultForce(q),
    why: (unit, { facts: { at, force } }) =>
      force.includes(unit)
        ? { rule: '7.14a', text: 'has no attack strength' }
        : { rule: assault, text: `did not ${came} in ${at}` },
    faults: tooMany,
    disclose(c) {
      const eligible = mayAssault(c).map((s) => s.unit.id);
      if (eligible.length < 2) return null;
      const { target, side = 'german' } = c.local;
      const question = `Which of your ${whose} make the Special Assault in ${target}? (six stacking points at most)`;
      const force = stillThere(c).map((s) => s.unit.id);
      return { seat: side, facts: { eligible, least: 1, most: eligible.length, question, at: target, force } };
    },
    take(c, units) {
      const order = mayAssault(c).map((s) => s.unit.id);
      c.local.attackers = order.filter((id) => units.includes(id));
    },
  });
}

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
