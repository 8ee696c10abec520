import type { Seat } from '../table/seat.entity';
import type { GameHand } from '../table/game-hand';
import type { LoggedFact } from './logged-fact';

/** What an announcer reads of the log: what a hand has played stands in it, stored or not. */
export interface LogInHand {
  /** Facts of the rows after `seq`, those marked that rewinds have undone. */
  factsAfter(seq: number): Promise<LoggedFact[]>;
  /** Writes what has been played, for statements that read all of the log. */
  stored(): Promise<void>;
  /** Whether mails may wait that ask something. */
  asking: boolean;
}

/** Tells the players what a change of their game means for them; called inside the transaction that changes it. */
export abstract class Announcer {
  abstract announce(hand: GameHand, log: LogInHand): Promise<void>;
  /** Mail to the player of a seat has begun to come back, or reaches him again. */
  abstract delivery(hand: GameHand, seat: Seat): Promise<void>;
  /** Called after the commit, so that mails go out without waiting for the next tick. */
  abstract committed(hand: GameHand): void;
}
