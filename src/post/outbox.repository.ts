import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, LessThan, type EntityManager } from 'typeorm';
import type { Foreword } from '../table/foreword';
import type { MailSpec, ToldBefore } from './mail-spec';
import { bagOf } from './bag';
import { putMails, type NewMail } from './new-mail';
import { runAlone } from '../store/statement';
import { OutboxMail } from './mail.entities';

/** Mails to be sent: written in the transaction of what they tell, taken back where nobody needs them any more. */
@Injectable()
export class OutboxRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Writes a mail that nobody has tried to send yet, at once or with all that its transaction writes at its end. */
  async put(manager: EntityManager, mail: NewMail): Promise<void> {
    const bag = bagOf(manager);
    if (bag) return void bag.mails.push(mail);
    await runAlone(manager, putMails([mail]));
  }

  /**
   * Takes back mails of a game that still wait and ask what is not among the `open` decisions. One that is in somebody's
   * hand, or was when its process was killed, may have been delivered: it goes its way.
   * Gives what had been told before each turn mail among them, the newest first.
   */
  async takeBack(
    manager: EntityManager,
    gameId: string,
    open: readonly number[],
  ): Promise<{ personId: string; before: ToldBefore }[]> {
    const [rows] = await manager.query<[{ person_id: string; before: ToldBefore | null; nr: string }[], number]>(
      `UPDATE outbox SET state = 'superseded', trouble = 'answered before it could be sent'
       WHERE game_id = $1 AND state IN ('waiting', 'suppressed', 'digest') AND spec->>'decision' IS NOT NULL
         AND (spec->>'decision')::int <> ALL($2::int[])
         AND worker IS NULL
       RETURNING person_id, spec->'before' AS before, nr`,
      [gameId, open],
    );
    return rows
      .sort((a, b) => Number(b.nr) - Number(a.nr))
      .flatMap(({ person_id, before }) => (before ? [{ personId: person_id, before }] : []));
  }

  /** What a first question that was answered before it could be sent would have told of its game; null: none of these was. */
  async forewordTakenBack(manager: EntityManager, gameId: string, personId: string): Promise<Foreword | null> {
    const [row] = await manager.query<{ foreword: Foreword }[]>(
      `SELECT spec->'turn'->'foreword' AS foreword FROM outbox
       WHERE game_id = $1 AND person_id = $2 AND state = 'superseded' AND spec->'turn'->'foreword' IS NOT NULL
       ORDER BY nr LIMIT 1`,
      [gameId, personId],
    );
    return row?.foreword ?? null;
  }

  /** Mails of a game to somebody who plays it no more, and that nobody has taken yet, are not sent. */
  async withdraw(manager: EntityManager, gameId: string, personId: string): Promise<void> {
    await manager.query(
      `UPDATE outbox SET state = 'superseded', trouble = 'he plays no more'
       WHERE game_id = $1 AND person_id = $2 AND state IN ('waiting', 'suppressed', 'digest') AND worker IS NULL
         AND spec->>'kind' IN ('turn', 'reminder')`,
      [gameId, personId],
    );
  }

  /** What was on its way to somebody as an officer of a club: of its games he is told no more, but for those that he plays. */
  async withdrawOfficers(manager: EntityManager, clubId: string, personId: string): Promise<void> {
    await manager.query(
      `UPDATE outbox o SET state = 'superseded', trouble = 'he moderates no more' FROM game g
       WHERE g.id = o.game_id AND g.club_id = $1 AND o.person_id = $2 AND o.worker IS NULL
         AND o.state IN ('waiting', 'suppressed', 'digest') AND o.spec->>'kind' <> 'code'
         AND NOT EXISTS (SELECT FROM seat s WHERE s.game_id = g.id AND s.person_id = $2)
         AND NOT EXISTS (SELECT FROM understudy u WHERE u.game_id = g.id AND u.person_id = $2)`,
      [clubId, personId],
    );
  }

  /** Reminders to a person of the same decision that still wait: a later one replaces them. */
  async replaceReminders(manager: EntityManager, mail: Pick<NewMail, 'gameId' | 'personId' | 'spec'>): Promise<void> {
    const { gameId, personId, spec } = mail;
    await manager.query(
      `UPDATE outbox SET state = 'superseded', trouble = 'a later reminder replaced it'
       WHERE game_id = $1 AND person_id = $2 AND state IN ('waiting', 'suppressed', 'digest') AND spec->>'kind' = 'reminder'
         AND (spec->>'decision')::int = $3 AND worker IS NULL`,
      [gameId, personId, spec.decision],
    );
  }

  /** The local part that replies to the first of these mails go to that has one; null: none has. */
  async replyTo(ids: readonly string[]): Promise<string | null> {
    const mails = await this.source.manager.findBy(OutboxMail, { id: In([...ids]) });
    const specs = ids.map((id) => mails.find((m) => m.id === id)?.spec.replyTo ?? null);
    return specs.find((replyTo) => replyTo !== null) ?? null;
  }

  /** How many mails of a kind were written to somebody in a game since a moment. */
  async written(
    manager: EntityManager,
    {
      gameId,
      personId,
      since,
      kind,
    }: Pick<OutboxMail, 'gameId' | 'personId'> & { since: Date; kind: MailSpec['kind'] },
  ): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM outbox
       WHERE game_id = $1 AND person_id = $2 AND created_at > $3 AND spec->>'kind' = $4`,
      [gameId, personId, since, kind],
    );
    return row?.count ?? 0;
  }

  /** When the letters of somebody in a game were written since a moment, the oldest first. */
  async letters(
    manager: EntityManager,
    { gameId, by, since }: { gameId: string; by: string; since: Date },
  ): Promise<Date[]> {
    const rows = await manager.query<{ at: Date }[]>(
      `SELECT created_at AS at FROM outbox
       WHERE game_id = $1 AND created_at > $2 AND spec->>'kind' = 'letter' AND spec->>'by' = $3 ORDER BY nr`,
      [gameId, since, by],
    );
    return rows.map((row) => row.at);
  }

  /** Mails of a game that could not be delivered. */
  dead(gameId: string): Promise<OutboxMail[]> {
    return this.source.manager.find(OutboxMail, { where: { gameId, state: 'dead' }, order: { nr: 'ASC' } });
  }

  waiting(before: Date): Promise<number> {
    return this.source.manager.countBy(OutboxMail, { state: 'waiting', notBefore: LessThan(before) });
  }
}
