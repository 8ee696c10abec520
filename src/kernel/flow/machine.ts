import type { JsonObject, Realm } from '../realm';
import type { Act, Call, Next, Result } from './act';
import type { Fact } from './fact';
import { blockOf, localOf, stepOf, UnknownProcedure, type Frame, type Procedures } from './frame';
import { windowsFor, type Reaction } from './reaction';
import type { AskAllStep, AskStep, CallStep, DoStep, EachStep, Step, WhenStep, WhileStep } from './step';

/** What the machine works on during one submission. The owner loads it, runs it, and saves it. */
export interface Running<R extends Realm> {
  world: R['world'];
  data: R['data'];
  stack: Frame[];
  facts: Fact[];
  over: Result | null;
  /** Steps run so far; bounded, so that a faulty rule ends with an error and not with a hung service. */
  steps: number;
  die(key: string, sides: number): number;
  view(seat: R['seat']): R['view'];
  /** Opens the decisions of an `ask` or `askAll`; false when nobody is to be asked. */
  open(step: AskStep<R, unknown> | AskAllStep<R, unknown>, c: Act<R, unknown>): boolean;
}

const MOST_STEPS = 20_000;

export class RunawayProcedure extends Error {
  constructor(where: string, limit: number) {
    super(`${where}: more than ${limit} rounds; the rule has no end`);
    this.name = 'RunawayProcedure';
  }
}

/** Runs procedures as stacks of labelled steps (architecture.md 3). */
export class Machine<R extends Realm> {
  constructor(
    private readonly procedures: Procedures<R>,
    private readonly reactions: readonly Reaction<R>[],
  ) {}

  /** Runs on until a person is needed or the game is over. True: decisions are open. */
  run(running: Running<R>): boolean {
    for (;;) {
      const frame = running.stack.at(-1);
      if (!frame || running.over) return false;
      if (++running.steps > MOST_STEPS) throw new RunawayProcedure(frame.proc, MOST_STEPS);
      if (this.execute(running, frame, stepOf(this.procedures, frame)) === 'waiting') return true;
    }
  }

  /** Runs `taken` (what an answer does) at the step the stack waits at, then passes that step. */
  resume(running: Running<R>, taken: (c: Act<R, unknown>) => Next[]): void {
    const frame = running.stack.at(-1);
    if (!frame) throw new Error('nothing waits for an answer');
    delete frame.sealed;
    this.within(running, frame, (c) => {
      const calls = taken(c).filter((n): n is Call => n !== undefined);
      if (calls.length === 0) return this.pass(running, frame);
      frame.cursor = {};
      for (const one of calls.reverse()) this.push(running, one);
    });
  }

  /** Asks once more what the stack waits for; it goes on waiting. @throws Error where it waits for no answer */
  askAgain(running: Running<R>): void {
    const frame = running.stack.at(-1);
    const step = frame && stepOf(this.procedures, frame);
    if (step?.kind !== 'ask' && step?.kind !== 'askAll') throw new Error('nothing waits for an answer');
    this.within(running, frame as Frame, (c) => void running.open(step, c));
  }

  /** The frame a procedure starts with. */
  enter(proc: string, local: JsonObject): Frame {
    const procedure = this.procedures.get(proc);
    if (!procedure) throw new UnknownProcedure(proc);
    const first = procedure.steps[0];
    if (!first) throw new Error(`the procedure "${proc}" has no steps`);
    return { proc, path: [], at: first.label, local };
  }

  private execute(running: Running<R>, frame: Frame, step: Step<R, unknown>): 'on' | 'waiting' {
    if (step.kind === 'ask' || step.kind === 'askAll') return this.ask(running, frame, step);
    this.within(running, frame, (c) => {
      if (step.kind === 'do') this.doStep(running, frame, step, c);
      else if (step.kind === 'call') this.callStep(running, frame, step, c);
      else if (step.kind === 'each') this.eachStep(running, frame, step, c);
      else if (step.kind === 'while') this.whileStep(running, frame, step, c);
      else this.whenStep(running, frame, step, c);
    });
    return 'on';
  }

  private ask(running: Running<R>, frame: Frame, step: AskStep<R, unknown> | AskAllStep<R, unknown>): 'on' | 'waiting' {
    let waiting = false;
    this.within(running, frame, (c) => {
      waiting = frame.cursor === undefined && running.open(step, c);
      if (!waiting) this.pass(running, frame);
    });
    return waiting ? 'waiting' : 'on';
  }

  private doStep(running: Running<R>, frame: Frame, step: DoStep<R, unknown>, c: Act<R, unknown>): void {
    if (frame.cursor) {
      step.returned?.(c, frame.cursor.result);
      return this.pass(running, frame);
    }
    const next = step.run(c);
    if (!next) return this.pass(running, frame);
    frame.cursor = {};
    this.push(running, next);
  }

  private callStep(running: Running<R>, frame: Frame, step: CallStep<R, unknown>, c: Act<R, unknown>): void {
    if (frame.cursor) {
      step.returned?.(c, frame.cursor.result);
      return this.pass(running, frame);
    }
    frame.cursor = {};
    this.push(running, { proc: step.procedure.name, local: step.args(c) as JsonObject });
  }

  private eachStep(running: Running<R>, frame: Frame, step: EachStep<R, unknown>, c: Act<R, unknown>): void {
    const left = frame.cursor?.left ?? step.items(c);
    const [item, ...rest] = left;
    if (item === undefined) return this.pass(running, frame);
    localOf(running.stack, running.stack.length - 1)[step.as] = item;
    frame.cursor = { left: rest };
    this.pushBody(running, frame, step);
  }

  private whileStep(running: Running<R>, frame: Frame, step: WhileStep<R, unknown>, c: Act<R, unknown>): void {
    if (!step.test(c)) return this.pass(running, frame);
    const turns = (frame.cursor?.turns ?? 0) + 1;
    if (turns > step.atMost) throw new RunawayProcedure(`${frame.proc} > ${step.label}`, step.atMost);
    frame.cursor = { turns };
    this.pushBody(running, frame, step);
  }

  private whenStep(running: Running<R>, frame: Frame, step: WhenStep<R, unknown>, c: Act<R, unknown>): void {
    if (frame.cursor || !step.test(c)) return this.pass(running, frame);
    frame.cursor = {};
    this.pushBody(running, frame, step);
  }

  /** Runs `work` with an act for `frame`, then pushes the windows of the reactions its facts call for. */
  private within(running: Running<R>, frame: Frame, work: (c: Act<R, unknown>) => void): void {
    const before = running.facts.length;
    const c: Act<R, unknown> = {
      world: running.world,
      data: running.data,
      local: localOf(running.stack, running.stack.indexOf(frame)),
      die: (key, sides) => running.die(key, sides),
      view: (seat) => running.view(seat),
      record: (fact) => void running.facts.push(fact),
      end: (result) => void (running.over = result),
    };
    work(c);
    const windows = windowsFor(this.reactions, running.facts.slice(before), running.world);
    for (const one of windows.reverse()) this.push(running, one, true);
    if (running.over) running.stack.length = 0;
  }

  private push(running: Running<R>, next: Call, window = false): void {
    const frame = this.enter(next.proc, next.local);
    running.stack.push(window ? { ...frame, window } : frame);
  }

  private pushBody(
    running: Running<R>,
    frame: Frame,
    step: EachStep<R, unknown> | WhileStep<R, unknown> | WhenStep<R, unknown>,
  ): void {
    const first = step.body[0];
    if (!first) throw new Error(`${frame.proc} > ${step.label} has no steps`);
    running.stack.push({ proc: frame.proc, path: [...frame.path, step.label], at: first.label, local: {} });
  }

  /** The frame's step is done: on to the next one, or off the stack. */
  private pass(running: Running<R>, frame: Frame): void {
    delete frame.cursor;
    const block = blockOf(this.procedures, frame);
    const next = block[block.findIndex((s) => s.label === frame.at) + 1];
    if (next) return void (frame.at = next.label);
    running.stack.splice(running.stack.indexOf(frame), 1);
    const below = running.stack.at(-1);
    if (!frame.window && frame.path.length === 0 && below?.cursor) below.cursor.result = frame.local;
  }
}
