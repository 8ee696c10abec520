import { ApiProperty } from '@nestjs/swagger';

/** The row of the log that an act is. */
export class RowAnswer {
  @ApiProperty({ type: Number, description: 'the last row of the log' }) row!: number;
}

/** When a seat's time is over now. */
export class DueAnswer {
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) dueAt!: string | null;
}

/** Real dice that were typed. */
export class DiceAnswer extends RowAnswer {
  @ApiProperty({ type: String, nullable: true, description: 'the roll that is still missing' }) missing!: string | null;
}

/** Where somebody's mails go, and all the addresses his mails are read from. */
export class AddressesAnswer {
  @ApiProperty({ type: String, format: 'email' }) email!: string;
  @ApiProperty({ type: [String] }) addresses!: string[];
  @ApiProperty({ required: false, description: 'he is asked about it; nothing has changed yet' }) asked?: string;
}
