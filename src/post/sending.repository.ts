import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Game } from '../table/game.entity';
import { Seat } from '../table/seat.entity';
import { Person } from '../people/person.entity';
import { columnsOf, partOf } from '../store/columns';
import { OutboxMail } from './mail.entities';
import { IN_QUEUE, WorkerRepository, freeNow } from './worker.repository';

/** So often a mail is tried before those behind it are sent without waiting for it. */
export const HOLDS_UP_ATTEMPTS = 4;

/** Of the mails that somebody is sent in an hour so many may be such. */
const SHARE_BEHIND = 0.5;

/** A mail that this process has in hand. */
export type Claimed = Pick<
  OutboxMail,
  'id' | 'personId' | 'attempts' | 'notBefore' | 'trouble' | 'brokenOff' | 'cutOff'
>;

/** What is said of a mail that was set aside, whatever it is: none of it is looked at. */
export type SetAside = Pick<OutboxMail, 'id' | 'gameId'> & { to: string | null };

/** The trouble of a mail at which the service itself ended too often. */
const SET_ASIDE = 'set aside: the service ended twice when it was to be sent';

/** A mail in hand with all that it is made from, but for its pages. */
export interface ToSend {
  mail: OutboxMail;
  /** Null: he is gone. */
  person: Person | null;
  /** Null: it is about no game, or about one that is gone. */
  game: Game | null;
  /** His seat in it. */
  seat: Seat | null;
  /** The Message-ID of the mail of the same game that he was sent last; null: it is the first. */
  previous: string | null;
  /** Nothing is sent to its address any more. */
  suppressed: boolean;
}

/** Mails of the outbox as whoever sends them takes them in hand and says what became of them. */
@Injectable()
export class SendingRepository {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly workers: WorkerRepository,
  ) {}

  /**
   * Takes up to `most` mails that are due, each the earliest that waits for its person: nobody gets mails in another
   * order than they were written in, because two processes send them or because one is tried again. One that has failed
   * often holds the others up no longer. Letters and notes come after all that the game asks and tells, whoever it is for.
   * Who was sent `mostAnHour` mails within the hour gets the next when it is over; letters and notes fill half of it at most.
   */
  async claim(now: Date, most: number, mostAnHour: number): Promise<Claimed[]> {
    const found = await this.claimHeads(now, most, mostAnHour);
    // With more marked than are taken nobody waits for a mark.
    if (found.length === most || !(await this.markHeads())) return found;
    return [...found, ...(await this.claimHeads(now, most - found.length, mostAnHour))];
  }

  /**
   * Takes the earliest mail that is due and at which this or another process ended: whoever had it gave it back neither sent
   * nor as a fault. It is dealt with alone, so that none that was in hand with it is blamed; null: there is none.
   */
  async claimSuspect(now: Date, mostAnHour: number): Promise<Claimed | null> {
    const [found] = await this.claimHeads(now, 1, mostAnHour, true);
    return found ?? null;
  }

  /** Marks the first mail of everybody that is not marked, though others of his may be; false: all are. */
  private async markHeads(): Promise<boolean> {
    const [, marked] = await this.source.query<[unknown[], number]>(
      `UPDATE outbox o SET head = true WHERE ${IN_QUEUE} AND NOT head AND (SELECT count(*) FROM outbox e
         WHERE e.person_id = o.person_id AND e.state = 'waiting' AND (e.rank, e.nr) < (o.rank, o.nr)) = 0`,
    );
    return marked > 0;
  }

  private async claimHeads(now: Date, most: number, mostAnHour: number, suspect = false): Promise<Claimed[]> {
    const [rows] = await this.source.query<[(Claimed & { rank: number; nr: string })[], number]>(
      `UPDATE outbox SET attempts = attempts + 1, worker = $3, locked_until = ${this.workers.leaseEnd},
         broken_off = broken_off + (worker IS NOT NULL)::int
       WHERE id IN (
         SELECT id FROM outbox o
         WHERE ${IN_QUEUE} AND head AND not_before <= $1
           AND (o.worker IS NOT NULL OR o.broken_off > 0) = $6
           AND (SELECT count(*) FROM outbox e
             WHERE e.state = 'waiting' AND (e.not_before <= $1 OR e.attempts < ${HOLDS_UP_ATTEMPTS})
               AND e.person_id = o.person_id AND (e.rank, e.nr) < (o.rank, o.nr)) = 0
           AND ${freeNow('o')}
           AND (SELECT count(*) FROM outbox s WHERE s.person_id = o.person_id AND s.state = 'sent'
             AND s.sent_at > $1::timestamptz - interval '1 hour') < $4::int
           AND (o.rank = 0 OR (SELECT count(*) FROM outbox s WHERE s.person_id = o.person_id AND s.state = 'sent'
             AND s.rank > 0 AND s.sent_at > $1::timestamptz - interval '1 hour') < $5::int)
         ORDER BY rank, nr FOR UPDATE SKIP LOCKED LIMIT $2)
       RETURNING id, rank, nr, person_id AS "personId", attempts, not_before AS "notBefore", trouble,
         broken_off AS "brokenOff", cut_off AS "cutOff"`,
      [now, most, await this.workers.number(), mostAnHour, Math.ceil(mostAnHour * SHARE_BEHIND), suspect],
    );
    return rows.sort((a, b) => a.rank - b.rank || Number(a.nr) - Number(b.nr));
  }

  /** What a claimed mail is made from, in one statement that begins its lease anew; null: another process has taken it over. */
  async toSend({ id, attempts }: Claimed): Promise<ToSend | null> {
    const of = (entity: Parameters<typeof columnsOf>[1], table: string): string =>
      columnsOf(this.source, entity, table, `${table}_`);
    const [row] = await this.source.query<(Record<string, unknown> & Pick<ToSend, 'previous' | 'suppressed'>)[]>(
      `WITH o AS (UPDATE outbox SET locked_until = ${this.workers.leaseEnd}
         WHERE id = $1 AND attempts = $2 AND state = 'waiting' RETURNING *)
       SELECT ${of(OutboxMail, 'o')}, ${of(Person, 'p')}, ${of(Game, 'g')}, ${of(Seat, 's')},
         (SELECT e.message_id FROM outbox e WHERE e.game_id = o.game_id AND e.person_id = o.person_id
            AND e.state = 'sent' ORDER BY e.sent_at DESC, e.rank DESC, e.nr DESC LIMIT 1) AS previous,
         EXISTS (SELECT FROM mail_address a WHERE a.email = coalesce(o.spec->>'to', p.email)
            AND a.suppressed_at IS NOT NULL) AS suppressed
       FROM o LEFT JOIN person p ON p.id = o.person_id LEFT JOIN game g ON g.id = o.game_id
         LEFT JOIN seat s ON s.game_id = o.game_id AND s.person_id = o.person_id
       ORDER BY s.side LIMIT 1`,
      [id, attempts],
    );
    const mail = row && partOf<OutboxMail>(row, 'o_');
    if (!mail) return null;
    const [person, game, seat] = [partOf<Person>(row, 'p_'), partOf<Game>(row, 'g_'), partOf<Seat>(row, 's_')];
    return { mail, person, game, seat, previous: row.previous, suppressed: row.suppressed };
  }

  /** Begins the lease of a mail in hand anew; false: another process has taken it over. */
  async hold({ id, attempts }: Claimed): Promise<boolean> {
    const [, held] = await this.source.query<[unknown[], number]>(
      `UPDATE outbox SET locked_until = ${this.workers.leaseEnd} WHERE id = $1 AND attempts = $2 AND state = 'waiting'`,
      [id, attempts],
    );
    return held > 0;
  }

  /** The mail was taken, for the address `to`; it is kept as it was written. */
  async sent({ id, spec }: Pick<OutboxMail, 'id' | 'spec'>, at: Date, to: string | null): Promise<void> {
    await this.source.query(
      `UPDATE outbox SET state = 'sent', sent_at = $2, sent_to = $3, spec = $4, locked_until = NULL, trouble = NULL
       WHERE id = $1`,
      [id, at, to, JSON.stringify(spec)],
    );
  }

  /** The attempt failed, for the address `to`: again at `next`, or never. Leaves alone what another process has taken over. */
  async failed(mail: Claimed, trouble: string, next: Date | null, to: string): Promise<void> {
    const again = next ? { notBefore: next } : { state: 'dead' as const };
    await this.release(mail, { ...again, trouble, ...(to === '' ? {} : { sentTo: to }) });
  }

  /** The mail has not been tried, or nobody was there to take it: it waits as before, until `next`. */
  async putBack(mail: Claimed, trouble: string | null, next: Date): Promise<void> {
    await this.release(mail, { attempts: mail.attempts - 1, notBefore: next, trouble });
  }

  /** It was this process that left it, and that goes on: the database was away. */
  async cleared({ id, attempts }: Claimed): Promise<void> {
    await this.source.query('UPDATE outbox SET broken_off = broken_off - 1 WHERE id = $1 AND attempts = $2', [
      id,
      attempts,
    ]);
  }

  /** A mail at which an attempt ended has been made: if the service ends now, its making is not what ended it. */
  async made({ id, attempts }: Claimed): Promise<void> {
    await this.source.query('UPDATE outbox SET broken_off = 0, cut_off = cut_off + 1 WHERE id = $1 AND attempts = $2', [
      id,
      attempts,
    ]);
  }

  /** Nobody takes it again; null: another process has it. In the transaction of whoever tells so. */
  async setAside(manager: EntityManager, { id, attempts }: Claimed): Promise<SetAside | null> {
    const [rows] = await manager.query<[SetAside[], number]>(
      `UPDATE outbox SET state = 'dead', trouble = '${SET_ASIDE}', locked_until = NULL, worker = NULL
       WHERE id = $1 AND attempts = $2 AND state = 'waiting' RETURNING id, game_id AS "gameId", spec->>'to' AS to`,
      [id, attempts],
    );
    return rows[0] ?? null;
  }

  atOnce<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(work);
  }

  /** Nothing is sent to its address any more. */
  async suppressed(mail: Claimed): Promise<void> {
    await this.release(mail, { state: 'suppressed', trouble: 'nothing is sent to this address any more' });
  }

  private async release({ id, attempts }: Claimed, change: Partial<Omit<OutboxMail, 'spec'>>): Promise<void> {
    const ours = { id, attempts, state: 'waiting' as const };
    await this.source.manager.update(OutboxMail, ours, { ...change, lockedUntil: null, worker: null });
  }
}
