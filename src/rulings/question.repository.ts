import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Question, QuestionLetter, Reveal } from './question.entity';

/** What is written of a new question. */
export type Asked = Pick<Question, 'gameId' | 'seat' | 'seq' | 'text' | 'askedAt'>;
/** A letter with the name of who wrote it. */
export type SignedLetter = QuestionLetter & { by: string };
/** A reveal with the name of who looked. */
export type SignedReveal = Reveal & { by: string };

/** Questions of the games, what was said on them, and reveals. Numbers are given under the lock of the game. */
@Injectable()
export class QuestionRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Opens a question about the position that row `seq` of the log made. @throws Error where there is no such row */
  async open(manager: EntityManager, { gameId, seat, seq, text, askedAt }: Asked): Promise<Question> {
    const [row] = await manager.query<{ nr: number }[]>(
      `INSERT INTO question (game_id, nr, seat, seq, step, position_hash, text, state, asked_at)
       SELECT $1, (SELECT coalesce(max(nr), 0) + 1 FROM question WHERE game_id = $1), $2, s.seq, s.dice_step,
         s.position_hash, $4, 'open', $5 FROM submission s WHERE s.game_id = $1 AND s.seq = $3 RETURNING nr`,
      [gameId, seat, seq, text, askedAt],
    );
    if (!row) throw new Error(`no row ${seq} is stored that could be asked about`);
    return manager.findOneByOrFail(Question, { gameId, nr: row.nr });
  }

  /** The number that the next question of a game gets. */
  async nextNr(manager: EntityManager, gameId: string): Promise<number> {
    return ((await manager.maximum(Question, 'nr', { gameId })) ?? 0) + 1;
  }

  /** Null: there is no such question. */
  find(gameId: string, nr: number, manager: EntityManager = this.source.manager): Promise<Question | null> {
    return manager.findOneBy(Question, { gameId, nr });
  }

  /** The newest first. */
  all(gameId: string, manager: EntityManager = this.source.manager): Promise<Question[]> {
    return manager.find(Question, { where: { gameId }, order: { nr: 'DESC' } });
  }

  /** The newest that nobody has answered; null: there is none. */
  newestOpen(manager: EntityManager, gameId: string): Promise<Question | null> {
    return manager.findOne(Question, { where: { gameId, state: 'open' }, order: { nr: 'DESC' } });
  }

  async say(manager: EntityManager, letter: Omit<QuestionLetter, 'n'>): Promise<void> {
    const { gameId, question, personId, kind, text, at } = letter;
    await manager.query(
      `INSERT INTO question_letter (game_id, question, n, person_id, kind, text, at)
       SELECT $1, $2, coalesce(max(n), 0) + 1, $3, $4, $5, $6 FROM question_letter WHERE game_id = $1 AND question = $2`,
      [gameId, question, personId, kind, text, at],
    );
    if (kind === 'answer') await manager.update(Question, { gameId, nr: question }, { state: 'answered' });
  }

  /** What was said on the questions of a game, in order. */
  letters(gameId: string): Promise<SignedLetter[]> {
    return this.source.query<SignedLetter[]>(
      `SELECT l.game_id AS "gameId", l.question, l.n, l.person_id AS "personId", l.kind, l.text, l.at, p.name AS by
       FROM question_letter l JOIN person p ON p.id = l.person_id WHERE l.game_id = $1 ORDER BY l.question, l.n`,
      [gameId],
    );
  }

  async reveal(manager: EntityManager, reveal: Omit<Reveal, 'n'>): Promise<void> {
    const { gameId, seat, question, seq, step, personId, reason, at } = reveal;
    await manager.query(
      `INSERT INTO reveal (game_id, n, seat, question, seq, step, person_id, reason, at)
       SELECT $1, coalesce(max(n), 0) + 1, $2, $3, $4, $5, $6, $7, $8 FROM reveal WHERE game_id = $1`,
      [gameId, seat, question, seq, step, personId, reason, at],
    );
  }

  /** What moderators were shown in a game, in order. */
  reveals(gameId: string, manager: EntityManager = this.source.manager): Promise<SignedReveal[]> {
    return manager.query<SignedReveal[]>(
      `SELECT r.game_id AS "gameId", r.n, r.seat, r.question, r.seq, r.step, r.person_id AS "personId", r.reason, r.at,
         p.name AS by FROM reveal r JOIN person p ON p.id = r.person_id WHERE r.game_id = $1 ORDER BY r.n`,
      [gameId],
    );
  }
}
