import { createHmac, randomUUID } from 'node:crypto';
import { BadRequestException, Inject, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { KeyOwner } from '../../access/access-key.repository';
import { newToken } from '../../access/token';
import { Clock } from '../../config/clock';
import { SETTINGS } from '../../config/config.module';
import { Keys } from '../../config/keys';
import type { Settings } from '../../config/settings';
import { Metrics } from '../../metrics/metrics';
import { foreignPost, mayTell } from './foreign-post';
import { WebhookRepository, type Webhook, type WebhookEvent } from './webhook.repository';

const TICK_MS = 15_000;
const MOST = 5;
const MOST_ATTEMPTS = 12;
/** An address that takes nothing for so long is told nothing more. */
const OFF_DAYS = 3;
const MINUTE_MS = 60_000;

/** Tells programs of clubs and players, signed, again and again with growing pauses until it is taken. */
@Injectable()
export class Webhooks {
  private readonly log = new Logger('webhooks');

  constructor(
    private readonly hooks: WebhookRepository,
    private readonly keys: Keys,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'webhooksLocal'>,
  ) {}

  /** The new one with the secret that its calls are signed with, shown this once; `madeBy`: by whom. @throws BadRequestException */
  async make(owner: KeyOwner, url: string, madeBy: string | null): Promise<{ id: string; secret: string }> {
    if (!mayTell(url, this.settings.webhooksLocal))
      throw new BadRequestException('url: an https address outside of this service, without a password in it');
    const secret = newToken();
    const id = randomUUID();
    const hook = { id, url, secret: this.keys.lock(secret), madeAt: this.clock.now(), madeBy };
    if (!(await this.hooks.insert(owner, hook, MOST)))
      throw new BadRequestException(`There are ${MOST} webhooks already; remove one first.`);
    return { id, secret };
  }

  list(owner: KeyOwner): Promise<Webhook[]> {
    return this.hooks.list(owner);
  }

  /** False: there is none of theirs. */
  remove(owner: KeyOwner, id: string): Promise<boolean> {
    return this.hooks.remove(owner, id);
  }

  @Interval(TICK_MS)
  async tick(): Promise<void> {
    this.metrics.ticked('webhooks', TICK_MS);
    await this.hooks.collect(this.clock.now());
    const events = await this.hooks.claim(this.clock.now());
    await Promise.all(events.map((event) => this.send(event)));
  }

  private async send(event: WebhookEvent): Promise<void> {
    const now = this.clock.now();
    const body = JSON.stringify({ id: event.id, ...event.body });
    const stamp = Math.floor(now.getTime() / 1000);
    const mac = createHmac('sha256', this.keys.unlock(event.secret)).update(`${stamp}.${body}`).digest('hex');
    const headers = { 'Despatch-Signature': `t=${stamp},v1=${mac}`, 'User-Agent': 'Despatch' };
    const taken = await foreignPost(event.url, { body, headers, local: this.settings.webhooksLocal });
    if (taken) return this.hooks.taken(event);
    const wait = Math.min(12 * 60, 2 ** event.attempts) * MINUTE_MS;
    const next = event.attempts >= MOST_ATTEMPTS ? null : new Date(now.getTime() + wait);
    this.log.warn(`event ${event.id} was not taken (attempt ${event.attempts})`);
    await this.hooks.failed(event, next, now, new Date(now.getTime() - OFF_DAYS * 24 * 60 * MINUTE_MS));
  }
}
