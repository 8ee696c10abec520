import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../config/clock';
import { SETTINGS } from '../config/config.module';
import { HouseAddresses } from '../config/house-addresses';
import type { Settings } from '../config/settings';
import type { Game } from '../table/game.entity';
import type { Seat } from '../table/seat.entity';
import { Systems } from '../systems/systems';
import { SeatPasses } from '../post/seat-passes';
import { Tokens } from '../post/tokens';

/** What mail programs know a game's mails by, and how its reminders are stopped with their own button. */
@Injectable()
export class ListHeaders {
  constructor(
    private readonly tokens: Tokens,
    private readonly passes: SeatPasses,
    private readonly systems: Systems,
    private readonly clock: Clock,
    private readonly house: HouseAddresses,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** For mails to a seat's player; without a seat (a moderator) nothing can be unsubscribed from. */
  of(game: Game, seat: Seat | undefined): Record<string, string> {
    const code = game.code.toLowerCase();
    const id = { 'List-ID': `Despatch ${game.code} <${code}.${this.settings.mailDomain}>` };
    return seat ? { ...id, ...this.unsubscribe(game, seat) } : id;
  }

  /** RFC 2369 and, where our pages are served by HTTPS, RFC 8058: one click in the mail program is a POST to the address. */
  private unsubscribe(game: Game, seat: Seat): Record<string, string> {
    const local = this.tokens.make({ purpose: 'mute', game: game.number, seat: this.placeOf(game, seat), decision: 0 });
    const link = this.passes.muteLink(game, seat, this.clock.now());
    return {
      'List-Unsubscribe': `<mailto:${this.house.of(local)}?subject=MUTE>, <${link}>`,
      ...(link.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    };
  }

  private placeOf(game: Game, seat: Seat): number {
    const { scenarios } = this.systems.engine(game.system).system;
    return scenarios.find((s) => s.id === game.scenario)?.seats.indexOf(seat.side) ?? 0;
  }
}
