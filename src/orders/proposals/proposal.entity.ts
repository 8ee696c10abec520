import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { CharterChange } from '../../table/charter';

/** What one side may propose to the other. */
export type Wish =
  | { kind: 'draw' }
  /** Back to a position by the number that players know it by; without a word on the dice, as the charter says. */
  | { kind: 'rewind'; position: number; dice?: 'kept' | 'anew' }
  /** Something else to play by from here on. */
  | { kind: 'charter'; change: CharterChange }
  /** More time for who proposes. */
  | { kind: 'extend'; seconds: number }
  /** A ruling of the club, made since the game began, holds in it too. */
  | { kind: 'ruling'; nr: number };

/** Something that one side has proposed to the other. */
@Entity('proposal')
export class Proposal {
  @PrimaryColumn('uuid', { name: 'game_id' }) gameId!: string;
  @PrimaryColumn('uuid') id!: string;
  /** The seat that proposed it. */
  @Column('text') seat!: string;
  @Column('jsonb') wish!: Wish;
  @Column('timestamptz', { name: 'asked_at' }) askedAt!: Date;
  /** When it was answered, taken back or replaced; null: it waits. */
  @Column('timestamptz', { name: 'closed_at', nullable: true }) closedAt!: Date | null;
  @Column('text', { nullable: true }) outcome!: 'accepted' | 'refused' | 'withdrawn' | null;
}
