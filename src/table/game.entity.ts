import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Charter, CharterChange } from './charter';

/** `cancelled`: it has never begun. */
export type GameState = 'inviting' | 'running' | 'held' | 'over' | 'cancelled';

/** One game: what is fixed at its start, and where its log ends. */
@Entity('game')
export class Game {
  @PrimaryColumn('uuid') id!: string;
  /** Short, for people: `7K3F`. */
  @Column('text') code!: string;
  /** For mail addresses. */
  @Column('int') number!: number;
  @Column('uuid', { name: 'club_id', nullable: true }) clubId!: string | null;
  @Column('uuid', { name: 'moderator_id', nullable: true }) moderatorId!: string | null;
  @Column('text') title!: string;
  @Column('text') system!: string;
  @Column('text') version!: string;
  @Column('text') scenario!: string;
  @Column('jsonb') charter!: Charter;
  /** What both have agreed to change of it since, the first first. */
  @Column('jsonb', { name: 'charter_changes', default: [] }) changes!: CharterChange[];
  /** The dice secret, locked with the service's key. */
  @Column('text') secret!: string;
  /** Secrets that were published when the game ended, before it was taken up again, locked; the first first. */
  @Column('text', { name: 'spent_secrets', array: true }) spentSecrets!: string[];
  /** The promise of the first mail: the hash of the first dice secret. */
  @Column('text') commitment!: string;
  @Column('text') state!: GameState;
  /** The last row of the log; -1 before the first. */
  @Column('int') seq!: number;
  /** The hash of the last row. */
  @Column('text') chain!: string;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
}
