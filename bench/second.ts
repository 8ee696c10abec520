import type { INestApplicationContext } from '@nestjs/common';
import { measureGround, type GroundFigures } from './ground';
import { rounded } from './measure';
import { measurePage } from './page';
import { newGame } from './service';
import { SYSTEMS } from '../src/systems/all';

/** The second system, scenario 1. */
const [, SYSTEM = ''] = Object.keys(SYSTEMS);
const SCENARIO = '1';

/** What the second system costs beside the first: an answer, and the pages of a turn mail. */
export interface SecondFigures {
  answers: GroundFigures;
  /** Times a raw insert with its commit, and of those for the database. */
  ratio: number;
  databaseRatio: number;
  /** An answer, in answers of the first system on its hex map: 1.5 are allowed. */
  ofGround: number;
  pdf: { pages: number; ms: number; kB: number; chromiumMs: number | null; ratio: number | null };
}

/** Plays so many answers of it, and draws a turn mail after `played` of them. `rawMs`: a raw insert on the same disk. */
export async function measureSecond(
  app: INestApplicationContext,
  how: { decisions: number; played: number; rawMs: number; ground: GroundFigures },
): Promise<SecondFigures> {
  const answers = await measureGround(app, SCENARIO, how.decisions, SYSTEM);
  const page = await measurePage(app, await newGame(app, SCENARIO, SYSTEM), how.played);
  return {
    answers,
    ratio: rounded(answers.medianMs / how.rawMs, 1),
    databaseRatio: rounded(answers.databaseMs / how.rawMs, 1),
    ofGround: rounded(answers.medianMs / how.ground.medianMs),
    pdf: {
      ...{ pages: page.pages, ms: rounded(page.ms, 1), kB: rounded(page.kB, 1) },
      chromiumMs: page.chromiumMs === null ? null : rounded(page.chromiumMs, 1),
      ratio: page.chromiumMs === null ? null : rounded(page.ms / page.chromiumMs),
    },
  };
}
