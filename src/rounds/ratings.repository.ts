import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Rating } from './rounds.entities';

/** Whether somebody can be relied on, in one club. */
export interface Reliability {
  personId: string;
  /** Decisions that he had a time for: answers, and those for which his default was claimed. */
  asked: number;
  onTime: number;
  abandoned: number;
}

/** A line of the ratings of a club. */
export interface RatingLine extends Rating {
  name: string;
}

/** Who has a rating in each system, the strongest first. */
const LINES = `SELECT r.club_id AS "clubId", r.person_id AS "personId", r.system, r.rating, r.deviation, r.volatility, r.games, r.at,
    p.name FROM rating r JOIN person p ON p.id = r.person_id WHERE r.club_id = $1 ORDER BY r.system, r.rating DESC, p.name`;

/**
 * A game that somebody has left counts once, whoever said so: he himself, a claim, or the organiser of an event. An answer that was claimed was given by nobody in time; those that standing orders gave were given
 * before they were asked.
 */
const RELIABLE = `WITH answers AS (
    SELECT s.person_id, count(*) FILTER (WHERE l.source IN ('player', 'silence'))::int AS asked,
      count(*) FILTER (WHERE l.source = 'player' AND l.at <= l.due_at)::int AS on_time
    FROM game g JOIN seat s ON s.game_id = g.id JOIN submission l ON l.game_id = g.id AND l.seat = s.side
    WHERE g.club_id = $1 AND s.person_id = ANY ($2) AND l.kind = 'answer' AND l.due_at IS NOT NULL GROUP BY s.person_id),
  left_off AS (
    SELECT person_id, count(*)::int AS abandoned FROM (
      SELECT x.abandoned_by AS person_id, coalesce(x.game_id, x.id) AS game
      FROM pairing_game x JOIN pairing p ON p.id = x.pairing_id JOIN round r ON r.id = p.round_id
        JOIN round_event e ON e.id = r.event_id
      WHERE e.club_id = $1 AND x.abandoned_by = ANY ($2)
      UNION SELECT a.person_id, a.game_id FROM abandonment a JOIN game g ON g.id = a.game_id
      WHERE g.club_id = $1 AND a.person_id = ANY ($2)) each_once GROUP BY person_id)
  SELECT i.id AS "personId", coalesce(a.asked, 0) AS asked, coalesce(a.on_time, 0) AS "onTime",
    coalesce(l.abandoned, 0) AS abandoned
  FROM unnest($2::uuid[]) i (id) LEFT JOIN answers a ON a.person_id = i.id LEFT JOIN left_off l ON l.person_id = i.id`;

/** How strong people of a club are, and how reliable. */
@Injectable()
export class RatingsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  of(
    manager: EntityManager,
    { clubId, system }: Pick<Rating, 'clubId' | 'system'>,
    people: readonly string[],
  ): Promise<Rating[]> {
    return manager.findBy(Rating, { clubId, system, personId: In([...people]) });
  }

  /** Two events of a club that end a round at the same time do so one after the other. */
  async lock(manager: EntityManager, clubId: string): Promise<void> {
    await manager.query('SELECT FROM club WHERE id = $1 FOR NO KEY UPDATE', [clubId]);
  }

  async save(manager: EntityManager, ratings: readonly Rating[]): Promise<void> {
    if (ratings.length > 0) await manager.upsert(Rating, [...ratings], ['clubId', 'personId', 'system']);
  }

  lines(clubId: string): Promise<RatingLine[]> {
    return this.source.query<RatingLine[]>(LINES, [clubId]);
  }

  reliability(clubId: string, people: readonly string[]): Promise<Reliability[]> {
    return this.source.query<Reliability[]>(RELIABLE, [clubId, people]);
  }
}
