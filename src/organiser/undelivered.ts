import { ApiProperty } from '@nestjs/swagger';

/** A mail that could not be delivered. Its text is its reader's alone. */
export class DeadLetterSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ type: String, nullable: true, example: '7K3F' }) game!: string | null;
  @ApiProperty({ description: 'The name of whom it was for' }) to!: string;
  @ApiProperty({ example: 'turn' }) kind!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: Date;
  @ApiProperty({ type: String, nullable: true, example: 'came back (5.2.2)' }) trouble!: string | null;
}

/** An address that nothing is sent to any more. */
export class SuppressedSummary {
  @ApiProperty() email!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ format: 'date-time' }) since!: Date;
  @ApiProperty({ enum: ['no such mailbox', 'mails keep coming back', 'complaint'] }) reason!: string;
  @ApiProperty({ description: 'Mails that are kept until it takes mail again' }) kept!: number;
  @ApiProperty({ type: [String], description: 'His games that are not over' }) games!: string[];
}

export class Undelivered {
  @ApiProperty({ type: [DeadLetterSummary] }) deadLetters!: DeadLetterSummary[];
  @ApiProperty({ type: [SuppressedSummary] }) suppressed!: SuppressedSummary[];
}
