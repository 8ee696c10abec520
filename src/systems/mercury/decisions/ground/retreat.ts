import { illegal } from '../../../../kernel/decide/decision';
import type { Objection } from '../../../../kernel/decide/decision';
import type { MercuryData } from '../../data/load';
import type { Order } from '../../../../kernel/decide/order';
import { fine } from '../../../../kernel/decide/order';
import type { Act, Verb } from '../../mercury';
import { decision } from '../../mercury';
import { printName } from '../../orders/lists';
import { pathVerb } from '../../orders/ground/path';
import type { PathOrder } from '../../orders/ground/path';
import { mayStand, retreatPaths, retreatUnit, stackUnits } from '../../rules/ground/retreat-paths';
import type { Retreat } from '../../rules/ground/retreat-paths';
import { groundOf, MOST_STACKING, stackingPoints, standing, unitsIn } from '../../rules/ground/ground';

interface RetreatFacts {
  stack: string;
  hexes: number;
  /** For each unit of the stack the ways it may go. */
  ways: Record<string, string[][]>;
  mayStand: boolean;
  /** Stacking points still free in each hex a way ends in (4.31). */
  room: Record<string, number>;
}
/** The way each unit goes; null: the stack stands (9.65). */
type RetreatAnswer = Record<string, string[]> | null;

const standVerb: Verb<Order> = {
  verb: 'stand',
  syntax: 'stand',
  help: 'use the no-retreat option (9.65)',
  read: () => fine({ verb: 'stand' }),
  print: () => 'stand',
};
const retreatVerb = pathVerb('retreat', 'the hexes a unit retreats through');

/** 9.6, 9.65: a stack retreats unit by unit, or stands and pays. A stack that cannot go stands. */
export const chooseRetreat = decision<Retreat, RetreatFacts, RetreatAnswer>({
  kind: 'mercury.retreat',
  rule: '9.62',
  title: 'retreat',
  word: 'retreat',
  seats: ['german', 'allied'],
  verbs: [retreatVerb, standVerb],
  disclose(c) {
    const ground = groundOf(c.world, c.data);
    const stack = c.local.stack ?? '';
    const units = stackUnits(c);
    if (units.length === 0) return null;
    const ways = Object.fromEntries(
      units.map((id) => [id, retreatPaths(ground, c.data, standing(ground, c.data, id), c.local.hexes)]),
    );
    const ends = Object.values(ways).flatMap((paths) => paths.map((p) => p.at(-1) ?? stack));
    const room = Object.fromEntries(
      ends.map((hex) => [hex, MOST_STACKING - stackingPoints(unitsIn(ground, c.data, hex))]),
    );
    const facts = { stack, hexes: c.local.hexes, ways, mayStand: mayStand(ground, c.data, c.local, stack), room };
    return { seat: c.local.side, facts };
  },
  prompt(q) {
    const lines = Object.entries(q.facts.ways).map(
      ([id, ways]) =>
        `retreat ${printName(id, [...q.data.ground.values()])}: ${ways.map((w) => w.join(', ')).join(' | ')}`,
    );
    const examples = this.print(firstWays(q.facts, q.data), q);
    return {
      question: `The stack in ${q.facts.stack} must retreat ${q.facts.hexes} hexes.`,
      choices: [...lines, ...(q.facts.mayStand ? ['stand'] : [])],
      examples,
    };
  },
  assemble(orders) {
    if (orders.some((o) => o.verb === 'stand')) return { answer: null };
    return { answer: Object.fromEntries((orders as PathOrder[]).map((o) => [o.unit, o.path])) };
  },
  judge(answer, q) {
    const { ways, mayStand, stack } = q.facts;
    if (answer === null) {
      return mayStand || firstWays(q.facts, q.data) === null
        ? []
        : [illegal('9.65', `the stack in ${stack} may not stand: its Terrain Defence Value is 1`)];
    }
    const left = roomAfter(answer, q.facts, q.data);
    const astray = Object.entries(ways).flatMap(([id, legal]) => {
      const name = printName(id, [...q.data.ground.values()]);
      const path = answer[id];
      if (path && legal.some((way) => way.join() === path.join())) return [];
      const fits = legal.find((way) => (left[way.at(-1) ?? ''] ?? 0) >= (q.data.ground.get(id)?.sp ?? 0));
      // A unit without a way, or for which no hex has room left, stays and pays (9.64).
      if (!path && !fits) return [];
      const nearest = `retreat ${name}: ${(fits ?? legal[0] ?? []).join(', ')}`;
      return [
        illegal('9.61', path ? `${name} may not retreat that way` : `a retreat is missing for ${name}`, { nearest }),
      ];
    });
    return [...astray, ...crowded(answer, q.facts, q.data)];
  },
  print(answer, q) {
    if (answer === null) return ['stand'];
    return Object.entries(answer).map(([unit, path]) => retreatVerb.print({ verb: 'retreat', unit, path }, q));
  },
  ifSilent: (q) => ({
    answer: firstWays(q.facts, q.data),
    text: 'it retreats by the first way of the list; units that have none stand',
  }),
  only: (q) => (firstWays(q.facts, q.data) === null ? { answer: null } : null),
  sample(q, rng) {
    const free = Object.entries(q.facts.ways).filter(([, ways]) => ways.length > 0);
    if (free.length === 0 || (q.facts.mayStand && rng.chance(1, 3))) return null;
    const drawn = Object.fromEntries(free.map(([id, ways]) => [id, rng.pick(ways)]));
    return this.judge(drawn, q).length > 0 ? firstWays(q.facts, q.data) : drawn;
  },
  take(c, answer) {
    if (answer === null) {
      c.local.stood.push(c.local.stack ?? '');
      c.record({ type: 'ground.stood', rule: '9.65', audience: 'all', body: { hex: c.local.stack ?? '' } });
      return;
    }
    for (const [unit, path] of Object.entries(answer)) retreatUnit(c as Act, unit, path);
    if (stackUnits(c).length > 0) c.local.stood.push(c.local.stack ?? '');
  },
});

/** Stacking points left in each hex when the units named have gone there. */
function roomAfter(answer: Record<string, string[]>, facts: RetreatFacts, data: MercuryData): Record<string, number> {
  const room = { ...facts.room };
  for (const [id, path] of Object.entries(answer)) {
    const end = path.at(-1) ?? '';
    room[end] = (room[end] ?? MOST_STACKING) - (data.ground.get(id)?.sp ?? 0);
  }
  return room;
}

/** 4.31, 9.62: no hex may hold more than six stacking points at the end of the retreat. */
function crowded(answer: Record<string, string[]>, facts: RetreatFacts, data: MercuryData): Objection[] {
  const over = Object.entries(roomAfter(answer, facts, data)).filter(([, room]) => room < 0);
  return over.map(([hex]) => illegal('9.62', `more than ${MOST_STACKING} stacking points would end in ${hex}`));
}

/** A way for every unit that has one with room, in order; null when none has, so that the stack must stand (9.64). */
function firstWays(facts: RetreatFacts, data: MercuryData): Record<string, string[]> | null {
  const chosen: Record<string, string[]> = {};
  for (const [id, ways] of Object.entries(facts.ways)) {
    const room = roomAfter(chosen, facts, data);
    const way = ways.find((w) => (room[w.at(-1) ?? ''] ?? 0) >= (data.ground.get(id)?.sp ?? 0));
    if (way) chosen[id] = way;
  }
  return Object.keys(chosen).length === 0 ? null : chosen;
}
