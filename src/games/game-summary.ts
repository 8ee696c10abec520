import { ApiProperty } from '@nestjs/swagger';

/** A seat as organisers see it: no address, nothing of the game's hidden state. */
export class SeatSummary {
  @ApiProperty() side!: string;
  @ApiProperty() player!: string;
  @ApiProperty({ enum: ['invited', 'joined'] }) state!: string;
  @ApiProperty({ description: 'Whether a decision waits for this seat' }) waitedFor!: boolean;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) dueAt!: Date | null;
}

export class GameSummary {
  @ApiProperty({ example: '7K3F' }) code!: string;
  @ApiProperty() title!: string;
  @ApiProperty() system!: string;
  @ApiProperty() scenario!: string;
  @ApiProperty({ enum: ['inviting', 'running', 'held', 'over'] }) state!: string;
  @ApiProperty({ description: 'Rows of the log so far' }) rows!: number;
  @ApiProperty({ description: 'SHA-256 of the dice secret' }) commitment!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: Date;
  @ApiProperty({ type: [SeatSummary] }) seats!: SeatSummary[];
  @ApiProperty({ description: 'Mails that could not be delivered' }) undelivered!: number;
}
