import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { columnsOf } from '../store/columns';
import { RuleParagraph } from './rule-paragraph.entity';
import { ruleNumbers, withoutNumbers } from './rule-numbers';
import { Ruling } from './ruling.entity';
import type { Home, SignedRuling } from './ruling.repository';

/** Who searches: the rulings of these clubs, and of this game of no club, are his to see. */
export interface Searcher {
  clubIds: readonly string[];
  gameId?: string;
}

/** A text that is looked for: paragraph numbers exactly, the rest by its words. */
export interface Wanted {
  text: string;
  /** Null: every system. */
  system: string | null;
  most: number;
  /** A question's words count each for itself: what holds some of them is found; in a search box all must be there. */
  anyWord?: boolean;
}

/** Of a search box no more is read. */
const MOST_READ = 300;

/** `12`, `1-1`: a number in a sentence that is no paragraph's says nothing of what is meant. */
const BARE_NUMBER = /(?<![\w./-])\d[\d-]*(?![\w.]*\w)/g;

/** A query of PostgreSQL's own; where any word will do, the words of the query with `|` between them. */
const QUERY = `CASE WHEN $3 THEN replace(plainto_tsquery('english', $2)::text, '&', '|')::tsquery
  ELSE websearch_to_tsquery('english', $2) END`;

/** Full-text search over rule indexes and rulings, by PostgreSQL's own means. */
@Injectable()
export class RuleSearchRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Puts the rows of a rule index in the place of those that are there. Another process may do the same now. */
  async fill(system: string, rows: readonly Omit<RuleParagraph, 'system'>[]): Promise<void> {
    await this.source.query(
      `WITH given AS (SELECT * FROM jsonb_to_recordset($2) AS r (number text, place int, says text, proof text)),
         gone AS (DELETE FROM rule_paragraph WHERE system = $1 AND number NOT IN (SELECT number FROM given))
       INSERT INTO rule_paragraph AS old (system, number, place, says, proof)
       SELECT $1, number, place, says, proof FROM given ORDER BY number
       ON CONFLICT (system, number) DO UPDATE SET place = excluded.place, says = excluded.says, proof = excluded.proof
       WHERE (old.place, old.says, old.proof) IS DISTINCT FROM (excluded.place, excluded.says, excluded.proof)`,
      [system, JSON.stringify(rows)],
    );
  }

  /**
   * Paragraphs: those of the numbers first, then those with most of the words. Of a whole sentence one that shares a single
   * word with it is none that is meant.
   */
  paragraphs(
    { text, system, most, anyWord = false }: Wanted,
    manager: EntityManager = this.source.manager,
  ): Promise<RuleParagraph[]> {
    const read = text.slice(0, MOST_READ);
    return manager.query<RuleParagraph[]>(
      `SELECT p.system, p.number, p.place, p.says, p.proof
       FROM rule_paragraph p,
         (SELECT ${QUERY} AS words, tsvector_to_array(to_tsvector('english', $2)) AS each) q,
         LATERAL (SELECT to_tsvector('english', p.says || ' ' || p.proof) AS text) t,
         LATERAL (SELECT count(*) AS held FROM unnest(q.each) e WHERE e = ANY (tsvector_to_array(t.text))) h
       WHERE ($4::text IS NULL OR p.system = $4) AND (p.number = ANY ($1::text[])
         OR to_tsvector('english', p.says || ' ' || p.proof) @@ q.words
           AND (NOT $3 OR h.held >= least(2, 1 + cardinality(q.each) / 4)))
       ORDER BY (p.number = ANY ($1::text[])) DESC, CASE WHEN $3 THEN h.held END DESC, ts_rank(t.text, q.words) DESC,
         p.system, p.place LIMIT $5`,
      [ruleNumbers(read), anyWord ? wordsIn(read) : withoutNumbers(read), anyWord, system, most],
    );
  }

  /** Rulings that are not withdrawn: those on the same paragraph first, then those whose words fit best. */
  rulings(
    { text, system, most, anyWord = false }: Wanted,
    { clubIds, gameId }: Searcher,
    manager: EntityManager = this.source.manager,
  ): Promise<SignedRuling[]> {
    const read = text.slice(0, MOST_READ);
    return manager.query<SignedRuling[]>(
      `SELECT ${columnsOf(this.source, Ruling, 'r')}, p.name AS by, NULL AS code
       FROM ruling r JOIN person p ON p.id = r.person_id, (SELECT ${QUERY} AS words) q,
         LATERAL (SELECT to_tsvector('english', r.asked || ' ' || r.answer || ' ' || r.reason) AS text) t
       WHERE r.withdrawn_at IS NULL AND ($4::text IS NULL OR r.system = $4)
         AND (r.club_id = ANY ($6::uuid[]) AND r.scope = 'club' OR r.game_id = $7::uuid)
         AND (r.rules && $1::text[] OR to_tsvector('english', r.asked || ' ' || r.answer || ' ' || r.reason) @@ q.words)
       ORDER BY (r.rules && $1::text[]) DESC, ts_rank(t.text, q.words) DESC, r.at DESC LIMIT $5`,
      [ruleNumbers(read), withoutNumbers(read), anyWord, system, most, clubIds, gameId ?? null],
    );
  }
}

/** What is left to be looked for by its words. */
const wordsIn = (read: string): string => withoutNumbers(read).replace(BARE_NUMBER, ' ').trim();

/** Who looks on behalf of a game. */
export const searcherOf = ({ id, clubId }: Home): Searcher => ({
  clubIds: clubId === null ? [] : [clubId],
  gameId: id,
});
