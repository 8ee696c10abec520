import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { GameState } from '../table/game.entity';

/** A game as it stands for one who sits at it. */
export interface MyGame {
  code: string;
  title: string;
  system: string;
  state: GameState;
  side: string;
  dueAt: Date | null;
  /** He is asked something. */
  waited: boolean;
}

const OWN = `SELECT g.code, g.title, g.system, g.state, s.side, s.due_at AS "dueAt",
    (s.clock_from IS NOT NULL OR s.owes IS NOT NULL) AND g.state <> 'over' AS waited
  FROM seat s JOIN game g ON g.id = s.game_id WHERE s.person_id = $1
  ORDER BY g.state = 'over', s.due_at NULLS LAST, g.created_at DESC LIMIT 200`;

/** The games at which somebody sits. */
@Injectable()
export class MyGames {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The first due first, those that are over last. */
  of(personId: string): Promise<MyGame[]> {
    return this.source.query<MyGame[]>(OWN, [personId]);
  }
}
