import { Command } from 'commander';
import { surroundings } from '../logging/surroundings';
import { backupCommand, restoreCommand } from './backup.commands';
import { adjudicateCommand } from './adjudicate.command';
import { casesCommand } from './cases.command';
import { checkSystemCommand } from './check-system.command';
import { complain } from './output';
import { drawMapCommand } from './draw-map.command';
import { fingerprintCommand } from './fingerprint.command';
import { dkimRecordCommand } from './dkim-record.command';
import { newClubCommand } from './new-club.command';
import { newGameCommand } from './new-game.command';
import { readMailCommand } from './read-mail.command';
import { apiKeyCommand, serveCommand } from './serve.command';
import { settingsCommand } from './settings.command';
import { simulateCommand } from './simulate.command';
import { exportCommand, importCommand } from './transfer.commands';
import { verifyCommand } from './verify.command';

const COMMANDS = [
  serveCommand,
  newClubCommand,
  newGameCommand,
  adjudicateCommand,
  casesCommand,
  simulateCommand,
  verifyCommand,
  exportCommand,
  importCommand,
  checkSystemCommand,
  drawMapCommand,
  fingerprintCommand,
  readMailCommand,
  backupCommand,
  restoreCommand,
  apiKeyCommand,
  dkimRecordCommand,
  settingsCommand,
];

/** The command line. Commands that need the database load it only when they run. */
export function commandLine(): Command {
  const program = new Command('despatch').description('Hex wargames by mail, with the rules enforced.');
  for (const command of COMMANDS) program.addCommand(command());
  return program.hook('preAction', (_, command) => {
    if (command.name() !== 'serve') endWithReader();
  });
}

/** Who reads what a command prints may stop before its end (`| head`): then there is nothing more to do. */
function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
}

/** What went wrong; the system's own words alone do not say what that means for us, and some errors have none. */
function sentenceOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const around = surroundings(error);
  return around === null
    ? said
    : `${around.charAt(0).toUpperCase()}${around.slice(1)}${said === '' ? '.' : `: ${said}`}`;
}

/** Runs the command line of this process. Errors end it with one sentence and exit code 2. */
export function run(): void {
  commandLine()
    .parseAsync()
    .catch((error: unknown) => {
      complain(sentenceOf(error));
      process.exitCode = 2;
    });
}
