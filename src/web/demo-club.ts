import { Injectable } from '@nestjs/common';
import { GameQueries } from '../games/game-queries';
import { GameService } from '../games/game.service';
import { readNewGame } from '../games/new-game';
import { MailWorkers } from '../mail/mail-workers';

const PEOPLE = {
  german: { name: 'Anna Berg', email: 'anna@demo.example', zone: 'Europe/Berlin' },
  allied: { name: 'Tom Reed', email: 'tom@demo.example', zone: 'Europe/London' },
  moderator: { name: 'Mara Voss', email: 'mara@demo.example', zone: 'Europe/Athens' },
};

/** The demo club of a fresh machine: two players, a moderator, and a game that waits for its first orders. */
@Injectable()
export class DemoClub {
  constructor(
    private readonly games: GameService,
    private readonly queries: GameQueries,
    private readonly workers: MailWorkers,
  ) {}

  /** On a service without any game, the first one. */
  async found(): Promise<void> {
    if ((await this.queries.list()).length === 0) await this.newGame('4');
  }

  /** Comes back when its first mails are in the mailboxes. */
  async newGame(scenario: '4' | '4b'): Promise<void> {
    const { german, allied, moderator } = PEOPLE;
    await this.games.create(
      readNewGame({
        system: 'mercury',
        scenario,
        club: 'Demo club',
        seats: { german, allied },
        moderator,
        joined: true,
      }),
    );
    await this.workers.idle();
  }
}
