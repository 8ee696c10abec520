import { pointsOf } from './rating';

/** Somebody of an event, as standings know him. */
export interface Standing {
  id: string;
  seed: number;
}

/** A pairing with what its games came to, to who has the first side in the first of them; null: no result yet. */
export interface Scored {
  round: number;
  first: string;
  second: string | null;
  values: readonly (number | null)[];
  /** Games that a pairing of the event has. */
  games: number;
}

/** A line of the standings. */
export interface Line extends Standing {
  place: number;
  points: number;
  played: number;
  wins: number;
  draws: number;
  losses: number;
  byes: number;
  /** Points of those he has met (Buchholz), and the same by what he won of them (Sonneborn-Berger). */
  buchholz: number;
  sonneborn: number;
}

/** Two values that differ by less are the same. */
const SAME = 1e-9;

/**
 * Everybody by points, then by wins against those who are equal, by the points of his opponents, by those of who he beat, and
 * by games won. Who is equal in all of it shares a place, in the order of the seeds. Who had nobody to play has the points of
 * a pairing that is won.
 */
export function standings(people: readonly Standing[], pairings: readonly Scored[]): Line[] {
  const his = byPlayer(pairings);
  const of = (id: string): readonly Scored[] => his.get(id) ?? [];
  const points = new Map(people.map((p) => [p.id, sum(of(p.id).map((x) => pointsIn(x, p.id)))]));
  const lines = people.map((p): Line => ({
    ...p,
    place: 0,
    ...countsOf(p.id, of(p.id)),
    ...againstOf(p.id, of(p.id), points),
  }));
  const direct = new Map(lines.map(({ id }) => [id, directOf(id, of(id), points)]));
  const before = (a: Line, b: Line): number =>
    more(a.points, b.points) ||
    more(direct.get(a.id) ?? 0, direct.get(b.id) ?? 0) ||
    more(a.buchholz, b.buchholz) ||
    more(a.sonneborn, b.sonneborn) ||
    more(a.wins, b.wins);
  const sorted = lines.sort((a, b) => before(a, b) || a.seed - b.seed);
  // No two who are equal are parted by somebody else: the first of them is looked for.
  return sorted.map((line) => ({ ...line, place: sorted.findIndex((other) => before(other, line) === 0) + 1 }));
}

/** The pairings of everybody, by his id. */
export function byPlayer(pairings: readonly Scored[]): ReadonlyMap<string, readonly Scored[]> {
  const his = new Map<string, Scored[]>();
  for (const pairing of pairings)
    for (const id of pairing.second === null ? [pairing.first] : [pairing.first, pairing.second]) {
      const known = his.get(id);
      if (known) known.push(pairing);
      else his.set(id, [pairing]);
    }
  return his;
}

/** Points of somebody in one pairing. */
export function pointsIn({ first, second, values, games }: Scored, id: string): number {
  if (first !== id && second !== id) return 0;
  if (second === null) return games;
  return sum(values.map((v) => (v === null ? 0 : pointsOf(first === id ? v : -v))));
}

/** What his games came to, to himself. */
const valuesOf = (id: string, pairings: readonly Scored[]): number[] =>
  pairings.flatMap((x) => {
    if (x.second === null || (x.first !== id && x.second !== id)) return [];
    return x.values.flatMap((v) => (v === null ? [] : [x.first === id ? v : -v]));
  });

function countsOf(
  id: string,
  pairings: readonly Scored[],
): Pick<Line, 'played' | 'wins' | 'draws' | 'losses' | 'byes' | 'points'> {
  const values = valuesOf(id, pairings);
  return {
    points: sum(pairings.map((x) => pointsIn(x, id))),
    played: values.length,
    wins: values.filter((v) => v > SAME).length,
    draws: values.filter((v) => Math.abs(v) <= SAME).length,
    losses: values.filter((v) => v < -SAME).length,
    byes: pairings.filter((x) => x.second === null && x.first === id).length,
  };
}

function againstOf(
  id: string,
  pairings: readonly Scored[],
  points: ReadonlyMap<string, number>,
): Pick<Line, 'buchholz' | 'sonneborn'> {
  const met = pairings.filter((x) => x.second !== null && (x.first === id || x.second === id));
  const other = (x: Scored): number => points.get(x.first === id ? (x.second ?? '') : x.first) ?? 0;
  return {
    buchholz: sum(met.map(other)),
    sonneborn: sum(met.map((x) => (other(x) * pointsIn(x, id)) / x.games)),
  };
}

/** His points in games with those who have as many in all. */
function directOf(id: string, pairings: readonly Scored[], points: ReadonlyMap<string, number>): number {
  const equal = (other: string): boolean => Math.abs((points.get(other) ?? NaN) - (points.get(id) ?? 0)) <= SAME;
  const between = pairings.filter((x) => x.second !== null && equal(x.first === id ? x.second : x.first));
  return sum(between.map((x) => pointsIn(x, id)));
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
const more = (a: number, b: number): number => (Math.abs(a - b) <= SAME ? 0 : b - a);
