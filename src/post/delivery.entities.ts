import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Suppression } from './bounce-score';

/** What is known of an address that mails of ours went to. */
@Entity('mail_address')
export class MailAddress {
  @PrimaryColumn('text') email!: string;
  /** When something last came from whoever reads there; null: nothing ever did. */
  @Column('timestamptz', { name: 'proven_at', nullable: true }) provenAt!: Date | null;
  @Column('timestamptz', { name: 'auto_reply_at', nullable: true }) autoReplyAt!: Date | null;
  @Column('timestamptz', { name: 'last_bounce_at', nullable: true }) lastBounceAt!: Date | null;
  /** Since when nothing is sent there. */
  @Column('timestamptz', { name: 'suppressed_at', nullable: true }) suppressedAt!: Date | null;
  @Column('text', { nullable: true }) reason!: Suppression | null;
  /** What asks something is refused there for now, and is tried again; it counts as unreached until then. */
  @Column('timestamptz', { name: 'refused_until', nullable: true }) refusedUntil!: Date | null;
  /** When what spoke against it was last forgotten: mails from before then count no more. */
  @Column('timestamptz', { name: 'cleared_at', nullable: true }) clearedAt!: Date | null;
}

/** A mail of ours that came back, and counts against its address. */
@Entity('bounced_mail')
export class BouncedMail {
  @PrimaryColumn('uuid', { name: 'outbox_id' }) outboxId!: string;
  @Column('text') email!: string;
  @Column('boolean') permanent!: boolean;
  /** `5.1.1`; empty when none was told. */
  @Column('text') status!: string;
  @Column('timestamptz') at!: Date;
  /** When the same mail, which is sent again, came back before. */
  @Column('timestamptz', { array: true }) earlier!: Date[];
}
