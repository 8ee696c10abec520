import { ENTITIES } from '../entities';
import type { Keys } from '../config/keys';
import { Restoring, unknownSteps } from '../store/restore.repository';
import { pieces, type CheckedBackup, type Piece } from './archive-reader';
import { BadBackup, isSealed } from './manifest';
import { verifyGames } from './verify-games';

/** Whether what is in a database may go; `games` and `mails` are there. */
export type MayReplace = (there: { games: number; mails: number }) => Promise<boolean>;

/** What was restored. */
export interface Restored {
  games: number;
}

/** A database that is not to be touched. */
export class NotRestored extends Error {
  constructor(why: string) {
    super(`Nothing was changed: ${why}`);
    this.name = 'NotRestored';
  }
}

/** @throws BadBackup when it is sealed with another secret, or was changed since */
export function checkSeal({ text, seal }: CheckedBackup, keys: Keys): void {
  if (!isSealed(keys, text, seal))
    throw new BadBackup(
      'it belongs to another DESPATCH_SECRET, or was changed: set DESPATCH_SECRET to that of its service',
    );
}

/**
 * Puts a backup in the place of what is in the database, brings it to this version's schema and checks every game, all in
 * one transaction. @throws NotRestored, BadBackup
 */
export async function restoreBackup(
  backup: CheckedBackup,
  databaseUrl: string,
  keys: Keys,
  mayReplace: MayReplace,
): Promise<Restored> {
  checkSeal(backup, keys);
  const { migrations, tables, sequences, service } = backup.manifest;
  const newer = unknownSteps(migrations.map((m) => m.name));
  if (newer.length > 0)
    throw new NotRestored(
      `the backup was written by a newer Despatch (${service}), which knows ${newer.join(', ')}; install that version or a later one.`,
    );
  return Restoring.at(databaseUrl, ENTITIES, async (restoring) => {
    await clear(restoring, mayReplace);
    await restoring.make(migrations.map((m) => m.name));
    await restoring.empty(tables);
    const source = new Tables(pieces(backup));
    for (const table of tables) await restoring.fill(table, source.rowsOf(table.name));
    for (const { name, last } of sequences) await restoring.goOn(name, last);
    await restoring.make();
    return { games: await verifyGames(restoring.manager, keys) };
  });
}

/** An empty database, or one that may be emptied. */
async function clear(restoring: Restoring, mayReplace: MayReplace): Promise<void> {
  if ((await restoring.others()) > 0)
    throw new NotRestored('a Despatch service works on this database; stop it first.');
  const made = await restoring.steps();
  const counts = await restoring.rowCounts();
  if (made === null && counts.size > 0) throw new NotRestored('the database holds tables that are not of Despatch.');
  if (made !== null && unknownSteps(made).length > 0)
    throw new NotRestored('the database belongs to a newer Despatch; use that version.');
  const [games, mails] = [counts.get('game') ?? 0, counts.get('inbound_mail') ?? 0];
  const empty = [...counts.values()].every((rows) => rows === 0);
  if (!empty && !(await mayReplace({ games, mails }))) throw new NotRestored('the database is not empty.');
  await restoring.unmake(made ?? []);
}

/** The pieces of an archive, as the rows of one table after the other. */
class Tables {
  private next: Piece | null = null;

  constructor(private readonly all: AsyncGenerator<Piece>) {}

  async *rowsOf(table: string): AsyncGenerator<Buffer> {
    for (;;) {
      this.next ??= await this.take();
      if (this.next?.table !== table) return;
      yield this.next.bytes;
      this.next = null;
    }
  }

  private async take(): Promise<Piece | null> {
    const { value, done } = (await this.all.next()) as IteratorResult<Piece, undefined>;
    return done ? null : value;
  }
}
