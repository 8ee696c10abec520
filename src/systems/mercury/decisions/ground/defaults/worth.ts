import { type Ask, distance, type HexId, type MercuryData, type Scope } from '../../../mercury';
import type { GroundCounter, GroundSide } from '../../../data/ground';
import { exerts } from '../../../rules/ground/05-zones-of-control';
import {
  type Ground,
  groundIn,
  isArtillery,
  otherSide,
  pointsOf,
  standing,
  type Standing,
  stepsLeft,
  unitsIn,
} from '../../../rules/ground/ground';

/** The map as the asked seat sees it, for published defaults: they know nothing that he does not. */
export interface Seen {
  ground: Ground;
  data: MercuryData;
  scenario: string;
}

export const seenBy = (q: Scope | Ask): Seen => ({
  ground: groundIn(q),
  data: q.data,
  scenario: q.view.scenario.id,
});

export const unitSeen = ({ ground }: Seen, id: string): Standing => standing(ground, id);

/** Airfields, and what the scenario is won by (14.1 to 14.3). */
export function isPrize({ ground, data, scenario }: Seen, hex: HexId): boolean {
  const victory = data.groundScenarios.find((s) => s.id === scenario)?.victory;
  return (
    ground.hexes[hex]?.terrain === 'airfield' ||
    victory?.airfield?.hex === hex ||
    Object.values(victory?.airfields ?? {}).some((hexes) => hexes.includes(hex)) ||
    (victory?.objectives ?? []).some((o) => o.hex === hex)
  );
}

/** Hexes to the nearest unit of a side that `suits`; infinity without one. */
export function nearestTo(seen: Seen, hex: HexId, suits: (s: Standing) => boolean): number {
  return Math.min(Infinity, ...placesOf(seen, suits).map((there) => distance(hex, there)));
}

/** The hexes of units that suit, each once. */
export function placesOf({ ground }: Seen, suits: (s: Standing) => boolean): HexId[] {
  const there = Object.values(ground.units).flatMap(({ id, at }) =>
    at !== null && suits(standing(ground, id)) ? [at] : [],
  );
  return [...new Map(there.map((at) => [at, at])).keys()];
}

export const enemyOf =
  (side: Standing['counter']['side']) =>
  (s: Standing): boolean =>
    s.counter.side === otherSide(side);

/** Nothing else of its side holds the hex in its zone of control (5.12). */
function onlyZone({ ground }: Seen, s: Standing): boolean {
  if (!exerts(s) || s.unit.at === null) return false;
  const mates = unitsIn(ground, s.unit.at, s.counter.side);
  return !mates.some((mate) => mate.unit.id !== s.unit.id && exerts(mate));
}

const LAST_ZONE = 4;
const ELIMINATED = 6;
const HEADQUARTERS = 6;

/** What its owner loses with the next step of a unit: strength, then the unit itself, its zone, an HQ's command. */
export function costOfStep(seen: Seen, s: Standing): number {
  const tired = s.unit.fatigued ? 1 : 0;
  if (stepsLeft(s) === 2 && s.counter.back) return costOfTurning(s.counter) - tired;
  return wholeWorth(seen, s) + ELIMINATED - tired;
}

/** The strength that a unit of two steps loses when it is turned over (9.52). */
function costOfTurning({ front, back }: GroundCounter): number {
  if (!back) return 0;
  return front.attack - back.attack + front.defence - back.defence + (front.efficiency - back.efficiency) / 2;
}

/** What its owner loses with all of a unit. */
export function wholeWorth(seen: Seen, s: Standing): number {
  return strengthOf(s.counter, s.side) + (onlyZone(seen, s) ? LAST_ZONE : 0);
}

const strengthOf = ({ type, bombard }: GroundCounter, side: GroundSide): number =>
  side.attack + side.defence + bombard + (type === 'hq' ? HEADQUARTERS : 0);

/** What its owner loses with `steps` of a unit aboard a ship or convoy, which has no hex to hold; `reduced`: it has one left. */
export function costAboard(counter: GroundCounter, reduced: boolean, steps: number): number {
  const { front, back } = counter;
  const whole = back !== null && !reduced;
  if (steps === 0) return 0;
  if (whole && steps === 1) return costOfTurning(counter);
  return strengthOf(counter, back && !whole ? back : front) + ELIMINATED;
}

/** What its owner loses with a unit's fatigue: its attack, its zone, its fire; an HQ commands on (9.72, 9.75, 11.12). */
export function costOfFatigue(seen: Seen, s: Standing): number {
  const fires = isArtillery(s) && s.unit.fire !== 'final' ? 3 : 0;
  return s.side.attack + fires + (onlyZone(seen, s) ? LAST_ZONE : 0) + stepsLeft(s) / 2;
}

/** `ids`, what costs least first; of equals in the order given. */
export function cheapest(seen: Seen, ids: readonly string[], cost: (seen: Seen, s: Standing) => number): string[] {
  const costs = new Map(ids.map((id) => [id, cost(seen, unitSeen(seen, id))]));
  return [...ids].sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
}

/** A choice of more units than this is made one by one; no hex holds so many. */
const MOST_TOGETHER = 12;

/** Of `ids` those worth least that have `points` stacking points together: one large unit before several that are worth more. */
export function cheapestOf(seen: Seen, ids: readonly string[], points: number): string[] {
  const units = cheapest(seen, ids, wholeWorth).slice(0, MOST_TOGETHER);
  const cost = new Map(units.map((id) => [id, wholeWorth(seen, unitSeen(seen, id))]));
  const all = units.reduce<string[][]>((sets, id) => [...sets, ...sets.map((set) => [...set, id])], [[]]);
  const enough = all.filter((set) => pointsOf(set, seen) >= points);
  const worth = (set: readonly string[]): number => set.reduce((n, id) => n + (cost.get(id) ?? 0), 0);
  return enough.sort((a, b) => worth(a) - worth(b) || a.length - b.length)[0] ?? units;
}
