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
}
