import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock';

const REST_MS = 300_000;

/** Games that the bots leave alone for a while, so that the others go on. */
@Injectable()
export class RestingGames {
  private readonly until = new Map<string, Date>();

  constructor(private readonly clock: Clock) {}

  rest(gameId: string, ms = REST_MS): void {
    this.until.set(gameId, new Date(this.clock.now().getTime() + ms));
  }

  get all(): string[] {
    const now = this.clock.now();
    for (const [game, until] of this.until) if (until <= now) this.until.delete(game);
    return [...this.until.keys()];
  }
}
