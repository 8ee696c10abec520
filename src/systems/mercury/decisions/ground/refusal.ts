import type { Ask, HexId, Mercury, MercuryData, Side } from '../../mercury';
import { choosePaths, type Goings, pointsByEnd, type WayFault } from '../../../../play/choices/paths';
import { roomForAll } from '../../../../play/choices/room';
import { besidesPass, isPass, type PassOrder, passVerb } from '../../../../play/words/pass';
import { ofAttacked, withUnit } from '../../orders/ground/conditions';
import { leavesSuda } from '../../rules/ground/04-suda';
import { type Attacked, attackOn, declaredAgainst } from '../../rules/ground/07-declaration';
import { attacked, mayRefuse, refugeFault, roomIn, stackRefuges } from '../../rules/ground/07-refusal';
import { lastPlaceFault } from '../../rules/ground/13-6-militia';
import { type Fault, groundIn, groundOf, otherSide, pointsOf, standing, unitsIn } from '../../rules/ground/ground';
import { leavesByDefault, TOO_MUCH } from './defaults/going';
import { seenBy } from './defaults/worth';
import { nameOf } from '../../orders/ground/names';
import { type RefuseOrder, refuseVerb } from '../../orders/ground/declare';

/** One Combat Refusal Phase (3.2 IV.E); `side` is the active player, `hex` the attacked hex at hand. */
export interface Refusing {
  side: Side;
  /** Targets of all combats that were declared (7.33a). */
  targets: HexId[];
  hex?: HexId;
  /** Where each unit of the stack at hand means to go. */
  going?: Goings<HexId> | null;
  /** Units that have refused combat: they may not react (7.42c). */
  refused: string[];
}
interface RefusalFacts extends Attacked {
  /** For each unit of the stack the hexes it may go to, best first. */
  ways: Record<string, HexId[]>;
  /** Stacking points free in each of those hexes (7.33d). */
  room: Record<HexId, number>;
}

/** 7.3: whether an attacked stack tries to leave, and where each of its units goes. Null: it stays. */
export const refuseCombat = choosePaths<Mercury, Refusing, RefusalFacts, PassOrder | RefuseOrder, HexId, null>({
  kind: 'mercury.refusal',
  rule: '7.31',
  title: 'combat refusal',
  word: 'refusal',
  seats: ['german', 'allied'],
  asked: 'other',
  verbs: [refuseVerb, passVerb],
  lasting: true,
  interphase: `a stack stays; at odds of ${TOO_MUCH} or more it leaves, but not on Terrain Defence Value 3 or an airfield or objective`,
  conditions: [...ofAttacked<RefusalFacts>(), withUnit<RefusalFacts>((q) => Object.keys(q.facts.ways))],
  concerns: (order, q) => isPass(order) || fits(order, q.facts),
  disclose(c) {
    const { hex = '', side, targets } = c.local;
    const ground = groundIn(c);
    const seat = otherSide(side);
    // An attack that a follower gave up is no attack any more (7.32).
    if (!ground.combats.includes(hex) || !mayRefuse(ground, seat, hex, c.world.turn)) return null;
    const stack = unitsIn(ground, hex, seat);
    const ways = stackRefuges(ground, stack, c.world.turn, targets);
    const room = Object.fromEntries(
      Object.values(ways).flatMap((hexes) => hexes.map((to) => [to, roomIn(ground, to, seat)])),
    );
    const facts = { ...attackOn(ground, hex, declaredAgainst(ground, hex)), ways, room };
    return allGo(facts, c.data, {}) === null ? null : { seat, facts };
  },
  where: (unit, q) => ({ name: nameOf(unit, q), at: q.view.ground?.units[unit]?.at ?? null }),
  question(q) {
    const { hex, odds, tdv, ways } = q.facts;
    const where = Object.entries(ways).map(([id, hexes]) => `${nameOf(id, q)} to ${hexes.join(' or ')}`);
    return `${hex} is attacked (odds ${odds ?? 'worse than 1-3'}, Terrain Defence Value ${tdv}). Does its stack try to leave first? ${where.join('; ')}.`;
  },
  choices: () => ['refuse', 'refuse to hex', 'refuse unit to hex', 'pass'],
  examples: (q, print) => [...print(allGo(q.facts, q.data, {})), 'pass'],
  line: (unit, to, q) => refuseVerb.print({ verb: 'refuse', unit, to }, q),
  printed(answer, q) {
    if (answer === null) return ['pass'];
    const [to, ...others] = Object.values(answer);
    if (others.some((other) => other !== to)) return null;
    return [refuseVerb.print({ verb: 'refuse', ...(to ? { to } : {}) }, q)];
  },
  meant(orders, q) {
    const refuse = besidesPass(orders);
    if (refuse.length === 0) return null;
    const to = refuse.find((o) => o.unit === undefined)?.to;
    const whole = to === undefined ? [] : Object.keys(q.facts.ways).map((id) => [id, to] as const);
    const single = refuse.flatMap((o) => (o.unit === undefined || o.to === undefined ? [] : [[o.unit, o.to] as const]));
    const wished = Object.fromEntries([...whole, ...single]);
    return allGo(q.facts, q.data, wished) ?? wished;
  },
  why: (id, to, _, q) => (to === undefined ? null : { ...astray(id, to, q), nearest: 'refuse' }),
  together: (answer, q) => [...missing(answer, q), ...crowded(answer, q)],
  byDefault: (q) => (leavesByDefault(seenBy(q), q.facts) ? allGo(q.facts, q.data, {}) : null),
  silence: (answer) => (answer === null ? 'it stays' : null),
  sample(q, rng) {
    if (rng.chance(1, 2)) return null;
    const wished = Object.fromEntries(Object.entries(q.facts.ways).map(([id, hexes]) => [id, rng.pick(hexes)]));
    return allGo(q.facts, q.data, wished) ?? allGo(q.facts, q.data, {});
  },
  take(c, answer) {
    c.local.going = answer;
  },
});

/** An order that names a unit is for its stack, one that names a hex for where somebody may go there. */
function fits({ unit, to }: RefuseOrder, { ways }: RefusalFacts): boolean {
  const some = unit === undefined ? Object.values(ways) : [ways[unit] ?? []];
  return some.some((hexes) => (to === undefined ? hexes.length > 0 : hexes.includes(to)));
}

/** A hex for every unit, as wished or the first with room; null when one has none: the stack goes whole or not at all (7.32). */
function allGo({ ways, room }: RefusalFacts, data: MercuryData, wished: Goings<HexId>): Goings<HexId> | null {
  const leaving = Object.entries(ways).map(([id, hexes]) => ({
    ...{ id, points: pointsOf(id, { data }) },
    ways: hexes.filter((to) => (wished[id] ?? to) === to).map((to) => [to]),
  }));
  const all = roomForAll(leaving, room);
  return all && Object.fromEntries(Object.entries(all).map(([id, [to = '']]) => [id, to]));
}

/** Why a unit may not go where it was sent. Combats that fell away are declared no more, but 7.33a knows them still. */
function astray(id: string, to: HexId, { view, data, facts }: Ask<RefusalFacts>): Fault {
  const said = ({ rule, text }: Fault): Fault => ({ rule, text: `${nameOf(id, { data })} ${text}` });
  if (!facts.ways[id]) return said({ rule: '7.32', text: `does not stand in ${facts.hex}` });
  const ground = groundOf(view, data);
  const s = standing(ground, id);
  const own = { rule: '4.64', text: 'stays in the Suda Command Area: another unit leaves it' };
  const held = leavesSuda(ground, s, s.unit.at ?? to, to) ? own : lastPlaceFault(ground, s, to);
  return said(refugeFault(ground, s, to, { turn: view.turn, targets: ground.combats }) ?? held ?? attacked(to));
}

/** 7.32: the stack goes whole; said where all that are named may go. */
function missing(answer: Goings<HexId>, q: Ask<RefusalFacts>): WayFault[] {
  const { ways, hex } = q.facts;
  if (Object.entries(answer).some(([id, to]) => !ways[id]?.includes(to))) return [];
  const staying = Object.keys(ways).filter((id) => answer[id] === undefined);
  const text = `the whole stack leaves ${hex}; no way is left for`;
  return staying.map((id) => ({ rule: '7.32', text: `${text} ${nameOf(id, q)}`, nearest: 'refuse' }));
}

/** 7.33d: the stacking limit where they end. */
function crowded(answer: Goings<HexId>, q: Ask<RefusalFacts>): WayFault[] {
  const { room } = q.facts;
  const points = pointsByEnd(
    answer,
    (to) => to,
    (id) => pointsOf(id, q),
  );
  return [...points].flatMap(([to, sp]) => {
    const text = `${to} has room for ${room[to]} stacking points, ${sp} would come`;
    return room[to] !== undefined && sp > room[to] ? [{ rule: '7.33d', text, nearest: 'refuse' }] : [];
  });
}
