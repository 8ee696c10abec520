import type { OnApplicationShutdown } from '@nestjs/common';
import { OwnThread, ThreadFailed, threadFile, type ThreadLimits } from '../../config/own-thread';
import { isError } from '../../logging/describe-error';
import type { ThinkTask, Thought } from './think';
import type { ThinkAnswer, ThinkerData } from './worker';

/** Whoever searches for the answers of bots. */
export abstract class Thinking {
  /** Whether bots search here at all: else they all play by the script. */
  abstract readonly here: boolean;
  /** @throws ThinkingFailed */
  abstract think(task: ThinkTask): Promise<Thought>;
  /** What is being thought about fails at once; for the end of the service. */
  abstract breakOff(): Promise<void>;
}

/** No answer was found: says where it went wrong, never what was asked. */
export class ThinkingFailed extends Error {
  override readonly name = 'ThinkingFailed';
}

/**
 * Several times what the strongest bot takes alone on a slow core. A heap with more room grows before it is cleared: in a
 * campaign by 240 MB instead of 40.
 */
const LIMITS: ThreadLimits = { deadlineMs: 180_000, heapMb: 448 };

/** Searches in a thread of its own, of the lowest priority: it takes what mails, pages and the web leave. */
export class ThinkingThread extends Thinking implements OnApplicationShutdown {
  override readonly here = true;
  private readonly thread: OwnThread<ThinkTask, ThinkAnswer>;

  constructor(data: ThinkerData, limits: ThreadLimits = LIMITS, file: string = threadFile(__dirname, 'worker.js')) {
    super();
    this.thread = new OwnThread(file, limits, data);
  }

  async think(task: ThinkTask): Promise<Thought> {
    const answer = await this.thread.ask(task).catch((error: unknown) => {
      throw new ThinkingFailed(whyOf(error));
    });
    if ('thought' in answer) return answer.thought;
    throw new ThinkingFailed(answer.trouble);
  }

  async breakOff(): Promise<void> {
    await this.thread.breakOff();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread.breakOff();
  }
}

/** What a thread throws by itself may hold what it was asked: its kind alone is told. */
function whyOf(error: unknown): string {
  if (error instanceof ThreadFailed) return error.message;
  return isError(error) ? ((error as { code?: string }).code ?? error.name) : 'fault';
}

/** For a machine that has no core to spare: nobody searches. */
export class NoThinking extends Thinking {
  override readonly here = false;

  think(): Promise<Thought> {
    return Promise.reject(new ThinkingFailed('bots do not search here'));
  }

  breakOff(): Promise<void> {
    return Promise.resolve();
  }
}
