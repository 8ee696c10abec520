import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that a person writes from: his main one, where his mails go, and others. */
@Entity('address')
export class PersonAddress {
  /** In lower case; of one person only. */
  @PrimaryColumn('text') email!: string;
  @Column('uuid', { name: 'person_id' }) personId!: string;
  /** When a code came back from there; null: he was registered by it, or an organiser of before named it. */
  @Column('timestamptz', { name: 'verified_at', nullable: true }) verifiedAt!: Date | null;
}
