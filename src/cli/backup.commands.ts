import { createInterface } from 'node:readline/promises';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { systemClock } from '../config/clock';
import { Keys } from '../config/keys';
import { keepSecret, knownSecret } from '../config/secret';
import { readSettings, type Settings } from '../config/settings';
import type { CheckedBackup } from '../backup/archive-reader';
import type { MayReplace } from '../backup/restore-backup';
import { say } from './output';
import { withDatabase } from './with-database';

/** `despatch backup FILE`: everything the service knows, as it is at one moment, beside a running service or without one. */
export function backupCommand(): Command {
  return new Command('backup')
    .description('write the whole database into one file, while the service runs or not')
    .argument('<file>', 'despatch.tar.gz, for example')
    .option(
      '--with-secret',
      "put the service's secret into the file too: whoever has it then can read and play everything",
    )
    .action(async (file: string, { withSecret = false }: { withSecret?: boolean }) => {
      const settings = readSettings(process.env);
      const secret = await secretOfService(settings);
      const { takeBackup } = await import('../backup/take-backup.js');
      const path = resolve(file);
      const keys = new Keys(secret, settings.oldSecret);
      const { manifest, bytes } = await withDatabase(settings, secret, (databaseUrl) =>
        takeBackup({ databaseUrl, path, keys, secret: withSecret ? secret : null, clock: systemClock }),
      );
      const rows = (table: string): number => manifest.tables.find((t) => t.name === table)?.rows ?? 0;
      say(
        `${file}: ${rows('game')} games, ${rows('inbound_mail')} mails in, ${rows('outbox')} mails out; ${sizeText(bytes)}.`,
      );
      say(
        withSecret
          ? 'It holds the secret of this service: keep it as you keep a password.'
          : `It does not hold the secret of this service (${whereSecretIs(settings)}). Keep that too, apart from the file: without it no reply address and no dice can be read.`,
      );
    });
}

/** `despatch restore FILE`: a backup in the place of an empty database, or with --replace of one that is not. */
export function restoreCommand(): Command {
  return new Command('restore')
    .description('bring a backup back, into an empty database')
    .argument('<file>')
    .option('--replace', 'into a database that is not empty: what is in it is lost')
    .option('--yes', 'with --replace: do not ask')
    .action(async (file: string, { replace = false, yes = false }: { replace?: boolean; yes?: boolean }) => {
      const settings = readSettings(process.env);
      const { checkBackup } = await import('../backup/archive-reader.js');
      const { checkSeal, restoreBackup } = await import('../backup/restore-backup.js');
      const backup = await checkBackup(file).catch((error: unknown) => {
        throw error instanceof Error && error.name === 'BadBackup'
          ? new Error(`${file} was not restored: ${error.message}.`)
          : error;
      });
      const secret = knownSecret(settings) ?? backup.secret;
      if (secret === null)
        throw new Error(
          `${file} does not hold the secret of its service: set DESPATCH_SECRET to it. Nothing was changed.`,
        );
      const keys = new Keys(secret, settings.oldSecret);
      checkSeal(backup, keys);
      if (knownSecret(settings) === null) keepSecret(settings.home, secret);
      const { games } = await alone(settings, () =>
        withDatabase(settings, secret, (url) => restoreBackup(backup, url, keys, replace ? asked(yes) : refused)),
      );
      say(`${games} games are back, as they were at ${takenAt(backup)}: hashes and dice hold. Start the service.`);
    });
}

/** Nobody shall start a service on a folder that is being restored. */
async function alone<T>({ databaseUrl, home }: Settings, work: () => Promise<T>): Promise<T> {
  if (databaseUrl !== null) return work();
  const { lockFolder } = await import('../store/serve-lock.js');
  const unlock = lockFolder(home);
  return work().finally(unlock);
}

/** @throws Error where there is no service yet */
async function secretOfService(settings: Settings): Promise<string> {
  const { embeddedIsThere } = await import('../store/embedded-postgres.js');
  const secret = knownSecret(settings);
  if (secret !== null && (settings.databaseUrl !== null || embeddedIsThere(settings.home))) return secret;
  throw new Error(`There is no service to back up: ${settings.home} holds none. Is DESPATCH_HOME right?`);
}

const whereSecretIs = ({ secret, home }: Settings): string =>
  secret === null ? `the file ${home}/secret` : 'DESPATCH_SECRET';

const takenAt = ({ manifest }: CheckedBackup): string => manifest.takenAt.slice(0, 16).replace('T', ' ') + ' UTC';

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const refused: MayReplace = () => Promise.resolve(false);

/** Whoever replaces what is there types how many games he gives up. */
function asked(yes: boolean): MayReplace {
  return async ({ games, mails }) => {
    if (yes) return true;
    if (!process.stdin.isTTY)
      throw new Error('Nothing was changed: --replace asks at a terminal; without one it needs --yes.');
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    const typed = await lines.question(
      `The database holds ${games} games and ${mails} mails. All of it is lost. Type the number of games to go on: `,
    );
    lines.close();
    return typed.trim() === String(games);
  };
}
