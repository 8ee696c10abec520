import { gunzipSync } from 'node:zlib';
import type { Row } from '../kernel/decide/settle';
import { asStored } from '../kernel/record/copy';
import type { Position } from '../kernel/record/position';
import { isBot } from '../people/bot';
import type { Seat } from '../table/seat.entity';
import { wentBack } from './line-of-play';
import type { FactRow } from './log.entities';
import { loggedFact, type LoggedFact } from './logged-fact';

/** What the log of a game says of what its players have not been told yet. */
export class OpenedLog {
  private readonly since: number;
  private readonly facts: readonly LoggedFact[];

  constructor(
    seats: readonly Seat[],
    private readonly body: Buffer | null,
    facts: readonly FactRow[],
  ) {
    this.since = Math.min(...seats.filter((s) => !isBot(s)).map((s) => s.toldSeq));
    this.facts = facts.map(loggedFact);
  }

  /** The position the game stands at; null: it has not begun. */
  get last(): Position | null {
    return this.body && unzipped(this.body);
  }

  /**
   * Facts of the rows after `seq`, with those of `rows`, which are not stored yet. Null: they were not read, or rewinds
   * among them undo some, which only the whole log can say.
   */
  factsAfter(seq: number, rows: readonly Row[]): LoggedFact[] | null {
    if (seq < this.since) return null;
    const fresh = rows.flatMap(({ position, facts }) =>
      facts.map((fact, n) => ({ seq: position.seq, n, ...asStored(fact) })),
    );
    const all = [...this.facts, ...fresh].filter((fact) => fact.seq > seq);
    return wentBack(all) ? null : all;
  }
}

/** A position as it is stored. */
export function unzipped(body: Buffer): Position {
  return JSON.parse(gunzipSync(body).toString('utf8')) as Position;
}
