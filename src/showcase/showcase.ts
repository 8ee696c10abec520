import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { OwnThread, threadFile, type ThreadLimits } from '../config/own-thread';
import { isError } from '../logging/describe-error';
import { SYSTEMS } from '../systems/all';
import type { SystemFolder } from '../systems/folder';
import type { Show } from './draw-shown';
import type { ShowAnswer, ShowData, ShowTask } from './worker';

/** Many times what the longest game takes on a busy machine. */
const LIMITS: ThreadLimits = { deadlineMs: 180_000, heapMb: 512 };
/** So long the thread waits for the next system that somebody looks at; then it gives back what it holds. */
const REST_MS = 60_000;
/** The same game for everybody, until the rules or the bots change. */
const SEED = 'front page';

/** There is no such system, or its game could not be shown. */
export class NothingShown extends Error {
  override readonly name = 'NothingShown';
}

/** The games that the front page shows: the bots play each once, when somebody looks, in a thread of its own that steps back for all else. */
@Injectable()
export class Showcase implements OnApplicationShutdown {
  private readonly log = new Logger('showcase');
  private readonly shown = new Map<string, Promise<Show>>();
  private readonly thread: OwnThread<ShowTask, ShowAnswer>;
  private rest: NodeJS.Timeout | undefined;

  constructor(data: ShowData, file: string = threadFile(__dirname, 'worker.js'), limits: ThreadLimits = LIMITS) {
    this.thread = new OwnThread(file, limits, data);
  }

  /** The game of a system. One that failed is played again for who asks next. @throws NothingShown */
  of(system: string): Promise<Show> {
    const folder = Object.entries<SystemFolder>(SYSTEMS).find(([id]) => id === system)?.[1];
    if (!folder) return Promise.reject(new NothingShown('no such system'));
    const known = this.shown.get(system) ?? this.made({ system, scenario: folder.front.shown, seed: SEED });
    this.shown.set(system, known);
    return known;
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.rest);
    await this.thread.breakOff();
  }

  private async made(task: ShowTask): Promise<Show> {
    clearTimeout(this.rest);
    try {
      const answer = await this.thread.ask(task);
      if ('show' in answer) return answer.show;
      throw new NothingShown(answer.trouble);
    } catch (error) {
      this.shown.delete(task.system);
      const why = isError(error) ? error.message : 'fault';
      this.log.warn(`the game of the bots for the front page could not be shown: ${why}`);
      throw new NothingShown(why);
    } finally {
      this.rest = setTimeout(() => void this.thread.close(), REST_MS).unref();
    }
  }
}
