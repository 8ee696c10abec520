import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../config/clock';
import { Stopping } from '../config/stopping';
import { ImapPoller, type MailboxState } from '../mail/imap/imap-poller.service';
import { SmtpListener } from '../mail/smtp-listener';
import { isDiskFull } from '../logging/surroundings';
import { QueuesRepository, type Queue } from '../metrics/queues.repository';
import { DatabaseWatch, type ServerState } from '../store/database-watch';
import { HealthRepository } from './health.repository';

/** What a probe waits for the database. */
const PATIENCE_MS = 3_000;
/** A mail that is due for so long is not being sent. */
const STUCK_MS = 10 * 60_000;
/** Anybody may ask: it is written only so often. */
const WRITTEN_MS = 5_000;

const TROUBLE: readonly MailboxState[] = ['does not let us in', 'cannot be trusted', 'cannot be reached'];

type WriteTrouble = 'does not answer' | 'its disk is full' | 'takes nothing';

/** Whether this process can work. `degraded`: it does, and somebody should look. */
export interface Health {
  status: 'ok' | 'degraded' | 'not ready';
  database: 'ok' | WriteTrouble | Exclude<ServerState, 'runs'>;
  listener: 'ok' | 'not set' | 'does not listen';
  /** The mailbox of `IMAP_URL`. */
  mailbox: MailboxState;
  /** Since when mails that are due are not sent. */
  outbox: 'ok' | 'unknown' | { stuckSince: string };
  stopping: boolean;
}

/** Looks at what this process needs. Tells neither secrets nor who plays. */
@Injectable()
export class HealthService {
  private readonly log = new Logger('health');
  private writtenAt = -Infinity;

  constructor(
    private readonly probe: HealthRepository,
    private readonly queues: QueuesRepository,
    private readonly listener: SmtpListener,
    private readonly poller: ImapPoller,
    private readonly watch: DatabaseWatch,
    private readonly stopping: Stopping,
    private readonly clock: Clock,
  ) {}

  async now(): Promise<Health> {
    const queue = await this.outbox();
    const { listens } = this.listener;
    const mailbox = this.poller.state;
    const stopping = this.stopping.begun;
    const outbox = this.told(queue);
    const database = queue === null ? this.away() : await this.written();
    const works = database === 'ok' && listens !== false && !stopping;
    return {
      status: !works ? 'not ready' : outbox === 'ok' && !TROUBLE.includes(mailbox) ? 'ok' : 'degraded',
      database,
      listener: listens === null ? 'not set' : listens ? 'ok' : 'does not listen',
      mailbox,
      outbox,
      stopping,
    };
  }

  private away(): Exclude<Health['database'], 'ok'> {
    return this.watch.state === 'runs' ? 'does not answer' : this.watch.state;
  }

  /** Null: the database did not answer. */
  private outbox(): Promise<Queue | null> {
    return patiently(
      this.queues.outbox(this.clock.now()).catch((error: unknown) => {
        this.log.error('the database does not answer', error);
        return null;
      }),
      null,
    );
  }

  /** A database that answers may still be unable to keep a mail. */
  private async written(): Promise<Health['database']> {
    const now = this.clock.now();
    const since = now.getTime() - this.writtenAt;
    if (since >= 0 && since < WRITTEN_MS) return 'ok';
    const told = this.probe.write(now).then(
      () => 'ok' as const,
      (error: unknown) => this.refused(error),
    );
    const written = await patiently<Health['database']>(told, 'does not answer');
    this.writtenAt = written === 'ok' ? now.getTime() : -Infinity;
    return written;
  }

  private refused(error: unknown): WriteTrouble {
    this.log.error('nothing can be written', error);
    return isDiskFull(error) ? 'its disk is full' : 'takes nothing';
  }

  private told(queue: Queue | null): Health['outbox'] {
    if (queue === null) return 'unknown';
    const { dueSince } = queue;
    const stuck = dueSince !== null && this.clock.now().getTime() - dueSince.getTime() > STUCK_MS;
    return stuck ? { stuckSince: dueSince.toISOString() } : 'ok';
  }
}

/** What comes within a probe's patience, or `late`. */
async function patiently<T>(asked: Promise<T>, late: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<T>((done) => (timer = setTimeout(() => done(late), PATIENCE_MS)));
  return Promise.race([asked, patience]).finally(() => clearTimeout(timer));
}
