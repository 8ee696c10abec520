import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Game } from '../table/game.entity';
import { columnsOf } from '../store/columns';
import { Ruling, RulingConsent } from './ruling.entity';

/** Where rulings are known: a club, or a game of no club. */
export type Home = Pick<Game, 'id' | 'clubId'>;

/** A ruling with the name of who made it. */
export type SignedRuling = Ruling & { by: string; code: string | null };

/** A ruling as a game of its home knows it. */
export type RulingHere = SignedRuling & { force: 'in force' | 'on consent' | 'not here' };

/** What is written of a new ruling. */
export type NewRuling = Omit<Ruling, 'id' | 'nr' | 'step' | 'positionHash' | 'withdrawnAt' | 'withdrawnWhy'> & {
  gameId: string;
};

/** A ruling of a game's file, and when it is brought back. */
export interface Restored {
  filed: Omit<Ruling, 'id' | 'clubId' | 'gameId'> & Pick<RulingHere, 'force'>;
  at: Date;
}

/** Rulings, in each club its own, and what running games have agreed to of them. */
@Injectable()
export class RulingRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Writes a ruling about the position that row `seq` of its game made, under the next number of its home. */
  async make(manager: EntityManager, ruling: NewRuling): Promise<Ruling> {
    const { clubId, gameId, question, scope, system, rules, asked, answer, reason, seq, personId, at } = ruling;
    // Two games of a club may rule at once.
    await manager.query("SELECT pg_advisory_xact_lock(hashtextextended('ruling ' || $1, 0))", [clubId ?? gameId]);
    const [row] = await manager.query<{ id: string }[]>(
      `INSERT INTO ruling (club_id, game_id, nr, question, scope, system, rules, asked, answer, reason, seq, step,
         position_hash, person_id, at)
       SELECT $1::uuid, $2::uuid, (SELECT coalesce(max(nr), 0) + 1 FROM ruling
           WHERE coalesce(club_id, game_id) = coalesce($1::uuid, $2::uuid)),
         $3, $4, $5, $6, $7, $8, $9, s.seq, s.dice_step, s.position_hash, $11, $12
       FROM submission s WHERE s.game_id = $2::uuid AND s.seq = $10 RETURNING id`,
      [clubId, gameId, question, scope, system, rules, asked, answer, reason, seq, personId, at],
    );
    if (!row) throw new Error(`no row ${seq} is stored that could be ruled about`);
    return manager.findOneByOrFail(Ruling, { id: row.id });
  }

  /** The ruling of this number in the club of a game, or in the game; null: there is none. */
  async numbered(manager: EntityManager, game: Home, nr: number): Promise<Ruling | null> {
    const found = await manager.query<Ruling[]>(
      `SELECT ${columnsOf(this.source, Ruling, 'r')} FROM ruling r WHERE coalesce(club_id, game_id) = $1 AND nr = $2`,
      [game.clubId ?? game.id, nr],
    );
    return found[0] ?? null;
  }

  async withdraw(manager: EntityManager, { id }: Ruling, withdrawnWhy: string, withdrawnAt: Date): Promise<void> {
    await manager.update(Ruling, { id }, { withdrawnAt, withdrawnWhy });
  }

  async agree(manager: EntityManager, consent: RulingConsent): Promise<void> {
    await manager.createQueryBuilder().insert().into(RulingConsent).values(consent).orIgnore().execute();
  }

  /**
   * The rulings that a game may meet: in force are its own, those of its club that stood when it began, and those that both
   * players have agreed to since; the rest of its club's wait for that.
   */
  async ofGame(game: Game, manager: EntityManager = this.source.manager): Promise<RulingHere[]> {
    return (await this.met(game, manager)).filter(({ force }) => force !== 'not here');
  }

  /** The same, and those that were made in it and do not hold there: all that its file tells. */
  async ofFile(game: Game, manager: EntityManager = this.source.manager): Promise<RulingHere[]> {
    const all = await this.met(game, manager);
    return all.filter(({ gameId, force }) => gameId === game.id || force === 'in force');
  }

  private met(game: Game, manager: EntityManager): Promise<RulingHere[]> {
    return manager.query<RulingHere[]>(
      `SELECT * FROM (SELECT ${columnsOf(this.source, Ruling, 'r')}, p.name AS by, g.code, CASE
           WHEN c.ruling_id IS NOT NULL THEN 'in force'
           WHEN r.scope = 'game' THEN CASE WHEN r.game_id = $1 AND r.withdrawn_at IS NULL THEN 'in force' ELSE 'not here' END
           WHEN r.club_id IS NULL THEN CASE WHEN r.withdrawn_at IS NULL THEN 'on consent' ELSE 'not here' END
           WHEN r.at < $3 THEN CASE WHEN r.withdrawn_at IS NULL OR r.withdrawn_at >= $3 THEN 'in force' ELSE 'not here' END
           WHEN r.withdrawn_at IS NULL THEN 'on consent' ELSE 'not here' END AS force
         FROM ruling r JOIN person p ON p.id = r.person_id LEFT JOIN game g ON g.id = r.game_id
           LEFT JOIN ruling_consent c ON c.ruling_id = r.id AND c.game_id = $1
         WHERE coalesce(r.club_id, r.game_id) = coalesce($2::uuid, $1) AND r.system = $4) here
       ORDER BY nr`,
      [game.id, game.clubId, game.createdAt, game.system],
    );
  }

  /** A ruling that a game is brought back with; what it was played by holds there again. */
  async restore(manager: EntityManager, game: Home, { filed, at }: Restored): Promise<void> {
    const { force, ...ruling } = filed;
    const id = randomUUID();
    await manager.insert(Ruling, { ...ruling, id, clubId: null, gameId: game.id });
    if (force === 'in force' && filed.scope === 'club')
      await this.agree(manager, { gameId: game.id, rulingId: id, proposedBy: '', at });
  }

  /** The rulings of clubs that are not withdrawn, about a paragraph of a system; those of single games are theirs alone. */
  about(clubIds: readonly string[], system: string, number: string): Promise<SignedRuling[]> {
    return this.source.query<SignedRuling[]>(
      `SELECT ${columnsOf(this.source, Ruling, 'r')}, p.name AS by, NULL AS code FROM ruling r JOIN person p ON p.id = r.person_id
       WHERE r.club_id = ANY ($1::uuid[]) AND r.scope = 'club' AND r.system = $2 AND $3 = ANY (r.rules)
         AND r.withdrawn_at IS NULL ORDER BY r.nr DESC`,
      [clubIds, system, number],
    );
  }
}
