import { adjacent, type HexId, neighbours } from '../mercury';
import { attackStrength, mayEnter, MOST_STACKING, pointsByHex, type Standing } from '../rules/ground/ground';
import { garrisonsOf } from './garrison';
import { type Attack, worthDeclaring } from './odds';
import { attackOf, defenceOf, type Situation } from './situation';
import { hampersLanding } from './goals';
import { commandRange } from '../rules/ground/08-coordination';

/** A unit that might attack, and the hexes it can do it from. */
export interface Candidate {
  s: Standing;
  ends: readonly HexId[];
}

/** An attack to be made: which unit from where. */
export interface PlannedAttack {
  target: HexId;
  from: ReadonlyMap<string, HexId>;
  value: number;
}

/** Less than this is not worth the trouble: luck, and what the enemy does to tired units afterwards. */
const LEAST = 0.35;
/** Beyond these odds more units add little. */
const ENOUGH = 5;
/** Share of a goal's worth that is won by throwing the enemy out of it. */
const FOR_A_GOAL = 0.3;
const FOR_GROUND = 0.2;
/** The same for what stands beside a goal. */
const FOR_A_DOOR = 0.1;
/** The same for a hex from which the enemy hampers the landing. */
const FOR_LANDING = 1.5;
/** How much more a goal is worth in the last turn than in the first. */
const URGENCY = 1.5;
const MOST_ATTACKS = 12;

/** What a unit gives up elsewhere by attacking out of a hex, in steps. */
export type Price = (s: Standing, from: HexId) => number;
const FREE: Price = () => 0;

/** The attacks worth making with `candidates`, the best first; no unit in two of them, no hex attacked twice. */
export function planAttacks(
  sit: Situation,
  candidates: readonly Candidate[],
  points: Map<HexId, number>,
  price: Price = FREE,
): PlannedAttack[] {
  const made: PlannedAttack[] = [];
  const open = new Map([...sit.foesIn.keys()].map((target) => [target, true]));
  let free = candidates.filter(({ s }) => mayAttack(s));
  let known = new Map<HexId, PlannedAttack | null>();
  while (made.length < MOST_ATTACKS) {
    for (const target of open.keys()) if (!known.has(target)) known.set(target, plan(sit, target, free, points, price));
    const best = [...known.values()].reduce((a, b) => (b && b.value > (a?.value ?? LEAST) ? b : a), null);
    if (!best) break;
    made.push(best);
    open.delete(best.target);
    take(best, free, points);
    free = free.filter(({ s }) => !best.from.has(s.unit.id));
    known = new Map([...known].filter(([target, other]) => open.has(target) && !disturbed(best, target, other)));
  }
  return made;
}

/** The attacks worth making by the units where they stand, without those that keep a goal. */
export function attacksFrom(sit: Situation): PlannedAttack[] {
  const { keeps } = garrisonsOf(sit);
  const able = sit.own.filter((s) => !keeps(s));
  const candidates = able.map((s) => ({ s, ends: s.unit.at === null ? [] : [s.unit.at] }));
  return planAttacks(sit, candidates, new Map(pointsByHex(sit.ground, sit.side, new Map())));
}

/** Whether a plan counted on units that another took, or on room where they went. */
function disturbed(by: PlannedAttack, target: HexId, plan: PlannedAttack | null): boolean {
  if ([...by.from.values()].some((hex) => adjacent(hex, target))) return true;
  return [...(plan?.from.keys() ?? [])].some((id) => by.from.has(id));
}

const mayAttack = (s: Standing): boolean => attackStrength(s) >= 1 && !s.unit.fatigued;

function take(attack: PlannedAttack, free: readonly Candidate[], points: Map<HexId, number>): void {
  for (const { s } of free) {
    const to = attack.from.get(s.unit.id);
    if (to === undefined) continue;
    moved(points, s, to);
  }
}

/** Notes that a unit goes from where it stands to another hex. */
export function moved(points: Map<HexId, number>, s: Standing, to: HexId): void {
  const from = s.unit.at ?? '';
  points.set(from, (points.get(from) ?? 0) - s.counter.sp);
  points.set(to, (points.get(to) ?? 0) + s.counter.sp);
}

/** The best attack on one hex: the strongest units first, as long as each makes it better. */
function plan(
  sit: Situation,
  target: HexId,
  free: readonly Candidate[],
  points: ReadonlyMap<HexId, number>,
  price: Price,
): PlannedAttack | null {
  const defenders = sit.foesIn.get(target) ?? [];
  const able = free
    .map(({ s, ends }) => ({ s, ends: ends.filter((h) => adjacent(h, target) && reaches(sit, s, h, target)) }))
    .filter(({ ends }) => ends.length > 0)
    .sort((a, b) => strength(b.s) - strength(a.s));
  if (able.length === 0 || attackOf(able.map((a) => a.s)) * 2 < defenceOf(defenders)) return null;
  const efficiency = commandOver(sit, target);
  const chosen: Standing[] = [];
  const filled = new Map(points);
  let best: PlannedAttack | null = null;
  let paid = 0;
  for (const { s, ends } of able) {
    const end = placeFor(sit, s, ends, filled, chosen);
    if (end === null) continue;
    moved(filled, s, end);
    chosen.push({ ...s, unit: { ...s.unit, at: end } });
    paid += price(s, end);
    const value = worthOf(sit, target, chosen, defenders, efficiency) - paid;
    if (value > (best?.value ?? -Infinity))
      best = { target, value, from: new Map(chosen.map((c) => [c.unit.id, c.unit.at ?? ''])) };
    if (attackOf(chosen) >= ENOUGH * defenceOf(defenders)) break;
  }
  return best;
}

/** What attacking `target` with these units, where they stand, is worth. */
export function worthOf(
  sit: Situation,
  target: HexId,
  attackers: readonly Standing[],
  defenders: readonly Standing[],
  efficiency: number,
): number {
  return worthDeclaring(attackOn(sit, target, attackers, defenders), sit.ground, efficiency);
}

/** An attack as the odds see it. */
export function attackOn(
  sit: Situation,
  target: HexId,
  attackers: readonly Standing[],
  defenders: readonly Standing[],
): Attack {
  const { side, q } = sit;
  const night = q.data.turns.find((t) => t.no === q.view.turn)?.night ?? false;
  const worth = { prize: prizeOf(sit, target), ownStep: sit.ownStep };
  return { target, side, attackers: [...attackers], defenders: [...defenders], ...worth, night };
}

function prizeOf(sit: Situation, target: HexId): number {
  const { goals, late, side } = sit;
  const hampers = side === 'german' && (sit.foesIn.get(target) ?? []).some((s) => hampersLanding(sit, s, target));
  const beside = Math.max(0, ...neighbours(target).map((h) => goals.get(h) ?? 0));
  const urgent = 1 + URGENCY * late;
  return Math.max(
    hampers ? FOR_LANDING : FOR_GROUND,
    urgent * FOR_A_GOAL * (goals.get(target) ?? 0),
    urgent * FOR_A_DOOR * beside,
  );
}

const strength = (s: Standing): number => attackStrength(s) + s.side.efficiency / 10;

/** 7.14c: nobody attacks where he could not go. */
const reaches = ({ ground }: Situation, s: Standing, from: HexId, target: HexId): boolean =>
  mayEnter(ground, s, from, target);

/** Where a unit with several ways attacks from: not over a river, out of a hex of its own where three make it easier, behind cover. */
function placeFor(
  { ground, q, goals }: Situation,
  s: Standing,
  ends: readonly HexId[],
  points: ReadonlyMap<HexId, number>,
  chosen: readonly Standing[],
): HexId | null {
  const here = s.unit.at;
  const fits = (h: HexId): boolean => h === here || (points.get(h) ?? 0) + s.counter.sp <= MOST_STACKING;
  const mark = (h: HexId): number =>
    (h === here ? 0.4 : 0) +
    (chosen.some((c) => c.unit.at === h) ? 0 : 0.5) +
    Number(q.data.charts['terrain-effects'].named(ground.hexes[h]?.terrain ?? 'sea', 'tdv')) * 0.3 +
    (goals.has(h) ? 0.5 : 0);
  const able = ends.filter(fits);
  return able.length === 0 ? null : able.reduce((a, b) => (mark(b) > mark(a) ? b : a));
}

/** Efficiency of an attack that no HQ commands (8.14). */
const OUT_OF_COMMAND = 3;
const FAR = 9;

/** Efficiency of the best HQ that would coordinate an attack on `target`, or 3 (8.12 to 8.14). */
function commandOver(sit: Situation, target: HexId): number {
  const hqs = sit.own.filter((s) => s.counter.type === 'hq' && !s.unit.dispersed);
  let most = OUT_OF_COMMAND;
  for (const [hex, hexes] of pathsTo(sit, target)) {
    for (const hq of hqs)
      if (hq.unit.at === hex && hexes <= commandRange(sit.ground, hq)) most = Math.max(most, hq.side.efficiency);
  }
  return most;
}

/** Hexes from which a path of command leads to `target`, with its length: no enemy zone on the way but where a friend stands. */
function pathsTo({ ground, foeZones, ownIn }: Situation, target: HexId): Map<HexId, number> {
  const lengths = new Map<HexId, number>();
  let reached = [target];
  for (let hexes = 1; hexes <= FAR && reached.length > 0; hexes++) {
    const fresh = reached.flatMap(neighbours).filter((h) => !lengths.has(h) && ground.hexes[h] !== undefined);
    for (const hex of fresh) lengths.set(hex, hexes);
    reached = [...new Map(fresh.map((h) => [h, true])).keys()].filter((h) => !foeZones.has(h) || ownIn.has(h));
  }
  return lengths;
}
