import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a player asked the moderator, with the position it is about. */
@Entity('question')
export class Question {
  @PrimaryColumn('uuid', { name: 'game_id' }) gameId!: string;
  /** `Q3` of its game. */
  @PrimaryColumn('int') nr!: number;
  /** The side that asked. */
  @Column('text') seat!: string;
  /** The row whose position it is about, and its hash in the log. */
  @Column('int') seq!: number;
  @Column('text', { name: 'position_hash' }) positionHash!: string;
  /** The number of that position, as people know it. */
  @Column('int') step!: number;
  @Column('text') text!: string;
  @Column('text') state!: 'open' | 'answered';
  @Column('timestamptz', { name: 'asked_at' }) askedAt!: Date;
}

/** What was said on a question. */
@Entity('question_letter')
export class QuestionLetter {
  @PrimaryColumn('uuid', { name: 'game_id' }) gameId!: string;
  @PrimaryColumn('int') question!: number;
  @PrimaryColumn('int') n!: number;
  @Column('uuid', { name: 'person_id' }) personId!: string;
  /** An `answer` went to the player who asked; a `note` stays with moderators. */
  @Column('text') kind!: 'note' | 'answer';
  @Column('text') text!: string;
  @Column('timestamptz') at!: Date;
}

/** That a moderator looked at what one side sees. Both players are told when the game is over. */
@Entity('reveal')
export class Reveal {
  @PrimaryColumn('uuid', { name: 'game_id' }) gameId!: string;
  @PrimaryColumn('int') n!: number;
  /** Whose view he was shown. */
  @Column('text') seat!: string;
  /** The question it was for; null: none. */
  @Column('int', { nullable: true }) question!: number | null;
  @Column('int') seq!: number;
  @Column('int') step!: number;
  @Column('uuid', { name: 'person_id' }) personId!: string;
  @Column('text') reason!: string;
  @Column('timestamptz') at!: Date;
}
