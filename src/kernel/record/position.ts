import type { Bid } from '../bid';
import type { Result } from '../flow/act';
import type { Frame } from '../flow/frame';
import type { Json, SeatId } from '../realm';
import type { InAdvance } from '../decide/standing';

/** An open question to one seat. */
export interface OpenDecision {
  id: string;
  kind: string;
  seat: SeatId;
  /** What the seat was told for it. */
  facts: Json;
  /** A sealed answer that waits for the other seats; a later one replaces it. */
  sealed?: { answer: Json; version: number };
  /** Versions that were recorded and taken back. */
  undone?: number;
  /** Plans and standing orders that were tried and why they did not fit. */
  misfits: string[];
}

/** The state after a submission: all that is needed to go on. Plain JSON. */
export interface Position {
  system: string;
  version: string;
  scenario: string;
  /** Grows at each rewind. */
  epoch: number;
  /** The log row that made this position. */
  seq: number;
  /** Answers taken in this line of play, and the epoch the dice are keyed with. */
  dice: { epoch: number; step: number };
  world: Json;
  stack: Frame[];
  open: OpenDecision[];
  /** Decisions opened so far: numbers the next one. */
  asked: number;
  standing: Record<SeatId, InAdvance>;
  /** Rolls a moderator has been asked for, and those he has typed (`dice: entered`). */
  entering?: { submission: Json; faces: Record<string, number>; missing: string };
  /** The bid for balance that both players agreed to. */
  bid?: Bid;
  over: Result | null;
}

/** The number that the next answer to an open decision is recorded by. */
export const nextVersion = ({ sealed, undone = 0 }: OpenDecision): number => (sealed?.version ?? undone) + 1;
