import { createHash, randomBytes } from 'node:crypto';
import type { LoggerService } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import type { GivenIn } from '../../src/config/config.module';
import { Keys } from '../../src/config/keys';
import type { DiceSecrets } from '../../src/config/dice-secrets';
import { readSettings, type Settings } from '../../src/config/settings';
import { ownSystems } from '../../src/config/testing/systems';
import type { Game } from '../../src/table/game.entity';
import { GameRepository } from '../../src/table/game.repository';
import { MailWorkers } from '../../src/mail/mail-workers';
import { SmtpListener } from '../../src/mail/smtp-listener';
import { createApp } from '../../src/create-app';
import { Pages } from '../../src/reports/pages';
import type { Position } from '../../src/kernel/record/position';
import { LogRepository } from '../../src/submissions/log.repository';
import { Systems, type AnyEngine } from '../../src/systems/systems';
import { suiteDatabase, type SuiteDatabase } from './database';
import { drawOnce } from './drawn-once';
import { MailSink } from './mail-sink';
import { Player } from './player';
import { TestClock } from './test-clock';

export const DOMAIN = 'games.example.org';

/** The same dice in every run, so that a game has the same length and the same mails each time. */
function sameDice(name: string): DiceSecrets {
  let drawn = 0;
  return { draw: () => createHash('sha256').update(`${name} ${drawn++}`).digest('hex') };
}

/** A whole service on a database of its own, with a clock that stands still and the mailboxes of everybody outside. */
export class World {
  private readonly people = new Map<string, Player>();

  private constructor(
    readonly app: NestExpressApplication,
    readonly clock: TestClock,
    readonly sink: MailSink,
    readonly settings: Settings,
    readonly apiKey: string,
    private readonly database: SuiteDatabase,
    private readonly smtpPort: number,
  ) {}

  /**
   * `otherwise`: settings of the environment that differ from the usual ones, its secret and database too. `everyMap`: the
   * map of every mail is drawn, as in earnest. `dice`: games with other dice than those of other tests have that name.
   */
  static async open(
    otherwise: Record<string, string> = {},
    logger?: LoggerService,
    {
      everyMap = false,
      dice = 'test game',
      ...more
    }: Pick<GivenIn, 'dns'> & { everyMap?: boolean; dice?: string } = {},
  ): Promise<World> {
    const [database, sink] = await Promise.all([suiteDatabase(), MailSink.open()]);
    const settings = readSettings({
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      DESPATCH_SECRET: randomBytes(32).toString('hex'),
      SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      SMTP_LISTEN: '127.0.0.1:0',
      MAIL_DOMAIN: DOMAIN,
      PUBLIC_URL: 'http://despatch.example.org',
      // A hundred services are started in the tests; those that need a thread ask for it.
      DRAWING_THREAD: 'off',
      JUDGING_THREAD: 'off',
      SEARCH_THREAD: 'off',
      // Who opens the link of a mail is who it is for, but where it is told apart.
      CONFIRM_DEVICES: 'off',
      ...otherwise,
    });
    const clock = new TestClock();
    const given = {
      clock,
      diceSecrets: sameDice(dice),
      systems: settings.dataOverlay === null ? ownSystems() : undefined,
      ...more,
    };
    const { secret, databaseUrl } = settings as Settings & { secret: string; databaseUrl: string };
    const app = await createApp({ settings, secret, databaseUrl, ...given }, logger);
    if (!everyMap) drawOnce(app.get(Pages), app.get(Systems));
    await app.listen(0, '127.0.0.1');
    const port = app.get(SmtpListener).port;
    return new World(app, clock, sink, settings, new Keys(secret).apiKey(), database, port);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.sink.close();
    await this.database.drop();
  }

  /**
   * Waits until every mail that came in is dealt with and every mail that goes out is delivered. Then a second passes: no
   * two mails come at the same moment.
   */
  async settle(): Promise<void> {
    await this.app.get(MailWorkers).idle();
    this.clock.forward({ seconds: 1 });
  }

  /** Somebody outside with this address, always the same. */
  person(name: string): Player {
    const email = `${name.split(' ')[0]?.toLowerCase()}@example.org`;
    const known = this.people.get(email);
    if (known) return known;
    const player = new Player(name, email, this.sink, this.smtpPort);
    this.people.set(email, player);
    return player;
  }

  /** The REST API, as an organiser with the service's key calls it. */
  get api() {
    const server = this.app.getHttpServer();
    const key = `Bearer ${this.apiKey}`;
    return {
      get: (path: string) => request(server).get(path).set('Authorization', key),
      put: (path: string, body: object) => request(server).put(path).set('Authorization', key).send(body),
      post: (path: string, body: object) => request(server).post(path).set('Authorization', key).send(body),
    };
  }

  /** The REST API without a key. */
  get anybody() {
    return request(this.app.getHttpServer());
  }

  engine(system = 'mercury'): AnyEngine {
    return this.app.get(Systems).engine(system);
  }

  game(code: string): Promise<Game> {
    return this.app.get(GameRepository).byCode(code);
  }

  /** The position after a row; without one, as it stands. */
  async position(code: string, seq?: number): Promise<Position> {
    const game = await this.game(code);
    return this.app.get(LogRepository).position(game.id, seq ?? game.seq);
  }
}
