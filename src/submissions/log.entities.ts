import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Audience } from '../kernel/flow/fact';

/** One row of a game's log. Append-only. */
@Entity('submission')
export class SubmissionRow {
  @PrimaryColumn('uuid', { name: 'game_id' }) gameId!: string;
  @PrimaryColumn('int') seq!: number;
  @Column('int') epoch!: number;
  @Column('text') kind!: string;
  @Column('text') source!: string;
  @Column('text', { nullable: true }) seat!: string | null;
  @Column('text', { nullable: true }) decision!: string | null;
  /** A `Submission`; typed loosely, as the ORM's types do not end on recursive JSON. */
  @Column('jsonb') body!: object;
  /** `system@version` that took it. */
  @Column('text') version!: string;
  @Column('int', { name: 'dice_epoch' }) diceEpoch!: number;
  @Column('int', { name: 'dice_step' }) diceStep!: number;
  @Column('text', { name: 'position_hash' }) positionHash!: string;
  @Column('text') hash!: string;
  /** The mail that brought it. */
  @Column('uuid', { name: 'mail_id', nullable: true }) mailId!: string | null;
  @Column('timestamptz') at!: Date;
  /** When what it answers was due; null: it answers nothing that was, or stands from before this was kept. */
  @Column('timestamptz', { name: 'due_at', nullable: true }) dueAt!: Date | null;
}

/** The position after a row, gzipped JSON. */
@Entity('position')
export class PositionRow {
  @PrimaryColumn('uuid', { name: 'game_id' }) gameId!: string;
  @PrimaryColumn('int') seq!: number;
  @Column('bytea') body!: Buffer;
}

/** Something that happened, with who may read it. */
@Entity('fact')
export class FactRow {
  @PrimaryColumn('uuid', { name: 'game_id' }) gameId!: string;
  @PrimaryColumn('int') seq!: number;
  @PrimaryColumn('int') n!: number;
  @Column('text') type!: string;
  @Column('text') rule!: string;
  @Column('jsonb') audience!: Audience;
  /** A `JsonObject`. */
  @Column('jsonb') body!: object;
  @Column('jsonb', { name: 'to_others', nullable: true }) toOthers!: object | null;
}
