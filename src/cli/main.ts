import { Command } from 'commander';
import { backupCommand, restoreCommand } from './backup.commands';
import { adjudicateCommand } from './adjudicate.command';
import { checkSystemCommand } from './check-system.command';
import { complain } from './output';
import { dkimRecordCommand } from './dkim-record.command';
import { newGameCommand } from './new-game.command';
import { readMailCommand } from './read-mail.command';
import { apiKeyCommand, serveCommand } from './serve.command';
import { simulateCommand } from './simulate.command';
import { exportCommand, importCommand } from './transfer.commands';
import { verifyCommand } from './verify.command';

const COMMANDS = [
  serveCommand,
  newGameCommand,
  adjudicateCommand,
  simulateCommand,
  verifyCommand,
  exportCommand,
  importCommand,
  checkSystemCommand,
  readMailCommand,
  backupCommand,
  restoreCommand,
  apiKeyCommand,
  dkimRecordCommand,
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

/** Runs the command line of this process. Errors end it with one sentence and exit code 2. */
export function run(): void {
  commandLine()
    .parseAsync()
    .catch((error: unknown) => {
      complain(error instanceof Error ? error.message : String(error));
      process.exitCode = 2;
    });
}
