import { join } from 'node:path';
import type { OnApplicationShutdown } from '@nestjs/common';
import { OwnThread, ThreadFailed, threadFile, type ThreadLimits } from '../config/own-thread';
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

const LIMITS: ThreadLimits = { deadlineMs: 2_000, heapMb: 128, announces: true };
/** What is attached is decoded at this pace on a busy machine: a large mail has so much longer. */
const BYTES_A_MS = 10_000;

/**
 * Reads mails in a thread of its own, one after the other, within a deadline and a heap of its own: whatever a mail does to
 * its reader, the service goes on.
 */
export class MailReader implements OnApplicationShutdown {
  private readonly thread: OwnThread<Task, Answer>;

  constructor(
    private readonly limits: ThreadLimits = LIMITS,
    file: string = threadFile(join(__dirname, 'reading'), 'worker.js'),
  ) {
    this.thread = new OwnThread(file, limits);
  }

  /** @throws UnreadableMail */
  async read(raw: Buffer, envelope: Envelope): Promise<Reading> {
    const answer = await this.thread
      .ask({ raw, envelope }, (said) => 'trouble' in said, this.limits.deadlineMs + raw.length / BYTES_A_MS)
      .catch((error: unknown) => {
        const { message } = error as Error;
        throw new UnreadableMail(message, error instanceof ThreadFailed ? error.kind : 'memory');
      });
    if ('reading' in answer) return answer.reading;
    throw new UnreadableMail(answer.trouble);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }

  /** Ends the thread; the next mail would start another. */
  close(): Promise<void> {
    return this.thread.close();
  }
}
