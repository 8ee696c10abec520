import { ApiProperty } from '@nestjs/swagger';
import { KINDS, NAMINGS, type EventState, type Kind, type Naming } from './rounds.entities';

const STATES = ['draft', 'confirming', 'running', 'adjudicating', 'over'];

/** An event in a list. */
export class EventAnswer {
  @ApiProperty({ type: String, description: 'its name in addresses' }) handle!: string;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ enum: KINDS }) kind!: Kind;
  @ApiProperty({ type: String }) system!: string;
  @ApiProperty({ type: [String], description: 'of the first round, the second ...; then from the first again' })
  scenarios!: string[];
  @ApiProperty({ enum: [1, 2], description: 'games of a pairing; two: with sides swapped' }) games!: 1 | 2;
  @ApiProperty({ enum: NAMINGS, description: 'how entrants are named on the page of results' }) names!: Naming;
  @ApiProperty({ enum: STATES }) state!: EventState;
}

export class EntrantAnswer {
  @ApiProperty({ type: String, format: 'uuid' }) id!: string;
  @ApiProperty({ type: String, format: 'uuid' }) personId!: string;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: Number }) seed!: number;
  @ApiProperty({
    enum: ['entered', 'invited', 'confirmed', 'declined', 'withdrawn'],
    description: 'invited: he is asked for his seat in the round that is to begin, and has not answered',
  })
  state!: string;
  @ApiProperty({ type: Number, description: 'when he was entered' }) rating!: number;
}

export class RoundAnswer {
  @ApiProperty({ type: Number }) number!: number;
  @ApiProperty({ enum: ['confirming', 'running', 'adjudicating', 'over'] }) state!: string;
  @ApiProperty({ type: String, format: 'date-time' }) confirmBy!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) endsAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) begunAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) endedAt!: Date | null;
}

export class GameAnswer {
  @ApiProperty({ type: Number }) round!: number;
  @ApiProperty({ type: Number }) pair!: number;
  @ApiProperty({ type: Number }) game!: number;
  @ApiProperty({ type: String, nullable: true, description: 'null: it is not made yet' }) code!: string | null;
  @ApiProperty({ type: String }) scenario!: string;
  @ApiProperty({ type: String }) first!: string;
  @ApiProperty({ type: String }) firstSide!: string;
  @ApiProperty({ type: String }) second!: string;
  @ApiProperty({ type: String }) secondSide!: string;
  @ApiProperty({ enum: ['to be made', 'running', 'with a panel', 'over'] }) state!: string;
  @ApiProperty({ type: Number, nullable: true, minimum: -1, maximum: 1, description: 'to the first' })
  value!: number | null;
  @ApiProperty({ enum: ['played', 'panel', 'organiser', 'abandoned'], nullable: true }) how!: string | null;
  @ApiProperty({ type: String, nullable: true }) level!: string | null;
}

export class StandingAnswer {
  @ApiProperty({ type: Number }) place!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: Number }) seed!: number;
  @ApiProperty({ type: Number }) points!: number;
  @ApiProperty({ type: Number }) played!: number;
  @ApiProperty({ type: Number }) wins!: number;
  @ApiProperty({ type: Number }) draws!: number;
  @ApiProperty({ type: Number }) losses!: number;
  @ApiProperty({ type: Number, description: 'rounds in which he had nobody to play' }) byes!: number;
  @ApiProperty({ type: Number, description: 'points of his opponents (Buchholz)' }) buchholz!: number;
  @ApiProperty({ type: Number, description: 'the same by what he won of them (Sonneborn-Berger)' }) sonneborn!: number;
}

/** An event with all that belongs to it, as its organiser sees it. */
export class WholeEventAnswer extends EventAnswer {
  @ApiProperty({ type: Number, description: 'rounds it is to have' }) planned!: number;
  @ApiProperty({ type: [EntrantAnswer] }) entrants!: EntrantAnswer[];
  @ApiProperty({ type: [RoundAnswer] }) rounds!: RoundAnswer[];
  @ApiProperty({ type: [GameAnswer] }) results!: GameAnswer[];
  @ApiProperty({ type: [StandingAnswer] }) standings!: StandingAnswer[];
}

export class RatingAnswer {
  @ApiProperty({ type: String, format: 'uuid' }) personId!: string;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String }) system!: string;
  @ApiProperty({ type: Number }) rating!: number;
  @ApiProperty({ type: Number }) deviation!: number;
  @ApiProperty({ type: Number }) games!: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'share of decisions answered in time; null: he was asked none',
  })
  onTime!: number | null;
  @ApiProperty({ type: Number, description: 'decisions that had a time' }) asked!: number;
  @ApiProperty({ type: Number, description: 'games abandoned' }) abandoned!: number;
}

export class PanelAnswered {
  @ApiProperty({ type: [String], description: 'codes of the games that the panel values' }) games!: string[];
}
