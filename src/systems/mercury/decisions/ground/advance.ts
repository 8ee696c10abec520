import { advanced } from '../../facts/ground';
import { type Act, type Ask, type HexId, type Mercury, neighbours, type Side, type Verb } from '../../mercury';
import { choosePaths, type Goings, lastIn, pointsByEnd, type WayFault } from '../../../../play/choices/paths';
import { besidesPass, isPass, type PassOrder, passVerb } from '../../../../play/words/pass';
import { atHex, ifTerrain, withUnit } from '../../orders/ground/conditions';
import { alive } from '../../rules/ground/force';
import { advanceFault, advanceWays } from '../../rules/ground/09-advance';
import { lastPlaceFault, withinSectors } from '../../rules/ground/13-6-militia';
import {
  type Fault,
  groundIn,
  groundOf,
  MOST_STACKING,
  occupyHex,
  otherSide,
  pointsOf,
  stackingPoints,
  standing,
  unitsIn,
} from '../../rules/ground/ground';
import { defaultAdvance, strongestFirst } from './follow';
import { seenBy } from './defaults/worth';
import type { Lines } from '../../../../play/words/lines';
import { hexes, nameOf, units as unit } from '../../orders/ground/names';
import { fine, type Order, then } from '../../../../kernel/decide/order';
import { splitAt } from '../../../../play/words/lists';

/** One unit by a path; or units, or `all`, into the vacated hex. */
interface AdvanceOrder extends Order {
  verb: 'advance';
  units: string[] | 'all';
  path?: HexId[];
}

/** `advance Koch: 4314, 4415`, `advance Koch, Genz`, `advance all` (9.8) */
const advanceVerb: Verb<AdvanceOrder> = {
  verb: 'advance',
  syntax: 'advance unit: hex, hex | unit, unit | all',
  help: 'into the vacated hex, and after a two-hex retreat perhaps one more; "all": the strongest, as many as may stack',
  read(rest, scope) {
    if (/^all$/i.test(rest.trim())) return fine({ verb: 'advance', units: 'all' });
    const parts = splitAt(rest, ':');
    if (!parts) return then(unit.list.read(rest, scope), (units) => fine({ verb: 'advance', units }));
    return then(unit.read(parts[0], scope), (id) =>
      then(hexes.read(parts[1], scope), (path) => fine({ verb: 'advance', units: [id], path })),
    );
  },
  print({ units, path }, scope) {
    if (units === 'all') return 'advance all';
    return `advance ${unit.list.print(path ? units.slice(0, 1) : units, scope)}${path ? `: ${path.join(', ')}` : ''}`;
  },
};

/** What an advance needs of its combat (9.81 to 9.84). */
export interface Advancing {
  attacker: Side;
  attackers: string[];
  target: string;
  /** 0: no advance. */
  advance: 0 | 1 | 2;
}
interface AdvanceFacts {
  target: string;
  ways: Record<string, string[][]>;
  room: Record<string, number>;
}
type Advance = Goings<string[]>;

/** 9.8: victorious attackers may go into the vacated hex, after two hexes or an elimination one further. */
export const chooseAdvance = choosePaths<Mercury, Advancing, AdvanceFacts, AdvanceOrder | PassOrder, string[]>({
  kind: 'mercury.advance',
  rule: '9.81',
  title: 'advance after combat',
  word: 'advance',
  seats: ['german', 'allied'],
  asked: 'own',
  lasting: true,
  interphase:
    'your best unit that is no gun and no HQ, and guards none alone, goes into an airfield, an objective, or better or higher ground',
  verbs: [advanceVerb, passVerb],
  conditions: [
    atHex<AdvanceFacts>((q) => q.facts.target),
    ifTerrain<AdvanceFacts>((q) => q.facts.target),
    withUnit<AdvanceFacts>((q) => able(q.facts)),
  ],
  concerns(order, q) {
    if (isPass(order)) return true;
    const { units } = order;
    return units === 'all' || units.some((id) => able(q.facts).includes(id));
  },
  disclose(c) {
    const { target, advance, attacker, attackers } = c.local;
    const ground = groundIn(c);
    if (advance === 0 || unitsIn(ground, target, otherSide(attacker)).length > 0) return null;
    const paths = Object.fromEntries(alive(c, attackers).map((s) => [s.unit.id, waysOf(c, s.unit.id)]));
    const ways = withinSectors(ground, paths, (path) => path.at(-1) ?? target);
    if (Object.values(ways).every((w) => w.length === 0)) return null;
    const hexes = [target, ...neighbours(target)];
    const room = Object.fromEntries(
      hexes.map((h) => [h, MOST_STACKING - stackingPoints(unitsIn(ground, h, attacker))]),
    );
    return { seat: attacker, facts: { target, ways, room } };
  },
  where: (unit, q) => ({ name: nameOf(unit, q), at: q.view.ground?.units[unit]?.at ?? null }),
  question: (q) => `${q.facts.target} is empty. Who advances?`,
  choices: (q) => [...each(q), 'advance all', 'pass'],
  examples: (q) => [each(q)[0] ?? 'pass'],
  line,
  printed: (answer) => (Object.keys(answer).length === 0 ? ['pass'] : null),
  named: (order) => (isPass(order) || order.units === 'all' ? [] : order.units),
  meant: (orders, q) => besidesPass(orders).reduce<Advance>((so, o) => ({ ...so, ...meant(o, so, q) }), {}),
  why: astray,
  together: crowded,
  byDefault: (q) => defaultAdvance(seenBy(q), q.facts),
  silence: (answer) => (Object.keys(answer).length === 0 ? 'nobody advances' : null),
  sample(q, rng, legal) {
    const drawn = Object.fromEntries(
      Object.entries(q.facts.ways).flatMap(([id, ways]) =>
        ways.length > 0 && rng.chance(1, 2) ? [[id, rng.pick(ways)]] : [],
      ),
    );
    return legal(drawn) ? drawn : {};
  },
  take(c, answer) {
    const ground = groundIn(c);
    for (const [id, path] of Object.entries(answer)) {
      const unit = standing(ground, id).unit;
      advanced(c, { unit: id, from: unit.at ?? '', path });
      unit.at = path.at(-1) ?? unit.at;
      if (unit.at !== null) occupyHex(ground, unit.at, c.local.attacker);
    }
  },
});

function line(unit: string, path: string[], q: Ask): string {
  return advanceVerb.print({ verb: 'advance', units: [unit], path }, q);
}

/** Every way of every unit, an order each. */
const each = (q: Ask<AdvanceFacts>): string[] =>
  Object.entries(q.facts.ways).flatMap(([unit, ways]) => ways.map((path) => line(unit, path, q)));

const able = ({ ways }: AdvanceFacts): string[] => Object.keys(ways).filter((id) => (ways[id] ?? []).length > 0);

/** The units of one order and their paths; of orders given in advance those that may still go, the first first, as many as find room. */
function meant({ units, path, line }: AdvanceOrder, so: Advance, q: Ask<AdvanceFacts>): Advance {
  const { target } = q.facts;
  const way = path ?? [target];
  const free = able(q.facts).filter((id) => so[id] === undefined);
  if (units !== 'all' && line !== undefined) return Object.fromEntries(units.map((id) => [id, way]));
  const wanted = units === 'all' ? strongestFirst(seenBy(q), free) : units.filter((id) => free.includes(id));
  // A way that is not open is said to its owner; room alone is dealt out.
  const open = q.facts.room[endOf(way)] !== undefined;
  const goes = (answer: Advance): boolean =>
    units === 'all' ? fits(answer, q) : !open || crowded(answer, q).length === 0;
  return wanted.reduce<Advance>((going, id) => {
    const more = { ...going, [id]: way };
    return goes({ ...so, ...more }) ? more : going;
  }, {});
}

/** Whether all of them have this way and find room. */
const fits = (answer: Advance, q: Ask<AdvanceFacts>): boolean => chooseAdvance.judge(answer, q).length === 0;

function waysOf(c: Act<Advancing>, id: string): string[][] {
  const ground = groundIn(c);
  const { target, advance } = c.local;
  return advanceWays(ground, standing(ground, id), { target, hexes: advance, turn: c.world.turn });
}

/** Why a unit may not advance so; of several units of a line none has an order of its own that is nearest. */
function astray(id: string, path: string[] = [], _: Advance, q: Ask<AdvanceFacts>, lines: Lines): WayFault {
  const [way] = q.facts.ways[id] ?? [];
  const others = Object.keys(lines).some((other) => other !== id && lines[other] === lines[id]);
  const { rule, text } = astrayFault(id, path, q);
  return { rule, text: `${nameOf(id, q)} ${text}`, nearest: others ? ALL : way ? line(id, way, q) : 'pass' };
}

const ALL = 'advance all';
const endOf = (path: readonly string[]): string => path.at(-1) ?? '';

/** 9.83: the stacking limit where they end; who goes makes room where he stood. */
function crowded(answer: Advance, q: Ask<AdvanceFacts>): WayFault[] {
  const left = (hex: string): number => {
    const gone = Object.keys(answer).filter((id) => q.view.ground?.units[id]?.at === hex);
    return (q.facts.room[hex] ?? 0) + pointsOf(gone, q);
  };
  const ends = [...pointsByEnd(answer, endOf, (id) => pointsOf(id, q))];
  return ends.flatMap(([hex, points]) => {
    const text = `more than ${MOST_STACKING} stacking points would end in ${hex}`;
    return points > left(hex)
      ? [{ rule: '9.83', text, nearest: ALL, unit: lastIn(hex, answer, (path) => path.at(-1)) }]
      : [];
  });
}

/** Why a unit may not advance so, or not at all (9.82 to 9.84, 13.61). */
function astrayFault(id: string, path: readonly string[], { facts, view, data }: Ask<AdvanceFacts>): Fault {
  const strange = { rule: '9.82', text: `is none of the victorious attackers of ${facts.target}` };
  if (facts.ways[id] === undefined) return strange;
  const ground = groundOf(view, data);
  const hexes = Math.max(1, ...Object.values(facts.ways).flatMap((ways) => ways.map((way) => way.length)));
  const into = { target: facts.target, hexes, turn: view.turn };
  const s = standing(ground, id);
  if (path.at(-1) === s.unit.at)
    return {
      rule: '9.84',
      text: `comes back to ${path.at(-1) ?? ''}, where it stands; who stays there needs no order`,
    };
  const last = lastPlaceFault(ground, s, path.at(-1) ?? facts.target);
  return advanceFault(ground, s, path, into) ?? last ?? strange;
}
