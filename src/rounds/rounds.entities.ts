import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Charter } from '../table/charter';

/** Matches of two, everybody against everybody, or equals against equals. */
export const KINDS = ['match', 'robin', 'swiss'] as const;
export type Kind = (typeof KINDS)[number];

/** How entrants are named on pages that everybody may open. */
export const NAMINGS = ['full', 'short', 'seeds'] as const;
export type Naming = (typeof NAMINGS)[number];

export type EventState = 'draft' | 'confirming' | 'running' | 'adjudicating' | 'over';

/** Games of a club that are played in rounds. */
@Entity('round_event')
export class RoundEvent {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'club_id' }) clubId!: string;
  /** Its name in addresses. */
  @Column('text') handle!: string;
  @Column('text') name!: string;
  @Column('text') kind!: Kind;
  @Column('text') system!: string;
  /** Of the first round, the second ...; then from the first again. */
  @Column('text', { array: true }) scenarios!: string[];
  @Column('jsonb') charter!: Charter;
  /** Games of a pairing: one, or two with sides swapped. */
  @Column('int') games!: 1 | 2;
  /** Rounds it is to have; null: as many as its kind needs for those who are entered. */
  @Column('int', { nullable: true }) planned!: number | null;
  @Column('text') names!: Naming;
  @Column('uuid', { name: 'moderator_id', nullable: true }) moderatorId!: string | null;
  @Column('text') state!: EventState;
  @Column('timestamptz', { name: 'made_at' }) madeAt!: Date;
}

/** Somebody in an event. */
@Entity('entrant')
export class Entrant {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'event_id' }) eventId!: string;
  @Column('uuid', { name: 'person_id' }) personId!: string;
  @Column('int') seed!: number;
  /** Whether he plays in the round that is to begin. */
  @Column('text') state!: 'entered' | 'invited' | 'confirmed' | 'declined' | 'withdrawn';
  /** When he was entered. */
  @Column('real') rating!: number;
}

/** A round of an event. */
@Entity('round')
export class Round {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'event_id' }) eventId!: string;
  @Column('int') number!: number;
  @Column('text') state!: 'confirming' | 'running' | 'adjudicating' | 'over';
  /** Who has not confirmed his seat by then is not paired. */
  @Column('timestamptz', { name: 'confirm_by' }) confirmBy!: Date;
  /** When its games are to be over; null: that is not said. */
  @Column('timestamptz', { name: 'ends_at', nullable: true }) endsAt!: Date | null;
  @Column('timestamptz', { name: 'begun_at', nullable: true }) begunAt!: Date | null;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt!: Date | null;
}

/** Two entrants of a round; without a second the first has nobody to play. */
@Entity('pairing')
export class Pairing {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'round_id' }) roundId!: string;
  @Column('int') nr!: number;
  @Column('uuid', { name: 'first_id' }) firstId!: string;
  @Column('uuid', { name: 'second_id', nullable: true }) secondId!: string | null;
}

/** How a game of a pairing came to its result. */
export type How = 'played' | 'panel' | 'organiser' | 'abandoned';

/** A game of a pairing. */
@Entity('pairing_game')
export class PairingGame {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'pairing_id' }) pairingId!: string;
  @Column('int') nr!: number;
  @Column('text') scenario!: string;
  /** The sides of the pairing's first and second. */
  @Column('text', { name: 'first_side' }) firstSide!: string;
  @Column('text', { name: 'second_side' }) secondSide!: string;
  /** Null: it is not made yet. */
  @Column('uuid', { name: 'game_id', nullable: true }) gameId!: string | null;
  /** To the pairing's first, -1 to 1; null: none yet. */
  @Column('real', { nullable: true }) value!: number | null;
  @Column('text', { nullable: true }) how!: How | null;
  /** As the system calls it, or why it was ruled so. */
  @Column('text', { nullable: true }) level!: string | null;
  @Column('uuid', { name: 'abandoned_by', nullable: true }) abandonedBy!: string | null;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt!: Date | null;
  /** When the panel that values it is to have answered; null: there is none. */
  @Column('timestamptz', { name: 'panel_by', nullable: true }) panelBy!: Date | null;
}

/** Somebody who values an unfinished game. */
@Entity('panelist')
export class Panelist {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'pairing_game_id' }) pairingGameId!: string;
  @Column('uuid', { name: 'person_id' }) personId!: string;
  /** What he was sent. */
  @Column('text') packet!: string;
  /** The row of the log whose position it shows. */
  @Column('int') seq!: number;
  /** To the pairing's first, -1 to 1; null: he has not answered. */
  @Column('real', { nullable: true }) value!: number | null;
  @Column('text', { nullable: true }) reason!: string | null;
  @Column('timestamptz', { name: 'answered_at', nullable: true }) answeredAt!: Date | null;
  /** Since when he is asked no more; what he was sent he has seen. */
  @Column('timestamptz', { name: 'dismissed_at', nullable: true }) dismissedAt!: Date | null;
}

/** What happened in an event, for its log. */
@Entity('round_news')
export class RoundNews {
  @PrimaryColumn('bigint', { insert: false }) id!: string;
  @Column('uuid', { name: 'event_id' }) eventId!: string;
  @Column('timestamptz') at!: Date;
  @Column('text') by!: string;
  @Column('text') what!: string;
}

/** How strong somebody plays a system, among the people of a club. */
@Entity('rating')
export class Rating {
  @PrimaryColumn('uuid', { name: 'club_id' }) clubId!: string;
  @PrimaryColumn('uuid', { name: 'person_id' }) personId!: string;
  @PrimaryColumn('text') system!: string;
  @Column('double precision') rating!: number;
  @Column('double precision') deviation!: number;
  @Column('double precision') volatility!: number;
  /** Games that count in it. */
  @Column('int') games!: number;
  @Column('timestamptz') at!: Date;
}
