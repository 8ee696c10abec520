import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock';
import { Stopping } from '../config/stopping';
import { ImapPoller } from '../mail/imap/imap-poller.service';
import type { MailboxState } from '../mail/imap/imap-poller.service';
import { SmtpListener } from '../mail/smtp-listener';
import { QueuesRepository } from '../metrics/queues.repository';
import type { Queue } from '../metrics/queues.repository';
import { DatabaseWatch } from '../store/database-watch';
import type { ServerState } from '../store/database-watch';

/** What a probe waits for the database. */
const PATIENCE_MS = 3_000;
/** A mail that is due for so long is not being sent. */
const STUCK_MS = 10 * 60_000;

const TROUBLE: readonly MailboxState[] = ['does not let us in', 'cannot be trusted', 'cannot be reached'];

/** Whether this process can work. `degraded`: it does, and somebody should look. */
export interface Health {
  status: 'ok' | 'degraded' | 'not ready';
  database: 'ok' | 'does not answer' | Exclude<ServerState, 'runs'>;
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
  constructor(
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
    const works = queue !== null && listens !== false && !stopping;
    return {
      status: !works ? 'not ready' : outbox === 'ok' && !TROUBLE.includes(mailbox) ? 'ok' : 'degraded',
      database: queue !== null ? 'ok' : this.watch.state === 'runs' ? 'does not answer' : this.watch.state,
      listener: listens === null ? 'not set' : listens ? 'ok' : 'does not listen',
      mailbox,
      outbox,
      stopping,
    };
  }

  /** Null: the database did not answer. */
  private async outbox(): Promise<Queue | null> {
    let late: NodeJS.Timeout | undefined;
    const patience = new Promise<null>((done) => (late = setTimeout(() => done(null), PATIENCE_MS)));
    const asked = this.queues.outbox(this.clock.now()).catch(() => null);
    return Promise.race([asked, patience]).finally(() => clearTimeout(late));
  }

  private told(queue: Queue | null): Health['outbox'] {
    if (queue === null) return 'unknown';
    const { dueSince } = queue;
    const stuck = dueSince !== null && this.clock.now().getTime() - dueSince.getTime() > STUCK_MS;
    return stuck ? { stuckSince: dueSince.toISOString() } : 'ok';
  }
}
