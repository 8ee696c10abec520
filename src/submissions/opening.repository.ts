import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { QueryResult } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { BOT } from '../people/bot';
import type { Leave } from '../people/leave';
import { Person } from '../people/person.entity';
import { columnsOf } from '../store/columns';
import { Game } from '../table/game.entity';
import { moderatesSql } from '../table/moderates';
import { NoSuchGame, tableOf, type Table } from '../table/game.repository';
import { Seat } from '../table/seat.entity';
import { FactRow } from './log.entities';
import type { Statement } from '../store/statement';
import { inHand } from './one-way';
import { OpenedLog } from './opened-log';

/** A game with all that its hand is made from. */
export interface Opened {
  game: Game;
  table: Table;
  log: OpenedLog;
  /** When the service was down since the first of the game's clocks runs. */
  downtimes: Leave[];
  /** Mails that ask something have not been taken by anybody yet. */
  asking: boolean;
  /** The rows of each statement that was sent along. */
  beside: unknown[][];
}

/** Statements that are sent along with those that open a game. */
export type Beside = readonly Statement[];

/** A game by its id, or by the number in its mail addresses. */
export type GameKey = { id: string } | { number: number };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Opens games: everything their hands are made from comes on one way to the server and back. */
@Injectable()
export class OpeningRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /**
   * Runs `work` in a transaction with the game under its lock; null: there is none. What `work` throws undoes all.
   * @param key of a game that is there, or what makes one in the same transaction
   * @param beside what else is asked under the lock
   */
  under<T>(
    key: GameKey | ((manager: EntityManager) => Promise<string>),
    work: (opened: Opened | null, manager: EntityManager) => Promise<T>,
    beside: Beside = [],
  ): Promise<T> {
    return inHand(this.source, async (hand) => {
      if (typeof key !== 'function')
        return work(this.read(await hand.begin([...this.statements(key, true), ...beside])), hand.manager);
      await hand.begin([]);
      const id = await key(hand.manager);
      return work(this.read(await hand.send([...this.statements({ id }, true), ...beside])), hand.manager);
    });
  }

  /** The game as it stands, without its lock. @throws NoSuchGame */
  async look(id: string): Promise<Opened> {
    const opened = await inHand(this.source, async (hand) =>
      this.read(await hand.look(this.statements({ id }, false))),
    );
    if (!opened) throw new NoSuchGame(id);
    return opened;
  }

  private statements(key: GameKey, lock: boolean): Statement[] {
    const byId = 'id' in key;
    const id = byId ? '$1' : '(SELECT game_id FROM game_name WHERE number = $1)';
    const value = byId ? uuid(key.id) : wholeNumber(key.number);
    const name = `open_game_by_${byId ? 'id' : 'number'}`;
    return this.texts(id, lock).map((text, i) => ({
      name: `${name}_${i}${lock && i === 0 ? '_locked' : ''}`,
      ...{ text, values: [value] },
    }));
  }

  /** Game, people, position, facts and whether mails wait that ask something. */
  private texts(id: string, lock: boolean): string[] {
    const of = (entity: Parameters<typeof columnsOf>[1], table: string, prefix = ''): string =>
      columnsOf(this.source, entity, table, prefix);
    return [
      `SELECT ${of(Game, 'g')} FROM game g WHERE id = ${id}${lock ? ' FOR UPDATE' : ''}`,
      `SELECT ${of(Seat, 's', 's_')}, ${of(Person, 'p', 'p_')}, coalesce(a.suppressed_at, a.refused_until) IS NOT NULL AS unreached
       FROM (SELECT person_id FROM seat WHERE game_id = ${id} UNION SELECT moderator_id FROM game m
           WHERE id = ${id} AND ${moderatesSql('m.club_id', 'm.moderator_id')}) w
         JOIN person p ON p.id = w.person_id
         LEFT JOIN seat s ON s.person_id = p.id AND s.game_id = ${id} LEFT JOIN mail_address a ON a.email = p.email
       ORDER BY s.side`,
      `SELECT body FROM position WHERE game_id = ${id} AND seq = (SELECT seq FROM game WHERE id = ${id})`,
      `SELECT ${of(FactRow, 'f')} FROM fact f WHERE f.game_id = ${id}
         AND f.seq > (SELECT min(told_seq) FROM seat WHERE game_id = ${id} AND person_id <> '${BOT.id}')
       ORDER BY f.seq, f.n`,
      `SELECT EXISTS (SELECT FROM outbox WHERE game_id = ${id} AND state IN ('waiting', 'suppressed', 'digest')
         AND spec->>'decision' IS NOT NULL) AS asking`,
      `SELECT "from", until FROM downtime WHERE until > (SELECT min(clock_from) FROM seat WHERE game_id = ${id}
         AND person_id <> '${BOT.id}') ORDER BY "from"`,
    ];
  }

  private read(results: QueryResult[]): Opened | null {
    const [games, people, positions, facts, waiting, down, ...beside] = results.map((one) => one.rows as unknown[]);
    const game = games?.[0] as Game | undefined;
    if (!game) return null;
    const table = tableOf((people ?? []) as Record<string, unknown>[]);
    const [last] = positions as { body: Buffer }[];
    const log = new OpenedLog(table.seats, last?.body ?? null, facts as FactRow[]);
    const downtimes = (down as { from: Date; until: Date }[]).map(spanOf);
    return { game, table, log, downtimes, asking: (waiting as { asking: boolean }[])[0]?.asking === true, beside };
  }
}

const spanOf = ({ from, until }: { from: Date; until: Date }): Leave => ({
  ...{ from: from.toISOString(), until: until.toISOString() },
});

function uuid(id: string): string {
  if (!UUID.test(id)) throw new NoSuchGame(id);
  return id;
}

function wholeNumber(number: number): number {
  if (!Number.isSafeInteger(number)) throw new NoSuchGame(String(number));
  return number;
}
