import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../config/clock';
import { SETTINGS } from '../../config/config.module';
import type { Settings } from '../../config/settings';
import { Metrics } from '../../metrics/metrics';
import { DigestRepository, type DigestReader, type KeptMail } from '../../post/digest.repository';
import type { MailSpec } from '../../post/mail-spec';
import { Outbox } from '../../post/outbox';
import { OutboxRepository } from '../../post/outbox.repository';
import { Tokens } from '../../post/tokens';
import { WorkerRepository } from '../../post/worker.repository';
import { TurnMails } from '../../reports/turn-mails';
import { askedIn, digestSubject, digestText, shortened } from './digest-mail';
import { sentBy } from './digest-times';

const TICK_MS = 60_000;
/** At so many of its attempts the service may end before a digest is given up. */
const MOST_BEGUN = 2;

/** One mail a day for many games, for those who want it so. */
@Injectable()
export class Digests {
  private readonly log = new Logger('digest');
  /** Whose digest this process makes: a tick may come before the last is done. */
  private readonly making = new Set<string>();

  constructor(
    private readonly digests: DigestRepository,
    private readonly outbox: OutboxRepository,
    private readonly post: Outbox,
    private readonly turns: TurnMails,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly workers: WorkerRepository,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'mailDomain'>,
  ) {}

  @Interval(TICK_MS)
  async tick(): Promise<void> {
    this.metrics.ticked('digest', TICK_MS);
    const now = this.clock.now();
    await this.digests.release(now);
    const hours = (await this.digests.hours()).map((hour) => ({ ...hour, by: sentBy(hour, now) }));
    for (const reader of await this.digests.readers(hours))
      await this.inTurn(reader, now).catch((error: unknown) => this.log.error('a digest could not be made', error));
    this.post.poke();
  }

  /** One process at a time makes a digest for somebody; another comes again at its next tick. */
  private async inTurn(reader: DigestReader, now: Date): Promise<void> {
    const claim = `digest/${reader.id}`;
    if (this.making.has(reader.id) || !(await this.workers.take(claim))) return;
    this.making.add(reader.id);
    try {
      await this.attempt(reader, now);
    } finally {
      this.making.delete(reader.id);
      await this.workers.leave(claim);
    }
  }

  /** The attempt is counted: a digest at which the service ended twice is none, and each of its mails goes out alone. */
  private async attempt(reader: DigestReader, now: Date): Promise<void> {
    if (reader.begun >= MOST_BEGUN) {
      this.log.error({
        message: 'the service ended twice at a digest: its mails go out one by one',
        person: reader.id,
      });
      return this.digests.partUp(reader, now);
    }
    await this.digests.count(reader);
    try {
      await this.send(reader, now);
    } finally {
      await this.digests.uncount(reader);
    }
  }

  private async send(reader: DigestReader, now: Date): Promise<void> {
    const mails = await this.digests.kept(reader.id);
    const written = new Map<string, string>();
    for (const mail of mails) written.set(mail.id, (await this.turns.written(mail.gameId, mail.spec)).text);
    await this.digests.atOnce(async (manager) => {
      if (!(await this.digests.begins(manager, reader, now))) return;
      const ids = mails.map((m) => m.id);
      const told = await this.digests.told(manager, ids, now);
      const tell = mails.filter((m) => told.includes(m.id));
      if (tell.length === 0) return;
      const id = randomUUID();
      const spec = this.spec(id, tell, written, reader.zone);
      const messageId = `<${id}@${this.settings.mailDomain}>`;
      await this.outbox.put(manager, { id, gameId: null, personId: reader.id, spec, messageId, at: now });
    });
  }

  private spec(id: string, mails: KeptMail[], written: ReadonlyMap<string, string>, zone: string): MailSpec {
    const codes = [...new Set(mails.map((m) => m.code))];
    const parts = mails.map((m) => ({ code: m.code, text: shortened(written.get(m.id) ?? '') }));
    const first = codes.length === 1 ? 'As there is one game today, its code may be left out.' : '';
    return {
      kind: 'digest',
      subject: digestSubject(mails, zone),
      text: digestText(parts, { codes, first }),
      map: null,
      replyTo: this.tokens.makeDigest(id),
      inReplyTo: null,
      digest: askedIn(mails, (local) => this.tokens.read(local)?.decision ?? null),
    };
  }
}
