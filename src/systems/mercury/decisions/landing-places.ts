import { once } from '../../../kernel/data/once';
import { type Ask, distance, type Side } from '../mercury';
import type { PointDirection } from '../../../hex/grid';
import { turnOf } from '../rules/03-turn';
import { type Aboard, driftEnd, inSudaBay, landingPlaces } from '../rules/17-4-landing';
import type { PlaceId } from '../rules/ground/04-boxes';
import { beachModifiers } from '../rules/ground/06-2-landing';
import { groundIn } from '../rules/ground/ground';
import { placesOf, seenBy } from './ground/defaults/worth';

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
