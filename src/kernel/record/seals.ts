import { DecisionClosed, WrongSeat } from '../errors';
import type { Outcome } from '../engine';
import type { Fact } from '../flow/fact';
import type { SeatId } from '../realm';
import type { OpenDecision, Position } from './position';
import type {
  CharterSubmission,
  SeatSubmission,
  ExtendSubmission,
  HoldSubmission,
  RulingSubmission,
} from './submission';

/** The open decision that a seat's submission is about. @throws DecisionClosed, WrongSeat */
export function openTo(position: Position, { decision, seat }: { decision: string; seat: SeatId }): OpenDecision {
  const open = position.open.find((o) => o.id === decision);
  if (!open) throw new DecisionClosed(decision, position.open);
  if (open.seat !== seat) throw new WrongSeat(open.id, seat);
  return open;
}

/** Takes a sealed answer away: the decision waits again. @throws DecisionClosed, WrongSeat */
export function takenBack(position: Position, about: { decision: string; seat: SeatId }): Position {
  const open = openTo(position, about);
  if (!open.sealed) throw new DecisionClosed(open.id, position.open);
  open.undone = open.sealed.version;
  delete open.sealed;
  return position;
}

/** Both sides call it a draw. */
export function agreed(position: Position): Outcome {
  const text = 'Both sides agreed to a draw.';
  Object.assign(position, { over: { winner: null, level: 'Draw', rule: '', text, detail: {} }, stack: [], open: [] });
  return { position, facts: [{ type: 'despatch.drawn', rule: '', audience: 'all', body: {} }] };
}

/** Both sides are told who plays no more, and whether somebody else does. */
export const seatChanged = ({ seat, change }: SeatSubmission): Fact => ({
  ...{ type: 'despatch.seat', rule: '', audience: 'all', body: { seat, change } },
});

/** Both sides have agreed to play by something else from here on. */
export const charterChanged = ({ text }: CharterSubmission): Fact => ({
  ...{ type: 'despatch.charter', rule: '', audience: 'all', body: { text } },
});

/** Both sides are told of the bid that the game is begun with. */
export const bidAgreed = (text: string): Fact => ({
  ...{ type: 'despatch.balance', rule: '', audience: 'all', body: { text } },
});

/** Both sides are told who has more time, and why. */
export const timeGiven = ({ seat, hours, reason }: ExtendSubmission): Fact => ({
  ...{ type: 'despatch.extended', rule: '', audience: 'all', body: { seat, hours, reason } },
});

/** Both sides are told that there is a ruling; its words stand in a mail of their own. */
export const rulingChanged = ({ change, nr, rules }: RulingSubmission): Fact => ({
  ...{ type: 'despatch.ruling', rule: '', audience: 'all', body: { change, nr, rules } },
});

/** That the game stands, or goes on, is told to everybody. */
export const held = ({ kind, reason }: HoldSubmission): Fact => ({
  type: kind === 'hold' ? 'despatch.held' : 'despatch.released',
  rule: '',
  audience: 'all',
  body: { reason },
});
