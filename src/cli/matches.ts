import { join } from 'node:path';
import type { Bid } from '../kernel/bid';
import type { MatchGame } from '../kernel/testing/match';

/** A game as `simulate --match --keep` writes it; `of`: system, version, scenario, its options, the match. */
export type Recorded = Pick<MatchGame, 'seed' | 'value' | 'winner'> &
  Partial<Pick<MatchGame, 'level' | 'detail'>> & { of: string };

/** What one match of a scenario came to. */
export interface Standing {
  system: string;
  version: string;
  scenario: string;
  options: string[];
  match: string;
  /** A bid for balance that it was played with. */
  bid?: Bid;
  seed: string;
  games: Recorded[];
}

/** Where the games of a system are kept that its matches came to. */
export const recordOf = (root: string, system: string): string => join(root, 'src', 'systems', system, 'matches.jsonl');

/** Where it is kept what they say of its scenarios, for the service to offer bids by. */
export const measuredOf = (root: string, system: string): string =>
  join(root, 'src', 'systems', system, 'balance.json');

/** The games of a record, a line each. */
export const recorded = (text: string): Recorded[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Recorded);

/** Within these a scenario is called even, of a hundred games. */
export const EVEN = { from: 35, to: 65 };
/** Standard errors of a share that hold it 95 times in 100. */
const Z = 1.96;

/** The games by match and seed, in the order of their systems, scenarios and matches. */
export function standings(games: readonly Recorded[]): Standing[] {
  const all = new Map<string, Standing>();
  for (const game of games) {
    const [seed = ''] = game.seed.split('/');
    const key = `${game.of} ${seed}`;
    const [system = '', version = '', scenario = '', ...rest] = game.of.split(' ');
    const words = rest.slice(0, -1);
    const bid = bidIn(words);
    const options = words.filter((word) => !word.includes('='));
    const one = all.get(key) ?? {
      ...{ system, version, scenario, options, ...(bid ? { bid } : {}), match: rest.at(-1) ?? '', seed, games: [] },
    };
    one.games.push(game);
    all.set(key, one);
  }
  return [...all].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })).map(([, one]) => one);
}

/** A side, `=`, a number. */
function bidIn(words: readonly string[]): Bid | undefined {
  const [to = '', by] = words.find((word) => word.includes('='))?.split('=') ?? [];
  return by === undefined ? undefined : { to, by: Number(by) };
}

/** Of a hundred games those the first seat won, a draw for half of one, and where that lies with 95 in 100 (Wilson). */
export function shareOf(games: readonly Recorded[], first: string): { share: number; low: number; high: number } {
  const n = games.length;
  const won = games.reduce((sum, { winner }) => sum + (winner === null ? 0.5 : winner === first ? 1 : 0), 0);
  const p = won / n;
  const middle = (p + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half = (Z * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2))) / (1 + Z ** 2 / n);
  const of100 = (x: number): number => Math.round(x * 100);
  return { share: of100(p), low: of100(middle - half), high: of100(middle + half) };
}
