import { type Ask, decision, type HexId, neighbours } from '../../mercury';
import { conditionsOf } from '../../../../kernel/decide/condition';
import { foldName } from '../../../../kernel/decide/names';
import { illegal, type Objection } from '../../../../kernel/decide/decision';
import { isPass, type PassOrder, passVerb } from '../../../../play/words/pass';
import { atHex, ifTerrain, withUnit } from '../../orders/ground/conditions';
import { type UnitsOrder, unitsVerb } from '../../../../play/words/units';
import { named, units } from '../../orders/ground/names';
import { followFault, followTo, givenUp, roomIn } from '../../rules/ground/07-refusal';
import { lastPlaceFault, withinSectors } from '../../rules/ground/13-6-militia';
import {
  absentFault,
  defenceValue,
  type Fault,
  groundIn,
  groundOf,
  isArtillery,
  pointsOf,
  standing,
  type Standing,
  unitsIn,
} from '../../rules/ground/ground';
import { isPrize, type Seen, seenBy, unitSeen } from './defaults/worth';
import type { Refusing } from './refusal';

interface FollowFacts {
  hex: HexId;
  eligible: string[];
  /** Stacking points the hex still takes. */
  room: number;
}

const followVerb = {
  ...unitsVerb(
    'follow',
    'these units go into the hex beside them that its defenders left, and attack no more',
    units.list,
  ),
  // 7.32: "nobody advances" is of this advance where it is asked.
  means: ['follow', 'advance'],
};

/** 7.32: units of the active player beside it, up to six stacking points, go into the hex whose stack refused combat. They attack no more. */
export const followRefusal = decision<Refusing, FollowFacts, string[], PassOrder | UnitsOrder>({
  kind: 'mercury.follow',
  rule: '7.32',
  title: 'advance after combat refusal',
  word: 'follow',
  seats: ['german', 'allied'],
  asked: 'own',
  lasting: true,
  interphase:
    'your best unit that is no gun and no HQ, and guards none alone, goes into an airfield, an objective, or better or higher ground',
  verbs: [followVerb, passVerb],
  conditions: [
    atHex<FollowFacts>((q) => q.facts.hex),
    ifTerrain<FollowFacts>((q) => q.facts.hex),
    withUnit<FollowFacts>((q) => q.facts.eligible),
  ],
  concerns: (order, q) => isPass(order) || order.units.some((id) => q.facts.eligible.includes(id)),
  disclose(c) {
    const { hex = '', side } = c.local;
    const ground = groundIn(c);
    const beside = neighbours(hex).flatMap((at) => unitsIn(ground, at, side));
    const able = beside.filter((s) => followFault(ground, s, hex, c.world.turn) === null);
    const ways = Object.fromEntries(able.map((s) => [s.unit.id, [hex]]));
    const free = Object.entries(withinSectors(ground, ways, (to) => to));
    const going = free.filter(([, to]) => to.length > 0).map(([id]) => id);
    const rank = (id: string): number => (ground.declared[id] === hex ? 0 : givenUp(ground, id, hex) === null ? 1 : 2);
    const eligible = going.sort((a, b) => rank(a) - rank(b));
    const facts = { hex, eligible, room: roomIn(ground, hex, side) };
    return facts.eligible.length === 0 ? null : { seat: side, facts };
  },
  prompt: (q) => ({
    question: `${q.facts.hex} is empty: its stack refused combat. Who goes in? (${q.facts.room} stacking points at most; they attack no more${lostAttacks(q)})`,
    choices: [`follow: ${named(q.facts.eligible, q)}`, 'pass'],
    examples: [`follow: ${named(asMany(q), q)}`, 'pass'],
  }),
  assemble(orders, q) {
    const units = orders.flatMap((o) => (isPass(o) ? [] : meant(o, q)));
    return { answer: orders.some(({ line }) => line !== undefined) ? units : withRoom(units, q) };
  },
  judge: (units, q) => followFaults(units, q),
  print: (units, q) => [units.length === 0 ? 'pass' : `follow: ${named(units, q)}`],
  ifSilent(q) {
    const answer = byDefault(q);
    return { answer, text: answer.length === 0 ? 'nobody follows' : named(answer, q) };
  },
  sample: (q, rng) => (rng.chance(1, 2) ? asMany(q) : []),
  take(c, units) {
    for (const id of units) followTo(c, id, c.local.hex ?? '');
  },
});

/** `; given up if they go: Genz the attack on W4415`: what it costs some of them to go. */
function lostAttacks(q: Ask<FollowFacts>): string {
  const ground = groundIn(q);
  const lost = q.facts.eligible.flatMap((id) => {
    const other = givenUp(ground, id, q.facts.hex);
    return other === null ? [] : [`${named([id], q)} the attack on ${other}`];
  });
  return lost.length === 0 ? '' : `; given up if they go: ${lost.join(', ')}`;
}

/** Who goes without an order: of those that declared combat against the hex, as in an advance after combat. */
function byDefault(q: Ask<FollowFacts>): string[] {
  const { hex, eligible, room } = q.facts;
  const { declared } = groundIn(q);
  const ways = Object.fromEntries(eligible.filter((id) => declared[id] === hex).map((id) => [id, [[hex]]]));
  return Object.keys(defaultAdvance(seenBy(q), { target: hex, ways, room: { [hex]: room } }));
}

/** The units of this mail; of orders given in advance those that may follow here, and give up another attack only if the hex is named. */
function meant(order: UnitsOrder, q: Ask<FollowFacts>): string[] {
  if (order.line !== undefined) return order.units;
  const ground = groundIn(q);
  const hexNamed = conditionsOf(order).some(({ word }) => foldName(word) === 'at');
  const fit = (id: string): boolean => hexNamed || givenUp(ground, id, q.facts.hex) === null;
  return order.units.filter((id) => q.facts.eligible.includes(id) && fit(id));
}

/** The attackers of the hex that find room; without any, those that give up no attack; else any. */
function asMany(q: Ask<FollowFacts>): string[] {
  const ground = groundIn(q);
  const { eligible, hex } = q.facts;
  const attackers = eligible.filter((id) => ground.declared[id] === hex);
  const free = eligible.filter((id) => givenUp(ground, id, hex) === null);
  return withRoom([attackers, free].find((ids) => ids.length > 0) ?? eligible, q);
}

/** The first of a list that find room together. */
const withRoom = (ids: readonly string[], q: Ask<FollowFacts>): string[] =>
  ids.reduce<string[]>((some, id) => (pointsOf([...some, id], q) <= q.facts.room ? [...some, id] : some), []);

/** Why a unit may not follow (4.15, 4.64, 7.32, 13.61). */
function unfit(id: string, { facts, view, data, seat }: Ask<FollowFacts>): Fault {
  const ground = groundOf(view, data);
  const absent = absentFault(ground, id, '7.32');
  if (absent) return absent;
  const s = standing(ground, id);
  if (s.counter.side !== seat) return { rule: '7.32', text: 'is not yours' };
  const fault = followFault(ground, s, facts.hex, view.turn) ?? lastPlaceFault(ground, s, facts.hex);
  return fault ?? { rule: '7.32', text: `may not go into ${facts.hex}` };
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

/** What an advance may do: the ways of each unit, and the stacking points free where they end. */
interface Advances {
  target: HexId;
  ways: Readonly<Record<string, string[][]>>;
  room: Readonly<Record<HexId, number>>;
}

/** The best unit that may go, into a hex worth having; nobody for one that is not. */
export function defaultAdvance(seen: Seen, { target, ways, room }: Advances): Record<string, string[]> {
  const able = Object.keys(ways).flatMap((id) => {
    const s = unitSeen(seen, id);
    const way = ways[id]?.find((path) => path.length === 1);
    return way && wants(seen, s, target) && s.counter.sp <= (room[target] ?? 0) ? [s] : [];
  });
  const best = able.sort((a, b) => strength(b) - strength(a))[0];
  return best ? { [best.unit.id]: [target] } : {};
}

const staysBehind = (s: Standing): boolean => isArtillery(s) || s.counter.type === 'hq';

const strength = (s: Standing): number => s.side.defence + s.side.efficiency / 2 + (s.unit.fatigued ? -4 : 0);

/** `ids`, the strongest first, guns and HQs last. */
export function strongestFirst(seen: Seen, ids: readonly string[]): string[] {
  const stays = (s: Standing): number => Number(staysBehind(s));
  const units = ids.map((id) => unitSeen(seen, id));
  return units.sort((a, b) => stays(a) - stays(b) || strength(b) - strength(a)).map((s) => s.unit.id);
}

/** An airfield or objective, or better or higher ground than its own; but guns and HQs stay, and who guards them or a prize alone. */
function wants(seen: Seen, s: Standing, target: HexId): boolean {
  const { ground } = seen;
  const from = s.unit.at ?? '';
  if (staysBehind(s)) return false;
  const mates = unitsIn(ground, from, s.counter.side).filter(({ unit }) => unit.id !== s.unit.id);
  if (mates.length === 0 ? isPrize(seen, from) : mates.every(staysBehind)) return false;
  if (isPrize(seen, target)) return true;
  const level = (hex: HexId): number => ground.hexes[hex]?.level ?? 0;
  return defenceValue(ground, target) > defenceValue(ground, from) || level(target) > level(from);
}
