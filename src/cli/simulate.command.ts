import { Command } from 'commander';
import type { Engine } from '../kernel/engine';
import type { Realm } from '../kernel/realm';
import { simulate, type Simulation } from '../kernel/testing/simulate';
import { strategyOf } from '../kernel/search/strategy';
import { loadedSystems } from './loaded-systems';
import { chosenOf, playedMatch } from './match';
import { say } from './output';
import { mailWords, type MailWords } from './mail-words';
import { writtenMails, type WrittenMails } from './written-mails';
import { playerSurfaces } from './player-surfaces';

/** Twins are compared by what their pages are drawn from; at one position of so many they are drawn. */
const DRAWN_EVERY = 16;

interface Flags {
  system: string;
  scenario: string;
  option: string[];
  balance?: string;
  games: string;
  seed: string;
  bots?: boolean | string;
  match?: string;
  keep?: string;
  bothWays?: boolean;
  leaks?: boolean;
  leakGames?: string;
  plannedGames?: string;
  mails?: boolean;
  written?: boolean;
  json?: boolean;
}

/** The games that the flags ask for. */
function played<R extends Realm>(engine: Engine<R>, flags: Flags, games: number): Promise<Simulation> {
  const leakGames = leakGamesOf(flags, games);
  return simulate(engine, {
    scenario: flags.scenario,
    options: chosenOf(flags),
    games,
    seed: flags.seed,
    bots: typeof flags.bots === 'string' ? strategyOf(flags.bots) : flags.bots === true,
    bothWays: flags.bothWays === true,
    leakPairs: leakGames > 0 ? 4 : 0,
    playedPairs: leakGames > 0 ? 12 : 0,
    leakGames,
    ...(flags.plannedGames === undefined ? {} : { exchanges: Number(flags.plannedGames) }),
    surfaces: playerSurfaces(engine, DRAWN_EVERY),
  });
}

/** `despatch simulate`: random legal games to the end, with invariants; exit 1 on a fault or a leak. */
export function simulateCommand(): Command {
  return new Command('simulate')
    .description('play random legal games to the end and look for faults and leaks')
    .requiredOption('--system <id>', 'rule system')
    .requiredOption('--scenario <id>', 'scenario')
    .option('--option <id...>', 'options of the scenario, as a charter chooses them', [])
    .option('--balance <side=number>', 'with a bid for balance, as new-game takes it')
    .option('--games <n>', 'how many', '100')
    .option('--seed <text>', 'the same seed plays the same games', '1')
    .option('--bots [how]', 'the bot plays both seats, instead of chance; or both play so: search, search:200, default')
    .option(
      '--match <A:B>',
      'the first seat plays by A, the second by B: default, random, script, search, search:200, easy, fair, strong',
    )
    .option('--keep <file>', 'with --match: games are kept there, and a match begun again goes on from it')
    .option('--both-ways', 'each game again: saved and loaded after each decision, and rewound to its start')
    .option(
      '--leaks',
      'compare what each seat gets with a twin world that differs only in what he may not know, also when both are played on',
    )
    .option('--leak-games <n>', 'the same for so many of the games, the first ones')
    .option(
      '--planned-games <n>',
      'with plans and defaults, to count exchanges, so many of the games once more; all without it',
    )
    .option('--mails', "count the words of the turn mails that the bot's games send")
    .option(
      '--written',
      'the games of the bots once more by mails that plan a whole segment: mails a game-turn, and which of them are refused',
    )
    .option('--json', 'print one object')
    .action(async (flags: Flags) => {
      const engine = loadedSystems().engine(flags.system);
      const games = Number(flags.games);
      if (!Number.isInteger(games) || games < 1)
        throw new Error(`--games takes a whole number from 1, not "${flags.games}"`);
      if (flags.match !== undefined) return playedMatch(engine, { ...flags, match: flags.match, games });
      const options = chosenOf(flags);
      const result = await played(engine, flags, games);
      const mails = flags.mails
        ? mailWords(engine, { scenario: flags.scenario, options, games, seed: flags.seed })
        : undefined;
      const written = flags.written
        ? writtenMails(engine, { scenario: flags.scenario, options, games, seed: flags.seed })
        : undefined;
      if (flags.json) say(JSON.stringify({ ...summary(result), ...(mails && { mails }), ...(written && { written }) }));
      else report(result, mails, written);
      const wrong = result.faults.length + result.leaks.length + (written?.refused.length ?? 0);
      process.exitCode = wrong === 0 ? 0 : 1;
    });
}

/** How many of the games are played beside twins. @throws Error for what is no number */
function leakGamesOf({ leaks, leakGames }: Flags, games: number): number {
  if (leakGames === undefined) return leaks === true ? games : 0;
  const some = Number(leakGames);
  if (!Number.isInteger(some) || some < 0)
    throw new Error(`--leak-games takes a whole number from 0, not "${leakGames}"`);
  return some;
}

const summary = (r: Simulation) => ({
  games: r.games,
  decisions: r.decisions,
  faults: r.faults.length,
  leaks: r.leaks.length,
  exchangesPerTurn: r.exchangesPerTurn,
  askedPerTurn: r.askedPerTurn,
  results: r.results,
});

function report(r: Simulation, mails?: MailWords, written?: WrittenMails): void {
  say(`games      ${r.games}`);
  say(`decisions  ${r.decisions}`);
  say(
    `exchanges  ${r.exchangesPerTurn.strict} a game-turn when all is asked, ${r.exchangesPerTurn.planned} with plans and standing orders`,
  );
  for (const [kind, n] of Object.entries(r.askedPerTurn)) say(`  ${n.toFixed(2)}  ${kind}`);
  for (const [level, n] of Object.entries(r.results).sort((a, b) => b[1] - a[1])) say(`result     ${level}: ${n}`);
  say(`faults     ${r.faults.length}`);
  for (const fault of r.faults.slice(0, 20)) say(`  ${fault}`);
  if (mails) {
    const { median, p95, max } = mails.words;
    say(
      `mails      ${mails.mails}; words to the end of the orders: ${median} at the median, ${p95} of 95 in 100, ${max} at most`,
    );
    say(`           ${mails.questionWord} words before the question at most, ${mails.lines} lines at the median`);
  }
  if (written) {
    const turns = Object.entries(written.perTurn).map(([turn, n]) => `${turn} ${n}`);
    say(`written    ${written.mails} mails, ${written.each} a game-turn; ${turns.join(', ')}`);
    say(`refused    ${written.refused.length}`);
    for (const refused of written.refused.slice(0, 20)) say(`  ${refused}`);
  }
  const { pairs, parted } = r.played;
  const beside = pairs > 0 ? `, ${pairs} played on, of which the rules parted ${parted}` : '';
  say(`leaks      ${r.leaks.length}${r.pairs > 0 ? ` in ${r.pairs} pairs${beside}` : ''}`);
  for (const leak of r.leaks.slice(0, 20)) say(`  ${leak}`);
}
