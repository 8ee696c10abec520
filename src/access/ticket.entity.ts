import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SignInCause } from './sign-in-mail';

/** What the link of a sign-in mail stands for: good once, and not for long. */
@Entity('ticket')
export class Ticket {
  /** Of the token, which stands in the mail alone. */
  @PrimaryColumn('text') hash!: string;
  @Column('uuid', { name: 'person_id' }) personId!: string;
  @Column('text') cause!: SignInCause;
  /** The path of ours that is opened then. */
  @Column('text') back!: string;
  @Column('timestamptz', { name: 'made_at' }) madeAt!: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
  @Column('timestamptz', { name: 'used_at', nullable: true }) usedAt!: Date | null;
}
