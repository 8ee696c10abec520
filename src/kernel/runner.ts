import { judgedWithBid } from './bid';
import { DiceFault, type Dice } from './chance/dice';
import type { AnyKind } from './decide/decision';
import type { Act, Next } from './flow/act';
import type { Fact } from './flow/fact';
import type { Procedures } from './flow/frame';
import { Machine, type Running } from './flow/machine';
import type { AskAllStep, AskStep } from './flow/step';
import type { Json, JsonObject, Realm } from './realm';
import type { Position } from './record/position';
import type { System } from './system';

type Asking<R extends Realm> = AskStep<R, unknown> | AskAllStep<R, unknown>;

/** Runs the procedures of a system on a position, in place. Who calls owns the position, and has judged what he gives. */
export class Runner<R extends Realm> {
  private readonly machine: Machine<R>;

  constructor(
    private readonly system: System<R>,
    private readonly kinds: ReadonlyMap<string, AnyKind<R>>,
    procedures: Procedures<R>,
  ) {
    this.machine = new Machine(procedures, system.reactions);
  }

  /** Puts `proc` on the position's stack. @throws UnknownProcedure */
  enter(position: Position, proc: string, local: JsonObject): void {
    position.stack.push(this.machine.enter(proc, local));
  }

  /** Runs on until decisions are open or the game is over. */
  runOn(position: Position, dice: Dice): Fact[] {
    return this.running(position, dice, (running) => void this.machine.run(running));
  }

  /** The open decisions act, one answer for each, in the order they were asked; the game runs on. */
  take(position: Position, answers: readonly Json[], dice: Dice): Fact[] {
    const taken = position.open;
    position.open = [];
    position.dice.step += 1;
    return this.running(position, dice, (running) => {
      this.machine.resume(running, (c: Act<R, unknown>): Next[] =>
        taken.map((open, i) => this.kind(open.kind).take(c, answers[i])),
      );
      this.machine.run(running);
    });
  }

  /** Opens what the step that the stack waits at asks. @throws Error where it waits at no such step, or nobody is asked */
  ask(position: Position): void {
    const running = this.loaded(position, { face: () => unrolled() });
    this.machine.askAgain(running);
    if (position.open.length === 0) throw new Error('nobody is asked here');
  }

  private kind(name: string): AnyKind<R> {
    const kind = this.kinds.get(name);
    if (!kind) throw new Error(`no decision kind is called "${name}"`);
    return kind;
  }

  /** Runs `work` on the position's world and stack and stores what it left there. */
  private running(position: Position, dice: Dice, work: (running: Running<R>) => void): Fact[] {
    const running = this.loaded(position, dice);
    try {
      work(running);
    } catch (error) {
      if (error instanceof DiceFault) error.facts.push(...running.facts);
      throw error;
    }
    position.over = running.over && !position.over ? judgedWithBid(this.system, position, running.over) : running.over;
    return running.facts;
  }

  private loaded(position: Position, dice: Dice): Running<R> {
    const rolled = new Map<string, true>();
    return {
      world: position.world as R['world'],
      data: this.system.data,
      stack: position.stack,
      facts: [],
      over: position.over,
      steps: 0,
      die: (key, sides) => {
        if (rolled.has(key)) throw new Error(`the roll "${key}" was made twice in one submission`);
        rolled.set(key, true);
        return dice.face(position.dice, key, sides);
      },
      view: (seat) => this.system.view(position.world as R['world'], seat, this.system.data),
      open: (step, c) => this.open(position, step, c),
    };
  }

  private open(position: Position, step: Asking<R>, c: Act<R, unknown>): boolean {
    for (const kind of step.kind === 'ask' ? [step.decision] : step.decisions) {
      const asked = kind.disclose(c);
      if (!asked) continue;
      position.asked += 1;
      position.open.push({
        id: `d${position.asked}`,
        kind: kind.kind,
        seat: asked.seat,
        facts: asked.facts as Json,
        misfits: [],
      });
    }
    return position.open.length > 0;
  }
}

function unrolled(): never {
  throw new Error('a question rolls no dice');
}
