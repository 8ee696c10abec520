import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { GameState } from './game.entity';

/** A game at which somebody sits, as its mails are addressed. */
export interface PlayedGame {
  id: string;
  code: string;
  number: number;
  state: GameState;
  side: string;
}

/** The games at which somebody sits. */
@Injectable()
export class PlayedGames {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  of(personId: string): Promise<PlayedGame[]> {
    return this.source.query(
      `SELECT g.id, g.code, g.number, g.state, s.side FROM seat s JOIN game g ON g.id = s.game_id
       WHERE s.person_id = $1 AND g.state <> 'inviting' ORDER BY g.code`,
      [personId],
    );
  }

  /** Those of these words that are codes of games, whoever plays in them. */
  async codesOf(words: readonly string[]): Promise<string[]> {
    if (words.length === 0) return [];
    const rows = await this.source.query<{ code: string }[]>('SELECT code FROM game_name WHERE code = ANY ($1)', [
      words,
    ]);
    return rows.map(({ code }) => code);
  }
}
