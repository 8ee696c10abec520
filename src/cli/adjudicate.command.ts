import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { adjudicate } from '../kernel/testing/adjudicate';
import { readCases } from '../kernel/testing/case-file';
import type { Systems } from '../systems/systems';
import { loadedSystems } from './loaded-systems';
import { say } from './output';
import { adjudicateGame } from './adjudicate-game';
import { tellCase } from '../moderators/tell-case';

/** What the command is told beside the files. */
interface Flags {
  tell?: boolean;
  game?: string;
  seq?: string;
  orders?: string;
}

/**
 * `despatch adjudicate FILE...`: one line a case, a diff for each that fails; exit 0 only when all hold. `--game CODE --seq N
 * --orders FILE` plays orders on a position of a game that is stored here.
 */
export function adjudicateCommand(): Command {
  return new Command('adjudicate')
    .description('run case files: orders and dice on a board, with what must come of them (docs/cases.md)')
    .argument('[files...]')
    .option('--tell', 'also print the reports, the rolls, what was asked, and the position by path')
    .option('--game <code>', 'play orders on a position of this game instead; nothing is written')
    .option('--seq <row>', 'the row of the log that made the position; without it, the last')
    .option('--orders <file>', 'a YAML file: orders by seat, and dice (docs/moderating.md)')
    .action(async (files: string[], { tell = false, game, seq, orders }: Flags) => {
      if (game !== undefined) return adjudicateGame({ code: game, seq, file: orders, tell });
      if (files.length === 0) throw new Error('name case files, or --game and --orders');
      const systems = loadedSystems();
      const failed = files.reduce((n, file) => n + runFile(systems, file, tell), 0);
      process.exitCode = failed === 0 ? 0 : 1;
    });
}

/** Runs one file and prints it; the number of cases that do not hold. */
function runFile(systems: Systems, path: string, tell: boolean): number {
  try {
    const file = readCases({ path, text: readFileSync(path, 'utf8') });
    const engine = systems.engine(file.system);
    const results = file.cases.map((one) => ({ one, result: adjudicate(engine, one) }));
    for (const { one, result } of results) {
      say(`${result.holds ? 'ok  ' : 'FAIL'}  ${one.rule.toString()}  ${result.name}`);
      for (const line of result.differences) say(`      ${line}`);
      if (tell) for (const line of tellCase(engine, result.play)) say(`      ${line}`);
      else if (!result.holds) for (const line of ['What happened:', ...result.happened]) say(`      ${line}`);
    }
    return results.filter(({ result }) => !result.holds).length;
  } catch (error) {
    say(`FAIL  ${path}: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}
