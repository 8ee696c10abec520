import { Inject, Injectable } from '@nestjs/common';
import { scenarioTitle } from '../kernel/scenario-title';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { strengthsOffered, type StrengthOffered } from '../games/bot-strengths';
import { GameQueries } from '../games/game-queries';
import { GameService } from '../games/game.service';
import { BadGame, readNewGame } from '../games/new-game';
import { MailWorkers } from '../mail/mail-workers';
import { OneAtATime } from '../store/one-at-a-time.repository';
import { listed } from '../kernel/decide/names';
import { offered, scenarioOf } from '../kernel/system';
import { FIRST, SYSTEMS, type SystemId } from '../systems/all';
import { Systems } from '../systems/systems';

/** Who sits on the first seat of a game, on the second ... */
const PLAYERS = [
  { name: 'Anna Berg', email: 'anna@demo.example', zone: 'Europe/Berlin' },
  { name: 'Tom Reed', email: 'tom@demo.example', zone: 'Europe/London' },
  { name: 'Ida Holm', email: 'ida@demo.example', zone: 'Europe/Oslo' },
  { name: 'Ken Ward', email: 'ken@demo.example', zone: 'America/Toronto' },
];
const MODERATOR = { name: 'Mara Voss', email: 'mara@demo.example', zone: 'Europe/Athens' };

/** What a game of the demo club can be made of: `id` names system and scenario. */
export interface Offered {
  systems: { name: string; scenarios: { id: string; name: string; first: boolean }[] }[];
  /* `first`: the one of the demo game, which the list shows. */
  /** The seats a bot may take, first or second, each with those who then play against it. */
  bots: { id: string; against: string }[];
  /** How strong a bot may play, and of which systems; none: there is no choice. */
  strengths: readonly StrengthOffered[];
}

/** The number of a bot's seat, and how strong it plays; null: as a bot does of which nothing is said. */
export interface DemoBot {
  seat: string;
  strength: string | null;
}

const botOf = ({ strength }: DemoBot): string => (strength === null ? 'bot' : `bot:${strength}`);

/** The demo club of a fresh machine: two players, a moderator, and a game that waits for its first orders. */
@Injectable()
export class DemoClub {
  constructor(
    private readonly games: GameService,
    private readonly queries: GameQueries,
    private readonly workers: MailWorkers,
    private readonly systems: Systems,
    private readonly oneAtATime: OneAtATime,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** On a service without any game, the first one. */
  async found(): Promise<void> {
    await this.oneAtATime.run('demo club', async () => {
      if ((await this.queries.list('all')).length === 0) await this.newGame(this.easiest());
    });
  }

  /** The scenario of the first game: the one that is also for practice. */
  private easiest(): string {
    const { practice } = this.systems.engine(FIRST).system;
    return `${FIRST}/${practice?.scenario ?? SYSTEMS[FIRST].demo.scenario}`;
  }

  offered(): Offered {
    const first = this.easiest();
    const systems = this.systems.all().map(({ system }) => system);
    const most = Math.max(...systems.map(({ id }) => SYSTEMS[id as SystemId].demo.seats.length));
    const against = (n: number): string => {
      const names = systems.flatMap((system) =>
        SYSTEMS[system.id as SystemId].demo.seats.filter((_, i) => i !== n).map((seat) => system.seatName(seat)),
      );
      return listed([...new Map(names.map((name) => [name, true])).keys()], 'or');
    };
    return {
      strengths: strengthsOffered(systems, this.settings.searchThread),
      systems: systems.map((system) => ({
        name: system.name,
        scenarios: offered(system).flatMap((s) => [
          { id: `${system.id}/${s.id}`, name: scenarioTitle(s), first: `${system.id}/${s.id}` === first },
          ...(s.options ?? []).map((o) => ({
            ...{ id: `${system.id}/${s.id}/${o.id}`, name: `${scenarioTitle(s)}, ${o.name}`, first: false },
          })),
        ]),
      })),
      bots: Array.from({ length: most }, (_, i) => ({ id: String(i), against: against(i) })),
    };
  }

  /**
   * The code of a new game; comes back when its first mails are in the mailboxes. `offer`: of those above. `bot`: the number of the seat that the bot plays,
   * from 0, if it plays one, and how strong. @throws UnknownSystem, UnknownScenario, BadGame
   */
  async newGame(offer: string, bot: DemoBot | null = null): Promise<string> {
    return this.made(offer, bot, {});
  }

  /** A game that teaches a system, in the same way. @throws UnknownSystem, BadGame when there is none */
  async newPractice(system: string): Promise<string> {
    const { practice, scenarios } = this.systems.engine(system).system;
    if (!practice) throw new BadGame(`${system} has no game for practice`);
    const seats = scenarios.find(({ id }) => id === practice.scenario)?.seats ?? [];
    const bot = seats.findIndex((seat) => seat !== practice.seat);
    return this.made(`${system}/${practice.scenario}`, { seat: String(bot), strength: 'easy' }, { lessons: true });
  }

  private async made(offer: string, bot: DemoBot | null, charter: object): Promise<string> {
    const [system = '', id = '', option] = offer.split('/');
    const scenario = scenarioOf(this.systems.engine(system).system, id);
    const players = scenario.seats.map(
      (seat, i) => [seat, bot && bot.seat === String(i) ? botOf(bot) : (PLAYERS[i] ?? 'bot')] as const,
    );
    const { code } = await this.games.create(
      readNewGame({
        ...{ system, scenario: id, club: 'Demo club', joined: true },
        seats: Object.fromEntries(players),
        moderator: MODERATOR,
        charter: { ...charter, ...(option === undefined ? {} : { options: { [option]: true } }) },
      }),
    );
    await this.workers.idle();
    return code;
  }
}
