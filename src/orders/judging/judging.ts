import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { OwnThread, ThreadFailed, ThreadNotStarted, threadFile, type ThreadLimits } from '../../config/own-thread';
import type { Systems } from '../../systems/systems';
import { judgeText, type TextTask, type TextTasks } from './judge-text';
import type { JudgeAnswer, JudgeData } from './worker';

/** What was sent is recorded; what is only looked at waits behind it, and has half the time. */
export type Urgency = 'sent' | 'looked';

/** A text that was not judged to its end; nothing came of it. */
export class NotJudged extends Error {
  override readonly name = 'NotJudged';

  constructor(
    /** `busy`: so many wait that it was not begun. */
    readonly why: 'time' | 'memory' | 'busy',
    /** The line that was being read; 0: none yet, below 0: all were. */
    readonly line = 0,
  ) {
    super(`a text was not judged: ${why}`);
  }
}

/** Gives what was not judged, for who tells its writer; throws all else. */
export function onlyNotJudged(error: unknown): NotJudged {
  if (error instanceof NotJudged) return error;
  throw error;
}

/** A text that the rules do not get through, by a fault of ours: says where it went wrong, never what was written. */
export class JudgingFailed extends Error {
  override readonly name = 'JudgingFailed';
}

/** Whoever reads and judges what people write. */
export abstract class Judging {
  /** `by`: who looks, so that nobody has all of it. @throws NotJudged, JudgingFailed */
  abstract judge<Name extends keyof TextTasks>(
    name: Name,
    asked: TextTasks[Name]['asked'],
    urgency?: Urgency,
    by?: string,
  ): Promise<TextTasks[Name]['given']>;
}

/** Reads and judges where it is asked, however long that takes: for a machine whose memory holds no second copy of the rules. */
export class JudgedHere extends Judging {
  constructor(private readonly systems: Systems) {
    super();
  }

  judge<Name extends keyof TextTasks>(name: Name, asked: TextTasks[Name]['asked']): Promise<TextTasks[Name]['given']> {
    return Promise.resolve(judgeText(this.systems, { name, asked } as TextTask));
  }
}

/** What a text may cost. */
export interface JudgingLimits extends Record<Urgency, number> {
  heapMb: number;
}

const LIMITS: JudgingLimits = { sent: 2_000, looked: 1_000, heapMb: 384 };
/** So many looks wait at most, and so many of one reader. */
const MOST_WAITING = 40;
const MOST_OF_ONE = 3;
/** A look at a text of so many letters does not wait for the long ones; so many of them go before a long one that waits. */
const SHORT_TEXT = 600;
const MOST_SHORT = 4;
const isShort = ({ asked }: TextTask): boolean => 'text' in asked && asked.text.length <= SHORT_TEXT;

interface Waiting {
  task: TextTask;
  urgency: Urgency;
  by: string;
  done: (answer: JudgeAnswer) => void;
  failed: (error: unknown) => void;
}

/** A thread, what it may be asked, and whether it is at work or being loaded. */
interface Lane {
  thread: OwnThread<TextTask, JudgeAnswer>;
  takes: readonly Urgency[];
  reached: Int32Array;
  busy: boolean;
}

/**
 * Reads and judges in two threads, each with a limit of time that ends it: one is for what was sent alone, the other for what
 * is only looked at, and for what was sent when nobody looks. Nobody waits for a text that takes longer than it may.
 */
export class JudgingThreads extends Judging implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('judging');
  private readonly lanes: readonly Lane[];
  private readonly waiting: Waiting[] = [];
  private closing = false;
  /** Short texts that were looked at while a long one waited. */
  private wentBefore = 0;

  constructor(
    data: Omit<JudgeData, 'reached'>,
    private readonly limits: JudgingLimits = LIMITS,
    file: string = threadFile(__dirname, 'worker.js'),
  ) {
    super();
    const lane = (takes: readonly Urgency[]): Lane => {
      const reached = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
      const thread: ThreadLimits = { deadlineMs: limits.sent, heapMb: limits.heapMb, announces: true };
      return {
        thread: new OwnThread(file, thread, { ...data, reached }),
        reached: new Int32Array(reached),
        ...{ takes, busy: false },
      };
    };
    this.lanes = [lane(['sent']), lane(['looked', 'sent'])];
  }

  /** The first text need not wait for the rules to be loaded; a service starts whether they are or not. */
  onApplicationBootstrap(): void {
    for (const lane of this.lanes) void this.warmed(lane);
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing = true;
    await Promise.all(this.lanes.map(({ thread }) => thread.breakOff()));
  }

  async judge<Name extends keyof TextTasks>(
    name: Name,
    asked: TextTasks[Name]['asked'],
    urgency: Urgency = 'sent',
    by = '',
  ): Promise<TextTasks[Name]['given']> {
    if (urgency === 'looked') this.mayLook(by);
    const answer = await new Promise<JudgeAnswer>((done, failed) => {
      this.waiting.push({ task: { name, asked } as TextTask, urgency, by, done, failed });
      this.next();
    });
    if ('given' in answer) return answer.given;
    throw Object.assign(new JudgingFailed('the rules failed at a text'), { stack: answer.trouble });
  }

  private mayLook(by: string): void {
    const looks = this.waiting.filter(({ urgency }) => urgency === 'looked');
    if (looks.length >= MOST_WAITING || looks.filter((look) => look.by === by).length >= MOST_OF_ONE)
      throw new NotJudged('busy');
  }

  private next(): void {
    for (const lane of this.lanes) {
      if (lane.busy) continue;
      const wanted = lane.takes.find((urgency) => this.waiting.some((w) => w.urgency === urgency));
      const at = wanted === 'looked' ? this.nextLook() : this.waiting.findIndex((w) => w.urgency === wanted);
      const [waiting] = at < 0 ? [] : this.waiting.splice(at, 1);
      if (waiting) void this.work(lane, waiting);
    }
  }

  /** Which look is next: a short text does not wait a second for each long one above it, and a long one is not passed over for ever. */
  private nextLook(): number {
    const find = (wanted: boolean): number =>
      this.waiting.findIndex(({ urgency, task }) => urgency === 'looked' && isShort(task) === wanted);
    const [short, long] = [find(true), find(false)];
    const isNext = short >= 0 && (long < 0 || this.wentBefore < MOST_SHORT);
    this.wentBefore = isNext && long >= 0 ? this.wentBefore + 1 : 0;
    return isNext ? short : long;
  }

  private async work(lane: Lane, { task, urgency, done, failed }: Waiting): Promise<void> {
    lane.busy = true;
    Atomics.store(lane.reached, 0, 0);
    try {
      done(await lane.thread.ask(task, undefined, this.limits[urgency]));
      lane.busy = false;
      this.next();
    } catch (error) {
      failed(this.faultOf(task, error, Atomics.load(lane.reached, 0)));
      await this.warmed(lane);
    }
  }

  /** Whoever wrote it is told of what his text did to the thread, not of what else ended it. */
  private faultOf({ name }: TextTask, error: unknown, line: number): Error {
    if (this.closing || error instanceof ThreadNotStarted) return new JudgingFailed('nobody is here to judge a text');
    const why = error instanceof ThreadFailed ? error.kind : 'memory';
    this.log.warn({ message: 'a text was broken off', task: name, why });
    return new NotJudged(why, line);
  }

  /** A lane whose thread was ended takes nothing until another has loaded the rules. */
  private async warmed(lane: Lane): Promise<void> {
    if (this.closing) return;
    lane.busy = true;
    // One that cannot be loaded is tried again with the next text.
    await lane.thread.warm().catch(() => lane.thread.breakOff());
    lane.busy = false;
    this.next();
  }
}
