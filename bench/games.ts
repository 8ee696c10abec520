import { performance } from 'node:perf_hooks';
import { simulate } from '../src/kernel/testing/simulate';
import type { AnyEngine } from '../src/systems/systems';
import { rounded } from './measure';

/** Random games played to their ends, a second, without twins. */
export interface GameFigures {
  s4: number;
  s3: number;
}

/** How fast random play is. */
export async function measureGames(engine: AnyEngine): Promise<GameFigures> {
  return { s4: await aSecond(engine, '4', 20), s3: await aSecond(engine, '3', 3) };
}

async function aSecond(engine: AnyEngine, scenario: string, games: number): Promise<number> {
  const options = { scenario, seed: 'bench', bothWays: false, exchanges: false, leakPairs: 0 };
  await simulate(engine, { ...options, games: 1 });
  const from = performance.now();
  await simulate(engine, { ...options, games });
  return rounded((games * 1000) / (performance.now() - from));
}
