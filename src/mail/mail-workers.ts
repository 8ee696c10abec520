import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { BotPlayers } from '../bots/bot-players.service';
import { BotSearches } from '../bots/bot-searches.service';
import { Hints } from '../bots/hints.service';
import { Stopping } from '../config/stopping';
import { Metrics } from '../metrics/metrics';
import { DeliverySettling } from './delivery-settling.service';
import { InboundService } from './inbound.service';
import { Outbox, type News } from '../post/outbox';
import { SenderService } from './sender.service';
import { MailTransport } from './transport';
import { WorkerRepository } from '../post/worker.repository';

const TICK_MS = 5_000;
const SEARCHES = 'searches';
/** So many mails of different games are dealt with at the same time. */
const LANES = ['in 1', 'in 2', 'in 3', 'in 4'];

/**
 * Keeps the two mail queues moving, and between them the bots, which answer as if by mail: at once when something is put
 * in, here or by a process that has its hands full, and at every tick for what was left behind.
 */
@Injectable()
export class MailWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly log = new Logger('mail');
  private readonly running = new Map<string, Promise<void>>();
  private readonly again = new Map<string, boolean>();

  constructor(
    private readonly inbound: InboundService,
    private readonly sender: SenderService,
    private readonly delivery: DeliverySettling,
    private readonly outbox: Outbox,
    private readonly bots: BotPlayers,
    private readonly searches: BotSearches,
    private readonly hints: Hints,
    private readonly transport: MailTransport,
    private readonly workers: WorkerRepository,
    private readonly stopping: Stopping,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.outbox.onMail((news) => this.call(news));
    this.workers.onRing(() => this.wake());
    this.wake();
  }

  /** Lets what is in hand come to its end, or leaves it to its lease. Nobody waits for a search: it is begun anew. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.searches.breakOff();
    await this.stopping.within(Promise.all(this.running.values()));
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  /** Something was put in a queue here. A process that has nothing to do takes it from one that is at work. */
  call(news: News = { bot: false }): void {
    if (this.running.size > 0) this.workers.ring();
    this.wake(news);
  }

  @Interval(TICK_MS)
  tick(): void {
    this.metrics.ticked('mail', TICK_MS);
    this.hints.look();
    this.wake();
  }

  wake({ bot }: News = { bot: true }): void {
    this.openLane();
    this.drain('delivery', () => this.delivery.work());
    if (bot) this.wakeBots();
    this.wakeSearches();
    this.drain('out', async () => {
      while (!this.stopping.begun && (await this.sender.workSome()) > 0);
    });
  }

  /** What needs no search waits for none: whoever must be thought about is handed over to a queue of its own. */
  private wakeBots(): void {
    this.drain('bots', async () => {
      while (!this.stopping.begun && (await this.bots.workOne())) this.wakeSearches();
    });
  }

  /** Bots and hints are thought about one after the other: a process has one thread for both. */
  private wakeSearches(): void {
    this.drain(SEARCHES, async () => {
      while (!this.stopping.begun && ((await this.searches.thinkOne()) || (await this.hints.thinkOne())))
        this.wakeBots();
    });
  }

  /**
   * Deals with mails that came in, one after the other, in a lane that is free; each that is taken opens another for what is
   * behind it. Where none is free each looks once more.
   */
  private openLane(): void {
    const free = LANES.filter((lane) => !this.running.has(lane));
    for (const lane of free.length > 0 ? free.slice(0, 1) : LANES)
      this.drain(lane, async () => {
        while (!this.stopping.begun && (await this.inbound.workOne(() => this.openLane())));
      });
  }

  /**
   * Waits until the queues are empty and no bot is waited for; for tests and for the command line. `searches`: whether also
   * for those that search, which takes minutes.
   */
  async idle({ searches = false } = {}): Promise<void> {
    this.wake();
    const running = (): Promise<void>[] =>
      [...this.running].flatMap(([queue, work]) => (queue === SEARCHES && !searches ? [] : [work]));
    while (running().length > 0) await Promise.all(running());
  }

  /** One worker a queue; a call while it works makes it look once more. */
  private drain(queue: string, work: () => Promise<void>): void {
    if (this.stopping.begun) return;
    if (this.running.has(queue)) return void this.again.set(queue, true);
    const done = work()
      .catch((error: unknown) => this.log.error(`the work on queue ${queue} broke off`, error))
      .finally(() => {
        this.running.delete(queue);
        if (!this.again.get(queue)) return;
        this.again.delete(queue);
        this.drain(queue, work);
      });
    this.running.set(queue, done);
  }
}
