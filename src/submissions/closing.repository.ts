import type { EntityManager } from 'typeorm';
import type { Bag } from '../post/bag';
import { endMails } from '../post/mail-end';
import { PUT, mailRow } from '../post/new-mail';
import type { Game } from '../table/game.entity';
import type { Seat } from '../table/seat.entity';
import type { LogRows } from './log-rows';
import { write } from './one-way';

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

/** Mails, and ends of mails. */
const POST = `WITH ended AS (${endMails(2)}) ${PUT}`;

/** Mails; game and time; submissions and facts as JSON, numbers and bodies of the positions; end and state of the game, its seats and ends of mails as JSON. */
const EVERYTHING = `
WITH new_mail AS (${PUT}), new_submission AS (
  INSERT INTO submission (game_id, at, seq, epoch, kind, source, seat, decision, body, version, dice_epoch, dice_step,
    position_hash, hash, mail_id)
  SELECT $2, $3, r.* FROM jsonb_to_recordset($4) AS r (seq int, epoch int, kind text, source text, seat text,
    decision text, body jsonb, version text, dice_epoch int, dice_step int, position_hash text, hash text, mail_id uuid)
), new_fact AS (
  INSERT INTO fact (game_id, seq, n, type, rule, audience, body, to_others)
  SELECT $2, r.* FROM jsonb_to_recordset($5) AS r (seq int, n int, type text, rule text, audience jsonb, body jsonb,
    to_others jsonb)
), new_position AS (
  INSERT INTO position (game_id, seq, body) SELECT $2, r.* FROM unnest($6::int[], $7::bytea[]) AS r (seq, body)
), saved_game AS (
  UPDATE game SET seq = $8, version = $9, chain = $10, state = $11, secret = $12, spent_secrets = $13 WHERE id = $2
), ended AS (${endMails(15)}
)
UPDATE seat s SET person_id = r.person_id, state = r.state, told_seq = r.told_seq, seen_seq = r.seen_seq,
  told_decision = r.told_decision, report = r.report, bank_seconds = r.bank_seconds, clock_from = r.clock_from,
  due_at = r.due_at, reminded = r.reminded, mails = r.mails, owes = r.owes, owes_since = r.owes_since,
  undelivered_since = r.undelivered_since, stands_from = r.stands_from, stood_seconds = r.stood_seconds, earned = r.earned
FROM jsonb_to_recordset($14) AS r (side text, person_id uuid, state text, told_seq int, seen_seq int, told_decision int,
  report jsonb, bank_seconds int, clock_from timestamptz, due_at timestamptz, reminded int, mails int,
  owes text, owes_since timestamptz, undelivered_since timestamptz, stands_from timestamptz, stood_seconds int,
  earned jsonb)
WHERE s.game_id = $2 AND s.side = r.side`;

/** Writes rows of the log, mails, the game and its seats in one statement: each costs a way to the server and back. */
export async function closeGame(manager: EntityManager, { game, seats, rows, bag, at }: Closing): Promise<void> {
  const post = JSON.stringify(bag.mails.map(mailRow));
  const ends = JSON.stringify(bag.ends);
  if (seats === null && rows.seqs.length === 0) {
    if (bag.mails.length + bag.ends.length > 0) await write(manager, 'close_post', POST, [post, ends]);
    return;
  }
  const { id, seq, version, chain, state, secret, spentSecrets } = game;
  const log = [JSON.stringify(rows.submissions), JSON.stringify(rows.facts), rows.seqs, rows.positions];
  const end = [seq, version, chain, state, secret, spentSecrets];
  const saved = JSON.stringify((seats ?? []).map(seatRow));
  await write(manager, 'close_game', EVERYTHING, [post, id, at, ...log, ...end, saved, ends]);
}

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
});
