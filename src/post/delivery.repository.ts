import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PersonAddress } from '../people/person-address.entity';
import { InboundMail, OutboxMail } from './mail.entities';

/** How the mails of a game to one of its people stand. */
export interface MailCounts {
  personId: string;
  email: string;
  /** When the mail server last took one of them. */
  lastSentAt: Date | null;
  /** Not sent yet, or kept as his address takes none. */
  waiting: number;
  dead: number;
  provenAt: Date | null;
  autoReplyAt: Date | null;
  lastBounceAt: Date | null;
  suppressedAt: Date | null;
  reason: string | null;
}

/** A mail that could not be delivered, without its text. */
export interface DeadLetter {
  id: string;
  game: string | null;
  to: string;
  kind: string;
  createdAt: Date;
  trouble: string | null;
}

/** An address that nothing is sent to. */
export interface SuppressedAddress {
  email: string;
  name: string;
  since: Date;
  reason: string;
  /** Mails that are kept until it takes mail again. */
  kept: number;
  /** Codes of his games that are not over. */
  games: string[];
}

/** A mail in that no person wrote or nobody could read, without its text. */
export interface OddMail {
  class: string | null;
  outcome: string | null;
  receivedAt: Date;
  game: string | null;
}

/** A mail to the organiser, with the beginning of its raw bytes. */
export interface OrganisersMail {
  id: string;
  recipient: string;
  head: Buffer;
  receivedAt: Date;
  outcome: string | null;
}

const HEAD = 20_000;

/** How mails stand, for organisers. */
@Injectable()
export class DeliveryRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  mail(id: string): Promise<OutboxMail | null> {
    return this.source.manager.findOneBy(OutboxMail, { id });
  }

  isAddressOf(personId: string, email: string): Promise<boolean> {
    return this.source.manager.existsBy(PersonAddress, { personId, email });
  }

  /** Notes which game a mail in is about. */
  async aboutGame(id: string, gameNumber: number | null): Promise<void> {
    if (gameNumber !== null) await this.source.manager.update(InboundMail, { id }, { gameNumber });
  }

  /** The players of a game and its mails to each. */
  countsOf(gameId: string): Promise<MailCounts[]> {
    return this.source.query(
      `SELECT p.id AS "personId", p.email, max(o.sent_at) FILTER (WHERE o.state = 'sent') AS "lastSentAt",
         count(*) FILTER (WHERE o.state IN ('waiting', 'suppressed', 'digest'))::int AS waiting,
         count(*) FILTER (WHERE o.state = 'dead')::int AS dead, a.proven_at AS "provenAt",
         a.auto_reply_at AS "autoReplyAt", a.last_bounce_at AS "lastBounceAt", a.suppressed_at AS "suppressedAt", a.reason
       FROM seat s JOIN person p ON p.id = s.person_id LEFT JOIN mail_address a ON a.email = p.email
         LEFT JOIN outbox o ON o.game_id = s.game_id AND o.person_id = p.id
       WHERE s.game_id = $1 GROUP BY p.id, p.email, a.email`,
      [gameId],
    );
  }

  /** The newest 200. */
  deadLetters(): Promise<DeadLetter[]> {
    return this.source.query(
      `SELECT o.id, g.code AS game, coalesce(p.name, 'former player') AS "to", o.spec->>'kind' AS kind,
         o.created_at AS "createdAt", o.trouble
       FROM outbox o LEFT JOIN game g ON g.id = o.game_id LEFT JOIN person p ON p.id = o.person_id
       WHERE o.state = 'dead' ORDER BY o.nr DESC LIMIT 200`,
    );
  }

  /** The newest 200. */
  suppressedAddresses(): Promise<SuppressedAddress[]> {
    return this.source.query(
      `SELECT a.email, coalesce(p.name, 'former player') AS name, a.suppressed_at AS since, a.reason,
         (SELECT count(*)::int FROM outbox o WHERE o.person_id = p.id AND o.state = 'suppressed') AS kept,
         ARRAY(SELECT g.code FROM seat s JOIN game g ON g.id = s.game_id
           WHERE s.person_id = p.id AND g.state <> 'over' ORDER BY g.code LIMIT 20) AS games
       FROM mail_address a LEFT JOIN person p ON p.email = a.email
       WHERE a.suppressed_at IS NOT NULL ORDER BY a.suppressed_at DESC LIMIT 200`,
    );
  }

  /** The newest 50. */
  oddMails(): Promise<OddMail[]> {
    return this.source.query(
      `SELECT m.class, m.outcome, m.received_at AS "receivedAt", g.code AS game
       FROM inbound_mail m LEFT JOIN game g ON g.number = m.game_number
       WHERE m.state = 'failed' OR m.class NOT IN ('human', 'forward') ORDER BY m.received_at DESC LIMIT 50`,
    );
  }

  /** The newest 50 mails to addresses of the organiser, without their texts. */
  organisersMails(local: readonly string[]): Promise<OrganisersMail[]> {
    return this.source.query(
      `SELECT id, recipient, substring(raw for ${HEAD}) AS head, received_at AS "receivedAt", outcome FROM inbound_mail
       WHERE game_number IS NULL AND split_part(recipient, '@', 1) = ANY ($1) ORDER BY nr DESC LIMIT 50`,
      [local],
    );
  }

  /** One of them whole; null: there is none such. */
  async organisersMail(id: string, local: readonly string[]): Promise<Buffer | null> {
    const [row] = await this.source.query<{ raw: Buffer }[]>(
      `SELECT raw FROM inbound_mail WHERE id = $1 AND game_number IS NULL AND split_part(recipient, '@', 1) = ANY ($2)`,
      [id, local],
    );
    return row?.raw ?? null;
  }

  /** Lets a dead letter wait to be sent once more. False: it is none. */
  async retry(id: string, now: Date): Promise<boolean> {
    const [, changed] = await this.source.query<[unknown[], number]>(
      `UPDATE outbox SET state = 'waiting', attempts = 0, not_before = $2, locked_until = NULL, worker = NULL
       WHERE id = $1 AND state = 'dead'`,
      [id, now],
    );
    return changed > 0;
  }
}
