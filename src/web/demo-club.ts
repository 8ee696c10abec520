import { Injectable } from '@nestjs/common';
import { GameQueries } from '../games/game-queries';
import { GameService } from '../games/game.service';
import { readNewGame } from '../games/new-game';
import { MailWorkers } from '../mail/mail-workers';
import { OneAtATime } from '../store/one-at-a-time.repository';
import { Systems } from '../systems/systems';

const SYSTEM = 'mercury';

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
    private readonly systems: Systems,
    private readonly oneAtATime: OneAtATime,
  ) {}

  /** On a service without any game, the first one. */
  async found(): Promise<void> {
    await this.oneAtATime.run('demo club', async () => {
      if ((await this.queries.list()).length === 0) await this.newGame('4');
    });
  }

  /** Scenarios of which the club offers games. */
  offered(): { id: string; name: string }[] {
    return this.systems.engine(SYSTEM).system.scenarios.map(({ id, name }) => ({ id, name }));
  }

  /** Comes back when its first mails are in the mailboxes. `bot`: the side that the bot plays, if it plays one. */
  async newGame(scenario: string, bot: string | null = null): Promise<void> {
    const { german, allied, moderator } = PEOPLE;
    const seats = { german, allied, ...(bot === null ? {} : { [bot]: 'bot' }) };
    await this.games.create(
      readNewGame({
        system: SYSTEM,
        scenario,
        club: 'Demo club',
        seats,
        moderator,
        joined: true,
      }),
    );
    await this.workers.idle();
  }
}
