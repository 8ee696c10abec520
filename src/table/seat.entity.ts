import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A line of a report as it is kept: row and number of each of its facts; reports of old have the first one's only. */
export type StoredLine = [number, number] | [number, number][];

/** What an answer has added to its seat's bank, to be given back with it. */
export interface Earned {
  /** `d6` */
  decision: string;
  seconds: number;
  /** His clock as it ran before, where hours are fixed. */
  before?: { bankSeconds: number; clockFrom: string; clockZone: string | null };
}

/** What started the clock of a decision before its midnight: the first proof that it has reached the player. */
export interface FirstProof {
  decision: string;
  at: string;
  by: 'mail' | 'page' | 'report';
}

/** `declined`: he does not want to play; `open`: nobody has been asked. */
export type SeatState = 'invited' | 'joined' | 'declined' | 'open';

/** Orders of a mail that were refused, kept so that only what was wrong need be written again. */
export interface Refused {
  /** The number in the address of that mail. */
  decision: number;
  text: string;
  /** What the receipt offered in the place of faulty lines, by their numbers; empty: to leave it out; `part`: it says less than the line. */
  offers: { line: number; text: string; part?: true }[];
}

/** A person's place on a side of a game, with what he has been told and his clock. */
@Entity('seat')
export class Seat {
  @PrimaryColumn('uuid', { name: 'game_id' }) gameId!: string;
  @PrimaryColumn('text') side!: string;
  @Column('uuid', { name: 'person_id' }) personId!: string;
  @Column('text') state!: SeatState;
  /** Facts up to this row have been told to him. */
  @Column('int', { name: 'told_seq' }) toldSeq!: number;
  /** The position he saw last, for "changes first". */
  @Column('int', { name: 'seen_seq', nullable: true }) seenSeq!: number | null;
  /** Decisions up to this number have been put to him. */
  @Column('int', { name: 'told_decision' }) toldDecision!: number;
  /** The numbered lines of his last report, for WHY. */
  @Column('jsonb') report!: StoredLine[];
  /** Time left in his bank, in seconds. */
  @Column('int', { name: 'bank_seconds' }) bankSeconds!: number;
  /** What his last answer has added to it; null: no answer has yet. */
  @Column('jsonb', { nullable: true }) earned!: Earned | null;
  /** Since when his clock runs; null: it stands. */
  @Column('timestamptz', { name: 'clock_from', nullable: true }) clockFrom!: Date | null;
  @Column('timestamptz', { name: 'due_at', nullable: true }) dueAt!: Date | null;
  /** Reminders sent for the decision that waits. */
  @Column('int') reminded!: number;
  /** The zone in which the decision that waits was put to him; null: its clock has not begun. */
  @Column('text', { name: 'clock_zone', nullable: true }) clockZone!: string | null;
  /** What started the clock of his last question that began before its midnight. */
  @Column('jsonb', { name: 'first_proof', nullable: true }) firstProof!: FirstProof | null;
  /** When the sweep must look at him next; null: nothing of his is to come. */
  @Column('timestamptz', { name: 'look_at', nullable: true }) lookAt!: Date | null;
  /** The decision for which he has said, when his time was over, that he is still there. */
  @Column('text', { nullable: true }) grace!: string | null;
  /** Deadlines, one after the other, at which he was silent and somebody claimed. */
  @Column('int', { default: 0 }) silences!: number;
  /** What is asked of him, as people call it; null: nothing. */
  @Column('text', { nullable: true }) owes!: string | null;
  @Column('timestamptz', { name: 'owes_since', nullable: true }) owesSince!: Date | null;
  /** Since when no mail reaches him. */
  @Column('timestamptz', { name: 'undelivered_since', nullable: true }) undeliveredSince!: Date | null;
  /** Since when his clock stands for that, though something is asked of him. */
  @Column('timestamptz', { name: 'stands_from', nullable: true }) standsFrom!: Date | null;
  /** How long it has stood for that before, in this game. */
  @Column('int', { name: 'stood_seconds', default: 0 }) stoodSeconds!: number;
  /** His last orders, if they were refused. */
  @Column('jsonb', { nullable: true }) refused!: Refused | null;
  /** Mails of the game to him so far, for the thread. */
  @Column('int') mails!: number;
}
