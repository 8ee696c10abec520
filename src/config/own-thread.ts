import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { leftOf, nameOfThread, workedBy } from './thread-time';

/** What one task may cost. */
export interface ThreadLimits {
  /** Of one that announces itself: what it works, wherever the system tells. Of another: by the clock. */
  deadlineMs: number;
  heapMb: number;
  /** The thread says `readyNow()` when it has loaded what it needs; until then no task's time runs. */
  announces?: boolean;
}

const READY = /^ready ?(\S*)$/;
/** What a thread that announces itself says first: that it is ready, and what the system calls it. */
export const readyNow = (): string => `ready ${nameOfThread()}`;
/** What a thread loads it has in seconds, on the slowest machine. */
const MOST_LOADING_MS = 60_000;

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

/** A thread that did not come to its first task. */
export class ThreadNotStarted extends Error {
  override readonly name = 'ThreadNotStarted';
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
  /** What the system calls the thread, when it is ready. */
  private ready: Promise<string> = Promise.resolve('');
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly file: string,
    private readonly limits: ThreadLimits,
    private readonly workerData?: object,
  ) {}

  /** Starts the thread, so that the first task need not wait for that. @throws ThreadNotStarted */
  async warm(): Promise<void> {
    this.worker ??= this.started();
    await this.ready;
  }

  /** @throws ThreadFailed, ThreadNotStarted, and what the thread threw. `isBad`: an answer after which the thread is not trusted any more */
  ask(
    task: Task,
    isBad: (answer: Answer) => boolean = () => false,
    deadlineMs = this.limits.deadlineMs,
  ): Promise<Answer> {
    const mine = this.turn.then(async () => {
      try {
        const answer = await this.asked(task, deadlineMs);
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

  private async asked(task: Task, deadlineMs: number): Promise<Answer> {
    const worker = (this.worker ??= this.started());
    worker.ref();
    const thread = await this.ready;
    return new Promise<Answer>((done, failed) => {
      const stop = whenSpent(deadlineMs, thread, () => end(() => failed(new ThreadFailed('it took too long', 'time'))));
      const said = (answer: Answer): void => end(() => done(answer));
      const broken = (error: Error): void => end(() => failed(error));
      const gone = (): void => end(() => failed(new ThreadFailed('its thread ended', 'memory')));
      const end = (what: () => void): void => {
        stop();
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
    const worker = new Worker(this.file, { resourceLimits, workerData: this.workerData });
    this.ready = this.limits.announces ? announced(worker) : Promise.resolve('');
    // Whoever waits for it hears of it; nobody may.
    this.ready.catch(() => undefined);
    return worker;
  }

  private async drop(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    // What a thread says while it is ended is no news.
    worker?.on('error', () => undefined);
    await worker?.terminate();
  }
}

/** Calls `late` when a thread has worked for so long from now on; gives what ends that. */
function whenSpent(mayMs: number, thread: string, late: () => void): () => void {
  const [from, worked] = [performance.now(), workedBy(thread)];
  let timer: NodeJS.Timeout;
  const look = (): void => {
    const now = worked === null ? null : workedBy(thread);
    const left = leftOf(mayMs, performance.now() - from, now === null ? null : now - (worked ?? 0));
    if (left <= 0) return late();
    timer = setTimeout(look, Math.ceil(left));
  };
  look();
  return () => clearTimeout(timer);
}

/** What the system calls the thread, when it is ready. @throws ThreadNotStarted when it ends before */
function announced(worker: Worker): Promise<string> {
  return new Promise((done, failed) => {
    const late = setTimeout(() => end(new ThreadNotStarted('it was not ready in time')), MOST_LOADING_MS);
    const said = (word: unknown): void => {
      const [ready, thread = ''] = (typeof word === 'string' && READY.exec(word)) || [];
      if (ready !== undefined) end(thread);
    };
    const gone = (): void => end(new ThreadNotStarted('it ended before it was ready'));
    const end = (how: string | Error): void => {
      clearTimeout(late);
      worker.off('message', said).off('error', gone).off('exit', gone);
      if (typeof how === 'string') done(how);
      else failed(how);
    };
    worker.on('message', said).on('error', gone).on('exit', gone);
  });
}
