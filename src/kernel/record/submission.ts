import type { PlannedOrder } from '../decide/decision';
import type { StandingChange } from '../decide/standing';
import type { Json, JsonObject, RuleRef, SeatId } from '../realm';
import type { Parties } from './parties';

/** Who gave an answer. */
export type Source = 'player' | 'bot' | 'forced' | 'standing' | 'silence' | 'moderator';

export interface AnswerSubmission {
  kind: 'answer';
  source: Source;
  seat: SeatId;
  decision: string;
  answer: Json;
  /** Standing orders that gave it, by id. */
  by?: string[];
  /** What those orders say of later decisions: kept as plans. */
  plans?: PlannedOrder[];
}
export interface StandingSubmission {
  kind: 'standing';
  source: Source;
  seat: SeatId;
  change: StandingChange;
}
export interface ResignSubmission {
  kind: 'resign';
  source: Source;
  seat: SeatId;
}
/** Takes back a sealed answer while its decision still waits for the other seats. */
export interface UndoSubmission {
  kind: 'undo';
  source: 'player';
  seat: SeatId;
  decision: string;
}
/** Both sides have agreed to call the game a draw. */
export interface DrawSubmission {
  kind: 'draw';
  source: 'player';
}
/** Both sides have agreed to change what they play by; the rules of the game know nothing of it. */
export interface CharterSubmission {
  kind: 'charter';
  source: 'player';
  change: JsonObject;
  /** The change in words. */
  text: string;
}
/** Back to the position after row `to`. `dice: kept` gives the same faces again, `anew` others. */
export interface RewindSubmission {
  kind: 'rewind';
  source: 'moderator' | 'player';
  to: number;
  dice: 'kept' | 'anew';
  reason: string;
  /** The game was over and its dice secret published: the SHA-256 of the one that rolls from here on. */
  commitment?: string;
}
/** A moderator's change of the world: JSON merge patch (RFC 7396) with a reason. */
export interface AdjustSubmission {
  kind: 'adjust';
  source: 'moderator';
  patch: Json;
  reason: string;
  rule: RuleRef;
}
/** Takes the position and its cursor to another version of the system. */
export interface UpgradeSubmission {
  kind: 'upgrade';
  source: 'moderator';
  to: string;
}
/** Somebody else plays a seat from here on, for a time or for good, or nobody does; the rules of the game know nothing of it. */
export interface SeatSubmission {
  kind: 'seat';
  source: 'moderator' | 'player';
  seat: SeatId;
  change: SeatChange;
  /** Who plays it now, sealed (see `parties.ts`); rows of before have none, nor has that of who leaves. */
  party?: string;
}
export const SEAT_CHANGES = ['replaced', 'substituted', 'returned', 'left'] as const;
export type SeatChange = (typeof SEAT_CHANGES)[number];
/** Faces of real dice, typed by the moderator. */
export interface DiceSubmission {
  kind: 'dice';
  source: 'moderator';
  faces: Record<string, number>;
}
/** The moderator lets the game stand, or go on: nothing is taken meanwhile, and no clock runs. */
export interface HoldSubmission {
  kind: 'hold' | 'release';
  source: 'moderator';
  reason: string;
}
/** The moderator gives a seat more time; the rules of the game know nothing of clocks. */
export interface ExtendSubmission {
  kind: 'extend';
  source: 'moderator';
  seat: SeatId;
  hours: number;
  reason: string;
}
/** A ruling is made in the game, or one that it knew is withdrawn: `digest` holds its words (see `filed-rulings.ts`). */
export interface RulingSubmission {
  kind: 'ruling';
  source: 'moderator';
  change: RulingChange;
  nr: number;
  rules: string[];
  digest: string;
}
export const RULING_CHANGES = ['made', 'withdrawn'] as const;
export type RulingChange = (typeof RULING_CHANGES)[number];
export interface StartSubmission {
  kind: 'start';
  source: 'forced';
  scenario: string;
  options: Json;
  /** Who plays and by which charter, hashed; games of before have none (see `parties.ts`). */
  parties?: Parties;
}

/** What one row of the log asks the kernel to do. */
export type Submission =
  | StartSubmission
  | AnswerSubmission
  | StandingSubmission
  | ResignSubmission
  | UndoSubmission
  | DrawSubmission
  | CharterSubmission
  | RewindSubmission
  | AdjustSubmission
  | UpgradeSubmission
  | DiceSubmission
  | SeatSubmission
  | HoldSubmission
  | ExtendSubmission
  | RulingSubmission;
