import { Client } from 'pg';
import { seededRng, type Rng } from '../../src/kernel/decide/rng';
import { until } from '../support/patience';
import type { ServiceProcess } from '../support/service-process';
import type { Ground } from './ground';

/** How long a service may hang before others take over. */
export const LEASE_SECONDS = 1;

/** What goes wrong in a game. */
export interface Weather {
  seed: string;
  kills: number;
  /** How often a service hangs for longer than its lease. */
  freezes: number;
  /** How often the mail server is away for a while. */
  outages: number;
  /** Moments (of mails on the wire) between two of these at most. */
  gap: number;
}
export const CALM: Weather = { seed: 'calm', kills: 0, freezes: 0, outages: 0, gap: 1 };

type Trouble = 'kill' | 'freeze' | 'outage';

/** Troubles, chosen by a seed before the game: what comes when, and which service it strikes. */
export class Storm {
  /** Moments so far. */
  moments = 0;
  readonly done: Trouble[] = [];
  private readonly coming: Trouble[];
  private readonly rng: Rng;
  private next: number;
  private now: Promise<void> | null = null;

  constructor(
    private readonly services: readonly ServiceProcess[],
    private readonly ground: Ground,
    private readonly databaseUrl: string,
    private readonly weather: Weather,
    private readonly fail: (error: unknown) => void,
  ) {
    this.rng = seededRng(weather.seed);
    this.coming = Array.from({ length: weather.kills }, () => 'kill');
    const others = { freeze: weather.freezes, outage: weather.outages };
    for (const [trouble, times] of Object.entries(others) as [Trouble, number][])
      for (let n = 0; n < times; n++) this.coming.splice(this.rng.int(weather.kills / 2), 0, trouble);
    this.next = this.after();
  }

  get left(): number {
    return this.coming.length;
  }

  /** Called at every moment of a mail, in or out, and when a service is up again. */
  moment(): void {
    this.moments += 1;
    const [trouble] = this.coming;
    if (this.now || this.moments < this.next || !trouble || !this.services.some((s) => s.isUp)) return;
    this.coming.shift();
    this.done.push(trouble);
    this.now = this.strike(trouble)
      .catch(this.fail)
      .finally(() => {
        this.now = null;
        this.next = this.after();
      });
  }

  /** Lets what is left come too, one after the other; then every service is up again. */
  async passed(): Promise<void> {
    for (;;) {
      await this.now;
      await Promise.all(this.services.map((s) => s.up()));
      if (this.left === 0 && !this.now) return;
      this.next = this.moments;
      this.moment();
    }
  }

  private after(): number {
    return this.moments + 1 + this.rng.int(this.weather.gap);
  }

  private async strike(trouble: Trouble): Promise<void> {
    const service = this.rng.pick(this.services.filter((s) => s.isUp));
    if (trouble === 'kill') return this.kill(service);
    if (trouble === 'freeze') return this.freeze(service);
    await this.outage();
  }

  /** The other one plays on while this one starts again. */
  private async kill(service: ServiceProcess): Promise<void> {
    await service.kill(false);
    service
      .start()
      .then(() => this.ground.restarted())
      .then(() => this.moment())
      .catch(this.fail);
  }

  /** It hangs until its leases are over, and then goes on with what it had in hand as if nothing had been. */
  private async freeze(service: ServiceProcess): Promise<void> {
    service.freeze();
    await this.ask(`SELECT pg_sleep(${LEASE_SECONDS * 2})`);
    service.thaw();
  }

  /** The mail server is away until a mail could not be sent; then it is back, and the pauses are over. */
  private async outage(): Promise<void> {
    await this.ground.post.down();
    const failed = 'SELECT FROM outbox WHERE trouble IS NOT NULL AND state = $1';
    await until(
      () => 'a mail that cannot be sent, as the mail server is away',
      async () => (await this.ask(failed, ['waiting'])) > 0,
      { every: 50 },
    );
    await this.ground.post.up();
    for (const service of this.services) await this.kill(service);
    await this.ask('UPDATE outbox SET not_before = created_at WHERE state = $1', ['waiting']);
  }

  /** The number of rows. */
  private async ask(statement: string, values: unknown[] = []): Promise<number> {
    const client = new Client({ connectionString: this.databaseUrl });
    await client.connect();
    const { rowCount } = await client.query(statement, values);
    await client.end();
    return rowCount ?? 0;
  }
}
