import { gunzipSync, gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { Row } from '../kernel/decide/settle';
import type { Fact } from '../kernel/flow/fact';
import { chainStart, positionHash, rowHash } from '../kernel/record/game-file';
import type { GameRow } from '../kernel/record/game-file';
import type { Position } from '../kernel/record/position';
import type { Submission } from '../kernel/record/submission';
import type { JsonObject } from '../kernel/realm';
import type { Game } from '../table/game.entity';
import { columnsOf } from '../store/columns';
import { markUndone, wentBack } from './line-of-play';
import type { DiceStep } from './line-of-play';
import { FactRow, SubmissionRow } from './log.entities';

/** A fact with its place in the log. */
export interface LoggedFact extends Fact {
  seq: number;
  n: number;
  /** A rewind has cut it off the line of play. */
  undone?: true;
}

/** Game, time, submissions and facts as JSON, numbers and bodies of the positions. */
const APPEND = `
WITH new_submission AS (
  INSERT INTO submission (game_id, at, seq, epoch, kind, source, seat, decision, body, version, dice_epoch, dice_step,
    position_hash, hash, mail_id)
  SELECT $1, $2, r.* FROM jsonb_to_recordset($3) AS r (seq int, epoch int, kind text, source text, seat text,
    decision text, body jsonb, version text, dice_epoch int, dice_step int, position_hash text, hash text, mail_id uuid)
), new_fact AS (
  INSERT INTO fact (game_id, seq, n, type, rule, audience, body, to_others)
  SELECT $1, r.* FROM jsonb_to_recordset($4) AS r (seq int, n int, type text, rule text, audience jsonb, body jsonb,
    to_others jsonb)
)
INSERT INTO position (game_id, seq, body) SELECT $1, r.* FROM unnest($5::int[], $6::bytea[]) AS r (seq, body)`;

/** Reads and appends the logs of games. Knows no rules. */
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

  /** The positions after each row of the log, in order. */
  async positions(gameId: string): Promise<Position[]> {
    const statement = 'SELECT body FROM position WHERE game_id = $1 ORDER BY seq';
    const rows = await this.source.manager.query<{ body: Buffer }[]>(statement, [gameId]);
    return rows.map(({ body }) => unzipped(body));
  }

  /** Every row of the log in order, as far as rewinding asks. */
  steps(gameId: string, manager: EntityManager): Promise<DiceStep[]> {
    return manager.query(
      `SELECT seq, kind, source, dice_step AS step, dice_epoch AS epoch,
         kind = 'rewind' AND body ? 'commitment' AS renewed,
         CASE WHEN kind = 'rewind' THEN (body ->> 'to')::int END AS "to"
       FROM submission WHERE game_id = $1 ORDER BY seq`,
      [gameId],
    );
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
  async lastOf(gameId: string, type: string, seq: number, manager: EntityManager): Promise<[number, number] | null> {
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

  /** Appends rows behind the game's last one and moves its end. One statement: each costs a way to the server and back. */
  async append(
    manager: EntityManager,
    game: Game,
    rows: readonly { row: Row; mailId: string | null }[],
    at: Date,
  ): Promise<void> {
    if (rows.length === 0) return;
    let chain = game.seq < 0 ? chainStart(game) : game.chain;
    const submissions: object[] = [];
    const facts: object[] = [];
    for (const { row, mailId } of rows) {
      const logged = gameRow(row, game.system);
      chain = rowHash(chain, logged);
      submissions.push(submissionRow(row, logged, chain, mailId));
      facts.push(...row.facts.map((fact, n) => factRow(row.position.seq, n, fact)));
    }
    const seqs = rows.map(({ row }) => row.position.seq);
    const bodies = rows.map(({ row }) => gzipSync(JSON.stringify(row.position), { level: 6 }));
    await manager.query(APPEND, [game.id, at, JSON.stringify(submissions), JSON.stringify(facts), seqs, bodies]);
    const last = rows.at(-1)?.row.position;
    Object.assign(game, { seq: last?.seq ?? game.seq, version: last?.version ?? game.version, chain });
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

function unzipped(body: Buffer): Position {
  return JSON.parse(gunzipSync(body).toString('utf8')) as Position;
}

/** A row as it goes into the chain. */
function gameRow(row: Row, system: string): Omit<GameRow, 'hash'> {
  const { position, submission, facts } = row;
  return {
    seq: position.seq,
    submission,
    version: `${system}@${position.version}`,
    dice: position.dice,
    facts,
    positionHash: positionHash(position),
  };
}

/** A row of `submission` by the names of its columns. */
function submissionRow(row: Row, logged: Omit<GameRow, 'hash'>, hash: string, mailId: string | null): object {
  const { submission, position } = row;
  return {
    seq: position.seq,
    epoch: position.epoch,
    kind: submission.kind,
    source: submission.source,
    seat: 'seat' in submission ? submission.seat : null,
    decision: submission.kind === 'answer' ? submission.decision : null,
    body: submission,
    version: logged.version,
    dice_epoch: position.dice.epoch,
    dice_step: position.dice.step,
    position_hash: logged.positionHash,
    hash,
    mail_id: mailId,
  };
}

/** A row of `fact` by the names of its columns. */
function factRow(seq: number, n: number, fact: Fact): object {
  const { type, rule, audience, body, toOthers } = fact;
  return { seq, n, type, rule, audience, body, to_others: toOthers ?? null };
}

function loggedFact(row: FactRow): LoggedFact {
  return { seq: row.seq, n: row.n, ...storedFact(row) };
}

function storedFact(row: FactRow): Fact {
  const { type, rule, audience } = row;
  const fact: Fact = { type, rule, audience, body: row.body as JsonObject };
  return row.toOthers === null ? fact : { ...fact, toOthers: row.toOthers as JsonObject };
}

function plainFact({ type, rule, audience, body, toOthers }: LoggedFact): Fact {
  return toOthers ? { type, rule, audience, body, toOthers } : { type, rule, audience, body };
}
