import { seededRng, type Rng } from '../src/kernel/decide/rng';
import { charterSchema } from '../src/table/charter';
import { pairRound } from '../src/rounds/pair-round';
import { afterPeriod, type Strength } from '../src/rounds/rating';
import type { PairingGame } from '../src/rounds/rounds.entities';
import { standings } from '../src/rounds/standings';
import { scoredOf, type WholeEvent, type WholeRound } from '../src/rounds/whole-event';
import { rounded } from './measure';

/** What a large Swiss event takes of the service's own reckoning, and of what it would take if it grew with the players alone. */
export interface RoundFigures {
  players: number;
  rounds: number;
  /** The dearest round's pairing, the last standings, the last ratings. */
  pairMs: number;
  standingsMs: number;
  ratingsMs: number;
  /** The same over those of an event of a fifth of the players. */
  pairRatio: number;
  standingsRatio: number;
  ratingsRatio: number;
}

const MANY = 500;
const FEW = 100;
const ROUNDS = 9;

interface Times {
  pair: number;
  standings: number;
  ratings: number;
}

/** Plays a Swiss event of many and of few through, all of it in memory. */
export function measureRounds(): RoundFigures {
  playedThrough(FEW);
  const [few, many] = [playedThrough(FEW), playedThrough(MANY)];
  return {
    ...{ players: MANY, rounds: ROUNDS },
    ...{ pairMs: rounded(many.pair), standingsMs: rounded(many.standings), ratingsMs: rounded(many.ratings) },
    pairRatio: rounded(many.pair / few.pair),
    standingsRatio: rounded(many.standings / few.standings),
    ratingsRatio: rounded(many.ratings / few.ratings),
  };
}

function playedThrough(players: number): Times {
  const rng = seededRng('a large event');
  const whole = eventOf(players);
  const strengths = new Map<string, Strength>();
  const times: Times = { pair: 0, standings: 0, ratings: 0 };
  for (let number = 1; number <= ROUNDS; number++) {
    const began = performance.now();
    const pairs = pairRound(whole, number);
    times.pair = Math.max(times.pair, performance.now() - began);
    whole.rounds.push(roundOf(number, pairs, rng));
    times.standings = timeOf(() => standings(whole.entrants, scoredOf(whole)));
    times.ratings = timeOf(() => {
      const games = pairs.flatMap(({ first, second }) => (second === null ? [] : [{ first, second, value: 1 }]));
      for (const [id, { strength }] of afterPeriod(games, strengths)) strengths.set(id, strength);
    });
  }
  return times;
}

function timeOf(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

function eventOf(players: number): WholeEvent {
  const at = new Date(0);
  const event = {
    ...{ id: 'e', clubId: 'c', handle: 'large', name: 'Large', kind: 'swiss' as const, system: 's', scenarios: ['1'] },
    ...{ charter: charterSchema.parse({}), games: 1 as const, planned: ROUNDS, names: 'full' as const },
    ...{ moderatorId: null, state: 'running' as const, madeAt: at },
  };
  const entrants = Array.from({ length: players }, (_, n) => ({
    ...{ id: `p${n}`, eventId: 'e', personId: `p${n}`, seed: n + 1, state: 'confirmed' as const, rating: 1500 },
    ...{ name: `p${n}`, email: '', zone: 'UTC' },
  }));
  return { event, entrants, rounds: [] };
}

/** A round whose games have all ended, one way or the other. */
function roundOf(number: number, pairs: ReturnType<typeof pairRound>, rng: Rng): WholeRound {
  const at = new Date(0);
  const ended = { confirmBy: at, endsAt: null, begunAt: at, endedAt: at };
  const game = (pairingId: string): PairingGame => ({
    ...{ id: `g${pairingId}`, pairingId, nr: 1, scenario: '1', firstSide: 'a', secondSide: 'b', gameId: null },
    ...{
      value: rng.pick([-1, -0.5, 0, 0.5, 1]),
      how: 'played',
      level: null,
      abandonedBy: null,
      endedAt: at,
      panelBy: null,
    },
  });
  const pairings = pairs.map(({ first, second }, nr) => {
    const id = `${number}/${nr}`;
    const games = second === null ? [] : [{ ...game(id), code: null, state: null }];
    return { id, roundId: `r${number}`, nr, firstId: first, secondId: second, games };
  });
  return { id: `r${number}`, eventId: 'e', number, state: 'over', ...ended, pairings };
}
