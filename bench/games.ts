import { performance } from 'node:perf_hooks';
import { playOut } from '../src/kernel/testing/playout';
import { simulate } from '../src/kernel/testing/simulate';
import type { AnyEngine } from '../src/systems/systems';
import { median, rounded } from './measure';

/** Random games played to their ends, a second, without twins; one answer in `CHECKED` is read back as it was printed. */
export interface GameFigures {
  s4: number;
  s3: number;
  /** What an answer takes in the last third of a long game, by what it takes in the first: 1 where a game's past costs nothing. */
  lastThird: number;
}

const CHECKED = 10;

/** How fast random play is. */
export async function measureGames(engine: AnyEngine): Promise<GameFigures> {
  return {
    s4: await aSecond(engine, '4', 20),
    s3: await aSecond(engine, '3', 3),
    lastThird: lastByFirst(engine, '2', 6),
  };
}

async function aSecond(engine: AnyEngine, scenario: string, games: number): Promise<number> {
  const options = { scenario, seed: 'bench', bothWays: false, exchanges: false, leakPairs: 0, checkOneIn: CHECKED };
  await simulate(engine, { ...options, games: 1 });
  const from = performance.now();
  await simulate(engine, { ...options, games });
  return rounded((games * 1000) / (performance.now() - from));
}

/** The median time from one question to the next, in the last third of the questions by the first, over several games. */
function lastByFirst(engine: AnyEngine, scenario: string, games: number): number {
  const thirds: [number[], number[]] = [[], []];
  for (let game = 0; game < games; game++) {
    const asked: number[] = [];
    const onAsked = (): void => void asked.push(performance.now());
    playOut(engine, { scenario, seed: `long/${game}`, mode: 'strict', checkOneIn: CHECKED, onAsked });
    const took = asked.slice(1).map((at, i) => at - (asked[i] ?? at));
    const third = Math.floor(took.length / 3);
    thirds[0].push(...took.slice(0, third));
    thirds[1].push(...took.slice(-third));
  }
  return rounded(median(thirds[1]) / median(thirds[0]));
}
