import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What one task may cost. */
export interface ThreadLimits {
  deadlineMs: number;
  heapMb: number;
}

/** A task that its thread did not bring to an end. */
export class ThreadFailed extends Error {
  override readonly name = 'ThreadFailed';

  constructor(
    why: string,
    readonly kind: 'time' | 'memory',
  ) {
    super(why);
  }
}

/** Where a task went wrong, and nothing of what it was about. */
export function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return 'fault';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames].join('\n');
}

/** The compiled file of a thread: beside who starts it, and for tests, which run from the sources, as it was built last. */
export function threadFile(folder: string, name: string): string {
  const beside = join(folder, name);
  const root = join(__dirname, '..', '..');
  return existsSync(beside) ? beside : join(root, 'dist', relative(root, folder), name);
}

/**
 * Does tasks in a thread of its own, one after the other, within a deadline and a heap of its own: whatever a task does to
 * the thread, the service goes on. The first task starts it; after one that fails another is started.
 */
export class OwnThread<Task, Answer> {
  private worker: Worker | null = null;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly file: string,
    private readonly limits: ThreadLimits,
    private readonly workerData?: object,
  ) {}

  /** @throws ThreadFailed, and what the thread threw. `isBad`: an answer after which the thread is not trusted any more */
  ask(task: Task, isBad: (answer: Answer) => boolean = () => false): Promise<Answer> {
    const mine = this.turn.then(async () => {
      try {
        const answer = await this.asked(task);
        if (isBad(answer)) await this.drop();
        return answer;
      } catch (error) {
        await this.drop();
        throw error;
      }
    });
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  /** Ends the thread; the next task would start another. */
  async close(): Promise<void> {
    await this.turn;
    await this.drop();
  }

  /** Ends the thread in the middle of a task, which is told so as when a thread ends by itself. */
  async breakOff(): Promise<void> {
    await this.drop();
  }

  private asked(task: Task): Promise<Answer> {
    const worker = (this.worker ??= this.started());
    worker.ref();
    return new Promise<Answer>((done, failed) => {
      const late = setTimeout(
        () => end(() => failed(new ThreadFailed('it took too long', 'time'))),
        this.limits.deadlineMs,
      );
      const said = (answer: Answer): void => end(() => done(answer));
      const broken = (error: Error): void => end(() => failed(error));
      const gone = (): void => end(() => failed(new ThreadFailed('its thread ended', 'memory')));
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
    const resourceLimits = { maxOldGenerationSizeMb: this.limits.heapMb };
    return new Worker(this.file, { resourceLimits, workerData: this.workerData });
  }

  private async drop(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    // What a thread says while it is ended is no news.
    worker?.on('error', () => undefined);
    await worker?.terminate();
  }
}
