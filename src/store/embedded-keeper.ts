import type { LoggerService } from '@nestjs/common';
import type { Clock } from '../config/clock';
import { DatabaseWatch, type ServerState } from './database-watch';
import type { EmbeddedPostgres } from './embedded-postgres';

const LOOK_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** Starts in a row ... */
const MOST_STARTS = 10;
/** ... of a server that does not stay up for so long. */
const STAYS_UP_MS = 10 * 60_000;
const CONTEXT = 'database';

/**
 * Starts the embedded PostgreSQL again when it has ended by itself: killed for its memory, or in a fault of its own. After
 * each start the next waits twice as long, from a second to a minute; after ten of them somebody must look.
 */
export class EmbeddedKeeper extends DatabaseWatch {
  private found: ServerState = 'runs';
  private starts = 0;
  private startedAt = 0;
  private starting: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly server: Pick<EmbeddedPostgres, 'runs' | 'startAgain'>,
    private readonly clock: Clock,
    private readonly log: LoggerService,
  ) {
    super();
  }

  override get state(): ServerState {
    return this.found;
  }

  watch(): void {
    this.timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  /** From now on its end is meant; a start that has begun is waited for. */
  async letGo(): Promise<void> {
    clearInterval(this.timer);
    await this.starting;
  }

  /** Looks whether it runs, and if it is time starts it. */
  async look(): Promise<void> {
    if (this.starting || this.found === 'was given up') return;
    const sinceStart = this.clock.now().getTime() - this.startedAt;
    if (this.server.runs()) {
      this.found = 'runs';
      if (sinceStart > STAYS_UP_MS) this.starts = 0;
      return;
    }
    this.found = 'is started again';
    if (this.starts === MOST_STARTS) return this.giveUp();
    if (this.starts > 0 && sinceStart < pauseAfter(this.starts)) return;
    this.starting = this.start().finally(() => (this.starting = null));
    await this.starting;
  }

  private async start(): Promise<void> {
    this.starts += 1;
    this.log.error(`the embedded PostgreSQL has ended by itself; start ${this.starts} of ${MOST_STARTS}`, CONTEXT);
    try {
      await this.server.startAgain();
      this.found = 'runs';
      this.log.warn('the embedded PostgreSQL runs again', CONTEXT);
    } catch (error) {
      this.log.error('the embedded PostgreSQL could not be started; see postgres.log', error, CONTEXT);
    }
    this.startedAt = this.clock.now().getTime();
  }

  private giveUp(): void {
    this.found = 'was given up';
    this.log.fatal?.('the embedded PostgreSQL does not stay up: see postgres.log, then restart Despatch', CONTEXT);
  }
}

const pauseAfter = (starts: number): number => Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** (starts - 1));
