import { ApiProperty } from '@nestjs/swagger';
import { FIRST, SYSTEMS } from '../systems/all';

const ASKED_NUMBER =
  'to be sent back with the orders; it counts what both sides were asked in this game, with what answered itself, and tells nothing that is hidden';

/** A game of a player. */
export class OwnGame {
  @ApiProperty({ type: String, example: '7K3F' }) code!: string;
  @ApiProperty({ type: String }) title!: string;
  @ApiProperty({ type: String, example: FIRST }) system!: string;
  @ApiProperty({ type: String, example: 'running' }) state!: string;
  @ApiProperty({ type: String, example: SYSTEMS[FIRST].demo.seats[0] }) side!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) dueAt!: Date | null;
  @ApiProperty({ type: Boolean, description: 'you are asked something' }) waited!: boolean;
  @ApiProperty({ type: Number, description: 'letters that you have not looked at on the page' }) letters!: number;
}

/** What is asked of a player. */
export class AskedAnswer {
  @ApiProperty({ type: Number, description: ASKED_NUMBER }) number!: number;
  @ApiProperty({ type: String }) title!: string;
  @ApiProperty({ type: String }) question!: string;
  @ApiProperty({ type: [String], description: 'orders that may be given' }) choices!: string[];
  @ApiProperty({ type: [String], description: 'orders that would be legal now' }) examples!: string[];
  @ApiProperty({ type: String, description: 'what answers when you are silent' }) silence!: string;
}

/** A position in lines of text, as the side knows it. */
export class PositionAnswer {
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: [String] }) lines!: string[];
}

/** What the page of a seat shows. */
export class SeatAnswer {
  @ApiProperty({ type: String }) code!: string;
  @ApiProperty({ type: String }) title!: string;
  @ApiProperty({ type: String }) side!: string;
  @ApiProperty({ type: String, description: 'where the game stands' }) moment!: string;
  @ApiProperty({ type: String, description: 'the result; empty: it goes on' }) over!: string;
  @ApiProperty({ type: AskedAnswer, nullable: true }) asked!: AskedAnswer | null;
  @ApiProperty({ type: PositionAnswer }) position!: PositionAnswer;
  @ApiProperty({ type: String, description: 'another one means that there is something new' }) stamp!: string;
}

/** The receipt of orders. */
export class OrdersAnswer {
  @ApiProperty({ enum: ['recorded', 'checked', 'NOT recorded', 'answer'] }) outcome!: string;
  @ApiProperty({ type: String }) verdict!: string;
  @ApiProperty({
    type: [Object],
    description: 'each line as it was read; `likewise`: numbers of lines of which the same is to be said',
  })
  lines!: object[];
  @ApiProperty({ type: Number, description: 'lines that are counted only' }) untold!: number;
  @ApiProperty({ type: [String] }) objections!: string[];
  @ApiProperty({ type: [String] }) inForce!: string[];
}
