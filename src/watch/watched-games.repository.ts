import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

const MOST = 200;

/** A game that anybody may watch, as the list names it: no player, no club. */
export interface ListedGame {
  code: string;
  title: string;
  system: string;
  state: 'running' | 'held' | 'over';
}

/** The games whose charters let others watch. */
@Injectable()
export class WatchedGames {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Those that are played first, the newest of each first. */
  list(): Promise<ListedGame[]> {
    return this.source.query(
      `SELECT code, title, system, state FROM game
       WHERE state IN ('running', 'held', 'over') AND jsonb_typeof(charter->'spectators') = 'object'
       ORDER BY state = 'over', created_at DESC, code LIMIT ${MOST}`,
    );
  }
}
