import { gzipSync } from 'node:zlib';
import type { Row } from '../kernel/decide/settle';
import type { Fact } from '../kernel/flow/fact';
import { chainStart, positionHash, rowHash, type GameRow } from '../kernel/record/game-file';
import type { Game } from '../table/game.entity';

/** A row to be written, with the mail that brought it. */
export interface PendingRow {
  row: Row;
  mailId: string | null;
  /** When what it answers was due; null: it answers nothing that was. */
  dueAt: Date | null;
}

/** Rows of a log as their tables take them: by the names of their columns, the positions zipped. */
export interface LogRows {
  submissions: object[];
  facts: object[];
  seqs: number[];
  positions: Buffer[];
}

/** A tenth larger than at 6, in less than half the time. */
const ZIP_LEVEL = 3;

/** Puts rows behind the last one of `game`, and moves its end. */
export function appended(game: Game, rows: readonly PendingRow[]): LogRows {
  let chain = game.seq < 0 ? chainStart(game) : game.chain;
  const out: LogRows = { submissions: [], facts: [], seqs: [], positions: [] };
  for (const { row, ...came } of rows) {
    const logged = gameRow(row, game.system);
    chain = rowHash(chain, logged);
    out.submissions.push(submissionRow(row, logged, chain, came));
    out.facts.push(...row.facts.map((fact, n) => factRow(row.position.seq, n, fact)));
    out.seqs.push(row.position.seq);
    out.positions.push(gzipSync(JSON.stringify(row.position), { level: ZIP_LEVEL }));
  }
  const last = rows.at(-1)?.row.position;
  if (last) Object.assign(game, { seq: last.seq, version: last.version, chain });
  return out;
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
function submissionRow(
  row: Row,
  logged: Omit<GameRow, 'hash'>,
  hash: string,
  { mailId, dueAt }: Pick<PendingRow, 'mailId' | 'dueAt'>,
): object {
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
    due_at: dueAt,
  };
}

/** A row of `fact` by the names of its columns. */
function factRow(seq: number, n: number, fact: Fact): object {
  const { type, rule, audience, body, toOthers } = fact;
  return { seq, n, type, rule, audience, body, to_others: toOthers ?? null };
}
