import { join } from 'node:path';
import type { System } from '../kernel/system';
import { matchResult, type MatchGame } from '../kernel/testing/match';
import type { AnyRealm } from '../systems/systems';

/** A game as `simulate --match --keep` writes it; `of`: system, version, scenario, its options, the match. */
export type Recorded = Pick<MatchGame, 'seed' | 'value' | 'winner'> & { of: string };

/** What one match of a scenario came to. */
export interface Standing {
  system: string;
  version: string;
  scenario: string;
  options: string[];
  match: string;
  seed: string;
  games: Recorded[];
}

/** Where the games of a system are kept that its matches came to. */
export const recordOf = (root: string, system: string): string => join(root, 'src', 'systems', system, 'matches.jsonl');

/** The games of a record, a line each. */
export const recorded = (text: string): Recorded[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Recorded);

/** Within these a scenario is called even, of a hundred games. */
const EVEN = { from: 35, to: 65 };
/** Standard errors of a share that hold it 95 times in 100. */
const Z = 1.96;

/** The games by match and seed, in the order of their systems, scenarios and matches. */
export function standings(games: readonly Recorded[]): Standing[] {
  const all = new Map<string, Standing>();
  for (const game of games) {
    const [seed = ''] = game.seed.split('/');
    const key = `${game.of} ${seed}`;
    const [system = '', version = '', scenario = '', ...rest] = game.of.split(' ');
    const one = all.get(key) ?? {
      ...{ system, version, scenario, options: rest.slice(0, -1), match: rest.at(-1) ?? '', seed, games: [] },
    };
    one.games.push(game);
    all.set(key, one);
  }
  return [...all].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })).map(([, one]) => one);
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

/** The command that plays the games of a match again. */
const commandOf = ({ system, scenario, options, match, seed, games }: Standing): string =>
  `simulate --system ${system} --scenario ${scenario}${options.length > 0 ? ` --option ${options.join(' ')}` : ''} --match ${match} --games ${games.length} --seed ${seed}`;

/** docs/balance.md: every recorded match, a table for each system. */
export function balancePage(games: readonly Recorded[], systems: readonly System<AnyRealm>[]): string {
  const all = standings(games);
  const known = systems.filter(({ id }) => all.some(({ system }) => system === id));
  return [
    HEAD,
    ...known.map((system) =>
      tableOf(
        system,
        all.filter((one) => one.system === system.id),
      ),
    ),
  ].join('\n');
}

const HEAD = `# Balance

Made by \`npm run balance\` from the games in \`matches.jsonl\` of each system's folder; whoever plays a match with \`simulate --match ... --keep FILE\` adds it by \`npm run balance -- FILE\`. A match names how the first seat plays, then the second
(\`easy\` is the script). *Wins* are of a hundred games, a draw for half of one; *value* is the level of victory to the first seat, -1 to 1; both with the interval that holds them 95 times in 100. Few games say little: read the interval.
A scenario is called even while the share lies from ${EVEN.from} to ${EVEN.to}; *not known* is one whose interval reaches over that. Commands begin with \`node bin/despatch.js\`.
`;

function tableOf(system: System<AnyRealm>, rows: readonly Standing[]): string {
  const lines = rows.map((row) => rowOf(system, row));
  return [
    `## ${system.name}`,
    '',
    '| Scenario | Version | Games | Wins | Value | | Command |',
    '|---|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}

function rowOf(system: System<AnyRealm>, row: Standing): string {
  const scenario = system.scenarios.find(({ id }) => id === row.scenario);
  const first = scenario?.seats[0] ?? '';
  const { share, low, high } = shareOf(row.games, first);
  const { value } = matchResult(row.games);
  const number = /^\d/.test(row.scenario) ? `${row.scenario} ` : '';
  const title = [`${number}${scenario?.name ?? row.scenario}`, ...row.options].join(', ');
  const won = `${system.seatName(first)} ${share} (${low} to ${high})`;
  const worth = row.games.length > 1 ? `${value.mean} (${value.low} to ${value.high})` : String(value.mean);
  const even = row.match === 'easy:easy' ? verdict({ share, low, high }) : '';
  const cells = [title, row.version, row.games.length, won, worth, even, `\`${commandOf(row)}\``];
  return `| ${cells.join(' | ')} |`;
}

const verdict = ({ share, low, high }: { share: number; low: number; high: number }): string => {
  if (low > EVEN.to || high < EVEN.from) return 'not even';
  if (low >= EVEN.from && high <= EVEN.to) return 'even';
  return share < EVEN.from || share > EVEN.to ? 'not known, rather not even' : 'not known, rather even';
};
