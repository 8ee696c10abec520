import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** What is committed of a mail that was dealt with. */
export interface DealtWith {
  state: string;
  class: string | null;
  outcome: string | null;
  attempts: number;
  /** The code of its game. */
  game: string | null;
}

/** What is committed of a mail that we tried to send. */
export interface Tried {
  state: string;
  trouble: string | null;
  attempts: number;
  game: string | null;
}

const IN = `SELECT m.state, m.class, m.outcome, m.attempts, g.code AS game
  FROM inbound_mail m LEFT JOIN game g ON g.number = m.game_number WHERE m.id = $1`;
const OUT = `SELECT o.state, o.trouble, o.attempts, g.code AS game
  FROM outbox o LEFT JOIN game g ON g.id = o.game_id WHERE o.id = $1`;

/** How mails stand, in words that may be logged: no address, no text. */
@Injectable()
export class JournalRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async dealtWith(id: string): Promise<DealtWith | undefined> {
    return (await this.source.query<DealtWith[]>(IN, [id]))[0];
  }

  async tried(id: string): Promise<Tried | undefined> {
    return (await this.source.query<Tried[]>(OUT, [id]))[0];
  }
}
