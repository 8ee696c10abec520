import { keyedDice } from '../chance/dice';
import { atRest } from '../decide/automatic';
import { botAsksAll } from '../decide/bot';
import { nextAnswer } from '../decide/settle';
import type { Engine } from '../engine';
import type { Fact } from '../flow/fact';
import type { JsonObject, Realm } from '../realm';
import type { Position } from '../record/position';
import { worthOf } from '../search/rollout';
import { Players, type Strategy } from '../search/strategy';
import { seatsOf } from './playout';

/** How one game of a match ended, as JSON that is kept. */
export interface MatchGame {
  seed: string;
  /** To the scenario's first seat, -1 to 1. */
  value: number;
  level: string;
  winner: string | null;
  /** What the result was counted from. */
  detail: JsonObject;
  decisions: number;
  /** Decisions that were searched, and of them those that were not answered as the script would. */
  searched: number;
  changed: number;
  broken: string[];
}

const MOST_DECISIONS = 5_000;

/** Plays one game of two strategies, those of the first and of the second seat. Pure. @throws Error for a game that does not end */
export function playMatch<R extends Realm>(
  engine: Engine<R>,
  scenario: string,
  strategies: readonly [Strategy, Strategy],
  seed: string,
  options: JsonObject = {},
): MatchGame {
  const dice = keyedDice(`secret/${seed}`);
  const players = new Players(engine, seed);
  const start = engine.start({ scenario, options }, dice);
  const facts: Fact[] = [...start.facts];
  const seats = seatsOf(engine, start.position);
  let position = seats.reduce<Position>(
    (now, seat) => engine.submit(now, botAsksAll(engine, seat), dice).position,
    start.position,
  );
  let decisions = 0;
  while (!position.over) {
    if (++decisions > MOST_DECISIONS) throw new Error('the game does not end');
    const outcome = engine.submit(position, nextAnswer(engine, position) ?? asked(position), dice);
    facts.push(...outcome.facts);
    position = atRest(engine, outcome.position);
  }
  const { level, winner, detail } = position.over;
  const value = worthOf(engine, position, seats[0] as string);
  return { seed, value, level, winner, detail, decisions, ...players.told };

  function asked(at: Position) {
    const open = at.open.find((o) => !o.sealed);
    if (!open) throw new Error('the game waits for nobody');
    const how = strategies[Math.max(0, seats.indexOf(open.seat))] ?? strategies[1];
    const answer = players.answer(how, at, open, facts);
    return { kind: 'answer', source: 'bot', seat: open.seat, decision: open.id, answer } as const;
  }
}

/** What the games of a match came to: the mean value to the first seat, and where it lies with 95 in 100. */
export function matchResult(games: readonly Pick<MatchGame, 'value'>[]) {
  const n = games.length;
  const mean = games.reduce((sum, g) => sum + g.value, 0) / Math.max(1, n);
  const spread = games.reduce((sum, g) => sum + (g.value - mean) ** 2, 0) / Math.max(1, n - 1);
  const half = 1.96 * Math.sqrt(spread / Math.max(1, n));
  const rounded = (x: number): number => Math.round(x * 1000) / 1000;
  return { games: n, value: { mean: rounded(mean), low: rounded(mean - half), high: rounded(mean + half) } };
}
