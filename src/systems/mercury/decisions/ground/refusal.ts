import type { HexId } from '../../../../hex/hex';
import { illegal } from '../../../../kernel/decide/decision';
import type { Objection } from '../../../../kernel/decide/decision';
import type { MercuryData } from '../../data/load';
import type { Ask } from '../../mercury';
import { decision } from '../../mercury';
import { besidesPass, isPass, passVerb } from '../../../../play/words/pass';
import type { PassOrder } from '../../../../play/words/pass';
import { ofAttacked, withUnit } from '../../orders/ground/conditions';
import { refuseVerb } from '../../orders/ground/refuse';
import type { RefuseOrder } from '../../orders/ground/refuse';
import { leavesSuda } from '../../rules/ground/04-suda';
import { attackOn, declaredAgainst } from '../../rules/ground/07-declaration';
import type { Attacked } from '../../rules/ground/07-declaration';
import { attacked, mayRefuse, refugeFault, roomIn, stackRefuges } from '../../rules/ground/07-refusal';
import { lastPlaceFault } from '../../rules/ground/13-6-militia';
import { groundOf, otherSide, standing, unitsIn } from '../../rules/ground/ground';
import type { Fault } from '../../rules/ground/ground';
import type { Side } from '../../world';
import { leavesByDefault, TOO_MUCH } from './defaults/before-combat';
import { seenBy } from './defaults/worth';
import { nameOf } from '../../orders/ground/names';

/** One Combat Refusal Phase (3.2 IV.E); `side` is the active player, `hex` the attacked hex at hand. */
export interface Refusing {
  side: Side;
  /** Targets of all combats that were declared (7.33a). */
  targets: HexId[];
  hex?: HexId;
  /** Where each unit of the stack at hand means to go. */
  going?: Goings | null;
  /** Units that have refused combat: they may not react (7.42c). */
  refused: string[];
}
interface RefusalFacts extends Attacked {
  /** For each unit of the stack the hexes it may go to, best first. */
  ways: Record<string, HexId[]>;
  /** Stacking points free in each of those hexes (7.33d). */
  room: Record<HexId, number>;
}
type Goings = Record<string, HexId>;

/** 7.3: whether an attacked stack tries to leave, and where each of its units goes. Null: it stays. */
export const refuseCombat = decision<Refusing, RefusalFacts, Goings | null, PassOrder | RefuseOrder>({
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
    const ground = groundOf(c.world, c.data);
    const seat = otherSide(side);
    // An attack that a follower gave up is no attack any more (7.32).
    if (!ground.combats.includes(hex) || !mayRefuse(ground, c.data, seat, hex, c.world.turn)) return null;
    const stack = unitsIn(ground, c.data, hex, seat);
    const ways = stackRefuges(ground, c.data, stack, c.world.turn, targets);
    const room = Object.fromEntries(
      Object.values(ways).flatMap((hexes) => hexes.map((to) => [to, roomIn(ground, c.data, to, seat)])),
    );
    const facts = { ...attackOn(ground, c.data, hex, declaredAgainst(ground, c.data, hex)), ways, room };
    return allGo(facts, c.data, {}) === null ? null : { seat, facts };
  },
  prompt(q) {
    const { hex, odds, tdv, ways } = q.facts;
    const where = Object.entries(ways).map(([id, hexes]) => `${nameOf(id, q)} to ${hexes.join(' or ')}`);
    return {
      question: `${hex} is attacked (odds ${odds ?? 'worse than 1-3'}, Terrain Defence Value ${tdv}). Does its stack try to leave first? ${where.join('; ')}.`,
      choices: ['refuse', 'refuse to hex', 'refuse unit to hex', 'pass'],
      examples: [...this.print(allGo(q.facts, q.data, {}), q), 'pass'],
    };
  },
  assemble(orders, q) {
    const refuse = besidesPass(orders);
    if (refuse.length === 0) return { answer: null };
    const to = refuse.findLast((o) => o.unit === undefined)?.to;
    const whole = to === undefined ? [] : Object.keys(q.facts.ways).map((id) => [id, to] as const);
    const single = refuse.flatMap((o) => (o.unit === undefined || o.to === undefined ? [] : [[o.unit, o.to] as const]));
    const wished = Object.fromEntries([...whole, ...single]);
    return { answer: allGo(q.facts, q.data, wished) ?? wished };
  },
  judge: (answer, q) => (answer === null ? [] : refusalFaults(answer, q)),
  print(answer, q) {
    if (answer === null) return ['pass'];
    const hexes = Object.values(answer);
    const [first] = hexes;
    if (hexes.every((to) => to === first))
      return [refuseVerb.print({ verb: 'refuse', ...(first ? { to: first } : {}) }, q)];
    return Object.entries(answer).map(([unit, to]) => refuseVerb.print({ verb: 'refuse', unit, to }, q));
  },
  ifSilent(q) {
    const answer = leavesByDefault(seenBy(q), q.facts) ? allGo(q.facts, q.data, {}) : null;
    return { answer, text: answer === null ? 'it stays' : this.print(answer, q).join('; ') };
  },
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
function allGo({ ways, room }: RefusalFacts, data: MercuryData, wished: Goings): Goings | null {
  const place = (units: readonly [string, HexId[]][], left: Record<HexId, number>): Goings | null => {
    const [first, ...rest] = units;
    if (!first) return {};
    const [id, hexes] = first;
    const sp = data.ground.get(id)?.sp ?? 0;
    for (const to of hexes.filter((hex) => (wished[id] ?? hex) === hex && (left[hex] ?? 0) >= sp)) {
      const others = place(rest, { ...left, [to]: (left[to] ?? 0) - sp });
      if (others) return { [id]: to, ...others };
    }
    return null;
  };
  return place(Object.entries(ways), room);
}

/** Why a unit may not go where it was sent. Combats that fell away are declared no more, but 7.33a knows them still. */
function astray(id: string, to: HexId, { view, data }: Ask<RefusalFacts>): Fault {
  const ground = groundOf(view, data);
  const s = standing(ground, data, id);
  const own = { rule: '4.64', text: 'stays in the Suda Command Area: another unit leaves it' };
  const held = leavesSuda(ground, s, s.unit.at ?? to, to) ? own : lastPlaceFault(ground, data, s, to);
  return refugeFault(ground, data, s, to, { turn: view.turn, targets: ground.combats }) ?? held ?? attacked(to);
}

function refusalFaults(answer: Goings, q: Ask<RefusalFacts>): Objection[] {
  const { ways, room, hex } = q.facts;
  const nearest = { nearest: refuseVerb.print({ verb: 'refuse' }, q) };
  const out: Objection[] = [];
  for (const [id, to] of Object.entries(answer))
    if (!ways[id]) out.push(illegal('7.32', `${nameOf(id, q)} does not stand in ${hex}`, nearest));
    else if (!ways[id].includes(to)) {
      const { rule, text } = astray(id, to, q);
      out.push(illegal(rule, `${nameOf(id, q)} ${text}`, nearest));
    }
  const missing = out.length > 0 ? [] : Object.keys(ways).filter((id) => answer[id] === undefined);
  for (const id of missing)
    out.push(illegal('7.32', `the whole stack leaves ${hex}; no way is left for ${nameOf(id, q)}`, nearest));
  const points = new Map<HexId, number>();
  for (const [id, to] of Object.entries(answer))
    points.set(to, (points.get(to) ?? 0) + (q.data.ground.get(id)?.sp ?? 0));
  for (const [to, sp] of points)
    if (room[to] !== undefined && sp > room[to])
      out.push(illegal('7.33d', `${to} has room for ${room[to]} stacking points, ${sp} would come`, nearest));
  return out;
}
