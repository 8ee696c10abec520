import type { GameHand } from './game-hand';

/** Tells the players what a change of their game means for them; called inside the transaction that changes it. */
export abstract class Announcer {
  abstract announce(hand: GameHand): Promise<void>;
  /** Called after the commit, so that mails go out without waiting for the next tick. */
  abstract committed(): void;
}
