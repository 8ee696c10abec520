import { ApiProperty } from '@nestjs/swagger';
import { STRENGTH_WORDS, type Strength } from '../kernel/search/strength';

/** How mail to the player of a seat stands, without his address. */
export class SeatDelivery {
  @ApiProperty({
    enum: ['ok', 'bouncing', 'suppressed', 'complaint', 'auto-reply'],
    description: 'suppressed, complaint: nothing is sent to him, and his clock stands',
  })
  state!: string;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) since!: Date | null;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When a machine last answered for him',
  })
  autoReplyAt!: Date | null;
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When the mail server last took a mail',
  })
  lastDeliveredAt!: Date | null;
  @ApiProperty({ description: 'Mails of this game that wait to be sent, or are kept until his address takes mail' })
  waiting!: number;
  @ApiProperty({ description: 'Mails of this game that could not be delivered' }) dead!: number;
}

/** A seat as organisers see it: no address, nothing of the game's hidden state. */
export class SeatSummary {
  @ApiProperty() side!: string;
  @ApiProperty() player!: string;
  @ApiProperty({
    enum: STRENGTH_WORDS,
    nullable: true,
    description: 'How strong the bot plays it; null: a person does',
  })
  bot!: Strength | null;
  @ApiProperty({ enum: ['invited', 'joined', 'declined', 'open'] }) state!: string;
  @ApiProperty({ description: 'Whether a decision waits for this seat' }) waitedFor!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'What is asked of him' }) owes!: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) owesSince!: Date | null;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) dueAt!: Date | null;
  @ApiProperty({
    type: SeatDelivery,
    nullable: true,
    description: 'Null, like when something is due, for who plays the other side',
  })
  delivery!: SeatDelivery | null;
}

export class GameSummary {
  @ApiProperty({ example: '7K3F' }) code!: string;
  @ApiProperty() title!: string;
  @ApiProperty() system!: string;
  @ApiProperty() scenario!: string;
  @ApiProperty({ enum: ['inviting', 'running', 'held', 'over', 'cancelled'] }) state!: string;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Rows of the log so far; null: for who plays the game himself',
  })
  rows!: number | null;
  @ApiProperty({ description: 'SHA-256 of the dice secret' }) commitment!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: Date;
  @ApiProperty({ type: [SeatSummary] }) seats!: SeatSummary[];
  @ApiProperty({ description: 'Mails that could not be delivered' }) undelivered!: number;
}
