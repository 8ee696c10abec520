import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Fact } from '../kernel/flow/fact';
import type { GameRow } from '../kernel/record/game-file';
import type { Position } from '../kernel/record/position';
import type { Submission } from '../kernel/record/submission';
import { columnsOf } from '../store/columns';
import { markUndone, wentBack, type DiceStep } from './line-of-play';
import { FactRow, SubmissionRow } from './log.entities';
import { loggedFact, type LoggedFact } from './logged-fact';
import { unzipped } from './opened-log';

/** Reads the logs of games. Knows no rules. */
@Injectable()
export class LogRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The position after a row. @throws Error when there is none */
  async position(gameId: string, seq: number, manager: EntityManager = this.source.manager): Promise<Position> {
    const statement = 'SELECT body FROM position WHERE game_id = $1 AND seq = $2';
    const [row] = await manager.query<{ body: Buffer }[]>(statement, [gameId, seq]);
    if (!row) throw new Error(`no position ${seq} is stored`);
    return unzipped(row.body);
  }

  /** The position as it stands. @throws Error when the game has not begun */
  async last(gameId: string, manager: EntityManager = this.source.manager): Promise<Position> {
    const statement = 'SELECT body FROM position WHERE game_id = $1 ORDER BY seq DESC LIMIT 1';
    const [row] = await manager.query<{ body: Buffer }[]>(statement, [gameId]);
    if (!row) throw new Error('no position is stored');
    return unzipped(row.body);
  }

  /** The positions after each row of the log, in order. */
  async positions(gameId: string): Promise<Position[]> {
    const statement = 'SELECT body FROM position WHERE game_id = $1 ORDER BY seq';
    const rows = await this.source.manager.query<{ body: Buffer }[]>(statement, [gameId]);
    return rows.map(({ body }) => unzipped(body));
  }

  /** Every row of the log in order, as far as rewinding asks. */
  steps(gameId: string, manager: EntityManager = this.source.manager): Promise<DiceStep[]> {
    return manager.query(
      `SELECT seq, kind, source, seat, dice_step AS step, dice_epoch AS epoch,
         kind = 'rewind' AND body ? 'commitment' AS renewed,
         CASE WHEN kind = 'rewind' THEN (body ->> 'to')::int END AS "to"
       FROM submission WHERE game_id = $1 ORDER BY seq`,
      [gameId],
    );
  }

  /** The number of the position that each row made, as players know it. */
  async stepNumbers(gameId: string): Promise<ReadonlyMap<number, number>> {
    const statement = 'SELECT seq, dice_step AS step FROM submission WHERE game_id = $1';
    const rows = await this.source.manager.query<{ seq: number; step: number }[]>(statement, [gameId]);
    return new Map(rows.map(({ seq, step }) => [seq, step]));
  }

  /**
   * Facts of the rows after `seq`, in the order they happened; those are marked that rewinds up to row `asOf` have undone.
   */
  async factsAfter(
    gameId: string,
    seq: number,
    manager: EntityManager = this.source.manager,
    asOf = Infinity,
  ): Promise<LoggedFact[]> {
    const facts = await this.storedAfter(gameId, seq, manager);
    if (!wentBack(facts)) return facts;
    const steps = await this.steps(gameId, manager);
    return markUndone(
      facts,
      steps.filter((step) => step.seq <= asOf),
    );
  }

  private async storedAfter(gameId: string, seq: number, manager: EntityManager): Promise<LoggedFact[]> {
    const rows = await manager.query<FactRow[]>(
      `SELECT ${columnsOf(this.source, FactRow, 'f')} FROM fact f WHERE f.game_id = $1 AND f.seq > $2 ORDER BY f.seq, f.n`,
      [gameId, seq],
    );
    return rows.map(loggedFact);
  }

  /** The place of the last fact of a type in the rows before `seq`; null: there is none. */
  async lastOf(
    gameId: string,
    type: string,
    seq: number,
    manager: EntityManager = this.source.manager,
  ): Promise<[number, number] | null> {
    const row = await manager
      .createQueryBuilder(FactRow, 'f')
      .where('f.game_id = :gameId AND f.seq < :seq AND f.type = :type', { gameId, seq, type })
      .orderBy('f.seq', 'DESC')
      .addOrderBy('f.n', 'DESC')
      .limit(1)
      .getOne();
    return row ? [row.seq, row.n] : null;
  }

  /** Answers by seat and by who gave them. */
  answers(gameId: string, manager: EntityManager): Promise<{ seat: string; source: string; count: number }[]> {
    return manager.query(
      `SELECT seat, source, count(*)::int AS count FROM submission WHERE game_id = $1 AND kind = 'answer'
       GROUP BY seat, source ORDER BY seat, source`,
      [gameId],
    );
  }

  /** How many decisions a player has answered himself, up to a row. */
  async answeredBy(
    gameId: string,
    seat: string,
    seq: number,
    manager: EntityManager = this.source.manager,
  ): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM submission
       WHERE game_id = $1 AND kind = 'answer' AND source = 'player' AND seat = $2 AND seq <= $3`,
      [gameId, seat, seq],
    );
    return row?.count ?? 0;
  }

  /** Facts of a type so far. */
  countOf(gameId: string, type: string, manager: EntityManager): Promise<number> {
    return manager.countBy(FactRow, { gameId, type });
  }

  /** The facts at these places of the log; those are marked that rewinds up to row `asOf` have undone. */
  async factsAt(
    gameId: string,
    places: readonly [number, number][],
    manager: EntityManager = this.source.manager,
    asOf = Infinity,
  ): Promise<LoggedFact[]> {
    if (places.length === 0) return [];
    const lowest = Math.min(...places.map(([seq]) => seq));
    const all = await this.factsAfter(gameId, lowest - 1, manager, asOf);
    const at = new Map(all.map((f) => [`${f.seq}/${f.n}`, f]));
    return places.flatMap(([seq, n]) => at.get(`${seq}/${n}`) ?? []);
  }

  /** The whole log, as it is exported. */
  async rows(gameId: string, manager: EntityManager = this.source.manager): Promise<GameRow[]> {
    const submissions = await manager.find(SubmissionRow, { where: { gameId }, order: { seq: 'ASC' } });
    const facts = await this.storedAfter(gameId, -1, manager);
    return submissions.map((s) => ({
      seq: s.seq,
      submission: s.body as Submission,
      version: s.version,
      dice: { epoch: s.diceEpoch, step: s.diceStep },
      facts: facts.filter((f) => f.seq === s.seq).map(plainFact),
      positionHash: s.positionHash,
      hash: s.hash,
    }));
  }
}

function plainFact({ type, rule, audience, body, toOthers }: LoggedFact): Fact {
  return toOthers ? { type, rule, audience, body, toOthers } : { type, rule, audience, body };
}
