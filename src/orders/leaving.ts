import type { GameHand } from '../table/game-hand';
import type { StandInRepository } from '../table/stand-in.repository';
import type { OthersNote } from './dealt';

/** A player leaves and plays no more: the game stands until somebody takes his place. What the others are told. */
export async function leaveSeat(hand: GameHand, standIns: StandInRepository, side: string): Promise<OthersNote> {
  await standIns.abandons(hand.manager, hand.game.id, hand.seat(side).personId, hand.now);
  await standIns.leaves(hand.manager, hand.game.id, side, hand.now);
  hand.submit({ kind: 'seat', source: 'player', seat: side, change: 'left' });
  hand.game.state = 'held';
  const name = hand.engine.system.seatName(side);
  return {
    to: 'others',
    what: 'a player has left',
    paragraphs: [
      `The player of the ${name} side has left the game. It stands, and so do the clocks.`,
      'The organiser looks for somebody who goes on in his place, or ends the game; ASK ... ENDASK reaches the moderator.',
    ],
  };
}
