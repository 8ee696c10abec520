import { matches } from './pairing/matches';
import type { Paired } from './pairing/paired';
import { roundRobin } from './pairing/round-robin';
import { swiss, type SwissPlayer } from './pairing/swiss';
import type { Entrant } from './rounds.entities';
import { byPlayer, pointsIn, type Scored } from './standings';
import { scoredOf, type WholeEvent } from './whole-event';

/** Who plays whom in a round, of those who have confirmed their seats. */
export function pairRound(whole: WholeEvent, round: number): Paired[] {
  const { event, entrants } = whole;
  const there = entrants.filter((e) => e.state === 'confirmed');
  if (event.kind === 'match') return matches(there, round);
  if (event.kind === 'robin') return roundRobin(entrants, new Set(there.map((e) => e.id)), round);
  const pairings = byPlayer(scoredOf(whole));
  return swiss(there.map((entrant) => soFar(entrant, pairings.get(entrant.id) ?? [])));
}

/** What an entrant has done in the rounds before. */
function soFar({ id, seed }: Entrant, pairings: readonly Scored[]): SwissPlayer {
  const met = pairings.flatMap(({ first, second }) => (second === null ? [] : [first === id ? second : first]));
  const sides = pairings.flatMap((p) =>
    p.second === null ? [] : [p.first === id ? ('first' as const) : ('second' as const)],
  );
  return {
    ...{ id, seed, met },
    points: pairings.reduce((sum, p) => sum + pointsIn(p, id), 0),
    byes: pairings.filter((p) => p.second === null).length,
    balance: sides.reduce((sum, side) => sum + (side === 'first' ? 1 : -1), 0),
    last: sides.at(-1) ?? null,
  };
}
