import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Envelope } from './reading/read-mail';
import type { Reading } from './reading/reading';
import type { Answer, Task } from './reading/worker';

/** A mail that cannot be read: it took too long or too much memory, or is no mail. */
export class UnreadableMail extends Error {
  override readonly name = 'UnreadableMail';

  constructor(
    why: string,
    /** What it cost too much of; `form`: it is no mail. */
    readonly kind: 'time' | 'memory' | 'form' = 'form',
  ) {
    super(why);
  }
}

/** What reading one mail may cost. */
export interface ReadingLimits {
  deadlineMs: number;
  heapMb: number;
}
const LIMITS: ReadingLimits = { deadlineMs: 15_000, heapMb: 128 };

/** The compiled worker: beside this file, and for tests, which run from the sources, as it was built last. */
function workerFile(): string {
  const beside = join(__dirname, 'reading', 'worker.js');
  return existsSync(beside) ? beside : join(__dirname, '..', '..', 'dist', 'src', 'mail', 'reading', 'worker.js');
}

/**
 * Reads mails in a thread of its own, one after the other, within a deadline and a heap of its own: whatever a mail does to
 * its reader, the service goes on.
 */
export class MailReader implements OnApplicationShutdown {
  private worker: Worker | null = null;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly limits: ReadingLimits = LIMITS,
    private readonly file: string = workerFile(),
  ) {}

  /** @throws UnreadableMail */
  read(raw: Buffer, envelope: Envelope): Promise<Reading> {
    const mine = this.turn.then(() => this.one({ raw, envelope }));
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }

  /** Ends the thread; the next mail would start another. */
  async close(): Promise<void> {
    await this.turn;
    await this.drop();
  }

  private async one(task: Task): Promise<Reading> {
    try {
      const answer = await this.asked(task);
      if ('reading' in answer) return answer.reading;
      throw new UnreadableMail(answer.trouble);
    } catch (error) {
      await this.drop();
      throw error instanceof UnreadableMail ? error : new UnreadableMail((error as Error).message, 'memory');
    }
  }

  private asked(task: Task): Promise<Answer> {
    const worker = (this.worker ??= this.started());
    worker.ref();
    return new Promise<Answer>((done, failed) => {
      const late = setTimeout(
        () => end(() => failed(new UnreadableMail('it took too long', 'time'))),
        this.limits.deadlineMs,
      );
      const said = (answer: Answer): void => end(() => done(answer));
      const broken = (error: Error): void => end(() => failed(error));
      const gone = (): void => end(() => failed(new UnreadableMail('its reader ended', 'memory')));
      const end = (what: () => void): void => {
        clearTimeout(late);
        worker.off('message', said).off('error', broken).off('exit', gone);
        worker.unref();
        what();
      };
      worker.on('message', said).on('error', broken).on('exit', gone);
      worker.postMessage(task);
    });
  }

  private started(): Worker {
    return new Worker(this.file, { resourceLimits: { maxOldGenerationSizeMb: this.limits.heapMb } });
  }

  private async drop(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    // What a thread says while it is ended is no news.
    worker?.on('error', () => undefined);
    await worker?.terminate();
  }
}
