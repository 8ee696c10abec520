import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { OwnThread, ThreadFailed, threadFile, type ThreadLimits } from '../../config/own-thread';
import type { Systems } from '../../systems/systems';
import { draw, type DrawTask, type Drawn } from './draw';
import type { DrawAnswer, DrawerData } from './worker';

/** Whoever draws pages. */
export abstract class Drawing {
  /** @throws DrawingFailed */
  abstract draw(task: DrawTask): Promise<Drawn>;
}

/** Pages that could not be drawn: says where it went wrong, never what was to be drawn. */
export class DrawingFailed extends Error {
  override readonly name = 'DrawingFailed';

  constructor(why: string) {
    super(`the pages could not be drawn: ${why}`);
  }
}

/** Many times what the longest page takes on a busy machine. */
const LIMITS: ThreadLimits = { deadlineMs: 120_000, heapMb: 768 };

/** Draws in a thread of its own, so that neither mails nor pages of the web wait for a drawing. */
export class DrawingThread extends Drawing implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly thread: OwnThread<DrawTask, DrawAnswer>;

  constructor(data: DrawerData, limits: ThreadLimits = LIMITS, file: string = threadFile(__dirname, 'worker.js')) {
    super();
    this.thread = new OwnThread(file, limits, data);
  }

  /** The first mail of a service that has just started waits for its pages less. */
  onApplicationBootstrap(): void {
    this.thread.warm().catch(() => undefined);
  }

  async draw(task: DrawTask): Promise<Drawn> {
    const answer = await this.thread.ask(task).catch((error: unknown) => this.again(task, error));
    if ('drawn' in answer) return answer.drawn;
    throw new DrawingFailed(answer.trouble);
  }

  /** A thread that ended did so for its own reasons, as often as not: a new one draws the page, or nobody can. */
  private again(task: DrawTask, error: unknown): Promise<DrawAnswer> {
    if (error instanceof ThreadFailed && error.kind === 'time') throw new DrawingFailed(error.message);
    return this.thread.ask(task).catch((last: unknown) => {
      throw new DrawingFailed(last instanceof Error ? last.name : 'fault');
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread.close();
  }
}

/** Draws where it is asked: for a machine whose memory holds no second copy of the maps and charts. */
export class DrawnHere extends Drawing {
  constructor(private readonly systems: Systems) {
    super();
  }

  draw(task: DrawTask): Promise<Drawn> {
    return draw(this.systems, task);
  }
}
