import { chooseOrder, type HexesOrder, inOrder, type OrderFacts } from '../../../../play/choices/order';
import type { Act, Ask, HexId, Mercury, Side } from '../../mercury';
import {
  canAttack,
  hexesToAssault,
  mayAssault,
  type SpecialAssault,
  stillThere,
  upToSixPoints,
} from '../../rules/ground/06-4-airborne-retreat';
import type { Paradrop } from './paradrop';
import { type DecisionKind, illegal, type Objection } from '../../../../kernel/decide/decision';
import { groundIn, MOST_STACKING, stackingPoints } from '../../rules/ground/ground';
import { chooseUnits, type UnitChoice } from './choose-units';
import { cheapest, seenBy, unitSeen, wholeWorth } from './defaults/worth';
import { hex, named } from '../../orders/ground/names';
import { ifEnemyIn } from '../../orders/ground/conditions';
import { combatsToCome } from '../../rules/ground/07-declaration';
import { listOf } from '../../../../play/words/parts';
import { verbOf } from '../../../../play/words/verb';

/** `order 4315, 4414` (8.0, 10.35) */
const orderVerb = verbOf<Mercury, HexesOrder>({
  verb: 'order',
  syntax: 'order hex, hex',
  help: 'the combats against these hexes come first, in this order; the others follow as declared',
  parts: { hexes: listOf(hex, 'name the attacked hexes in the order of their combats') },
});

/** Units that land in a phase, and the hexes of their Special Assaults as their player wants them. */
export interface Landed {
  side: Side;
  landings: { unit: string }[];
  assaults?: string[];
}

const HEADS = { yields: true as const, verb: orderVerb, twice: '10.35' };
const dropped = (c: Act<Paradrop>): string[] => hexesToAssault(c, Object.keys(c.local.drops ?? {}));
/** 17.43D: hexes that hold both, in the order of the landings. */
export const beachesToAssault = (c: Act<Landed>): string[] =>
  hexesToAssault(
    c,
    c.local.landings.map(({ unit }) => unit),
    c.local.side,
  );

/** 6.41, 10.35: Special Assaults are Assault Combats, whose order is the attacker's choice: a hex that is won opens ways of retreat. */
export const orderSpecialAssaults = chooseOrder<Mercury, Paradrop>({
  ...HEADS,
  kind: 'mercury.special-order',
  rule: '6.41',
  title: 'order of the Special Assaults',
  word: 'assault order',
  seats: ['german'],
  asked: 'own',
  interphase: 'the Special Assaults come in the order of the drops',
  question: (combats) => `Paratroops are among Allied units in ${combats}. Which Special Assault comes first?`,
  absent: { rule: '6.41', says: (hex) => `no paratroops are among Allied units in ${hex}` },
  disclose(c) {
    const combats = dropped(c);
    return combats.length < 2 ? null : { seat: 'german', facts: { combats } };
  },
  take: (c, hexes) => void (c.local.assaults = inOrder(hexes, dropped(c))),
});

/** 17.43D, 10.35: the same of landings from the sea. */
export const orderBeachAssaults = chooseOrder<Mercury, Landed>({
  ...HEADS,
  kind: 'mercury.landing-order',
  rule: '17.43D',
  title: 'order of the assaults on beaches',
  word: 'beach order',
  seats: ['german', 'allied'],
  interphase: 'the assaults on beaches come in the order of the landings',
  question: (combats) => `Your landed units are among enemies in ${combats}. Which assault comes first?`,
  absent: { rule: '17.43D', says: (hex) => `no units of yours are among enemies in ${hex}` },
  disclose(c) {
    const combats = beachesToAssault(c);
    return combats.length < 2 ? null : { seat: c.local.side, facts: { combats } };
  },
  take: (c, hexes) => void (c.local.assaults = inOrder(hexes, beachesToAssault(c))),
});

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

/** 8.0, 10.35: the attacker resolves his combats one at a time; before each he may say which of them is next. */
export const orderCombats = chooseOrder<Mercury, { side: Side }>({
  kind: 'mercury.combat-order',
  rule: '10.35',
  title: 'order of the combats',
  word: 'order',
  seats: ['german', 'allied'],
  asked: 'own',
  lasting: true,
  interphase: 'the combats come in the order in which they were declared',
  verb: orderVerb,
  question: (combats) => `Which combat comes first? As things stand: ${combats}.`,
  absent: { rule: '7.15', says: (hex) => `no combat against ${hex} is still to come` },
  twice: '10.35',
  conditions: ifEnemyIn<OrderFacts>(),
  concerns: (order, q) => order.hexes.some((hex) => q.facts.combats.includes(hex)),
  disclose(c) {
    const { side } = c.local;
    const combats = combatsToCome(groundIn(c), side);
    return combats.length < 2 ? null : { seat: side, facts: { combats } };
  },
  foresee: (hexes, q) => [`combats in the order ${inOrder(hexes, q.facts.combats).join(', ')}`],
  imagined(scope) {
    const combats = combatsToCome(groundIn(scope), scope.seat);
    return combats.length < 2 ? null : { combats };
  },
  take(c, hexes) {
    const ground = groundIn(c);
    ground.combats.splice(0, ground.combats.length, ...inOrder(hexes, ground.combats));
  },
});
