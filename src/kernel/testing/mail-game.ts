import { keyedDice } from '../chance/dice';
import { atRest } from '../decide/automatic';
import { botAnswer } from '../decide/bot';
import { seededRng } from '../decide/rng';
import { settleAll } from '../decide/settle';
import { consider, type Verdict } from '../decide/verdict';
import type { Engine } from '../engine';
import type { Fact } from '../flow/fact';
import type { JsonObject, Realm } from '../realm';
import type { OpenDecision, Position } from '../record/position';
import type { Submission } from '../record/submission';
import { segmentOrders } from './segment-orders';

/** A mail that one of the bots wrote. */
export interface WrittenMail {
  /** The game-turn: `22 AM`; `set-up` before the first one. */
  moment: string;
  /** The kind of the decision it answers. */
  kind: string;
  text: string;
  /** Why it was refused, a line an error; empty when it was taken. */
  refused: string[];
}

/** How a game by mails went. */
export interface MailGame {
  position: Position;
  mails: WrittenMail[];
}

/** Which game the bots play. */
export interface MailGameOptions {
  scenario: string;
  options: JsonObject;
  seed: string;
  /** Is broken off after so many mails. */
  most?: number;
  /** Called with each mail before it is taken, and with what it answers. */
  onMail?: (position: Position, open: OpenDecision, text: string) => void;
}

/**
 * A game of two bots by mails, as players write who plan: each mail answers what is asked and orders the rest of the segment.
 * Of a mail that is refused the answer alone is taken.
 */
export function playByMails<R extends Realm>(
  engine: Engine<R>,
  { scenario, options, seed, most = Infinity, onMail }: MailGameOptions,
): MailGame {
  const [rng, dice] = [seededRng(`play/${seed}`), keyedDice(`secret/${seed}`)];
  const mails: WrittenMail[] = [];
  const start = engine.start({ scenario, options }, dice);
  const begins = (facts: readonly Fact[]): boolean => facts.some(({ type }) => type === engine.system.turnBegins);
  let begun = begins(start.facts);
  let position = atRest(engine, start.position);
  while (!position.over && mails.length < most) {
    const open = position.open.find((o) => !o.sealed);
    if (!open) throw new Error(`${engine.where(position)}: the game waits for nobody`);
    const text = segmentOrders(engine, position, open, rng);
    onMail?.(position, open, text);
    const verdict = consider(engine, position, open.seat, open, text);
    const moment = begun ? engine.system.moment(engine.view(position, open.seat)) : 'set-up';
    mails.push({ moment, kind: open.kind, text, refused: refusals(verdict) });
    const written =
      verdict.sound && verdict.answer ? asRows(open, verdict) : [plainAnswer(engine, position, open, seed)];
    const rows = settleAll(engine, position, written, (at, taken) => engine.submit(at, taken, dice));
    begun ||= rows.some(({ facts }) => begins(facts));
    position = atRest(engine, rows.at(-1)?.position ?? position);
  }
  return { position, mails };
}

/** First what was ordered in advance, then the answer, as the service writes them. */
function asRows({ seat, id }: OpenDecision, { change, answer }: Verdict): Submission[] {
  const given: Submission = { kind: 'answer', source: 'player', seat, decision: id, answer: answer?.value ?? null };
  return change.add.length === 0 ? [given] : [{ kind: 'standing', source: 'player', seat, change }, given];
}

function plainAnswer<R extends Realm>(
  engine: Engine<R>,
  position: Position,
  open: OpenDecision,
  seed: string,
): Submission {
  const answer = botAnswer(engine, position, open, seededRng(`${seed}/${open.id}`));
  return { kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer };
}

function refusals({ sound, lines, objections }: Verdict): string[] {
  if (sound) return [];
  const wrong = lines.filter(({ status }) => status === 'error');
  return [...wrong.map(({ text, why = '' }) => `${text}: ${why}`), ...objections.map(({ text }) => text)];
}
