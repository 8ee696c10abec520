import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Engine } from '../kernel/engine';
import type { JsonObject, Realm } from '../kernel/realm';
import { matchOf } from '../kernel/search/strategy';
import { scenarioOf } from '../kernel/system';
import { matchResult, playMatch, type MatchGame } from '../kernel/testing/match';
import { bidFrom } from './bid-flag';
import { say } from './output';

interface Flags {
  scenario: string;
  /** Ids of options of the scenario, as a charter chooses them. */
  option: readonly string[];
  /** A bid for balance. */
  balance?: string;
  seed: string;
  games: number;
  match: string;
  keep?: string;
  json?: boolean;
}

/** What is chosen of a scenario, as a charter has it. */
export const chosenOf = ({ option, balance }: Pick<Flags, 'option' | 'balance'>): JsonObject =>
  ({ ...Object.fromEntries(option.map((id) => [id, true])), ...bidFrom(balance) }) as JsonObject;

/** A line of the file that games are kept in. */
interface Kept extends MatchGame {
  of: string;
}

/**
 * `despatch simulate --match A:B`: games of two ways to play, each from its own seed. With `keep`, those of the same match
 * that stand in the file are not played again. Exit 1 when a rollout ended with an error.
 */
export function playedMatch<R extends Realm>(engine: Engine<R>, flags: Flags): void {
  const strategies = matchOf(flags.match);
  const { seats } = scenarioOf(engine.system, flags.scenario);
  const options = chosenOf(flags);
  const { balance } = bidFrom(flags.balance);
  const house = balance ? [`${balance.to}=${balance.by}`] : [];
  const of = [engine.system.id, engine.system.version, flags.scenario, ...flags.option, ...house, flags.match].join(
    ' ',
  );
  const played = keptIn(flags.keep).filter((game) => game.of === of);
  const games: MatchGame[] = [];
  const started = process.cpuUsage().user;
  for (let n = 0; n < flags.games; n++) {
    const seed = `${flags.seed}/${n}`;
    const before = played.find((game) => game.seed === seed);
    const game = before ?? playMatch(engine, flags.scenario, strategies, seed, options);
    if (!before && flags.keep !== undefined) appendFileSync(flags.keep, `${JSON.stringify({ of, ...game })}\n`);
    games.push(game);
  }
  const result = matchResult(games);
  const anew = games.filter((g) => !played.some((p) => p.seed === g.seed)).length;
  const seconds = anew === 0 ? null : Math.round((process.cpuUsage().user - started) / anew / 1e3) / 1e3;
  if (flags.json) say(JSON.stringify({ ...result, seats, levels: levelsOf(games), secondsEach: seconds }));
  else report(engine, seats, games, seconds);
  process.exitCode = games.some((g) => g.broken.length > 0) ? 1 : 0;
}

function keptIn(file: string | undefined): Kept[] {
  if (file === undefined || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Kept);
}

function levelsOf(games: readonly MatchGame[]): Record<string, number> {
  const levels: Record<string, number> = {};
  for (const { level } of games) levels[level] = (levels[level] ?? 0) + 1;
  return levels;
}

function report<R extends Realm>(
  engine: Engine<R>,
  seats: readonly string[],
  games: readonly MatchGame[],
  seconds: number | null,
): void {
  const { value } = matchResult(games);
  const first = engine.system.seatName(seats[0] as string);
  say(`games      ${games.length}${seconds === null ? '' : `, ${seconds} s each`}`);
  say(`value      ${value.mean} to the ${first} player, -1 to 1; 95 in 100: ${value.low} to ${value.high}`);
  for (const [level, n] of Object.entries(levelsOf(games)).sort((a, b) => b[1] - a[1]))
    say(`result     ${level}: ${n}`);
  const sum = (of: (g: MatchGame) => number): number => games.reduce((all, g) => all + of(g), 0);
  say(`searched   ${sum((g) => g.searched)} decisions, ${sum((g) => g.changed)} answered otherwise than by the script`);
  const broken = games.flatMap((g) => g.broken);
  say(`broken     ${broken.length} rollouts`);
  for (const error of [...new Map(broken.map((b) => [b, b])).values()].slice(0, 10)) say(`  ${error}`);
}
