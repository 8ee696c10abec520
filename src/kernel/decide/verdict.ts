import type { Engine } from '../engine';
import type { Json, Realm, RuleRef, SeatId } from '../realm';
import type { OpenDecision, Position } from '../record/position';
import type { Objection } from './decision';
import { OrderLines } from './order-lines';
import type { StandingChange } from './standing';

/** What became of one line. `later`: kept as a plan; `unjudged`: understood, but not judged; `ignored`: not looked at. */
export interface LineVerdict {
  number: number;
  text: string;
  status: 'ok' | 'doubt' | 'error' | 'later' | 'unjudged' | 'ignored';
  /** As it was read, in order words. */
  read?: string;
  why?: string;
  rule?: RuleRef;
  nearest?: string;
  /** Where some words of it could be several things: the line with each of them. */
  could?: string[];
}

/** What a mail's orders come to, before anything is written. */
export interface Verdict {
  lines: LineVerdict[];
  /** Objections that belong to no single line. */
  objections: Objection[];
  /** The answer to the open decision, if the mail gives one; the answer itself may be null. */
  answer: { value: Json } | null;
  /** The answer in order words. */
  inForce: string[];
  /** What the answer comes to, short of dice. */
  foreseen: string[];
  /** What the answer leaves as it is, where that is most of what could be ordered. */
  stays: string | null;
  change: StandingChange;
  /** Words of the decisions that the mail's plans for later ones pass: they are not asked. */
  passes: string[];
  stoppedAt: string | null;
  /** What is said below it and is no quotation, the first of it. */
  unread: readonly string[];
  /** Lines that were understood, at least in their verb. */
  recognised: number;
  /** Everything may be recorded. */
  sound: boolean;
}

/** Words that are no orders and stand in the same mails. */
export interface Beside {
  /** All there are, in lower case. */
  known: readonly string[];
  /** This mail held some, and is not for nothing when it holds no order. */
  taken: boolean;
  /** Told before each line is read, and (null) when all are. */
  reading?: (line: number | null) => void;
}

/** Reads and judges the order lines of `text` for `seat`. `open` is the decision the mail may answer; null: none. */
export function consider<R extends Realm>(
  engine: Engine<R>,
  position: Position,
  seat: SeatId,
  open: OpenDecision | null,
  text: string,
  beside: Beside = { known: [], taken: false },
): Verdict {
  return new OrderLines(engine, position, seat, open, beside).consider(text);
}
