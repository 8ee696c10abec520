import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a code stands for; the last three are about an address. `verify`: the code went to that address itself. */
export type Grave = 'resign' | 'abandon' | 'accept' | 'address' | 'forget' | 'verify';

/** A code that waits, or waited, for a second mail of a player. */
@Entity('confirmation')
export class Confirmation {
  @PrimaryColumn('uuid', { name: 'game_id' }) gameId!: string;
  @PrimaryColumn('uuid') id!: string;
  @Column('text') seat!: string;
  @Column('text') action!: Grave;
  /** The address it is about, or the proposal as it was read; null: about none. */
  @Column('text', { nullable: true }) about!: string | null;
  @Column('text') code!: string;
  @Column('timestamptz', { name: 'asked_at' }) askedAt!: Date;
  /** Wrong codes that came while it waited. */
  @Column('int') wrong!: number;
  /** When it was used, replaced, or guessed at too often; null: it waits. */
  @Column('timestamptz', { name: 'closed_at', nullable: true }) closedAt!: Date | null;
}
