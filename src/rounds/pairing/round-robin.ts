import { bySeed, type Contestant, type Paired } from './paired';

/** Rounds until everybody has met everybody else once. */
export const roundsOfRobin = (players: number): number => (players % 2 === 0 ? players - 1 : players);

/**
 * One round of everybody against everybody, by the circle method: one stands still, the others go round him. Nobody has one
 * side more than once oftener than the other. Who is drawn with the empty place of an odd number has nobody to play; so has
 * who is drawn with somebody who is not `there` any more. After all have met they meet again, with sides changed.
 * @param all everybody the event began with: who meets whom when must not hang on who comes
 * @param round from 1
 */
export function roundRobin(all: readonly Contestant[], there: ReadonlySet<string>, round: number): Paired[] {
  const circle: (string | null)[] = [...all].sort(bySeed).map((c) => c.id);
  if (circle.length % 2 === 1) circle.push(null);
  const turns = circle.length - 1;
  if (turns < 1) return [];
  const [cycle, turn] = [Math.floor((round - 1) / turns), (round - 1) % turns];
  return tablesOf(circle, turn).flatMap(([a, b]) => seated(cycle % 2 === 0 ? [a, b] : [b, a], there));
}

type Table = readonly [string | null, string | null];

/** Who sits with whom after `turn` steps of the circle. */
function tablesOf(circle: readonly (string | null)[], turn: number): Table[] {
  const moving = circle.length - 1;
  const still = circle[moving] as string | null;
  const at = (n: number): string | null => circle[(n + moving) % moving] as string | null;
  const tables: Table[] = [turn % 2 === 0 ? [at(turn), still] : [still, at(turn)]];
  for (let k = 1; k < circle.length / 2; k++)
    tables.push(k % 2 === 1 ? [at(turn + k), at(turn - k)] : [at(turn - k), at(turn + k)]);
  return tables;
}

/** A table at which both are there, or the one who is. */
function seated([a, b]: Table, there: ReadonlySet<string>): Paired[] {
  const [first, second] = [a, b].filter((id) => id !== null && there.has(id)) as string[];
  return first === undefined ? [] : [{ first, second: second ?? null }];
}
