import { Injectable } from '@nestjs/common';
import type { GameHand } from '../../table/game-hand';
import { keepClocks } from '../../table/keep-clocks';
import { Letters } from '../letters';

/** HOLD and RELEASE: rows of the log, told to both players; no clock runs between them. */
@Injectable()
export class HoldWords {
  constructor(private readonly letters: Letters) {}

  /** What came of it, in a sentence; `done`: the game stands from now on. */
  async hold(hand: GameHand, reason: string): Promise<{ done: boolean; said: string }> {
    const why = this.notRunning(hand);
    if (why !== null) return { done: false, said: why };
    if (hand.game.state === 'held') return { done: false, said: 'The game is held already.' };
    hand.game.state = 'held';
    hand.submit({ kind: 'hold', source: 'moderator', reason });
    const news = `The moderator holds the game: ${reason}`;
    const meanwhile =
      'Until he releases it nothing is recorded and no clock runs. CHECK, STATUS, letters and questions work as ever.';
    await this.letters.toAllWithDates(hand, { what: 'the game is held', paragraphs: [news, meanwhile] });
    return {
      done: true,
      said: 'The game is held: nothing is recorded and no clock runs until RELEASE. Both players are told.',
    };
  }

  async release(hand: GameHand, reason: string): Promise<{ done: boolean; said: string }> {
    const why = this.notRunning(hand);
    if (why !== null) return { done: false, said: why };
    if (hand.game.state !== 'held') return { done: false, said: 'The game is not held.' };
    hand.game.state = 'running';
    hand.submit({ kind: 'release', source: 'moderator', reason });
    // The clocks start with what was left, so that each is told his date.
    keepClocks(hand, []);
    const news = `The moderator lets the game go on${reason === '' ? '.' : `: ${reason}`}`;
    const clocks =
      'Clocks start again with the next day of each player, with what was left. What was asked before is asked still; any mail that asked it takes the answer.';
    await this.letters.toAllWithDates(hand, { what: 'the game goes on', paragraphs: [news, clocks] });
    return {
      done: true,
      said: 'The game goes on. Both players are told, each with his date; clocks start with the next day of each.',
    };
  }

  private notRunning(hand: GameHand): string | null {
    if (!hand.begun) return 'The game has not begun.';
    return hand.position.over ? 'The game is over.' : null;
  }
}
