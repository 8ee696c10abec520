import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock';
import { GameRepository } from '../table/game.repository';
import type { Game } from '../table/game.entity';
import { MutedRepository } from '../post/muted.repository';
import { SeatPasses } from '../post/seat-passes';

/** A player's wish about the reminders of one game, as the page of List-Unsubscribe shows it. */
export interface ReminderWish {
  game: Game;
  personId: string;
  muted: boolean;
}

/** What the address in List-Unsubscribe stands for: it is signed for one seat, so whoever has it needs no more. */
@Injectable()
export class ReminderWishes {
  constructor(
    private readonly games: GameRepository,
    private readonly passes: SeatPasses,
    private readonly muted: MutedRepository,
    private readonly clock: Clock,
  ) {}

  /** The wish as it stands; null: the pass is none, or no longer. */
  async find(code: string, pass: string): Promise<ReminderWish | null> {
    const door = await this.games.door(code);
    const seat = this.passes.seatOf('mute', pass, door, door.seats, this.clock.now());
    if (!seat) return null;
    const game = await this.games.byId(door.id);
    return { game, personId: seat.personId, muted: await this.muted.is(game.id, seat.personId) };
  }

  async change({ game, personId }: ReminderWish, muted: boolean): Promise<void> {
    await this.games.atOnce((manager) =>
      muted
        ? this.muted.mute(manager, game.id, personId, this.clock.now())
        : this.muted.unmute(manager, game.id, personId),
    );
  }
}
