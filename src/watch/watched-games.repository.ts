import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

const MOST = 200;

/** A game that anybody may watch, as the list names it: no player, no club. */
export interface ListedGame {
  code: string;
  title: string;
  system: string;
  scenario: string;
  state: 'running' | 'held' | 'over';
  since: Date;
  /** Game-turns that who watches is behind. */
  delay: number;
}

/** The games whose charters let others watch. */
@Injectable()
export class WatchedGames {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** By the charter as it is agreed to now; those that are played first, the newest of each first. */
  list(): Promise<ListedGame[]> {
    return this.source.query(
      `SELECT code, title, system, scenario, state, created_at AS since, (told->>'delay')::int AS delay FROM game g,
         LATERAL (SELECT coalesce((SELECT c.change->'spectators' FROM jsonb_array_elements(g.charter_changes) WITH ORDINALITY AS c (change, n)
           WHERE c.change ? 'spectators' ORDER BY c.n DESC LIMIT 1), g.charter->'spectators') AS told) s
       WHERE state IN ('running', 'held', 'over') AND jsonb_typeof(told) = 'object'
       ORDER BY state = 'over', created_at DESC, code LIMIT ${MOST}`,
    );
  }
}
