import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { Keys } from '../../src/config/keys';
import { seededRng } from '../../src/kernel/decide/rng';
import type { GameFile } from '../../src/kernel/record/game-file';
import type { Position } from '../../src/kernel/record/position';
import { suiteDatabase } from '../support/database';
import type { SuiteDatabase } from '../support/database';
import { ServiceProcess, freePort } from '../support/service-process';
import { Bot, isFinal } from './bot';
import { Courier } from './courier';
import type { KnownSeat } from './known-game';
import { Post } from './post';
import { LEASE_SECONDS, Storm } from './storm';
import type { Weather } from './storm';
import { TwinCourier } from './twin-courier';

const SECRET = 'two-serves-two-serves-two-serves-two-serves';
export const SEATS: readonly KnownSeat[] = [
  { side: 'german', name: 'Anna Berg', email: 'anna@example.org' },
  { side: 'allied', name: 'Tom Reed', email: 'tom@example.org' },
];

/** A service and the port its listener is at. */
interface Served {
  service: ServiceProcess;
  webPort: number;
  smtpPort: number;
}

/** A game between two bots by mail, against services on one database. */
export class Match {
  readonly bots: Bot[];
  readonly couriers: Courier[];
  readonly storm: Storm;
  private readonly twins: TwinCourier;
  private fail: (error: unknown) => void = () => undefined;
  private readonly broken = new Promise<never>((_, failed) => (this.fail = failed));

  private constructor(
    private readonly database: SuiteDatabase,
    private readonly served: readonly Served[],
    readonly post: Post,
    weather: Weather,
    moments: () => void,
  ) {
    const services = served.map((s) => s.service);
    this.storm = new Storm(services, post, database.url, weather, (error) => this.fail(error));
    const at = (): boolean => {
      moments();
      return false;
    };
    this.couriers = served.map(({ service, smtpPort }) => new Courier({ port: smtpPort, up: () => service.up(), at }));
    this.twins = new TwinCourier(this.couriers, seededRng(`${weather.seed}/couriers`));
    this.bots = SEATS.map(({ name, email }) => new Bot(name, email, this.twins, (error) => this.fail(error)));
    for (const bot of this.bots) post.onMail(bot.address, (mail) => bot.receive(mail));
    // What fails before anybody waits for the end is told there.
    this.broken.catch(() => undefined);
  }

  static async prepare(count: number, weather: Weather): Promise<Match> {
    const moment = (): void => match.storm.moment();
    const post = await Post.open(() => {
      moment();
      return false;
    });
    const database = await suiteDatabase();
    const served: Served[] = [];
    for (let n = 0; n < count; n++) served.push(await preparedService(database.url, post.port));
    const match: Match = new Match(database, served, post, weather, moment);
    return match;
  }

  /** Plays a game to the final mail in both mailboxes and the last copy of every mail; gives its last position. */
  async play(file: GameFile): Promise<Position> {
    await Promise.all(this.served.map(({ service }) => service.start()));
    await this.importGame(file);
    const over = (): boolean => this.bots.every((b) => this.post.box(b.address).some(isFinal));
    await Promise.race([this.post.until(() => over() && this.unanswered().length === 0), this.broken]);
    await this.storm.passed();
    await this.twins.bringAll();
    return this.position();
  }

  /** Mails that were taken and have no receipt yet. */
  private unanswered(): string[] {
    const answered = this.post.all().map((m) => m.parsed.inReplyTo);
    return this.bots.flatMap((b) => [...b.sent.keys()]).filter((id) => !answered.includes(id));
  }

  async rows<T extends object>(statement: string): Promise<T[]> {
    const client = new Client({ connectionString: this.database.url });
    await client.connect();
    const { rows } = await client.query<T>(statement);
    await client.end();
    return rows;
  }

  /** Ends the services as an operator does; their exit codes. */
  async stop(): Promise<(number | null)[]> {
    return Promise.all(this.served.map(({ service }) => service.stop()));
  }

  async close(): Promise<void> {
    for (const { service } of this.served) await service.remove();
    await this.post.close();
    await this.database.drop();
  }

  private async position(): Promise<Position> {
    const [row] = await this.rows<{ body: Buffer }>('SELECT body FROM position ORDER BY seq DESC LIMIT 1');
    return JSON.parse(gunzipSync(row?.body ?? Buffer.alloc(0)).toString('utf8')) as Position;
  }

  private async importGame(file: GameFile): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${this.served[0]?.webPort}/api/games/import`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${new Keys(SECRET).apiKey()}` },
      body: JSON.stringify(file),
    });
    if (!answer.ok) throw new Error(`the game was not taken: ${await answer.text()}`);
  }
}

async function preparedService(databaseUrl: string, postPort: number): Promise<Served> {
  const [webPort, smtpPort] = [await freePort(), await freePort()];
  const service = ServiceProcess.prepare({
    PORT: String(webPort),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '6',
    LEASE_SECONDS: String(LEASE_SECONDS),
    DESPATCH_SECRET: SECRET,
    SMTP_URL: `smtp://127.0.0.1:${postPort}`,
    SMTP_LISTEN: `127.0.0.1:${smtpPort}`,
    MAIL_DOMAIN: 'games.example.org',
    PUBLIC_URL: 'http://despatch.example.org',
  });
  return { service, webPort, smtpPort };
}
