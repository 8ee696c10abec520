import { bidText } from '../kernel/bid';
import type { System } from '../kernel/system';
import { matchResult } from '../kernel/testing/match';
import type { AnyRealm } from '../systems/systems';
import { bidTable, measuredBy } from './bids-measured';
import { EVEN, shareOf, standings, type Recorded, type Standing } from './matches';

/** The command that plays the games of a match again. */
const commandOf = ({ system, scenario, options, bid, match, seed, games }: Standing): string =>
  `simulate --system ${system} --scenario ${scenario}${options.length > 0 ? ` --option ${options.join(' ')}` : ''}${bid ? ` --balance ${bid.to}=${bid.by}` : ''} --match ${match} --games ${games.length} --seed ${seed}`;

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
A scenario is called even while the share lies from ${EVEN.from} to ${EVEN.to}; *not known* is one whose interval reaches over that. Where it is not even, both players may agree to a *bid*: the tables
of bids count the same games again with it. Commands begin with \`node bin/despatch.js\`.
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
    ...bidTable(system, measuredBy(system, rows)),
  ].join('\n');
}

function rowOf(system: System<AnyRealm>, row: Standing): string {
  const scenario = system.scenarios.find(({ id }) => id === row.scenario);
  const first = scenario?.seats[0] ?? '';
  const { share, low, high } = shareOf(row.games, first);
  const { value } = matchResult(row.games);
  const number = /^\d/.test(row.scenario) ? `${row.scenario} ` : '';
  const title = [`${number}${scenario?.name ?? row.scenario}`, ...row.options, ...bidWords(system, row)].join(', ');
  const won = `${system.seatName(first)} ${share} (${low} to ${high})`;
  const worth = row.games.length > 1 ? `${value.mean} (${value.low} to ${value.high})` : String(value.mean);
  const even = row.match === 'easy:easy' ? verdict({ share, low, high }) : '';
  const cells = [title, row.version, row.games.length, won, worth, even, `\`${commandOf(row)}\``];
  return `| ${cells.join(' | ')} |`;
}

const bidWords = (system: System<AnyRealm>, { scenario, bid }: Standing): string[] =>
  bid ? [`with ${bidText(system, scenario, bid)}`] : [];

const verdict = ({ share, low, high }: { share: number; low: number; high: number }): string => {
  if (low > EVEN.to || high < EVEN.from) return 'not even';
  if (low >= EVEN.from && high <= EVEN.to) return 'even';
  return share < EVEN.from || share > EVEN.to ? 'not known, rather not even' : 'not known, rather even';
};
