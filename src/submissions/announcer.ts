import type { Seat } from '../table/seat.entity';
import type { GameHand } from '../table/game-hand';

/** Tells the players what a change of their game means for them; called inside the transaction that changes it. */
export abstract class Announcer {
  abstract announce(hand: GameHand): Promise<void>;
  /** Mail to the player of a seat has begun to come back, or reaches him again. */
  abstract delivery(hand: GameHand, seat: Seat): Promise<void>;
  /** Called after the commit, so that mails go out without waiting for the next tick. */
  abstract committed(hand: GameHand): void;
}
