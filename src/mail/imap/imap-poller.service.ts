import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../config/clock';
import { SETTINGS } from '../../config/config.module';
import type { Settings } from '../../config/settings';
import { Stopping } from '../../config/stopping';
import { authorities } from '../authorities';
import { ImapConnection, MailboxAway, MailboxRefusal, MailboxUntrusted } from './imap-connection';
import { MailboxReader } from './mailbox-reader.service';
import { MailboxRepository } from './mailbox.repository';

const TICK_MS = 5_000;
const POLL_MS = 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/** How it stands with the mailbox of `IMAP_URL`. */
export type MailboxState =
  | 'not set'
  | 'not looked at yet'
  | 'ok'
  | 'another process reads it'
  | 'does not let us in'
  | 'cannot be trusted'
  | 'cannot be reached';

/**
 * Looks into the mailbox every minute, and at once when the server tells that something came (IDLE). Of several processes
 * one does so. When the mailbox is lost it is tried again after a pause that grows.
 */
@Injectable()
export class ImapPoller implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('mailbox');
  private readonly trusted: string[] | undefined;
  private connection: ImapConnection | null = null;
  private running: Promise<void> | null = null;
  private again = false;
  private due = 0;
  private pause = FIRST_PAUSE_MS;
  private found: MailboxState = 'not looked at yet';

  constructor(
    private readonly reader: MailboxReader,
    private readonly mailboxes: MailboxRepository,
    private readonly clock: Clock,
    private readonly stopping: Stopping,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.trusted = authorities(settings);
  }

  get state(): MailboxState {
    return this.settings.imap === null ? 'not set' : this.found;
  }

  onApplicationBootstrap(): void {
    void this.tick();
  }

  /** The mail in hand comes to its end; then another process may read on. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.running) await this.stopping.within(this.running);
    const connection = this.connection;
    this.connection = null;
    await this.stopping.within(Promise.all([connection?.close(), this.mailboxes.release()]));
  }

  /** Looks if it is time; comes back when it has. */
  @Interval(TICK_MS)
  async tick(): Promise<void> {
    if (this.clock.now().getTime() >= this.due) await this.look();
  }

  /** Looks now. A call while it looks makes it look once more. */
  async look(): Promise<void> {
    if (this.settings.imap === null || this.stopping.begun) return;
    if (this.running) {
      this.again = true;
      return this.running;
    }
    this.running = this.lookOn().finally(() => (this.running = null));
    return this.running;
  }

  private async lookOn(): Promise<void> {
    do {
      this.again = false;
      await this.once();
    } while (this.again && this.connection !== null && !this.stopping.begun);
  }

  private async once(): Promise<void> {
    const { imap } = this.settings;
    if (imap === null) return;
    const mailbox = `${imap.user}@${imap.host}:${imap.port}/${imap.folder}`;
    try {
      if (!(await this.mailboxes.hold(mailbox))) return this.otherReads();
      this.connection ??= await this.open();
      await this.reader.read(mailbox, this.connection, () => this.stopping.begun);
      this.stands('ok');
      this.due = this.clock.now().getTime() + POLL_MS;
      this.pause = FIRST_PAUSE_MS;
    } catch (error) {
      await this.lost(error);
    }
  }

  private async open(): Promise<ImapConnection> {
    if (this.settings.imap === null) throw new MailboxAway('no mailbox is set');
    const opened: { connection?: ImapConnection } = {};
    const gone = (): void => {
      if (this.connection !== opened.connection || this.connection === null) return;
      this.connection = null;
      this.due = 0;
    };
    const news = (): void => void this.look();
    opened.connection = await ImapConnection.open(this.settings.imap, news, gone, this.trusted);
    return opened.connection;
  }

  /** It may end at any moment: the next tick asks again, so that no mail waits a minute for its heir. */
  private otherReads(): void {
    this.stands('another process reads it');
    this.due = 0;
  }

  /** The next attempt comes after a pause, each twice as long as the last. What failed is logged once, not at each attempt. */
  private async lost(error: unknown): Promise<void> {
    const connection = this.connection;
    this.connection = null;
    this.due = this.clock.now().getTime() + this.pause;
    this.pause = Math.min(LONGEST_PAUSE_MS, this.pause * 2);
    const state = stateBy(error);
    if (this.found !== state) this.tell(error);
    this.found = state;
    await connection?.close();
  }

  private tell(error: unknown): void {
    if (error instanceof MailboxRefusal)
      this.log.error('the mailbox of IMAP_URL does not take the name and password: no mail comes in by it');
    else if (error instanceof MailboxUntrusted)
      this.log.error(`the mailbox of IMAP_URL is not opened, and no password was sent: ${error.message}`);
    else if (error instanceof MailboxAway) this.log.warn(`the mailbox cannot be read now: ${error.message}`);
    else this.log.error('the mailbox could not be read', error);
  }

  private stands(state: MailboxState): void {
    if (state === 'ok' && this.found !== 'ok') this.log.log('the mailbox is read');
    this.found = state;
  }
}

function stateBy(error: unknown): MailboxState {
  if (error instanceof MailboxRefusal) return 'does not let us in';
  return error instanceof MailboxUntrusted ? 'cannot be trusted' : 'cannot be reached';
}
