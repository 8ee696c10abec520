import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { MailAuth } from './mail-auth';
import type { MailSpec } from './mail-spec';

/** A mail that came in, kept whole until it is dealt with and afterwards for the organiser. */
@Entity('inbound_mail')
export class InboundMail {
  @PrimaryGeneratedColumn('uuid') id!: string;
  /** The order they came in. */
  @Column({ type: 'bigint', insert: false, update: false }) nr?: string;
  /** The address it came to, with its token. */
  @Column('text') recipient!: string;
  /** The number of the game that its address names; null: it names none. */
  @Column('int', { name: 'game_number', nullable: true }) gameNumber!: number | null;
  @Column('text', { name: 'message_id' }) messageId!: string;
  @Column('text', { name: 'envelope_from' }) envelopeFrom!: string;
  @Column('bytea') raw!: Buffer;
  @Column('timestamptz', { name: 'received_at' }) receivedAt!: Date;
  @Column('text') state!: 'waiting' | 'done' | 'failed';
  @Column('int') attempts!: number;
  /** How many of them ended with the process they were made in, or with their lease. */
  @Column({ type: 'int', name: 'broken_off', insert: false, update: false }) brokenOff!: number;
  /** After a fault: not again before. */
  @Column('timestamptz', { name: 'not_before', nullable: true }) notBefore!: Date | null;
  /** The end of the lease of the process that has it in hand, by the database's clock. */
  @Column('timestamptz', { name: 'locked_until', nullable: true }) lockedUntil!: Date | null;
  /** The process that has it in hand. */
  @Column('int', { nullable: true }) worker!: number | null;
  /** What was done with it, in a word or two: never its text. */
  @Column('text', { nullable: true }) outcome!: string | null;
  /** Who wrote it, as the classifier says: `human`, `bounce` ...; null before it is read. */
  @Column('text', { nullable: true }) class!: string | null;
  /** Whether its sender's domain vouches for it; null: what was written on a page. */
  @Column('jsonb', { nullable: true }) auth!: MailAuth | null;
  /** SHA-256 of its own text and the token: the same orders sent twice are one mail. */
  @Column('text', { name: 'body_hash', nullable: true }) bodyHash!: string | null;
}

/** A mail to be sent, written in the transaction of what it tells. */
@Entity('outbox')
export class OutboxMail {
  @PrimaryColumn('uuid') id!: string;
  /** The order they are written and sent in. */
  @Column({ type: 'bigint', insert: false, update: false }) nr?: string;
  @Column('uuid', { name: 'game_id', nullable: true }) gameId!: string | null;
  @Column('uuid', { name: 'person_id' }) personId!: string;
  @Column('jsonb') spec!: MailSpec;
  @Column('text', { name: 'message_id' }) messageId!: string;
  /** `superseded`: what it asked was over before it could be sent. `suppressed`: nothing is sent to its address. */
  @Column('text') state!: 'waiting' | 'sent' | 'dead' | 'superseded' | 'suppressed';
  @Column('int') attempts!: number;
  /** How many of them ended with the process they were made in, or with their lease. */
  @Column({ type: 'int', name: 'broken_off', insert: false, update: false }) brokenOff!: number;
  /** How often it was made when that had happened before, and so was to go out. */
  @Column({ type: 'int', name: 'cut_off', insert: false, update: false }) cutOff!: number;
  @Column('timestamptz', { name: 'not_before' }) notBefore!: Date;
  @Column('timestamptz', { name: 'locked_until', nullable: true }) lockedUntil!: Date | null;
  /** The process that has it in hand. */
  @Column('int', { nullable: true }) worker!: number | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'sent_at', nullable: true }) sentAt!: Date | null;
  /** The address it was last handed over for. */
  @Column('text', { name: 'sent_to', nullable: true }) sentTo!: string | null;
  /** Why the last attempt failed, without addresses. */
  @Column('text', { nullable: true }) trouble!: string | null;
}

/** A mail in a mailbox of the local post office. */
@Entity('local_mail')
export class LocalMail {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'person_id' }) personId!: string;
  @Column({ type: 'bigint', insert: false, update: false }) nr!: string;
  @Column('bytea') raw!: Buffer;
  @Column('timestamptz', { name: 'delivered_at' }) deliveredAt!: Date;
  /** Sent by the person himself, from the reply box. */
  @Column('boolean') own!: boolean;
}
