import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { involvedSql } from '../rulings/involved.repository';
import type { ListWish } from './list-wish';
import { likely, StatementParts } from './statement-parts';

/** A question that a player asked; its words are told on the page of who moderates. */
export interface ListedQuestion {
  place: string;
  code: string;
  title: string;
  system: string;
  nr: number;
  side: string;
  player: string;
  moderator: string | null;
  state: 'open' | 'answered';
  at: Date;
}

/** A round of an event, how far it is and what it waits for. */
export interface ListedRound {
  place: string;
  event: string;
  handle: string;
  number: number;
  state: 'confirming' | 'running' | 'adjudicating' | 'over';
  confirmBy: Date;
  endsAt: Date | null;
  games: number;
  ended: number;
  /** Entrants who have not said whether they play. */
  silent: number;
}

/** Whose list it is, and how long a page of it. */
export interface ListView {
  clubId: string;
  viewer: string | null;
  limit: number;
}

/** Questions and rounds of a club, a page at a time, those first that have waited longest, or are to end soonest. */
@Injectable()
export class ListsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Of games that the reader has nothing to do with: what one side asks is no affair of the other. */
  questions(wish: ListWish, view: ListView): Promise<ListedQuestion[]> {
    const parts = new StatementParts();
    const all = [`g.club_id = ${parts.put(view.clubId)}`];
    const viewer = `${parts.put(view.viewer)}::uuid`;
    all.push(`NOT ${involvedSql('g.id', viewer)}`);
    if (wish.state === 'open') all.push("q.state = 'open'");
    if (wish.system !== '') all.push(`g.system = ${parts.put(wish.system)}`);
    if (wish.mine) all.push(`g.moderator_id = ${viewer}`);
    if (wish.search !== '') {
      const like = parts.put(likely(wish.search));
      all.push(`(g.code = ${parts.put(wish.search.toUpperCase())} OR g.title ILIKE ${like} OR p.name ILIKE ${like})`);
    }
    all.push(behind(parts, wish, ['q.asked_at', 'q.game_id', 'q.nr']));
    return this.source.query<ListedQuestion[]>(
      `SELECT ${placeOf(['q.asked_at', 'q.game_id', 'q.nr'])} AS place, g.code, g.title, g.system, q.nr, q.seat AS side,
         p.name AS player, m.name AS moderator, q.state, q.asked_at AS at
       FROM question q JOIN game g ON g.id = q.game_id JOIN seat s ON s.game_id = q.game_id AND s.side = q.seat
         JOIN person p ON p.id = s.person_id LEFT JOIN person m ON m.id = g.moderator_id
       WHERE ${all.join(' AND ')} ORDER BY q.asked_at, q.game_id, q.nr LIMIT ${parts.put(view.limit)}`,
      parts.values,
    );
  }

  rounds(wish: ListWish, view: ListView): Promise<ListedRound[]> {
    const parts = new StatementParts();
    const all = [`e.club_id = ${parts.put(view.clubId)}`];
    if (wish.state === 'open') all.push("r.state <> 'over'");
    if (wish.system !== '') all.push(`e.system = ${parts.put(wish.system)}`);
    if (wish.mine) all.push(`e.moderator_id = ${parts.put(view.viewer)}::uuid`);
    if (wish.search !== '') all.push(`e.name ILIKE ${parts.put(likely(wish.search))}`);
    all.push(behind(parts, wish, ROUND_PLACE));
    return this.source.query<ListedRound[]>(
      `SELECT ${placeOf(ROUND_PLACE)} AS place, e.name AS event, e.handle, r.number, r.state, r.confirm_by AS "confirmBy",
         r.ends_at AS "endsAt", g.games, g.ended, CASE WHEN r.state = 'confirming' THEN
           (SELECT count(*)::int FROM entrant n WHERE n.event_id = e.id AND n.state = 'invited') ELSE 0 END AS silent
       FROM round r JOIN round_event e ON e.id = r.event_id CROSS JOIN LATERAL (
         SELECT count(*)::int AS games, count(pg.value)::int AS ended FROM pairing a JOIN pairing_game pg ON pg.pairing_id = a.id
         WHERE a.round_id = r.id) g
       WHERE ${all.join(' AND ')} ORDER BY ${ROUND_PLACE.join(', ')} LIMIT ${parts.put(view.limit)}`,
      parts.values,
    );
  }
}

const ROUND_PLACE = [
  "CASE WHEN r.state = 'confirming' THEN r.confirm_by ELSE coalesce(r.ends_at, r.confirm_by) END",
  'r.id',
  'r.number',
];

const placeOf = ([at, id, nr]: readonly string[]): string =>
  `((${at}) AT TIME ZONE 'UTC') || '+00~' || ${id} || '~' || ${nr}`;

/** What stands behind the place where the page before ended. */
function behind(parts: StatementParts, { after }: ListWish, columns: readonly string[]): string {
  if (!after) return 'true';
  const [at, id, nr] = [parts.put(after.at), parts.put(after.id), parts.put(after.nr)];
  return `(${columns.join(', ')}) > (${at}::timestamptz, ${id}::uuid, ${nr}::int)`;
}
