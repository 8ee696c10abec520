import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser in which somebody has shown that he reads his mailbox. */
@Entity('device')
export class Device {
  @PrimaryColumn('uuid') id!: string;
  /** Of the token in its cookie. */
  @Column('text') hash!: string;
  @Column('uuid', { name: 'person_id' }) personId!: string;
  /** `Firefox on Linux` */
  @Column('text') label!: string;
  @Column('timestamptz') since!: Date;
  @Column('timestamptz', { name: 'seen_at' }) seenAt!: Date;
  /** Until when it opens all that is his; after that, with the link of a mail, the page of a seat. */
  @Column('timestamptz', { name: 'signed_in_until' }) signedInUntil!: Date;
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt!: Date | null;
}
