import type { INestApplicationContext } from '@nestjs/common';
import { LongGame } from './long-game';
import { median, quantile, rounded } from './measure';
import { newGame } from './service';

/** A game on the hex map: one answer, all of a game-turn, and whether a long log makes it slower. */
export interface GroundFigures {
  scenario: string;
  medianMs: number;
  /** Of that, waited for the database. */
  databaseMs: number;
  p99Ms: number;
  /** All answers of a game-turn, one after the other. */
  turnMs: number;
  flat: number;
}

/** Plays so many answers of a scenario, the last tenth in turns with a game that has just begun. */
export async function measureGround(
  app: INestApplicationContext,
  scenario: string,
  decisions: number,
  system?: string,
): Promise<GroundFigures> {
  const long = new LongGame(app, await newGame(app, scenario, system));
  const tenth = Math.floor(decisions / 10);
  const times = await long.play(decisions - tenth);
  const turnMs = times.reduce((a, b) => a + b, 0) / Math.max(1, long.turns);
  const young = new LongGame(app, await newGame(app, scenario, system));
  const [first, last]: [number[], number[]] = [[], []];
  // In turns: both see the same disk and the same neighbours.
  for (let n = 0; n < tenth; n++) {
    last.push(await long.step());
    first.push(await young.step());
  }
  return {
    scenario,
    medianMs: rounded(median([...times, ...last])),
    databaseMs: rounded(median(long.waits)),
    p99Ms: rounded(quantile([...times, ...last], 0.99)),
    turnMs: rounded(turnMs, 1),
    flat: rounded(median(last) / median(first)),
  };
}
