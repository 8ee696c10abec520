import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type QueryRunner } from 'typeorm';

/** The class of the advisory locks on mailboxes; the other half of the key is a hash of the name. */
const LOCK_CLASS = 7104;

/** How far a mailbox is read. */
export interface Cursor {
  validity: bigint;
  lastUid: number;
}

/** Who reads a mailbox, and how far. */
@Injectable()
export class MailboxRepository {
  private held: { mailbox: string; runner: QueryRunner } | null = null;

  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /**
   * Whether this process is the one that reads the mailbox. The database keeps a lock for it on a connection of its own, and
   * gives it to another process as soon as this one is gone.
   */
  async hold(mailbox: string): Promise<boolean> {
    if (this.held && !(await this.stillHeld(this.held.runner))) await this.release();
    return this.held !== null || this.grab(mailbox);
  }

  /** Lets another process read it. */
  async release(): Promise<void> {
    const held = this.held;
    this.held = null;
    if (!held || held.runner.isReleased) return;
    const key = [LOCK_CLASS, held.mailbox];
    await held.runner.query('SELECT pg_advisory_unlock($1, hashtext($2))', key).catch(() => undefined);
    await held.runner.release();
  }

  /** Null: it has never been read. */
  async cursor(mailbox: string): Promise<Cursor | null> {
    const [row] = await this.source.query<{ validity: string; last: string }[]>(
      'SELECT uid_validity::text AS validity, last_uid::text AS last FROM imap_cursor WHERE mailbox = $1',
      [mailbox],
    );
    return row ? { validity: BigInt(row.validity), lastUid: Number(row.last) } : null;
  }

  async advance(mailbox: string, { validity, lastUid }: Cursor): Promise<void> {
    await this.source.query(
      `INSERT INTO imap_cursor (mailbox, uid_validity, last_uid) VALUES ($1, $2, $3)
       ON CONFLICT (mailbox) DO UPDATE SET uid_validity = EXCLUDED.uid_validity, last_uid = EXCLUDED.last_uid`,
      [mailbox, validity.toString(), lastUid],
    );
  }

  private async grab(mailbox: string): Promise<boolean> {
    const runner = this.source.createQueryRunner();
    try {
      const [row] = (await runner.query('SELECT pg_try_advisory_lock($1, hashtext($2)) AS ours', [
        LOCK_CLASS,
        mailbox,
      ])) as { ours: boolean }[];
      if (row?.ours === true) this.held = { mailbox, runner };
    } finally {
      if (this.held?.runner !== runner) await runner.release();
    }
    return this.held !== null;
  }

  private async stillHeld(runner: QueryRunner): Promise<boolean> {
    if (runner.isReleased) return false;
    return runner.query('SELECT 1').then(
      () => true,
      () => false,
    );
  }
}
