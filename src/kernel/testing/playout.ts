import { atRest } from '../decide/automatic';
import { botAnswer } from '../decide/bot';
import { nextAnswer } from '../decide/settle';
import { seededRng, type Rng } from '../decide/rng';
import type { AnyKind, Ask } from '../decide/decision';
import type { Order } from '../decide/order';
import type { StandingChange } from '../decide/standing';
import { readBack } from '../decide/read-back';
import { keyedDice, type Dice } from '../chance/dice';
import type { Engine } from '../engine';
import type { Fact } from '../flow/fact';
import type { Json, JsonObject, Realm } from '../realm';
import type { OpenDecision, Position } from '../record/position';
import type { AnswerSubmission, Submission } from '../record/submission';
import { Players, type Strategy } from '../search/strategy';

/** How a game is played. */
export interface PlayoutOptions {
  scenario: string;
  /** Options of the scenario, by id. */
  options?: JsonObject;
  seed: string;
  /** Every decision is asked (`strict`), or those with defaults and plans answer themselves (`planned`). */
  mode: 'strict' | 'planned';
  /** Both seats are the system's bot, or play so; else legal answers are drawn at random. */
  bots?: boolean | Strategy;
  /** One answer in so many is printed, read again and compared; every one without it. Where speed is measured, few do. */
  checkOneIn?: number;
  /** Is broken off after so many decisions; without, it is played to its end. */
  most?: number;
  /** Called with each position that waits for a person, and how many facts there were until then. */
  onAsked?(position: Position, open: OpenDecision, told: number): void;
}

export interface Playout {
  position: Position;
  facts: Fact[];
  submissions: Submission[];
  /** Answers a person had to give: each is an exchange, a mail out and a mail back. */
  asked: number;
  /** The same by decision kind. */
  askedFor: Record<string, number>;
  decisions: number;
  faults: string[];
}

const MOST_DECISIONS = 5_000;

/** Plays one game by random legal answers, or by the bot's, to its end. Everything that goes wrong comes back as a fault. */
export function playOut<R extends Realm>(engine: Engine<R>, options: PlayoutOptions): Playout {
  return new Game(engine, options).play();
}

class Game<R extends Realm> {
  private readonly rng: Rng;
  private readonly dice: Dice;
  private readonly players: Players<R>;
  private readonly facts: Fact[] = [];
  private readonly submissions: Submission[] = [];
  private readonly faults: string[] = [];
  private readonly askedFor: Record<string, number> = {};
  private decisions = 0;

  constructor(
    private readonly engine: Engine<R>,
    private readonly options: PlayoutOptions,
  ) {
    this.rng = seededRng(`play/${options.seed}`);
    this.dice = keyedDice(`secret/${options.seed}`);
    this.players = new Players(engine, options.seed);
  }

  play(): Playout {
    const start = this.engine.start(
      { scenario: this.options.scenario, options: this.options.options ?? {} },
      this.dice,
    );
    this.facts.push(...start.facts);
    let position = this.options.mode === 'strict' ? this.askEverything(start.position) : start.position;
    try {
      const { most = Infinity } = this.options;
      while (!position.over && this.faults.length === 0 && this.decisions < most) position = this.next(position);
    } catch (error) {
      this.faults.push(`${this.engine.where(position)}: ${String(error)}`);
    }
    return {
      position,
      facts: this.facts,
      submissions: this.submissions,
      asked: Object.values(this.askedFor).reduce((a, b) => a + b, 0),
      askedFor: this.askedFor,
      decisions: this.decisions,
      faults: this.faults,
    };
  }

  private next(position: Position): Position {
    if (++this.decisions > MOST_DECISIONS) throw new Error('the game does not end');
    const next = nextAnswer(this.engine, position);
    if (next) return this.submit(position, next);
    const open = position.open.find((o) => !o.sealed);
    if (!open) throw new Error('the game waits for nobody');
    if (!this.engine.kindsFor(position.scenario, open.seat).some((k) => k.kind === open.kind))
      throw new Error(`${open.kind} is asked, and no procedure of the scenario lists it`);
    this.options.onAsked?.(position, open, this.facts.length);
    this.askedFor[open.kind] = (this.askedFor[open.kind] ?? 0) + 1;
    return this.answer(position, open);
  }

  private answer(before: Position, open: OpenDecision): Position {
    const kind = this.engine.kind(open.kind);
    const q = this.engine.ask(before, open);
    const { bots, mode } = this.options;
    const answer =
      typeof bots === 'object'
        ? this.players.answer(bots, before, open, this.facts)
        : bots === true
          ? botAnswer(this.engine, before, open, this.rng)
          : (kind.sample(q, this.rng) as Json);
    if (this.decisions % (this.options.checkOneIn ?? 1) === 0) this.checkLanguage(before, open, answer);
    const position = mode === 'planned' ? this.plan(before, open, answer) : before;
    return this.submit(position, { kind: 'answer', source: 'player', seat: open.seat, decision: open.id, answer });
  }

  /** What is printed must be read again as the same answer. */
  private checkLanguage(position: Position, open: OpenDecision, answer: Json): void {
    const { same, lines, verdict } = readBack(this.engine, position, open, answer);
    if (same) return;
    const read = `${JSON.stringify(verdict.lines)} ${JSON.stringify(verdict.objections)}`;
    this.faults.push(`${open.kind}: "${lines.join(' / ')}" is not read as it was printed: ${read}`);
  }

  private submit(position: Position, submission: AnswerSubmission): Position {
    const outcome = this.engine.submit(position, submission, this.dice);
    this.submissions.push(submission);
    const step = { before: position.world as R['world'], facts: outcome.facts, earlier: this.facts };
    for (const fault of this.engine.system.faults(outcome.position.world as R['world'], step)) {
      this.faults.push(`${this.engine.where(position)}: ${fault}`);
    }
    this.facts.push(...outcome.facts);
    for (const fact of outcome.facts) if (!fact.type.startsWith('despatch.')) this.engine.system.tell(fact);
    return atRest(this.engine, outcome.position);
  }

  private askEverything(position: Position): Position {
    const interphase = this.engine.system.decisions.filter((d) => d.interphase !== undefined);
    return seatsOf(this.engine, position).reduce((now, seat) => {
      const askMe = interphase.filter((d) => d.seats.includes(seat)).map((d) => d.kind);
      return this.change(now, seat, { add: [], forget: [], askMe, dontAsk: [] });
    }, position);
  }

  /** The mail that answers `open` also carries plans for what the seat may be asked later. */
  private plan(position: Position, open: OpenDecision, answer: Json): Position {
    const plans = this.options.bots ? this.meant(position, open, answer) : this.drawn(position, open, answer);
    const add = plans.map(({ kind, order }) => ({ kind, order, text: order.verb, once: true }));
    return add.length === 0 ? position : this.change(position, open.seat, { add, forget: [], askMe: [], dontAsk: [] });
  }

  private meant(position: Position, open: OpenDecision, answer: Json): { kind: string; order: Order }[] {
    return this.engine.system.botAhead?.(open.kind, this.engine.ask(position, open), answer) ?? [];
  }

  private drawn(position: Position, open: OpenDecision, answer: Json): { kind: string; order: Order }[] {
    const { system } = this.engine;
    const q = this.engine.ask(position, open);
    const view = this.engine.kind(open.kind).imagine?.(answer, q) ?? q.view;
    let scope = { seat: open.seat, view, data: system.data };
    const kinds = system.decisions.filter((d) => d.kind !== open.kind && d.seats.includes(open.seat));
    return kinds.flatMap((d) => {
      const orders = (d.inAdvance?.(scope, this.rng) ?? []) as Order[];
      scope = { ...scope, view: this.imagined(d, orders, scope) };
      return orders.map((order) => ({ kind: d.kind, order }));
    });
  }

  /** What a plan would make of the view, where that can be said: who plans his moves plans the attacks from where they end. */
  private imagined(kind: AnyKind<R>, orders: readonly Order[], scope: Omit<Ask<R>, 'facts'>): R['view'] {
    const facts = orders.length > 0 && kind.imagine ? (kind.imagined?.(scope) as unknown) : null;
    if (facts === null || facts === undefined) return scope.view;
    const q: Ask<R> = { ...scope, facts };
    const put = kind.assemble([...orders], q);
    return 'answer' in put ? (kind.imagine?.(put.answer, q) ?? scope.view) : scope.view;
  }

  private change(position: Position, seat: string, change: StandingChange): Position {
    const submission: Submission = { kind: 'standing', source: 'player', seat, change };
    this.submissions.push(submission);
    return this.engine.submit(position, submission, this.dice).position;
  }
}

/** The seats of the scenario being played. */
export function seatsOf<R extends Realm>(engine: Engine<R>, position: Position): readonly string[] {
  return engine.system.scenarios.find((s) => s.id === position.scenario)?.seats ?? [];
}
