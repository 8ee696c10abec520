import type { EntityManager } from 'typeorm';
import type { Leave } from '../people/leave';
import type { Game } from './game.entity';
import type { Seat } from './seat.entity';
import type { Ask } from '../kernel/decide/decision';
import { atRest } from '../kernel/decide/automatic';
import { runOn, settle, settleAll } from '../kernel/decide/settle';
import type { Row, Submit } from '../kernel/decide/settle';
import { rewindTo } from '../kernel/record/apply';
import type { OpenDecision, Position } from '../kernel/record/position';
import type { RewindSubmission, Submission } from '../kernel/record/submission';
import { isBot } from '../people/bot';
import type { Person } from '../people/person.entity';
import type { AnyEngine, AnyRealm } from '../systems/systems';

/** What a hand is opened with. */
export interface GameAtHand {
  /** Null: a position that no database knows. */
  manager: EntityManager | null;
  game: Game;
  seats: Seat[];
  /** Everybody who has to do with the game, by id. */
  people: ReadonlyMap<string, Person>;
  /** Ids of those whom no mail reaches at present. */
  unreached: ReadonlySet<string>;
  engine: AnyEngine;
  /** Null before the first row. */
  position: Position | null;
  submit: Submit;
  /** Puts a new dice secret in the place of the game's, which has been published; null: its dice come from none. */
  renewDice: () => { commitment: string; submit: Submit } | null;
  now: Date;
}

/** One game under its lock, in one transaction: what is submitted here is written when the work is done. */
export class GameHand {
  /** Rows to be written, with the mail that brought each. */
  readonly pending: { row: Row; mailId: string | null }[] = [];
  private current: Position | null;
  private readonly unreached: Set<string>;
  private readonly found: string;

  constructor(private readonly at: GameAtHand) {
    this.current = at.position;
    this.found = stateOf(at);
    this.unreached = new Set(at.unreached);
  }

  /** @throws Error where there is no database */
  get manager(): EntityManager {
    if (!this.at.manager) throw new Error(`game ${this.game.code} stands in no database`);
    return this.at.manager;
  }
  get game(): Game {
    return this.at.game;
  }
  get seats(): readonly Seat[] {
    return this.at.seats;
  }
  get engine(): AnyEngine {
    return this.at.engine;
  }
  get now(): Date {
    return this.at.now;
  }

  /** Whether game or seats are other than they were found. */
  get changed(): boolean {
    return stateOf(this.at) !== this.found;
  }

  /** The position as it stands, with what was submitted here. @throws Error before the game has begun */
  get position(): Position {
    if (!this.current) throw new Error(`game ${this.game.code} has not begun`);
    return this.current;
  }
  get begun(): boolean {
    return this.current !== null;
  }

  seat(side: string): Seat {
    const seat = this.seats.find((s) => s.side === side);
    if (!seat) throw new Error(`game ${this.game.code} has no seat ${side}`);
    return seat;
  }
  person(id: string): Person {
    const person = this.at.people.get(id);
    if (!person) throw new Error('a person of this game is missing');
    return person;
  }
  playerOf(side: string): Person {
    return this.person(this.seat(side).personId);
  }
  /** When the player of a seat is away. */
  leaveOf(side: string): readonly Leave[] {
    return this.playerOf(side).leave;
  }
  /** Whether mail reaches a person. */
  reaches(personId: string): boolean {
    return !this.unreached.has(personId);
  }
  /** Mail reaches him again. */
  reachesAgain(personId: string): void {
    this.unreached.delete(personId);
  }
  /** Whether the other seats of `side`'s game are bots. */
  againstBot(side: string): boolean {
    return this.seats.every((s) => s.side === side || isBot(s));
  }
  moderator(): Person | null {
    return this.game.moderatorId === null ? null : this.person(this.game.moderatorId);
  }

  /** Decisions that wait for `side`, the oldest first. */
  openFor(side: string): OpenDecision[] {
    return this.position.open.filter((o) => o.seat === side);
  }
  /** The position in text, as `side` sees it. */
  linesFor(side: string): string[] {
    return this.engine.system.lines(this.engine.view(this.position, side) as object, null);
  }
  ask(open: OpenDecision): Ask<AnyRealm> {
    return this.engine.ask(this.position, open);
  }

  /** Takes a submission and all that follows without a person. @throws GameOver, DecisionClosed, WrongSeat, IllegalAnswer */
  submit(submission: Submission, mailId: string | null = null): Row[] {
    return this.keep(settle(this.engine, this.position, submission, this.at.submit), mailId);
  }

  /** The submissions of one mail: what is given in advance does not answer what the same mail answers. */
  submitAll(submissions: readonly Submission[], mailId: string | null): Row[] {
    return this.keep(settleAll(this.engine, this.position, submissions, this.at.submit), mailId);
  }

  /** The first row of the game, and what is given in advance before anything answers itself. */
  begin(first: Row, then: readonly Submission[]): Row[] {
    if (this.current) throw new Error(`game ${this.game.code} has begun`);
    if (then.length === 0) return this.keep(runOn(this.engine, first, this.at.submit), null);
    return this.keep([first, ...settleAll(this.engine, first.position, then, this.at.submit)], null);
  }

  /**
   * Back to an earlier position, which may be of older rules; what is given in advance now answers there at once. The end of a
   * game has published its dice secret: one that is taken up again goes on with another, promised in the same row.
   */
  rewind(wish: RewindSubmission, then: Position): Row[] {
    const renewed = this.position.over ? this.at.renewDice() : null;
    if (renewed) this.at.submit = renewed.submit;
    const anew = renewed ? { dice: 'anew' as const, commitment: renewed.commitment } : {};
    const submission = { ...wish, ...anew };
    const { position, facts } = rewindTo(this.position, then, submission);
    const sameRules = position.version === this.engine.system.version;
    if (!sameRules) return [...this.keep([{ submission, facts, position }], null), ...this.upgrade()];
    const back = { submission, facts, position: atRest(this.engine, position) };
    return this.keep(runOn(this.engine, back, this.at.submit), null);
  }

  /** Takes a position of older rules over to those of today. */
  upgrade(): Row[] {
    const to = this.engine.system.version;
    return this.position.version === to ? [] : this.submit({ kind: 'upgrade', source: 'moderator', to });
  }

  private keep(rows: Row[], mailId: string | null): Row[] {
    this.pending.push(...rows.map((row) => ({ row, mailId })));
    this.current = rows.at(-1)?.position ?? this.current;
    return rows;
  }
}

const stateOf = ({ game, seats }: GameAtHand): string => JSON.stringify([game, seats]);
