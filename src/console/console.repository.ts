import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Leave } from '../people/leave';
import { gamesOfSql, involvedSql } from '../rulings/involved.repository';
import type { GameState } from '../table/game.entity';
import type { SeatState } from '../table/seat.entity';
import { likely, StatementParts } from './statement-parts';
import type { ConsoleWish } from './console-wish';

/** A seat of a listed game. Of what is played nothing but who is waited for. */
export interface ConsoleRow {
  /** Where the list goes on behind its game. */
  place: string;
  code: string;
  title: string;
  system: string;
  scenario: string;
  state: GameState;
  moderator: string | null;
  side: string;
  player: string;
  personId: string;
  seatState: SeatState;
  leave: Leave[];
  owes: string | null;
  owesSince: Date | null;
  dueAt: Date | null;
  undeliveredSince: Date | null;
  /** Who looks has to do with one side of the game. */
  own: boolean;
  /** Players do not know each other until the end, by the charter. */
  anonymous: boolean;
}

/** Whose console it is, how long a page of it is, and what time it is. */
export interface ConsoleView {
  clubId: string;
  viewer: string | null;
  limit: number;
  now: Date;
}

/** Players of a game (`g`) do not know each other until the end, by the charter. */
const ANONYMOUS = `(coalesce((g.charter->>'anonymous')::boolean, false) AND g.state <> 'over'
  AND NOT g.charter_changes @> '[{"anonymous": false}]')`;

const own = (parts: StatementParts, viewer: string | null): string => involvedSql('g.id', `${parts.put(viewer)}::uuid`);

/** The games of a club, a page at a time, each page one statement. */
@Injectable()
export class ConsoleRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /**
   * The games where somebody is waited for longest first, then the newest of the others; among those stand all that the reader
   * has to do with himself: a place in the first would tell him since when his opponent is asked. All parts follow an index
   * and end with the page; the second is looked for only where the first does not fill it.
   */
  page(wish: ConsoleWish, view: ConsoleView): Promise<ConsoleRow[]> {
    const parts = new StatementParts();
    const limit = parts.put(view.limit);
    const games = gamesFilter(parts, wish, view);
    const viewer = parts.put(view.viewer);
    const [first, second] = [waitingFilter(parts, wish, view), othersFilter(parts, wish)];
    const room = `(SELECT count(*) FROM waiting) < ${limit}`;
    return this.source.query<ConsoleRow[]>(
      `WITH waiting AS MATERIALIZED (
         SELECT 0 AS phase, g.waits_since AS at, g.id FROM game g
         WHERE ${games} AND ${first} ORDER BY 2, 3 LIMIT ${limit}),
       others AS MATERIALIZED (
         SELECT 1 AS phase, o.at, o.id FROM (
           (SELECT g.created_at AS at, g.id FROM game g
             WHERE ${room} AND ${games} AND g.waits_since IS NULL AND ${second} ORDER BY 1 DESC, 2 DESC LIMIT ${limit})
           UNION
           (SELECT g.created_at AS at, g.id FROM game g
             WHERE ${room} AND ${games} AND g.id IN ${gamesOfSql(`${viewer}::uuid`)} AND ${second} ORDER BY 1 DESC, 2 DESC LIMIT ${limit})
         ) o ORDER BY 2 DESC, 3 DESC LIMIT ${limit}),
       listed AS (SELECT * FROM waiting UNION ALL SELECT * FROM others)
       SELECT l.phase || '~' || (l.at AT TIME ZONE 'UTC') || '+00~' || l.id AS place, g.code, g.title, g.system, g.scenario, g.state,
         m.name AS moderator, s.side, p.name AS player, s.person_id AS "personId", s.state AS "seatState", p.leave, s.owes,
         s.owes_since AS "owesSince", s.due_at AS "dueAt", s.undelivered_since AS "undeliveredSince",
         ${involvedSql('g.id', `${viewer}::uuid`)} AS own,
         ${ANONYMOUS} AS anonymous
       FROM listed l JOIN game g ON g.id = l.id JOIN seat s ON s.game_id = g.id JOIN person p ON p.id = s.person_id
         LEFT JOIN person m ON m.id = g.moderator_id
       ORDER BY l.phase, CASE WHEN l.phase = 0 THEN l.at END, CASE WHEN l.phase = 1 THEN l.at END DESC,
         CASE WHEN l.phase = 0 THEN l.id END, l.id DESC, s.side`,
      parts.values,
    );
  }

  /** The codes of those of these games that are of the club. */
  async chosen(clubId: string, codes: readonly string[]): Promise<string[]> {
    const statement = 'SELECT code FROM game WHERE club_id = $1 AND code = ANY ($2)';
    return (await this.source.query<{ code: string }[]>(statement, [clubId, codes])).map(({ code }) => code);
  }
}

/**
 * What a game must be, whoever is waited for. Of a reader's own games a list tells no more than its lines do: names that a
 * charter hides find nothing there.
 */
function gamesFilter(parts: StatementParts, wish: ConsoleWish, { clubId, viewer }: ConsoleView): string {
  const all = [`g.club_id = ${parts.put(clubId)}`];
  if (wish.state === 'open') all.push("g.state NOT IN ('over', 'cancelled')");
  else if (wish.state !== 'all') all.push(`g.state = ${parts.put(wish.state)}`);
  if (wish.system !== '') all.push(`g.system = ${parts.put(wish.system)}`);
  if (wish.scenario !== '') all.push(`g.scenario = ${parts.put(wish.scenario)}`);
  if (wish.mine) all.push(`g.moderator_id = ${parts.put(viewer)}`);
  const named = (like: string): string => `(${plays(like)} AND NOT (${ANONYMOUS} AND ${own(parts, viewer)}))`;
  if (wish.player !== '') all.push(named(parts.put(likely(wish.player))));
  if (wish.search !== '') {
    const like = parts.put(likely(wish.search));
    all.push(`(g.code = ${parts.put(wish.search.toUpperCase())} OR g.title ILIKE ${like} OR ${named(like)})`);
  }
  return all.join(' AND ');
}

/** By a list of games that is made once, not by a look at each. */
const plays = (like: string): string =>
  `g.id IN (SELECT w.game_id FROM seat w JOIN person wp ON wp.id = w.person_id WHERE wp.name ILIKE ${like})`;

/** Games where somebody is waited for, and that the reader has no part in. */
function waitingFilter(parts: StatementParts, { days, after }: ConsoleWish, { viewer, now }: ConsoleView): string {
  const all = [`NOT ${own(parts, viewer)}`, 'g.waits_since IS NOT NULL'];
  if (days !== undefined) all.push(`g.waits_since <= ${parts.put(new Date(now.getTime() - days * 86_400_000))}`);
  if (after?.phase === 'waiting') all.push(`(g.waits_since, g.id) > (${parts.put(after.at)}, ${parts.put(after.id)})`);
  if (after?.phase === 'others') all.push('false');
  return all.join(' AND ');
}

/** Of games where nobody is waited for, and of the reader's own. */
function othersFilter(parts: StatementParts, { days, after }: ConsoleWish): string {
  if (days !== undefined) return 'false';
  if (after?.phase !== 'others') return 'true';
  return `(g.created_at, g.id) < (${parts.put(after.at)}, ${parts.put(after.id)})`;
}
