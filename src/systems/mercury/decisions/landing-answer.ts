import { grouped } from '../../../kernel/data/grouped';
import type { Arrival } from '../../../play/words/arrivals';
import { type Ask, distance, type Side } from '../mercury';
import { landingVerb } from '../orders/amphibious-landing';
import { type Aboard, driftEnd, inSudaBay, landingPlaces, MOST_STEPS } from '../rules/17-4-landing';
import type { PlaceId } from '../rules/ground/04-boxes';
import { groundIn, MOST_STACKING, pointsOf, stackingPoints, unitsIn } from '../rules/ground/ground';
import { once } from '../../../kernel/data/once';
import type { PointDirection } from '../../../hex/grid';
import { turnOf } from '../rules/03-turn';
import { beachModifiers } from '../rules/ground/06-2-landing';
import { placesOf, seenBy } from './ground/defaults/worth';

type Q = Ask<LandingFacts>;

/** Those aboard that an order is about: units, or all of a ship or convoy that may land. */
export const carriersIn = ({ facts: { aboard } }: Q, who: readonly string[]): Aboard[] =>
  who.flatMap((id) => aboard.filter((a) => a.unit === id || (a.carrier === id && !a.barred)));

/** The landings in the order of the units aboard; who is none of these stands last. */
export function inTheirOrder(arrivals: readonly Arrival[], { facts: { aboard } }: Q): Arrival[] {
  const place = (unit: string): number => {
    const i = aboard.findIndex((a) => a.unit === unit);
    return i < 0 ? aboard.length : i;
  };
  return [...arrivals].sort((a, b) => place(a.unit) - place(b.unit));
}

/** Stacking points that land in a place, with or without those that stand there; a box holds any number (4.5). */
export function pointsAt(q: Q, at: PlaceId, arrivals: readonly Arrival[], standing: boolean): number {
  if (q.data.boxes.has(at)) return 0;
  const landing = arrivals.filter((a) => a.at === at).map((a) => a.unit);
  const there = standing ? unitsIn(groundIn(q), at, q.facts.side) : [];
  return pointsOf(landing, q) + stackingPoints(there);
}

/** What the limit of steps is counted by: the German's convoy, the Allied player's sea zone (17.42). */
export const countedBy = ({ facts }: Q, a: Aboard): string => (facts.side === 'german' ? a.carrier : a.zone);

/** Steps that land from the convoy or zone of a unit (17.42). */
export function stepsLanding(q: Q, from: Aboard, arrivals: readonly Arrival[]): number {
  const along = q.facts.aboard.filter((a) => countedBy(q, a) === countedBy(q, from));
  return along.reduce((n, a) => n + (arrivals.some(({ unit }) => unit === a.unit) ? a.steps : 0), 0);
}

/** Each of `units` on the first of `places` that is open to it and has room, as far as the steps of a turn go. */
export function spread(
  q: Q,
  units: readonly Aboard[],
  places: readonly PlaceId[],
  before: readonly Arrival[] = [],
): Arrival[] {
  const out: Arrival[] = [];
  for (const a of units) {
    const all = [...before, ...out];
    if (all.some(({ unit }) => unit === a.unit)) continue;
    if (stepsLanding(q, a, all) + a.steps > MOST_STEPS[q.facts.side]) continue;
    const open = openFrom(q, a.zone);
    const fits = (at: PlaceId, standing: boolean): boolean =>
      open.includes(at) && pointsAt(q, at, all, standing) + pointsOf(a.unit, q) <= MOST_STACKING;
    const at = places.find((p) => fits(p, true)) ?? places.find((p) => fits(p, false));
    if (at !== undefined) out.push({ unit: a.unit, at });
  }
  return out;
}

/** Everybody who may land, where the landing die is best. */
export function bestLanding(q: Q): Arrival[] {
  const able = q.facts.aboard.filter((a) => !a.barred);
  const zones = able.map((a) => a.zone).filter((zone, i, all) => all.indexOf(zone) === i);
  const best = new Map(zones.map((zone) => [zone, safestBeaches(q, { unit: able[0]?.unit ?? '', zone })]));
  const landings = able.reduce<Arrival[]>(
    (sofar, a) => [...sofar, ...spread(q, [a], best.get(a.zone) ?? [], sofar)],
    [],
  );
  return inTheirOrder(landings, q);
}

/** One order for all that leave one ship or convoy for the same place. */
export function printedLandings(arrivals: readonly Arrival[], q: Q): string[] {
  const from = (unit: string): string | null => q.facts.aboard.find((a) => a.unit === unit)?.carrier ?? null;
  const groups = grouped(arrivals.map((a) => [`${from(a.unit) ?? ''} ${a.at}`, a] as const));
  return [...groups.values()].map((group) => {
    const [first] = group;
    const who = group.map((a) => a.unit);
    return landingVerb.print({ verb: 'land', who, from: from(who[0] ?? ''), at: first ? [first.at] : [] }, q);
  });
}

/** What a player is told for his landings: who is aboard off a beach. */
export interface LandingFacts {
  side: Side;
  aboard: Aboard[];
}

/** Where units may land from a zone (17.43A). */
export const openFrom = (q: Ask<LandingFacts>, zone: string): PlaceId[] =>
  landingPlaces(groundIn(q), q.data, zone, q.facts.side);

/** What counts for the landing die of a unit (17.43B). */
export function dieAt(q: Ask<LandingFacts>, unit: string, at: PlaceId): { id: string; by: number }[] {
  const counter = q.data.ground.get(unit);
  return counter ? beachModifiers(groundIn(q), counter, at, turnOf(q.data, q.view.turn).night) : [];
}

const sum = (list: readonly { by: number }[]): number => list.reduce((n, m) => n + m.by, 0);

/** A point of the landing die is worth more than a die in ten that finds nothing to land on. */
const MODIFIER = 10;
const WET = 2;
const FROM_FRIENDS = 0.5;

/** Beaches by unit and zone, rated once a question: each fault of a mail names one. */
const kept = once((_: Ask<LandingFacts>) => new Map<string, readonly PlaceId[]>());

/** The places a unit may land in, best first: low modifiers, land on both sides of the beach, friends near. */
export function safestBeaches(q: Ask<LandingFacts>, who: Pick<Aboard, 'unit' | 'zone'>): readonly PlaceId[] {
  const [rated, key] = [kept(q), `${who.unit} ${who.zone}`];
  const made = rated.get(key) ?? ratedBeaches(q, who);
  rated.set(key, made);
  return made;
}

function ratedBeaches(q: Ask<LandingFacts>, { unit, zone }: Pick<Aboard, 'unit' | 'zone'>): PlaceId[] {
  const apart = apartOf(q);
  const cost = (at: PlaceId): number => {
    const known = apart.get(at) ?? costOfPlace(q, at);
    apart.set(at, known);
    return MODIFIER * sum(dieAt(q, unit, at)) + known;
  };
  const rated = openFrom(q, zone).map((at) => ({ at, cost: cost(at) }));
  return rated.sort((a, b) => a.cost - b.cost).map((r) => r.at);
}

/** What a place costs whoever lands there, rated once a question. */
const apartOf = once((_: Ask<LandingFacts>) => new Map<PlaceId, number>());

function costOfPlace(q: Ask<LandingFacts>, at: PlaceId): number {
  // In a box nobody drifts; it is far from everything.
  if (q.data.boxes.has(at)) return FAR * FROM_FRIENDS;
  const ground = groundIn(q);
  const { rows } = q.data.charts['drift-amphibious'];
  const bad = rows.filter(({ cells: [direction = '', hexes = ''] }) => {
    const end = driftEnd(ground, at, direction as PointDirection, Number(hexes));
    return end === null || (q.facts.side === 'german' && inSudaBay(ground, end));
  }).length;
  const own = placesOf(seenBy(q), (s) => s.counter.side === q.facts.side);
  return WET * bad + Math.min(FAR, ...own.map((there) => distance(at, there))) * FROM_FRIENDS;
}

const FAR = 40;
