import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Gauge, collectDefaultMetrics } from 'prom-client';
import { Clock } from '../config/clock';
import { Metrics } from './metrics';
import { QueuesRepository, type Standing } from './queues.repository';

/** However often we are scraped, the database is asked so often. */
const KEPT_MS = 5_000;
const GAMES = ['inviting', 'running', 'held', 'over', 'cancelled'];

/** What the database says, as gauges: read when somebody asks. The same in every process of a service. */
@Injectable()
export class StandingGauges implements OnApplicationBootstrap {
  private kept: { at: number; standing: Promise<Standing> } | null = null;
  private readonly queue: Gauge;
  private readonly age: Gauge;
  private readonly games: Gauge;
  private readonly overTime: Gauge;
  private readonly pool: Gauge;

  constructor(
    private readonly metrics: Metrics,
    private readonly queues: QueuesRepository,
    private readonly clock: Clock,
  ) {
    this.queue = this.gauge('queue_depth', 'Mails that wait: due now, or deferred', 'queue', 'state');
    this.age = this.gauge('queue_oldest_seconds', 'Age of the oldest mail that waits', 'queue');
    this.games = this.gauge('games', 'Games by state', 'state');
    this.overTime = this.gauge('seats_over_time', 'Seats whose clock has run out');
    this.pool = this.gauge('db_connections', 'Connections to the database, of this process', 'state');
  }

  onApplicationBootstrap(): void {
    collectDefaultMetrics({ register: this.metrics.registry });
  }

  /** Everything there is to tell, in Prometheus' text form. */
  async text(): Promise<string> {
    await this.read();
    return this.metrics.registry.metrics();
  }

  private async read(): Promise<void> {
    const now = this.clock.now();
    const standing = await this.standing(now);
    for (const queue of ['in', 'out'] as const) {
      const { due, deferred, oldest } = standing[queue];
      this.queue.set({ queue, state: 'due' }, due);
      this.queue.set({ queue, state: 'deferred' }, deferred);
      this.age.set({ queue }, oldest === null ? 0 : Math.max(0, now.getTime() - oldest.getTime()) / 1000);
    }
    for (const state of GAMES) this.games.set({ state }, standing.games.find((g) => g.state === state)?.count ?? 0);
    this.overTime.set(standing.overTime);
    for (const [state, count] of Object.entries(this.queues.connections())) this.pool.set({ state }, Number(count));
  }

  private standing(now: Date): Promise<Standing> {
    const at = performance.now();
    if (this.kept && at - this.kept.at < KEPT_MS) return this.kept.standing;
    const kept = { at, standing: this.queues.standing(now) };
    this.kept = kept;
    // A fault is not kept: the next to ask tries again.
    kept.standing.catch(() => (this.kept = null));
    return kept.standing;
  }

  private gauge(name: string, help: string, ...labelNames: string[]): Gauge {
    return new Gauge({ name: `despatch_${name}`, help, labelNames, registers: [this.metrics.registry] });
  }
}
