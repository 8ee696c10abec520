import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { Keys } from '../../src/config/keys';
import { seededRng } from '../../src/kernel/decide/rng';
import type { GameFile } from '../../src/kernel/record/game-file';
import type { Position } from '../../src/kernel/record/position';
import { suiteDatabase, type SuiteDatabase } from '../support/database';
import { ServiceProcess, freePort } from '../support/service-process';
import type { MailServer } from './mail-server';
import { Bot, isFinal } from './bot';
import type { KnownSeat } from './known-game';
import { plainGround, type Ground, type Ports, type Way } from './ground';
import { LEASE_SECONDS, Storm, type Weather } from './storm';
import { TwinCourier } from './twin-courier';

const SECRET = 'two-serves-two-serves-two-serves-two-serves';
export const DOMAIN = 'games.example.org';
export const SEATS: readonly KnownSeat[] = [
  { side: 'german', name: 'Anna Berg', email: 'anna@example.org' },
  { side: 'allied', name: 'Tom Reed', email: 'tom@example.org' },
];

/** A service and the ports it listens at. */
interface Served extends Ports {
  service: ServiceProcess;
}

/** A game between two bots by mail, against services on one database. */
export class Match {
  readonly bots: Bot[];
  readonly ways: Way[];
  readonly storm: Storm;
  private readonly twins: TwinCourier;
  private fail: (error: unknown) => void = () => undefined;
  private readonly broken = new Promise<never>((_, failed) => (this.fail = failed));

  private constructor(
    private readonly database: SuiteDatabase,
    private readonly served: readonly Served[],
    private readonly ground: Ground,
    weather: Weather,
    moment: () => void,
  ) {
    const services = served.map((s) => s.service);
    this.storm = new Storm(services, ground, database.url, weather, (error) => this.fail(error));
    this.ways = ground.ways(served, () => {
      moment();
      return false;
    });
    this.twins = new TwinCourier(this.ways, seededRng(`${weather.seed}/couriers`));
    this.bots = SEATS.map(({ name, email }) => new Bot(name, email, this.twins, (error) => this.fail(error)));
    for (const bot of this.bots) this.post.onMail(bot.address, (mail) => bot.receive(mail));
    // What fails before anybody waits for the end is told there.
    this.broken.catch(() => undefined);
  }

  static async prepare(count: number, weather: Weather, open: typeof plainGround = plainGround): Promise<Match> {
    const moment = (): void => match.storm.moment();
    const ports: Ports[] = [];
    for (let n = 0; n < count; n++) ports.push({ webPort: await freePort(), smtpPort: await freePort() });
    const ground = await open(ports, moment);
    const database = await suiteDatabase();
    const served = ports.map((p) => ({ ...p, service: preparedService(database.url, p, ground) }));
    const match: Match = new Match(database, served, ground, weather, moment);
    return match;
  }

  get post(): MailServer {
    return this.ground.post;
  }

  /** Plays a game to the final mail in both mailboxes and the last copy of every mail; gives its last position. */
  async play(file: GameFile): Promise<Position> {
    await Promise.all(this.served.map(({ service }) => service.start()));
    await this.importGame(file);
    const over = (): boolean => this.bots.every((b) => this.post.box(b.address).some(isFinal));
    const end = this.post.until(
      () => over() && this.unanswered().length === 0,
      () => this.howItStands(),
    );
    await Promise.race([end, this.broken]);
    await this.storm.passed();
    await this.twins.bringAll();
    await this.ground.settled();
    return this.position();
  }

  /** For a game that does not go on. */
  private howItStands(): string {
    const ways = this.ways.map(({ taken }, i) => `way ${i + 1} has brought ${taken.length} mails`);
    const services = this.served.map(({ service }) => `${service.isUp ? 'up' : 'down'}:\n${service.said.slice(-1500)}`);
    return [
      `the end of the game; without a receipt: ${this.unanswered().join(' ') || 'none'}`,
      `${ways.join(', ')}; troubles so far: ${this.storm.done.join(' ') || 'none'}`,
      ...services.map((said, i) => `service ${i + 1}, ${said}`),
    ].join('\n');
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
    await this.ground.close();
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

function preparedService(databaseUrl: string, { webPort, smtpPort }: Ports, ground: Ground): ServiceProcess {
  return ServiceProcess.prepare({
    PORT: String(webPort),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '6',
    LEASE_SECONDS: String(LEASE_SECONDS),
    DESPATCH_SECRET: SECRET,
    SMTP_URL: `smtp://127.0.0.1:${ground.post.port}`,
    SMTP_LISTEN: `127.0.0.1:${smtpPort}`,
    MAIL_DOMAIN: DOMAIN,
    PUBLIC_URL: 'http://despatch.example.org',
    ...ground.environment,
  });
}
