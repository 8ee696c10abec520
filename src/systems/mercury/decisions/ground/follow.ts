import type { HexId } from '../../../../hex/hex';
import { illegal } from '../../../../kernel/decide/decision';
import type { Objection } from '../../../../kernel/decide/decision';
import type { Ask } from '../../mercury';
import { decision } from '../../mercury';
import { printNames } from '../../orders/lists';
import { isPass, passVerb } from '../../orders/pass';
import { atHex, ifTerrain, withUnit } from '../../orders/ground/conditions';
import { unitsVerb } from '../../orders/ground/units';
import type { UnitsOrder } from '../../orders/ground/units';
import { advanceBarred } from '../../rules/ground/04-suda';
import { declaredAgainst } from '../../rules/ground/07-declaration';
import { roomIn } from '../../rules/ground/07-refusal';
import { lastPlaceFault, withinSectors } from '../../rules/ground/13-6-militia';
import { enterHex, groundOf, mayEnter, standing } from '../../rules/ground/ground';
import type { Fault } from '../../rules/ground/ground';
import { defaultAdvance } from './defaults/advance';
import { seenBy } from './defaults/worth';
import type { Refusing } from './refusal';

interface FollowFacts {
  hex: HexId;
  eligible: string[];
  /** Stacking points the hex still takes. */
  room: number;
}

const followVerb = unitsVerb('follow', 'these attackers go into the hex that its defenders left');

/** 7.32: attackers, up to six stacking points, go into the hex whose stack refused combat. They attack no more. */
export const followRefusal = decision<Refusing, FollowFacts, string[]>({
  kind: 'mercury.follow',
  rule: '7.32',
  title: 'advance after combat refusal',
  word: 'follow',
  seats: ['german', 'allied'],
  asked: 'own',
  lasting: true,
  interphase: 'your best unit that is no gun and no HQ goes into an airfield, an objective, or better or higher ground',
  verbs: [followVerb, passVerb],
  conditions: [
    atHex<FollowFacts>((q) => q.facts.hex),
    ifTerrain<FollowFacts>((q) => q.facts.hex),
    withUnit<FollowFacts>((q) => q.facts.eligible),
  ],
  concerns: (order, q) => isPass(order) || (order as UnitsOrder).units.some((id) => q.facts.eligible.includes(id)),
  disclose(c) {
    const { hex = '', side } = c.local;
    const ground = groundOf(c.world, c.data);
    const able = declaredAgainst(ground, c.data, hex).filter(
      (s) =>
        s.unit.at !== null &&
        mayEnter(ground, c.data, s, s.unit.at, hex) &&
        !advanceBarred(ground, c.world.turn, s, s.unit.at, hex),
    );
    const ways = Object.fromEntries(able.map((s) => [s.unit.id, [hex]]));
    const free = Object.entries(withinSectors(ground, c.data, ways, (to) => to));
    const eligible = free.filter(([, to]) => to.length > 0).map(([id]) => id);
    const facts = { hex, eligible, room: roomIn(ground, c.data, hex, side) };
    return facts.eligible.length === 0 ? null : { seat: side, facts };
  },
  prompt: (q) => ({
    question: `${q.facts.hex} is empty: its stack refused combat. Who goes in? (${q.facts.room} stacking points at most; they attack no more)`,
    choices: [`follow: ${named(q.facts.eligible, q)}`, 'pass'],
    examples: [`follow: ${named(asMany(q), q)}`, 'pass'],
  }),
  assemble: (orders, q) => ({ answer: orders.flatMap((o) => (isPass(o) ? [] : meant(o as UnitsOrder, q))) }),
  judge: (units, q) => followFaults(units, q),
  print: (units, q) => [units.length === 0 ? 'pass' : `follow: ${named(units, q)}`],
  ifSilent(q) {
    const answer = byDefault(q);
    return { answer, text: answer.length === 0 ? 'nobody follows' : named(answer, q) };
  },
  sample: (q, rng) => (rng.chance(1, 2) ? asMany(q) : []),
  take(c, units) {
    const { hex = '', side } = c.local;
    const ground = groundOf(c.world, c.data);
    for (const id of units) {
      const { unit } = standing(ground, c.data, id);
      c.record({
        type: 'ground.advanced',
        rule: '7.32',
        audience: 'all',
        body: { unit: id, from: unit.at, path: [hex] },
      });
      unit.at = hex;
      enterHex(ground, hex, side);
    }
  },
});

const named = (ids: readonly string[], q: Ask): string => printNames(ids, [...q.data.ground.values()]);
const pointsOf = (ids: readonly string[], q: Ask): number =>
  ids.reduce((n, id) => n + (q.data.ground.get(id)?.sp ?? 0), 0);

/** Who goes without an order: as in an advance after combat. */
function byDefault(q: Ask<FollowFacts>): string[] {
  const { hex, eligible, room } = q.facts;
  const ways = Object.fromEntries(eligible.map((id) => [id, [[hex]]]));
  return Object.keys(defaultAdvance(seenBy(q), { target: hex, ways, room: { [hex]: room } }));
}

/** The units of this mail; of orders given in advance those that may follow here. */
const meant = ({ units, line }: UnitsOrder, q: Ask<FollowFacts>): string[] =>
  line === undefined ? units.filter((id) => q.facts.eligible.includes(id)) : units;

/** The first of the list that find room. */
function asMany(q: Ask<FollowFacts>): string[] {
  return q.facts.eligible.reduce<string[]>(
    (some, id) => (pointsOf([...some, id], q) <= q.facts.room ? [...some, id] : some),
    [],
  );
}

/** Why a unit may not follow (4.64, 7.32, 13.61). */
function unfit(id: string, { facts, view, data }: Ask<FollowFacts>): Fault {
  const ground = groundOf(view, data);
  if (ground.declared[id] !== facts.hex) return { rule: '7.32', text: `declared no combat against ${facts.hex}` };
  const suda = { rule: '4.64', text: 'may not leave the Suda Command Area' };
  return lastPlaceFault(ground, data, standing(ground, data, id), facts.hex) ?? suda;
}

function followFaults(units: readonly string[], q: Ask<FollowFacts>): Objection[] {
  const nearest = { nearest: `follow: ${named(asMany(q), q)}` };
  const wrong = units.filter((id) => !q.facts.eligible.includes(id));
  const out = wrong.map((id) => {
    const { rule, text } = unfit(id, q);
    return illegal(rule, `${named([id], q)} ${text}`, nearest);
  });
  const points = pointsOf(units, q);
  if (points > q.facts.room)
    out.push(illegal('7.32', `${points} stacking points would go into ${q.facts.hex}; ${q.facts.room} may`, nearest));
  return out;
}
