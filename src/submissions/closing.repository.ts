import type { EntityManager } from 'typeorm';
import type { Bag } from '../post/bag';
import { endMails } from '../post/mail-end';
import { putMails } from '../post/new-mail';
import type { Statement } from '../store/statement';
import type { Game } from '../table/game.entity';
import type { Seat } from '../table/seat.entity';
import type { LogRows } from './log-rows';
import { writeLast, writeNow } from './one-way';

/** What is written of a game at once. */
export interface Closing {
  game: Game;
  /** Null: game and seats are as they were found. */
  seats: readonly Seat[] | null;
  rows: LogRows;
  /** Mails to be sent, and those that were dealt with. */
  bag: Bag;
  at: Date;
}

const SUBMISSIONS = `INSERT INTO submission (game_id, at, seq, epoch, kind, source, seat, decision, body, version, dice_epoch,
    dice_step, position_hash, hash, mail_id, due_at)
  SELECT $1, $2, r.* FROM jsonb_to_recordset($3) AS r (seq int, epoch int, kind text, source text, seat text,
    decision text, body jsonb, version text, dice_epoch int, dice_step int, position_hash text, hash text, mail_id uuid,
    due_at timestamptz)`;

const FACTS = `INSERT INTO fact (game_id, seq, n, type, rule, audience, body, to_others)
  SELECT $1, r.* FROM jsonb_to_recordset($2) AS r (seq int, n int, type text, rule text, audience jsonb, body jsonb,
    to_others jsonb)`;

const POSITION = 'INSERT INTO position (game_id, seq, body) VALUES ($1, $2, $3)';

const GAME = `UPDATE game SET seq = $2, version = $3, chain = $4, state = $5, secret = $6,
  spent_secrets = ARRAY(SELECT jsonb_array_elements_text($7)), charter_changes = $8,
  waits_since = CASE WHEN $9::boolean THEN $10::timestamptz ELSE waits_since END WHERE id = $1`;

const SEATS = `UPDATE seat s SET person_id = r.person_id, state = r.state, told_seq = r.told_seq, seen_seq = r.seen_seq,
  told_decision = r.told_decision, report = r.report, bank_seconds = r.bank_seconds, clock_from = r.clock_from,
  due_at = r.due_at, reminded = r.reminded, mails = r.mails, owes = r.owes, owes_since = r.owes_since,
  undelivered_since = r.undelivered_since, stands_from = r.stands_from, stood_seconds = r.stood_seconds, earned = r.earned,
  clock_zone = r.clock_zone, look_at = r.look_at, grace = r.grace, silences = r.silences, refused = r.refused,
  first_proof = r.first_proof
  FROM jsonb_to_recordset($2) AS r (side text, person_id uuid, state text, told_seq int, seen_seq int, told_decision int,
    report jsonb, bank_seconds int, clock_from timestamptz, due_at timestamptz, reminded int, mails int,
    owes text, owes_since timestamptz, undelivered_since timestamptz, stands_from timestamptz, stood_seconds int,
    earned jsonb, clock_zone text, look_at timestamptz, grace text, silences int,
    refused jsonb, first_proof jsonb)
  WHERE s.game_id = $1 AND s.side = r.side`;

/** Leaves rows of the log, mails, the game and its seats to the end of the transaction, all on the way of its COMMIT. */
export const closeGame = (manager: EntityManager, closing: Closing): void => writeLast(manager, statementsOf(closing));

/** Writes the same now, for whoever reads it in the transaction. */
export const storeGame = (manager: EntityManager, closing: Closing): Promise<void> =>
  writeNow(manager, statementsOf(closing));

/** A statement for each table, each of which names its game. */
function statementsOf({ game, seats, rows, bag, at }: Closing): Statement[] {
  const saved = seats !== null || rows.seqs.length > 0;
  return [
    ...logged(game.id, rows, at),
    ...(saved ? [gameSaved(game, seats)] : []),
    ...(seats?.length ? [seatsSaved(game.id, seats)] : []),
    ...(bag.mails.length > 0 ? [putMails(bag.mails)] : []),
    ...(bag.ends.length > 0 ? [endMails(bag.ends)] : []),
  ];
}

function logged(id: string, { submissions, facts, seqs, positions }: LogRows, at: Date): Statement[] {
  if (seqs.length === 0) return [];
  return [
    {
      name: 'put_submissions',
      text: SUBMISSIONS,

      values: [id, at, submissions],
    },
    ...(facts.length > 0 ? [{ name: 'put_facts', text: FACTS, values: [id, facts] }] : []),
    ...seqs.map((seq, i) => ({
      ...{ name: 'put_position', text: POSITION, types: ['uuid', 'int', 'bytea'] },
      values: [id, seq, positions[i] ?? null],
    })),
  ];
}

/** `seats` that are as they were found say nothing anew of who is waited for. */
function gameSaved(game: Game, seats: readonly Seat[] | null): Statement {
  const { id, seq, version, chain, state, secret, spentSecrets, changes } = game;
  const since = (seats ?? []).flatMap(({ owesSince }) => owesSince ?? []);
  const waitsSince = since.length > 0 ? new Date(Math.min(...since.map(Number))) : null;
  return {
    name: 'save_game',
    text: GAME,
    values: [id, seq, version, chain, state, secret, spentSecrets, changes, String(seats !== null), waitsSince],
  };
}

const seatsSaved = (id: string, seats: readonly Seat[]): Statement => ({
  ...{ name: 'save_seats', text: SEATS, types: ['uuid', 'jsonb'] },
  values: [id, seats.map(seatRow)],
});

/** A row of `seat` by the names of its columns. */
const seatRow = (s: Seat): object => ({
  side: s.side,
  person_id: s.personId,
  state: s.state,
  told_seq: s.toldSeq,
  seen_seq: s.seenSeq,
  told_decision: s.toldDecision,
  report: s.report,
  bank_seconds: s.bankSeconds,
  clock_from: s.clockFrom,
  due_at: s.dueAt,
  reminded: s.reminded,
  mails: s.mails,
  owes: s.owes,
  owes_since: s.owesSince,
  undelivered_since: s.undeliveredSince,
  stands_from: s.standsFrom,
  stood_seconds: s.stoodSeconds,
  earned: s.earned,
  clock_zone: s.clockZone,
  look_at: s.lookAt,
  grace: s.grace,
  silences: s.silences,
  refused: s.refused,
  first_proof: s.firstProof,
});
