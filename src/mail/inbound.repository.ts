import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import type { Receipt } from '../orders/receipt';
import { bagOf } from '../post/bag';
import { contentHash } from './parsed-mail';
import { MailAddress } from '../post/delivery.entities';
import type { MailAuth } from '../post/mail-auth';
import { endMails } from '../post/mail-end';
import { InboundMail } from '../post/mail.entities';
import { IN_QUEUE, WorkerRepository, freeNow } from '../post/worker.repository';
import { columnsOf, partOf } from '../store/columns';
import { runAlone, type Statement } from '../store/statement';

/** The outcome of a mail whose orders were written. */
const RECORDED: Receipt['outcome'] = 'recorded';
/** The outcome of a mail that came from somebody else than its address belongs to. */
export const STRANGER = 'another sender';
/** The outcome of a mail that the domain of its sender disowns. */
export const FORGED = 'not from where it says';
/** The outcome of a mail that no reader got through. */
export const UNREADABLE = 'cannot be read';
/** The outcome of a mail at which the service itself ended too often. */
export const SET_ASIDE = 'set aside';

/** Written on a mail when it comes: only its head was fetched. */
export const TOO_LARGE = 'too large';

/** A row by the names of its entity. */
const COLUMNS = `id, nr, recipient, game_number AS "gameNumber", message_id AS "messageId", envelope_from AS "envelopeFrom",
  raw, received_at AS "receivedAt", state, attempts, not_before AS "notBefore", locked_until AS "lockedUntil", worker,
  outcome, class, auth, body_hash AS "bodyHash", broken_off AS "brokenOff"`;

/**
 * In SQL, what the last mail to the address $1 said and answered (`bodyHash`), if it came a moment before `at` and was recorded: a mail that
 * says the same was sent twice by mistake. What recorded nothing is answered again, and so is what comes later or after another mail.
 */
const saidBefore = (at: string): string => `(
  SELECT CASE WHEN l.outcome = '${RECORDED}' AND ${at} - l.received_at < interval '15 minutes' THEN l.body_hash END
  FROM inbound_mail l WHERE l.recipient = $1 AND l.body_hash IS NOT NULL
  ORDER BY l.received_at DESC, l.nr DESC LIMIT 1)`;

/** Mails of one Message-ID that say different things are kept so often. */
const MOST_OF_ONE_ID = 20;

/** What was read of a mail. */
interface Read {
  from: string | null;
}

/** What decides what becomes of a mail. */
export interface Known {
  /** The people whose address it is from. */
  owners: readonly string[];
  /** What the mail before it said and answered, if that was recorded a moment ago; null: there is none. */
  before: string | null;
  /** What is known of the address it is from; null: nothing. */
  sender: MailAddress | null;
}

/** How a mail ends. */
interface Done {
  outcome: string;
  bodyHash: string | null;
  kind?: string | null;
}

/** A mail as it arrives. */
export interface Arrival {
  recipient: string;
  /** The number of the game its address names; null: it names none. Mails of one game are dealt with in their order. */
  game: number | null;
  messageId: string;
  envelopeFrom: string;
  raw: Buffer;
  /** Null: it was written on a page. */
  auth: MailAuth | null;
  /** What is known of it before it is dealt with. */
  outcome?: string | null;
}

/** Mails that came in, kept before they are answered with "250". */
@Injectable()
export class InboundRepository {
  /** Mails to be put back as soon as the database takes it. */
  private unreturned: { mail: InboundMail; at: Date }[] = [];

  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly workers: WorkerRepository,
  ) {}

  atOnce<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(work);
  }

  /** Keeps a mail; the same message to the same address is kept once. True: it is new. */
  keep(mail: Arrival, now: Date): Promise<boolean> {
    return this.keepWith(this.source.manager, mail, now);
  }

  /** The same in a transaction. A mail that has another's Message-ID and says something else is another. */
  async keepWith(manager: EntityManager, mail: Arrival, now: Date): Promise<boolean> {
    if (await this.keptAs(manager, mail, mail.messageId, now)) return true;
    const same = `SELECT raw FROM inbound_mail WHERE recipient = $1 AND (message_id = $2 OR starts_with(message_id, $2 || ' ')) LIMIT $3`;
    const kept = await manager.query<{ raw: Buffer }[]>(same, [mail.recipient, mail.messageId, MOST_OF_ONE_ID]);
    const content = contentHash(mail.raw);
    if (kept.length >= MOST_OF_ONE_ID || kept.some(({ raw }) => contentHash(raw) === content)) return false;
    return this.keptAs(manager, mail, `${mail.messageId} ${content.slice(0, 16)}`, now);
  }

  private async keptAs(manager: EntityManager, mail: Arrival, messageId: string, now: Date): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `INSERT INTO inbound_mail (recipient, game_number, message_id, envelope_from, raw, received_at, auth, outcome, state, attempts)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting', 0) ON CONFLICT (message_id, recipient) DO NOTHING RETURNING id`,
      [
        mail.recipient,
        mail.game,
        messageId,
        mail.envelopeFrom,
        mail.raw,
        now,
        JSON.stringify(mail.auth),
        mail.outcome ?? null,
      ],
    );
    return rows.length > 0;
  }

  /** Keeps what was written on a page, in the transaction that deals with it; null: the same was sent before. */
  async posted(manager: EntityManager, mail: Arrival, now: Date): Promise<InboundMail | null> {
    // The mark of a form that is sent once more with other words in it says nothing of these.
    const messageId = `${mail.messageId} ${contentHash(mail.raw).slice(0, 16)}`;
    const { recipient, game, envelopeFrom, raw } = mail;
    const [row] = await manager.query<{ id: string }[]>(
      `INSERT INTO inbound_mail (recipient, game_number, message_id, envelope_from, raw, received_at, state, attempts)
       VALUES ($1, $2, $3, $4, $5, $6, 'done', 1) ON CONFLICT (message_id, recipient) DO NOTHING RETURNING id`,
      [recipient, game, messageId, envelopeFrom, raw, now],
    );
    return row ? manager.findOneBy(InboundMail, { id: row.id }) : null;
  }

  /**
   * Takes the oldest waiting mail that is free; null: there is none. A mail waits for every earlier one of its game, in
   * whose hands that may be: orders count in the order they came in. The attempt is counted before the work, and so is
   * that another did not come to its end: whoever had the mail gave it back neither done nor as a fault. `suspect`: takes
   * one of those, which are dealt with alone; else none of them.
   */
  async claim(now: Date, suspect = false): Promise<InboundMail | null> {
    await this.returnAll();
    const [rows] = await this.source.query<[InboundMail[], number]>(
      `UPDATE inbound_mail SET attempts = attempts + 1, worker = $2, locked_until = ${this.workers.leaseEnd},
         broken_off = broken_off + (worker IS NOT NULL)::int
       WHERE id = (
         SELECT id FROM inbound_mail m
         WHERE ${IN_QUEUE} AND (not_before IS NULL OR not_before <= $1)
           AND (m.worker IS NOT NULL OR m.broken_off > 0) = $3
           AND NOT EXISTS (SELECT FROM inbound_mail e
             WHERE e.state = 'waiting' AND e.game_number = m.game_number AND e.nr < m.nr)
           AND ${freeNow('m')}
         ORDER BY nr FOR UPDATE SKIP LOCKED LIMIT 1)
       RETURNING ${COLUMNS}`,
      [now, await this.workers.number(), suspect],
    );
    return rows[0] ?? null;
  }

  /** Asks what decides whose a mail is, and locks its row; `known` reads the answer. */
  inHand({ id, recipient }: InboundMail, { from }: Read): Statement {
    const text = `SELECT ARRAY(SELECT a.person_id FROM address a WHERE a.email = $3) AS owners,
        ${saidBefore('m.received_at')} AS before, ${columnsOf(this.source, MailAddress, 'k', 'k_')}
      FROM inbound_mail m LEFT JOIN mail_address k ON k.email = $3
      WHERE m.id = $2 AND m.state = 'waiting' FOR UPDATE OF m`;
    return { name: 'mail_in_hand', text, values: [recipient, id, from] };
  }

  /** Null: another process has finished the mail meanwhile. */
  known(rows: readonly unknown[] = []): Known | null {
    const [row] = rows as (Record<string, unknown> & Pick<Known, 'owners' | 'before'>)[];
    return row ? { owners: row.owners, before: row.before, sender: partOf<MailAddress>(row, 'k_') } : null;
  }

  /** Whether this is still to be done: another process may have finished it meanwhile. Locks the row. */
  async stillWaiting(manager: EntityManager, id: string): Promise<boolean> {
    const statement = "SELECT FROM inbound_mail WHERE id = $1 AND state = 'waiting' FOR UPDATE";
    return (await manager.query<object[]>(statement, [id])).length > 0;
  }

  /** What the mail before it to its address said and answered, if that was recorded a moment ago; null: there is none. */
  async saidBefore(manager: EntityManager, { recipient, receivedAt }: InboundMail): Promise<string | null> {
    const statement = `SELECT ${saidBefore('$2::timestamptz')} AS before`;
    const [row] = await manager.query<Pick<Known, 'before'>[]>(statement, [recipient, receivedAt]);
    return row?.before ?? null;
  }

  /** How many mails that are like this text came from one sender to a game since `since`, of those of this outcome. */
  async countLike(
    manager: EntityManager,
    { game, from, like, outcome, since }: { game: number; from: string; like: string; outcome: string; since: Date },
  ): Promise<number> {
    const [row] = await manager.query<{ count: string }[]>(
      `SELECT count(*) FROM inbound_mail WHERE game_number = $1 AND envelope_from = $2 AND outcome = $3 AND received_at > $4
         AND body_hash LIKE '%.' || $5`,
      [game, from, outcome, since, like],
    );
    return Number(row?.count ?? 0);
  }

  /** How many mails with this outcome came to this address since `since`. */
  countOf(manager: EntityManager, recipient: string, outcome: string, since: Date): Promise<number> {
    return manager.countBy(InboundMail, { recipient, outcome, receivedAt: MoreThan(since) });
  }

  /** How many mails came to this address since `since`. */
  countAt(manager: EntityManager, recipient: string, since: Date): Promise<number> {
    return manager.countBy(InboundMail, { recipient, receivedAt: MoreThan(since) });
  }

  /** Ends a mail, at once or with all that its transaction writes at its end. `kind`: who wrote it, as the classifier says; null: known already. */
  async done(manager: EntityManager, id: string, { outcome, bodyHash, kind = null }: Done): Promise<void> {
    const end = { id, outcome, body_hash: bodyHash, class: kind };
    const bag = bagOf(manager);
    if (bag) return void bag.ends.push(end);
    await runAlone(manager, endMails([end]));
  }

  /** Notes who wrote a mail, as the classifier says. */
  async classed(id: string, kind: string): Promise<void> {
    await this.source.manager.update(InboundMail, { id }, { class: kind });
  }

  /** Ends a mail unless it has come to an end: another process may have taken it over. */
  async finish(
    id: string,
    state: 'done' | 'failed',
    outcome: string,
    manager: EntityManager = this.source.manager,
  ): Promise<void> {
    await manager.update(InboundMail, { id, state: 'waiting' }, { state, outcome, lockedUntil: null });
  }

  /** Gives a mail back after a fault, to be tried again at `at`; one that another process has taken over stays there. */
  async release({ id, attempts }: InboundMail, at: Date, tried = attempts): Promise<void> {
    const ours = { id, attempts, state: 'waiting' as const };
    const free = { notBefore: at, lockedUntil: null, worker: null };
    await this.source.manager.update(InboundMail, ours, { ...free, attempts: tried });
  }

  /** The same where the fault was not the mail's: it does not count, though the database may have to be waited for. */
  async putBack(mail: InboundMail, at: Date): Promise<void> {
    this.unreturned.push({ mail, at });
    await this.returnAll();
  }

  /** Gives back what could not be given back when its attempt failed. */
  private async returnAll(): Promise<void> {
    for (let next = this.unreturned[0]; next; next = this.unreturned[0]) {
      await this.release(next.mail, next.at, next.mail.attempts - 1);
      this.unreturned = this.unreturned.filter((other) => other !== next);
    }
  }
}
