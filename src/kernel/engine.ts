import type { Ask, DecisionKind, Objection } from './decide/decision';
import { spend } from './decide/automatic';
import { changeStanding, inAdvance, NO_CHANGE } from './decide/standing';
import type { ScopeOf } from './decide/standing';
import { DiceFault } from './chance/dice';
import type { Dice } from './chance/dice';
import type { Act, Next } from './flow/act';
import type { Fact } from './flow/fact';
import { Machine } from './flow/machine';
import type { Running } from './flow/machine';
import type { AskAllStep, AskStep } from './flow/step';
import { stepOf } from './flow/frame';
import { playedKinds } from './flow/played';
import { toCome } from './flow/to-come';
import { whereIn } from './flow/where';
import type { Json, JsonObject, Realm, SeatId } from './realm';
import { adjusted, BadAdjustment } from './record/adjust';
import { asStored, copyOf } from './record/copy';
import { migrated } from './record/migrate';
import { nextVersion } from './record/position';
import type { OpenDecision, Position } from './record/position';
import type {
  AdjustSubmission,
  AnswerSubmission,
  StandingSubmission,
  StartSubmission,
  Submission,
} from './record/submission';
import { agreed, openTo, takenBack } from './record/seals';
import { GameOver, IllegalAnswer } from './errors';
import { scenarioOf } from './system';
import { frozen } from './view/frozen';
import type { System } from './system';

/** What a submission made: the new position and what happened. */
export interface Outcome {
  position: Position;
  facts: Fact[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- kinds differ in locals, facts and answers
type AnyKind<R extends Realm> = DecisionKind<R, any, any, any, any>;

/** Runs games of one system: pure, a position and a submission in, a position and facts out. */
export class Engine<R extends Realm> {
  private readonly procedures: ReadonlyMap<string, System<R>['procedures'][number]>;
  private readonly kinds: ReadonlyMap<string, AnyKind<R>>;
  private readonly machine: Machine<R>;
  private readonly played = new Map<string, readonly AnyKind<R>[]>();
  private readonly askable = new Map<string, readonly AnyKind<R>[]>();
  /** One mail asks for the view of the same position some twenty times. */
  private readonly views = new WeakMap<object, Map<SeatId, R['view']>>();

  /** @throws Error when two procedures or two decision kinds share a name */
  constructor(readonly system: System<R>) {
    this.procedures = byName(system.procedures, (p) => p.name, 'procedure');
    this.kinds = byName(system.decisions, (d) => d.kind, 'decision kind');
    this.machine = new Machine(this.procedures, system.reactions);
  }

  /** A new game up to its first decision. */
  start(submission: Omit<StartSubmission, 'kind' | 'source'>, dice: Dice): Outcome {
    const scenario = scenarioOf(this.system, submission.scenario);
    const world = scenario.setUp(this.system.data, submission.options as JsonObject);
    return this.begin(scenario.id, world, scenario.root.name, {}, dice);
  }

  /** A game that begins in the middle: `world` as it stands, about to run `proc`. For cases and rulings. */
  begin(scenario: string, world: R['world'], proc: string, local: JsonObject, dice: Dice): Outcome {
    const position: Position = {
      system: this.system.id,
      version: this.system.version,
      scenario,
      epoch: 0,
      seq: 0,
      dice: { epoch: 0, step: 0 },
      world: world as unknown as Json,
      stack: [this.machine.enter(proc, local)],
      open: [],
      asked: 0,
      standing: {},
      over: null,
    };
    return this.running(position, dice, (running) => void this.machine.run(running));
  }

  /**
   * The position after `submission`. The position given is not changed.
   * @throws GameOver, DecisionClosed, WrongSeat, IllegalAnswer; FaceMissing when dice are entered by hand
   */
  submit(before: Position, submission: Submission, dice: Dice): Outcome {
    const position = copyOf(before);
    position.seq += 1;
    if (submission.kind === 'upgrade') return { position: migrated(this.system, position, submission.to), facts: [] };
    if (position.over) throw new GameOver();
    switch (submission.kind) {
      case 'answer':
        return this.answer(position, before, submission, dice);
      case 'standing':
        return this.standing(position, submission);
      case 'resign':
        return this.resign(position, submission.seat);
      case 'draw':
        return agreed(position);
      case 'undo':
        return { position: takenBack(position, submission), facts: [] };
      case 'adjust':
        return this.adjust(position, submission);
      default:
        throw new Error(`the kernel does not take "${submission.kind}" here`);
    }
  }

  /** All that `seat` may know. Shared by all who ask, and frozen. */
  view(position: Position, seat: SeatId): R['view'] {
    const made = this.views.get(position.world as object) ?? new Map<SeatId, R['view']>();
    this.views.set(position.world as object, made);
    const view = made.get(seat) ?? frozen(this.system.view(position.world as R['world'], seat, this.system.data));
    made.set(seat, view);
    return view;
  }

  /** What prompting and judging of an open decision may see. */
  ask(position: Position, open: OpenDecision): Ask<R> {
    return { seat: open.seat, view: this.view(position, open.seat), facts: open.facts, data: this.system.data };
  }

  /** How long a plan made now lives, by the kind it is for. */
  scopes(position: Position): ScopeOf {
    return (kind) => this.system.planScope(position.world as R['world'], kind);
  }

  /** The decision kind called `name`. */
  kind(name: string): AnyKind<R> {
    const kind = this.kinds.get(name);
    if (!kind) throw new Error(`no decision kind is called "${name}"`);
    return kind;
  }

  /** The decision kinds that a scenario may ask of `seat`, in the order of the system. */
  kindsFor(scenario: string, seat: SeatId): readonly AnyKind<R>[] {
    const known = this.askable.get(`${scenario} ${seat}`);
    if (known) return known;
    const played = this.played.get(scenario) ?? playedKinds(this.system, scenario);
    this.played.set(scenario, played);
    const kinds = played.filter((d) => d.seats.includes(seat));
    this.askable.set(`${scenario} ${seat}`, kinds);
    return kinds;
  }

  /**
   * Names of the decision kinds that the running turn may still ask of `seat`, besides what is open, as far as he may
   * know; null: any may come.
   */
  toCome(position: Position, seat: SeatId): readonly string[] | null {
    const turn = this.system.scenarios.find((s) => s.id === position.scenario)?.turn;
    if (!turn || position.version !== this.system.version) return null;
    const asked = position.open.some((o) => o.seat === seat && !o.sealed);
    const { procedures, system } = this;
    return toCome(turn, { procedures, reactions: system.reactions, stack: position.stack, seat, asked });
  }

  /** What is wrong with `answer` to an open decision, seen from the asked seat's view. */
  judge(position: Position, open: OpenDecision, answer: Json): Objection[] {
    return this.kind(open.kind).judge(answer, this.ask(position, open));
  }

  /** The running stack in the rulebook's words. */
  where(position: Position): string {
    return whereIn(this.procedures, position.stack);
  }

  /** `before` is the same position still untouched, whose views are made already. */
  private answer(position: Position, before: Position, submission: AnswerSubmission, dice: Dice): Outcome {
    const open = openTo(position, submission);
    const objections = this.judge(before, open, submission.answer).filter((o) => o.level === 'illegal');
    if (objections.length > 0) throw new IllegalAnswer(open.kind, objections);
    open.sealed = { answer: structuredClone(submission.answer), version: nextVersion(open) };
    const spent = spend(this, position, submission);
    this.planned(position, submission);
    if (position.open.some((o) => !o.sealed)) return { position, facts: spent };
    const taken = this.takeAll(position, dice);
    return { ...taken, facts: [...spent, ...taken.facts] };
  }

  /** Keeps what the orders that answered say of later decisions. */
  private planned(position: Position, { seat, plans = [] }: AnswerSubmission): void {
    if (plans.length === 0) return;
    const change = { ...NO_CHANGE, add: plans.map((plan) => ({ ...plan, once: true })) };
    position.standing[seat] = changeStanding(inAdvance(position.standing, seat), change, this.scopes(position));
  }

  /** Every open decision has its answer: they act, in the order they were asked, and the game runs on. */
  private takeAll(position: Position, dice: Dice): Outcome {
    const taken = position.open;
    position.open = [];
    position.dice.step += 1;
    return this.running(position, dice, (running) => {
      this.machine.resume(running, (c: Act<R, unknown>): Next[] =>
        taken.map((open) => this.kind(open.kind).take(c, asStored(open.sealed?.answer))),
      );
      this.machine.run(running);
    });
  }

  private standing(position: Position, submission: StandingSubmission): Outcome {
    const before = inAdvance(position.standing, submission.seat);
    position.standing[submission.seat] = changeStanding(before, submission.change, this.scopes(position));
    return { position, facts: [] };
  }

  /** @throws BadAdjustment for a patch that does not fit the world, or breaks what holds in every one */
  private adjust(position: Position, { patch, reason, rule }: AdjustSubmission): Outcome {
    const world = position.world as R['world'];
    const before = this.system.faults(world);
    position.world = adjusted(position.world, patch, this.system.words(world).world);
    const broken = this.system.faults(position.world as R['world']).filter((fault) => !before.includes(fault));
    if (broken.length > 0) throw new BadAdjustment(broken);
    return { position, facts: [{ type: 'despatch.adjusted', rule, audience: 'all', body: { reason } }] };
  }

  private resign(position: Position, seat: SeatId): Outcome {
    const winner = scenarioOf(this.system, position.scenario).seats.find((s) => s !== seat) ?? null;
    const text = `${this.system.seatName(seat)} resigned.`;
    position.over = { winner, level: 'Resignation', rule: '', text, detail: { seat } };
    Object.assign(position, { stack: [], open: [] });
    return { position, facts: [{ type: 'despatch.resigned', rule: '', audience: 'all', body: { seat } }] };
  }

  /** Runs `work` on the position's world and stack and stores what it left there. */
  private running(position: Position, dice: Dice, work: (running: Running<R>) => void): Outcome {
    const rolled = new Map<string, true>();
    const running: Running<R> = {
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
      open: (step, c) => this.open(position, step, c),
    };
    this.views.delete(running.world as object);
    try {
      work(running);
    } catch (error) {
      if (error instanceof DiceFault) error.facts.push(...running.facts);
      throw error;
    }
    position.over = running.over;
    return { position, facts: running.facts };
  }

  private open(position: Position, step: AskStep<R, unknown> | AskAllStep<R, unknown>, c: Act<R, unknown>): boolean {
    const kinds = step.kind === 'ask' ? [step.decision] : step.decisions;
    for (const kind of kinds) {
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

  /** The step a waiting game stands at; for prompts that name it. */
  label(position: Position): string {
    const frame = position.stack.at(-1);
    return frame ? stepOf(this.procedures, frame).label : '';
  }
}

function byName<T>(things: readonly T[], name: (thing: T) => string, what: string): ReadonlyMap<string, T> {
  const map = new Map<string, T>();
  for (const thing of things) {
    if (map.has(name(thing))) throw new Error(`two ${what}s are called "${name(thing)}"`);
    map.set(name(thing), thing);
  }
  return map;
}
