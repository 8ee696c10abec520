import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** How far a ruling reaches: its own game, or all games of its club that begin after it. */
export type Scope = 'game' | 'club';

/** What a moderator ruled, for whoever meets the same again. */
@Entity('ruling')
export class Ruling {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('uuid', { name: 'club_id', nullable: true }) clubId!: string | null;
  /** The game it was made in; null: that game is no more. */
  @Column('uuid', { name: 'game_id', nullable: true }) gameId!: string | null;
  /** `R3` of its club, or of its game where that has no club. */
  @Column('int') nr!: number;
  /** The question it answers; null: none. */
  @Column('int', { nullable: true }) question!: number | null;
  @Column('text') scope!: Scope;
  @Column('text') system!: string;
  /** The paragraphs it is about. */
  @Column('text', { array: true }) rules!: string[];
  /** The question in the moderator's own words: those of the player who asked are his secret. */
  @Column('text') asked!: string;
  @Column('text') answer!: string;
  @Column('text') reason!: string;
  /** The row and position that it was made about. */
  @Column('int') seq!: number;
  @Column('int') step!: number;
  @Column('text', { name: 'position_hash' }) positionHash!: string;
  @Column('uuid', { name: 'person_id' }) personId!: string;
  @Column('timestamptz') at!: Date;
  @Column('timestamptz', { name: 'withdrawn_at', nullable: true }) withdrawnAt!: Date | null;
  @Column('text', { name: 'withdrawn_why', nullable: true }) withdrawnWhy!: string | null;
}

/** Both players of a running game have agreed to play by a ruling made since it began. */
@Entity('ruling_consent')
export class RulingConsent {
  @PrimaryColumn('uuid', { name: 'game_id' }) gameId!: string;
  @PrimaryColumn('uuid', { name: 'ruling_id' }) rulingId!: string;
  @Column('text', { name: 'proposed_by' }) proposedBy!: string;
  @Column('timestamptz') at!: Date;
}
