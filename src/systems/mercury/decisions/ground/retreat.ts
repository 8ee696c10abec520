import { oneSample } from '../../../../play/choices/one-sample';
import { stood } from '../../facts/ground';
import { type Ask, distance, type HexId, type Mercury } from '../../mercury';
import { illegal, type Objection } from '../../../../kernel/decide/decision';
import { choosePaths, type Goings, lastIn, pointsByEnd, type WayFault } from '../../../../play/choices/paths';
import { waysForMost } from '../../../../play/choices/room';
import { ifRole } from '../../../../play/words/conditions';
import { atHex, ifTerrain, withUnit } from '../../orders/ground/conditions';
import { noRetreatVerb, type RetreatOrder, retreatVerb, type StandOrder, standVerb } from '../../orders/ground/retreat';
import { lastPlaceFault, withinSectors } from '../../rules/ground/13-6-militia';
import {
  mayStand,
  type Retreat,
  retreatFault,
  retreatPaths,
  retreatUnit,
  stackUnits,
} from '../../rules/ground/retreat-paths';
import {
  defenceValue,
  type Fault,
  groundIn,
  groundOf,
  MOST_STACKING,
  pointsOf,
  stackingPoints,
  standing,
  unitsIn,
} from '../../rules/ground/ground';
import { bestWays } from './defaults/going';
import { seenBy, unitSeen, wholeWorth } from './defaults/worth';
import { nameOf } from '../../orders/ground/names';

interface RetreatFacts {
  stack: string;
  hexes: number;
  /** For each unit of the stack the ways it may go. */
  ways: Record<string, string[][]>;
  mayStand: boolean;
  defending: boolean;
  /** Stacking points still free in each hex a way ends in (4.31). */
  room: Record<string, number>;
}

/** The way each unit goes; null: the stack stands (9.65). */
type RetreatAnswer = Goings<HexId[]> | null;

/** From this Terrain Defence Value on standing costs no step (9.65). */
const FREE_TO_STAND = 3;

/** 9.6, 9.65: a stack retreats unit by unit, or stands and pays. A stack that cannot go stands. */
export const chooseRetreat = choosePaths<Mercury, Retreat, RetreatFacts, RetreatOrder | StandOrder, HexId[], null>({
  kind: 'mercury.retreat',
  rule: '9.62',
  title: 'retreat',
  word: 'retreat',
  seats: ['german', 'allied'],
  lasting: true,
  interphase:
    'it stands where the Terrain Defence Value is 3 or more and a unit is left to be fatigued; else it retreats away from the enemy, on the best ground, towards an HQ',
  verbs: [retreatVerb, standVerb, noRetreatVerb],
  conditions: [
    atHex<RetreatFacts>((q) => q.facts.stack),
    withUnit<RetreatFacts>((q) => Object.keys(q.facts.ways)),
    ifTerrain<RetreatFacts>((q) => q.facts.stack),
    ...ifRole<Mercury, RetreatFacts>((q) => q.facts.defending),
  ],
  concerns(order, q) {
    if (order.verb === 'stand') return q.facts.mayStand;
    const { unit } = order;
    return unit === undefined || q.facts.ways[unit] !== undefined;
  },
  disclose(c) {
    const ground = groundIn(c);
    const stack = c.local.stack ?? '';
    const units = stackUnits(c);
    if (units.length === 0) return null;
    const paths = Object.fromEntries(
      units.map((id) => [id, retreatPaths(ground, standing(ground, id), c.local.hexes)]),
    );
    const ways = withinSectors(ground, paths, (path) => path.at(-1) ?? stack);
    const ends = Object.values(ways).flatMap((paths) => paths.map((p) => p.at(-1) ?? stack));
    const room = Object.fromEntries(ends.map((hex) => [hex, MOST_STACKING - stackingPoints(unitsIn(ground, hex))]));
    const { hexes, defending, side } = c.local;
    const may = mayStand(ground, c.local, stack);
    return { seat: side, facts: { stack, hexes, ways, mayStand: may, defending, room } };
  },
  where: (unit, q) => ({ name: nameOf(unit, q), at: q.view.ground?.units[unit]?.at ?? null }),
  question: (q) =>
    `The stack in ${q.facts.stack} must retreat ${q.facts.hexes === 1 ? 'one hex' : 'two hexes'}${price(q)}.`,
  choices: (q) => [
    ...Object.entries(q.facts.ways).map(
      ([id, ways]) => `retreat ${nameOf(id, q)}: ${ways.map((w) => w.join(', ')).join(' | ')}`,
    ),
    ...['retreat', 'retreat to hex', ...(q.facts.mayStand ? ['stand'] : [])],
  ],
  examples: (q, print) => oneSample(print(chosenWays(q))),
  line,
  printed: (answer) => (answer === null ? ['stand'] : null),
  named: (order) => (order.verb === 'retreat' && order.unit !== undefined ? [order.unit] : []),
  meant,
  judged: (answer, q) => [...strangers(answer, q), ...Object.keys(q.facts.ways)],
  why: unitFault,
  together: crowded,
  nobody: (q, orders = []) => standFaults(q, orders.findLast((o) => o.verb === 'stand')?.line),
  byDefault(q) {
    return q.facts.mayStand && standsFree(q) ? null : chosenWays(q);
  },
  only: (q) => (chosenWays(q) === null ? { answer: null, why: 'no unit of the stack can retreat, 9.64' } : null),
  sample(q, rng, legal) {
    const free = Object.entries(q.facts.ways).filter(([, ways]) => ways.length > 0);
    if (free.length === 0 || (q.facts.mayStand && rng.chance(1, 3))) return null;
    const drawn = Object.fromEntries(free.map(([id, ways]) => [id, rng.pick(ways)]));
    return legal(drawn) ? drawn : chosenWays(q);
  },
  take(c, answer) {
    const { stack = '' } = c.local;
    for (const [unit, path] of Object.entries(answer ?? {})) retreatUnit(c, unit, path);
    c.local.gone = [...(c.local.gone ?? []), ...Object.keys(answer ?? {})];
    const units = stackUnits(c);
    if (units.length === 0) return;
    c.local.stood.push(stack);
    const optional = answer === null && mayStand(groundIn(c), c.local, stack);
    stood(c, { hex: stack, units, optional }, { rule: optional ? '9.65' : '9.64' });
  },
});

/** What standing costs, where the stack may (9.65); the fatigue is a step where all are fatigued already (9.64). */
function price(q: Ask<RetreatFacts>): string {
  if (!q.facts.mayStand) return '';
  const free = valueOf(q) >= FREE_TO_STAND;
  if (tired(q)) return `, or stand: ${free ? 'a step is' : 'two steps are'} lost, as all are fatigued`;
  return `, or stand: one unit is fatigued${free ? '' : ' and a step lost'}`;
}

const valueOf = ({ view, data, facts }: Ask<RetreatFacts>): number => defenceValue(groundOf(view, data), facts.stack);
const tired = ({ view, facts }: Ask<RetreatFacts>): boolean =>
  Object.keys(facts.ways).every((id) => view.ground?.units[id]?.fatigued);
/** Whether standing costs no step. */
const standsFree = (q: Ask<RetreatFacts>): boolean => valueOf(q) >= FREE_TO_STAND && !tired(q);

const endOf = (path: readonly HexId[]): HexId => path.at(-1) ?? '';

function line(unit: string, path: HexId[], q: Ask): string {
  return retreatVerb.print({ verb: 'retreat', unit, path }, q);
}

/** What the orders come to: named units as ordered, all others by the best ways if a line or the plan leaves them open. */
function meant(orders: readonly (RetreatOrder | StandOrder)[], q: Ask<RetreatFacts>): RetreatAnswer {
  const retreats = orders.filter((o) => o.verb === 'retreat');
  // Of what was given in advance the first counts, be it to stand or to go.
  const goes = orders[0]?.verb === 'retreat' && orders.every((o) => o.line === undefined);
  if (retreats.length < orders.length && !goes) return null;
  const named = Object.fromEntries(
    retreats.flatMap(({ unit, path }) => (unit === undefined || path === undefined ? [] : [[unit, path]])),
  );
  const whole = retreats.find((o) => o.unit === undefined);
  const strict = whole === undefined && retreats.some((o) => o.line !== undefined);
  return strict ? named : chosenWays(q, named, whole?.to);
}

/**
 * Ways for all units that have one, if there is room for all; else for as many as find room, those
 * worth most together. As named, else nearest to a hex, else the best. Null when nobody can go: the stack must stand (9.64).
 */
function chosenWays(q: Ask<RetreatFacts>, named: Record<string, HexId[]> = {}, to?: HexId): RetreatAnswer {
  const seen = seenBy(q);
  const leaving = Object.entries(q.facts.ways).flatMap(([id, ways]) => {
    const best = bestWays(seen, id, ways);
    const far = (way: readonly HexId[]): number => (to === undefined ? 0 : distance(way.at(-1) ?? to, to));
    const open = named[id] ? [named[id]] : best.sort((a, b) => far(a) - far(b));
    return open.length === 0
      ? []
      : [{ id, points: pointsOf(id, q), ways: open, worth: 1 + wholeWorth(seen, unitSeen(seen, id)) }];
  });
  const chosen = waysForMost(leaving, q.facts.room, named);
  return Object.keys(chosen).length === 0 ? null : chosen;
}

/** 9.65: only defenders on a Terrain Defence Value of 2 or more stand although they could go. */
function standFaults(q: Ask<RetreatFacts>, line: number | undefined): Objection[] {
  const { mayStand, stack, defending } = q.facts;
  if (mayStand || chosenWays(q) === null) return [];
  const why = defending ? 'its Terrain Defence Value is 1' : 'only defenders may';
  const where = line === undefined ? {} : { line };
  return [illegal('9.65', `the stack in ${stack} may not stand: ${why}`, { ...where, nearest: 'retreat' })];
}

const strangers = (answer: Goings<HexId[]>, q: Ask<RetreatFacts>): string[] =>
  Object.keys(answer).filter((id) => q.facts.ways[id] === undefined);

/** Why a unit may not go so (9.61 to 9.63), or that it has to go. */
function unitFault(
  id: string,
  path: HexId[] | undefined,
  answer: Goings<HexId[]>,
  q: Ask<RetreatFacts>,
): WayFault | null {
  const name = nameOf(id, q);
  const legal = q.facts.ways[id];
  if (legal === undefined)
    return { rule: '9.12', text: `${name} does not retreat: it is not of the stack in ${q.facts.stack}`, ...ANYHOW };
  const left = roomAfter(answer, q);
  const fits = legal.find((way) => (left[way.at(-1) ?? ''] ?? 0) >= pointsOf(id, q));
  if (path) {
    const { ground } = seenBy(q);
    const s = unitSeen(seenBy(q), id);
    const last = lastPlaceFault(ground, s, path.at(-1) ?? '') ?? NOT_THERE;
    const { rule, text } = retreatFault(ground, s, path, q.facts.hexes) ?? last;
    const way = fits ?? legal[0];
    return { rule, text: `${name} ${text}`, nearest: way && line(id, way, q) };
  }
  if (fits) return { rule: '9.62', text: `a retreat is missing for ${name}`, nearest: line(id, fits, q) };
  // Who has no way, or finds no room however the others go, stays and pays (9.64).
  const all = chosenWays(q);
  if (all?.[id] === undefined || Object.keys(answer).some((other) => all[other] === undefined)) return null;
  return { rule: '9.62', text: `no room is left for ${name}; all of them can go`, ...ANYHOW, unit: undefined };
}

const ANYHOW = { nearest: 'retreat' };
const NOT_THERE: Fault = { rule: '9.62', text: 'may not go there' };

/** Stacking points left in each hex when the units named have gone there. */
function roomAfter(answer: Goings<HexId[]>, q: Ask<RetreatFacts>): Record<HexId, number> {
  const room = { ...q.facts.room };
  for (const [end, points] of pointsByEnd(answer, endOf, (id) => pointsOf(id, q)))
    room[end] = (room[end] ?? MOST_STACKING) - points;
  return room;
}

/** 4.31, 9.62: no hex may hold more than six stacking points at the end of the retreat. */
function crowded(answer: Goings<HexId[]>, q: Ask<RetreatFacts>): WayFault[] {
  const over = Object.entries(roomAfter(answer, q)).filter(([, room]) => room < 0);
  return over.map(([hex]) => {
    const text = `more than ${MOST_STACKING} stacking points would end in ${hex}`;
    return { rule: '9.62', text, ...ANYHOW, unit: lastIn(hex, answer, (path) => path.at(-1)) };
  });
}
