import { grouped } from '../../../kernel/data/grouped';
import type { Arrival } from '../../../play/words/arrivals';
import type { Ask } from '../mercury';
import { landingVerb } from '../orders/amphibious-landing';
import { MOST_STEPS, type Aboard } from '../rules/17-4-landing';
import type { PlaceId } from '../rules/ground/04-boxes';
import { groundIn, MOST_STACKING, pointsOf, stackingPoints, unitsIn } from '../rules/ground/ground';
import { openFrom, safestBeaches, type LandingFacts } from './landing-places';

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
