import { bidFor, bidText, parted, withBid, type Bid } from './bid';
import type { AnyKind, Ask, Objection } from './decide/decision';
import { spend } from './decide/automatic';
import { changeStanding, inAdvance, NO_CHANGE, type ScopeOf } from './decide/standing';
import type { Dice } from './chance/dice';
import type { Fact } from './flow/fact';
import { stepOf, type Frame } from './flow/frame';
import { segmentOf } from './flow/segment';
import { toCome } from './flow/to-come';
import { whereIn } from './flow/where';
import { Kinds, namedOnce } from './kinds';
import { Looks } from './looks';
import type { Json, JsonObject, Realm, SeatId } from './realm';
import { adjusted, BadAdjustment } from './record/adjust';
import { asStored, copyOf } from './record/copy';
import { migrated } from './record/migrate';
import { nextVersion, type OpenDecision, type Position } from './record/position';
import type {
  AdjustSubmission,
  AnswerSubmission,
  CharterSubmission,
  StandingSubmission,
  StartSubmission,
  Submission,
} from './record/submission';
import {
  agreed,
  bidAgreed,
  charterChanged,
  held,
  openTo,
  rulingChanged,
  seatChanged,
  takenBack,
  timeGiven,
} from './record/seals';
import { GameOver, IllegalAnswer } from './errors';
import { Runner } from './runner';
import { scenarioOf, type System } from './system';

/** What a submission made: the new position and what happened. */
export interface Outcome {
  position: Position;
  facts: Fact[];
}

/** Runs games of one system: pure, a position and a submission in, a position and facts out. */
export class Engine<R extends Realm> {
  private readonly procedures: ReadonlyMap<string, System<R>['procedures'][number]>;
  private readonly kinds: Kinds<R>;
  private readonly runner: Runner<R>;
  private readonly looks: Looks<R>;

  /** @throws Error when two procedures or two decision kinds share a name */
  constructor(readonly system: System<R>) {
    this.procedures = namedOnce(system.procedures, (p) => p.name, 'procedure');
    this.kinds = new Kinds(system);
    this.looks = new Looks(system);
    this.runner = new Runner(system, this.kinds.byName, this.procedures);
  }

  /** A new game up to its first decision. */
  start(submission: Omit<StartSubmission, 'kind' | 'source'>, dice: Dice): Outcome {
    const scenario = scenarioOf(this.system, submission.scenario);
    const { options, bid } = parted(this.system, scenario.id, submission.options as JsonObject);
    const world = scenario.setUp(this.system.data, options);
    return this.begin(scenario.id, world, scenario.root.name, {}, dice, bid);
  }

  /** A game that begins in the middle: `world` as it stands, about to run `proc`. For cases and rulings. */
  begin(scenario: string, world: R['world'], proc: string, local: JsonObject, dice: Dice, bid?: Bid): Outcome {
    const position = withBid(this.system, this.blank(scenario, world), bid);
    this.runner.enter(position, proc, local);
    const facts = this.runner.runOn(position, dice);
    return { position, facts: bid ? [bidAgreed(bidText(this.system, scenario, bid)), ...facts] : facts };
  }

  private blank(scenario: string, world: R['world']): Position {
    return {
      system: this.system.id,
      version: this.system.version,
      scenario,
      epoch: 0,
      seq: 0,
      dice: { epoch: 0, step: 0 },
      world: world as unknown as Json,
      stack: [],
      open: [],
      asked: 0,
      standing: {},
      over: null,
    };
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
      case 'charter':
        return this.charter(position, submission);
      case 'undo':
        return { position: takenBack(position, submission), facts: [] };
      case 'adjust':
        return this.adjust(position, submission);
      case 'seat':
        return { position, facts: [seatChanged(submission)] };
      case 'extend':
        return { position, facts: [timeGiven(submission)] };
      case 'ruling':
        return { position, facts: [rulingChanged(submission)] };
      case 'hold':
      case 'release':
        return { position, facts: [held(submission)] };
      default:
        throw new Error(`the kernel does not take "${submission.kind}" here`);
    }
  }

  /** What the players agree to is told; a bid for balance is counted from here on. @throws BadBid */
  private charter(position: Position, submission: CharterSubmission): Outcome {
    const { balance } = submission.change;
    if (balance !== undefined)
      withBid(this.system, position, balance === null ? undefined : bidFor(this.system, position.scenario, balance));
    return { position, facts: [charterChanged(submission)] };
  }

  /** The score as `seat` knows it, with the bid that is agreed. */
  score(position: Position, seat: SeatId): string[] {
    const { bid, scenario } = position;
    const lines = this.system.score(this.view(position, seat));
    return bid ? [...lines, `House option: ${bidText(this.system, scenario, bid)}`] : lines;
  }

  /** All that `seat` may know. Shared by all who ask, and frozen. */
  view(position: Position, seat: SeatId): R['view'] {
    return this.looks.view(position, seat);
  }

  /** What lies open to who sits at no seat; null: nothing that could be shown. */
  outside(position: Position): R['view'] | null {
    return this.system.outside?.(position.world as R['world'], this.system.data) ?? null;
  }

  /** What prompting and judging of an open decision may see. */
  ask(position: Position, open: OpenDecision): Ask<R> {
    return this.looks.ask(position, open);
  }

  /** The same for a rollout, good until the position goes on: seen by nobody else, so that nothing of it is made or frozen before it is read. */
  glance(position: Position, open: OpenDecision): Ask<R> {
    return this.looks.glance(position, open);
  }

  /** How long a plan that `seat` makes now lives, by the kind it is for. */
  scopes(position: Position, seat: SeatId): ScopeOf {
    return (kind) => this.system.planScope(position.world as R['world'], kind, seat);
  }

  /** The decision kind called `name`. */
  kind(name: string): AnyKind<R> {
    return this.kinds.called(name);
  }

  /** The decision kinds that a scenario may ask of `seat`, in the order of the system. */
  kindsFor(scenario: string, seat: SeatId): readonly AnyKind<R>[] {
    return this.kinds.for(scenario, seat);
  }

  /** Whether a decision belongs to the game as `seat` sees it: those of options that are not played do not. */
  inGame(position: Position, seat: SeatId, kind: string): boolean {
    const { system } = this;
    return system.inGame?.(kind, { seat, view: this.view(position, seat), data: system.data }) ?? true;
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

  /** Whose player segment runs; null: nobody's. */
  segment(position: Position): SeatId | null {
    return segmentOf(this.procedures, position.stack);
  }

  /** The running stack in the rulebook's words. */
  where(position: Position): string {
    return whereIn(this.procedures, position.stack);
  }

  /** `before` is the same position still untouched, whose views are made already. */
  private answer(position: Position, before: Position, logged: AnswerSubmission, dice: Dice): Outcome {
    const open = openTo(position, logged);
    const submission = { ...logged, answer: this.answerNow(open.kind, logged.answer) };
    const objections = this.judge(before, open, submission.answer).filter((o) => o.level === 'illegal');
    if (objections.length > 0) throw new IllegalAnswer(open.kind, objections);
    open.sealed = { answer: structuredClone(submission.answer), version: nextVersion(open) };
    const spent = spend(this, position, submission);
    this.planned(position, submission);
    if (position.open.some((o) => !o.sealed)) return { position, facts: spent };
    const taken = this.takeAll(position, dice);
    return { ...taken, facts: [...spent, ...taken.facts] };
  }

  /** An answer out of a log, which an earlier version may have written, in the form of today. */
  answerNow(kind: string, logged: Json): Json {
    return this.system.answerNow?.(kind, logged) ?? logged;
  }

  /** Keeps what the orders that answered say of later decisions. */
  private planned(position: Position, { seat, plans = [] }: AnswerSubmission): void {
    if (plans.length === 0) return;
    const change = { ...NO_CHANGE, add: plans.map((plan) => ({ ...plan, once: true })) };
    position.standing[seat] = changeStanding(inAdvance(position.standing, seat), change, this.scopes(position, seat));
  }

  /**
   * Every open decision acts by its answer and the game runs on: in `position` itself, nothing judged, nothing copied. For
   * whoever plays a position of his own on, move after move; views of it handed out before say nothing any more.
   */
  advance(position: Position, answers: readonly Json[], dice: Dice): Fact[] {
    this.looks.forget(position);
    return this.runner.take(position, answers, dice);
  }

  /** A world that waits at the question its stack stands at, with that question open. @throws Error where it stands at none */
  waiting(scenario: string, world: R['world'], stack: Frame[], bid?: Bid): Position {
    const position = { ...this.blank(scenario, world), stack, ...(bid ? { bid } : {}) };
    this.runner.ask(position);
    return position;
  }

  /** Every open decision has its answer: they act, in the order they were asked, and the game runs on. */
  private takeAll(position: Position, dice: Dice): Outcome {
    const facts = this.advance(
      position,
      position.open.map((open) => asStored(open.sealed?.answer) as Json),
      dice,
    );
    return { position, facts };
  }

  private standing(position: Position, submission: StandingSubmission): Outcome {
    const before = inAdvance(position.standing, submission.seat);
    position.standing[submission.seat] = changeStanding(
      before,
      submission.change,
      this.scopes(position, submission.seat),
    );
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

  /** The step a waiting game stands at; for prompts that name it. */
  label(position: Position): string {
    const frame = position.stack.at(-1);
    return frame ? stepOf(this.procedures, frame).label : '';
  }
}
