import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keys } from '../config/keys';
import type { GameHand } from '../table/game-hand';
import type { Confirmation, Grave } from './confirmation.entity';
import { ConfirmationRepository } from './confirmation.repository';

export const CODE_DAYS = 3;
/** Codes that one player may ask for in a day; each of the last kind is a mail to somebody we do not know yet. */
const MOST_A_DAY: Record<Grave, number> = { resign: 20, accept: 20, address: 20, forget: 20, verify: 3 };
const MOST_WRONG = 5;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What came of a code that was sent; `wrong`: none such waits; `died`: it was one guess too many; `several`: a code must say which. */
export type Used = Pick<Confirmation, 'action' | 'about'> | 'wrong' | 'died' | 'several';

/** Codes of six digits that grave orders wait for: good once, for three days, and for few guesses. */
@Injectable()
export class Codes {
  constructor(
    private readonly confirmations: ConfirmationRepository,
    private readonly keys: Keys,
  ) {}

  /** A new code in the place of the last one for the same; null: too many were asked for, or guessed at. */
  async ask(hand: GameHand, side: string, action: Grave, about: string | null = null): Promise<string | null> {
    const asker = { gameId: hand.game.id, seat: side };
    const recent = await this.confirmations.since(hand.manager, asker, ago(hand, DAY_MS));
    const player = hand.playerOf(side).id;
    const asked = await this.confirmations.countOf(hand.manager, player, action, ago(hand, DAY_MS));
    const guessed = recent.some((c) => c.wrong >= MOST_WRONG && c.closedAt && c.closedAt > ago(hand, HOUR_MS));
    if (guessed || asked >= MOST_A_DAY[action]) return null;
    const code = String(randomInt(100_000, 1_000_000));
    const row = { ...asker, action, about, code, askedAt: hand.now };
    await this.confirmations.open(hand.manager, row, ago(hand, 2 * CODE_DAYS * DAY_MS));
    return code;
  }

  /** Takes a code. Without one (`null`: the sender is proved by other means) what waits alone is taken. */
  async use(hand: GameHand, side: string, code: string | null): Promise<Used> {
    const asker = { gameId: hand.game.id, seat: side };
    const recent = await this.confirmations.since(hand.manager, asker, ago(hand, CODE_DAYS * DAY_MS));
    const waiting = recent.filter((c) => c.closedAt === null);
    if (code === null) return this.onlyOne(hand, waiting);
    const found = waiting.filter((c) => this.keys.same(c.code, code))[0];
    return found ? this.taken(hand, found) : this.missed(hand, waiting);
  }

  /** A code that went to a new address proves that address, which nothing else does. */
  private async onlyOne(hand: GameHand, waiting: readonly Confirmation[]): Promise<Used> {
    const asked = waiting.filter((c) => c.action !== 'verify');
    if (asked.length > 1 || (asked.length === 0 && waiting.length > 0)) return 'several';
    return asked[0] ? this.taken(hand, asked[0]) : 'wrong';
  }

  private async taken(hand: GameHand, found: Confirmation): Promise<Used> {
    await this.confirmations.close(hand.manager, [found.id], hand.now);
    return { action: found.action, about: found.about };
  }

  private async missed(hand: GameHand, waiting: readonly Confirmation[]): Promise<Used> {
    const ids = (codes: readonly Confirmation[]): string[] => codes.map((c) => c.id);
    await this.confirmations.guessed(hand.manager, ids(waiting));
    const dead = waiting.filter((c) => c.wrong + 1 >= MOST_WRONG);
    await this.confirmations.close(hand.manager, ids(dead), hand.now);
    return dead.length > 0 ? 'died' : 'wrong';
  }
}

const ago = (hand: GameHand, ms: number): Date => new Date(hand.now.getTime() - ms);
