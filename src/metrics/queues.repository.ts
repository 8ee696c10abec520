import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Pool } from 'pg';

/** Mails that wait in a queue. */
export interface Queue {
  /** How many could be taken in hand now. */
  due: number;
  /** How many wait for a time to come: after a failed attempt, or because there were too many. */
  deferred: number;
  /** Since when the oldest is there. */
  oldest: Date | null;
  /** Since when one could be taken in hand, and is not. */
  dueSince: Date | null;
}

/** What the database says of the whole service, all its processes together. */
export interface Standing {
  in: Queue;
  out: Queue;
  games: { state: string; count: number }[];
  /** Seats that are waited for longer than their clock allows. */
  overTime: number;
}

/** Connections of this process to its database. */
export interface Connections {
  total: number;
  idle: number;
  /** Requests that wait for one. */
  waiting: number;
}

/** A queue whose mails came at `came` and are due at `due`, at the time $1. */
const queue = (table: string, came: string, due: string): string => `
SELECT count(*) FILTER (WHERE ${due} <= $1)::int AS due, count(*) FILTER (WHERE ${due} > $1)::int AS deferred,
  min(${came}) AS oldest, min(${due}) FILTER (WHERE ${due} <= $1) AS "dueSince" FROM ${table} WHERE state = 'waiting'`;
const OUT = queue('outbox', 'created_at', 'not_before');
const IN = queue('inbound_mail', 'received_at', 'coalesce(not_before, received_at)');
const GAMES = 'SELECT state, count(*)::int AS count FROM game GROUP BY state';
const OVER_TIME = 'SELECT count(*)::int AS count FROM seat WHERE due_at < $1';

/** Reads queues and counts; changes nothing. */
@Injectable()
export class QueuesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async standing(now: Date): Promise<Standing> {
    const [inbound, out, games, late] = await Promise.all([
      this.one<Queue>(IN, [now]),
      this.outbox(now),
      this.source.query<Standing['games']>(GAMES),
      this.one<{ count: number }>(OVER_TIME, [now]),
    ]);
    return { in: inbound, out, games, overTime: late.count };
  }

  /** What waits to be sent. */
  outbox(now: Date): Promise<Queue> {
    return this.one(OUT, [now]);
  }

  connections(): Connections {
    const { master } = this.source.driver as unknown as { master: Pool };
    return { total: master.totalCount, idle: master.idleCount, waiting: master.waitingCount };
  }

  private async one<T extends object>(statement: string, values: unknown[]): Promise<T> {
    const [row] = await this.source.query<T[]>(statement, values);
    return row as T;
  }
}
