import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** So many values a label may have, whatever happens; what comes later is counted as `other`. */
const MOST_VALUES = 40;
const SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60];

/** What becomes of a mail that goes out. */
export type Sending = 'sent' | 'deferred' | 'dead' | 'suppressed';

/** What this process has done, for Prometheus. Nothing here names a game or a person. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly values = new Map<string, Set<string>>();
  private readonly ticks = new Map<string, number>();

  private readonly mailsIn = this.counter('mails_in_total', 'Mails that were dealt with', ['class', 'outcome']);
  private readonly mailsOut = this.counter('mails_out_total', 'Attempts to send a mail', ['result']);
  private readonly submissions = this.counter('submissions_total', 'Rows of games', ['source', 'kind']);
  private readonly refusals = this.counter('smtp_refused_total', 'Addresses and mails our listener refused', ['code']);
  private readonly unread = this.counter('mails_unreadable_total', 'Mails that no reader got through', ['reason']);
  private readonly mailSeconds = this.histogram('mail_in_seconds', 'From the claim of a mail to its commit', []);
  private readonly lockSeconds = this.histogram('game_lock_wait_seconds', 'Wait for the lock of a game', []);
  private readonly httpSeconds = this.histogram('http_request_seconds', 'Requests', ['method', 'route', 'status']);
  private readonly searchSeconds = this.histogram(
    'bot_search_seconds',
    'Search of a bot for one answer, from its question to its commit',
    ['strength', 'outcome'],
  );
  private readonly broken = this.counter(
    'bot_rollouts_broken_total',
    'Games that a bot imagined and the rules broke off',
    [],
  );
  private readonly tickLag = new Gauge({
    ...this.named('tick_lag_seconds', 'How much later than planned a tick came'),
    labelNames: ['tick'],
  });

  private readonly newestBackup = new Gauge(
    this.named('newest_backup_timestamp_seconds', 'Day of the newest backup in BACKUP_DIR; 0: none was seen'),
  );

  /** A mail was dealt with; `seconds` from its claim to its commit. */
  mailIn(mailClass: string, outcome: string, seconds: number): void {
    this.mailsIn.inc({ class: this.bounded('class', mailClass), outcome: this.bounded('outcome', outcome) });
    this.mailSeconds.observe(seconds);
  }

  mailOut(result: Sending): void {
    this.mailsOut.inc({ result });
  }

  /** A row of a game was committed. */
  submitted({ source, kind }: { source: string; kind: string }): void {
    this.submissions.inc({ source: this.bounded('source', source), kind: this.bounded('kind', kind) });
  }

  /** Our listener said no; `code` is its SMTP answer. */
  refused(code: number): void {
    this.refusals.inc({ code: this.bounded('code', String(code)) });
  }

  unreadable(reason: string): void {
    this.unread.inc({ reason: this.bounded('reason', reason) });
  }

  lockWaited(seconds: number): void {
    this.lockSeconds.observe(seconds);
  }

  answered({ method, route, status, ms }: { method: string; route: string; status: number; ms: number }): void {
    const labels = { method: this.bounded('method', method), route: this.bounded('route', route) };
    this.httpSeconds.observe({ ...labels, status: String(status) }, ms / 1000);
  }

  /** A bot has searched for an answer. `dropped`: the game had gone on; `failed`: the script answered. */
  searched(strength: string, outcome: 'played' | 'dropped' | 'failed', seconds: number): void {
    this.searchSeconds.observe({ strength, outcome }, seconds);
  }

  rolloutsBroke(count: number): void {
    this.broken.inc(count);
  }

  /** The day of the newest backup, in seconds since 1970. */
  backedUp(day: number): void {
    this.newestBackup.set(day);
  }

  /** A tick that should come every `everyMs` has come. */
  ticked(tick: string, everyMs: number): void {
    const now = performance.now();
    const last = this.ticks.get(tick);
    this.ticks.set(tick, now);
    if (last !== undefined) this.tickLag.set({ tick }, Math.max(0, now - last - everyMs) / 1000);
  }

  private bounded(label: string, value: string): string {
    const known = this.values.get(label) ?? new Set<string>();
    this.values.set(label, known);
    if (known.has(value)) return value;
    if (known.size >= MOST_VALUES) return 'other';
    known.add(value);
    return value;
  }

  private counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ ...this.named(name, help), labelNames });
  }

  private histogram(name: string, help: string, labelNames: string[]): Histogram {
    return new Histogram({ ...this.named(name, help), labelNames, buckets: SECONDS });
  }

  private named(name: string, help: string) {
    return { name: `despatch_${name}`, help, registers: [this.registry] };
  }
}
