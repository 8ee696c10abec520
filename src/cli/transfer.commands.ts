import { readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { say } from './output';
import { withApp } from './with-app';

/** `despatch export GAME`: the game as one file, on standard output or in a file. Of a running game nothing hidden, unless asked. */
export function exportCommand(): Command {
  return new Command('export')
    .description('write a game as one file; while it runs, without what is hidden')
    .argument('<game>', 'its code')
    .option('--out <path>', 'the file; without it, standard output')
    .option('--with-secrets', 'of a running game too all that is hidden, and the dice secret; it is logged')
    .action((code: string, flags: { out?: string; withSecrets?: boolean }) =>
      withApp(async (app) => {
        const { TransferService } = await import('../games/transfer.service.js');
        const text = JSON.stringify(
          await app.get(TransferService).export(code, { secrets: flags.withSecrets === true }),
          null,
          1,
        );
        if (flags.out === undefined) return say(text);
        writeFileSync(flags.out, `${text}\n`, { mode: 0o600 });
        say(`Game ${code.toUpperCase()} is in ${flags.out}.`);
      }),
    );
}

/** `despatch import FILE`: brings an exported game back, after it has been verified. */
export function importCommand(): Command {
  return new Command('import')
    .description('bring an exported game back')
    .argument('<file>')
    .action((path: string) =>
      withApp(async (app) => {
        const { TransferService } = await import('../games/transfer.service.js');
        const game = await app.get(TransferService).import(JSON.parse(readFileSync(path, 'utf8')));
        say(`Game ${game.code} is here: ${game.seq + 1} rows, ${game.state}.`);
      }),
    );
}
