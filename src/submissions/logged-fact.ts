import type { Fact } from '../kernel/flow/fact';
import type { JsonObject } from '../kernel/realm';
import type { FactRow } from './log.entities';

/** A fact with its place in the log. */
export interface LoggedFact extends Fact {
  seq: number;
  n: number;
  /** A rewind has cut it off the line of play. */
  undone?: true;
}

/** A row of `fact` as it is read. */
export function loggedFact(row: FactRow): LoggedFact {
  return { seq: row.seq, n: row.n, ...storedFact(row) };
}

function storedFact(row: FactRow): Fact {
  const { type, rule, audience } = row;
  const fact: Fact = { type, rule, audience, body: row.body as JsonObject };
  return row.toOthers === null ? fact : { ...fact, toOthers: row.toOthers as JsonObject };
}
