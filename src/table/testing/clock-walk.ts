import { DateTime } from 'luxon';
import type { Rng } from '../../kernel/decide/rng';
import type { Position } from '../../kernel/record/position';
import type { Leave } from '../../people/leave';
import { Person } from '../../people/person.entity';
import { charterOf, clockTimes, scheduleOf, type Charter } from '../charter';
import type { Game } from '../game.entity';
import { proveDelivery } from '../first-proof';
import type { GameHand } from '../game-hand';
import { extend, handOver, keepClocks, markDelivery, reckonClocks, start } from '../keep-clocks';
import { FRESH, secondsLeft } from '../seat-clock';
import { Seat } from '../seat.entity';
import { MOST_SECONDS_STOOD } from '../standing';
import { toyHand, toyStart } from './toy-hand';

export const SIDES = ['north', 'south'] as const;
export type Side = (typeof SIDES)[number];
export const QUARTER = 900;
/** The day that summer time ends has an hour more. */
const DAY_MS = 25 * 3_600_000;
const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'];

/** Where the seconds of a seat's wall time have gone, by the book that is kept beside its clock. */
export interface Book {
  left: number;
  /** Seconds that were taken from the bank, that ran when nothing was left in it, and that the clock stood. */
  spent: number;
  over: number;
  stood: number;
  /** Seconds granted beside the bank it began with: increments and extensions, less what an UNDO gave back. */
  granted: number;
  /** What the last answer earned, for an UNDO. */
  earned: number;
  bounced: number;
}

/**
 * Two seats of the toy whose clocks are kept by the service's own rules, and beside them a book that counts every quarter of
 * an hour by plain rules of its own: a quarter is taken from a bank if a decision waits, and nothing lets the clock stand.
 */
export class ClockWalk {
  now: Date;
  readonly seats: Seat[];
  readonly game: Game;
  readonly books: Record<Side, Book>;
  readonly people = new Map<string, Person>();
  private readonly downtimes: Leave[] = [];
  private readonly unreached = new Set<string>();
  private readonly rows: Position[] = [];
  position: Position;
  private readonly holidays = new Map<string, [number, number][]>();

  constructor(
    private readonly rng: Rng,
    readonly charter: Charter,
    start: string,
  ) {
    this.now = new Date(start);
    this.position = toyStart();
    Object.assign(this.position.world as object, { rounds: 100_000 });
    this.game = { charter, changes: [], state: 'running' } as unknown as Game;
    const { bank } = clockTimes(charter);
    this.seats = SIDES.map((side) => Object.assign(new Seat(), this.fresh(side, bank)));
    const book = () => ({ left: bank, spent: 0, over: 0, stood: 0, granted: 0, earned: 0, bounced: 0 });
    this.books = { north: book(), south: book() };
    this.write(() => undefined);
  }

  private fresh(side: Side, bankSeconds: number): Partial<Seat> {
    const told = { toldDecision: 0, owes: null, owesSince: null, undeliveredSince: null };
    return { ...FRESH, ...told, side, personId: this.somebody(), bankSeconds, standsFrom: null, stoodSeconds: 0 };
  }
  private somebody(): string {
    const id = `p${this.people.size}`;
    this.people.set(id, Object.assign(new Person(), { id, name: id, zone: this.rng.pick(ZONES), leave: [] }));
    return id;
  }
  seat(side: Side): Seat {
    return this.seats[SIDES.indexOf(side)] as Seat;
  }
  person(side: Side): Person {
    return this.people.get(this.seat(side).personId) as Person;
  }
  hand(): GameHand {
    const { game, seats, people, unreached, now, downtimes } = this;
    const hand = toyHand(this.position, { game, seats, people, unreached, now, downtimes });
    reckonClocks(hand);
    return hand;
  }

  /** What one mail, or whatever else, does to the game: clocks are kept as the service keeps them. */
  write(
    work: (hand: GameHand) => void,
    { takesBack = false, proves = null }: { takesBack?: boolean; proves?: Side | null } = {},
  ): void {
    const hand = this.hand();
    const before = SIDES.map((side) => this.seat(side).clockFrom);
    work(hand);
    keepClocks(hand, markDelivery(hand));
    for (const seat of hand.seats) {
      const asked = hand.openFor(seat.side).find((o) => !o.sealed && Number(o.id.slice(1)) > seat.toldDecision);
      if (!asked) continue;
      if (!seat.undeliveredSince) start(hand, seat);
      seat.toldDecision = Number(asked.id.slice(1));
    }
    reckonClocks(hand);
    this.position = hand.position;
    this.rows.push(hand.position);
    if (!takesBack) SIDES.forEach((side, i) => this.startsRight(side, before[i] ?? null, proves));
  }

  /** A clock that has begun has begun at the player's next midnight, or with the first proof; after an UNDO it goes on at once. */
  private startsRight(side: Side, before: Date | null, proves: Side | null): void {
    const { clockFrom, clockZone } = this.seat(side);
    if (!clockFrom || clockFrom.getTime() === before?.getTime()) return;
    if (proves === side && before && before > this.now && clockFrom.getTime() === this.now.getTime()) return;
    const midnight = DateTime.fromJSDate(this.now, { zone: clockZone ?? '' })
      .plus({ days: 1 })
      .startOf('day');
    if (midnight.toMillis() !== clockFrom.getTime()) throw new Error(`${side} began at ${clockFrom.toISOString()}`);
  }

  /** Lets quarters of an hour pass, and writes in the book where they went; `down`: the service was not there. */
  pass(quarters: number, down = false): void {
    const from = this.now;
    for (let n = 0; n < quarters; n++) {
      for (const side of SIDES) this.quarter(side, down);
      this.now = new Date(this.now.getTime() + QUARTER * 1000);
    }
    if (down && quarters > 0) this.downtimes.push({ from: from.toISOString(), until: this.now.toISOString() });
  }

  private quarter(side: Side, down: boolean): void {
    const book = this.books[side];
    const seat = this.seat(side);
    if (seat.standsFrom) book.bounced += QUARTER;
    if (down || !this.counts(side)) book.stood += QUARTER;
    else if (book.left >= QUARTER) {
      book.left -= QUARTER;
      book.spent += QUARTER;
    } else book.over += QUARTER;
  }

  private counts(side: Side): boolean {
    const { clockFrom } = this.seat(side);
    const at = this.now.getTime();
    if (!clockFrom || at < clockFrom.getTime() || !this.waits(side)) return false;
    const away = this.person(side).leave.some((l) => Date.parse(l.from) <= at && at < Date.parse(l.until));
    return !away && !this.holiday(side);
  }
  private holiday(side: Side): boolean {
    const zone = this.seat(side).clockZone ?? 'UTC';
    const spans = this.holidays.get(zone) ?? (this.charter.holidays ?? []).map((h) => daysOf(h, zone));
    this.holidays.set(zone, spans);
    return spans.some(([from, until]) => from <= this.now.getTime() && this.now.getTime() < until);
  }

  /** Whether the clock of a seat is to be on: a decision waits, and nothing lets it stand. */
  waits(side: Side): boolean {
    const open = this.position.open.some((o) => o.seat === side && !o.sealed);
    const bounces = this.unreached.has(this.seat(side).personId);
    return open && this.game.state === 'running' && !(bounces && this.books[side].bounced < MOST_SECONDS_STOOD);
  }

  /** Seconds left by the clock itself. */
  left(side: Side): number {
    const hand = this.hand();
    return secondsLeft(hand.seat(side), this.now, hand.termsOf(side));
  }

  answer(side: Side): void {
    const open = this.position.open.find((o) => o.seat === side);
    if (!open) return;
    const { increment, cap } = clockTimes(charterOf(this.game));
    const book = this.books[side];
    const running = open.sealed === undefined && this.seat(side).clockFrom !== null;
    const stood = open.sealed === undefined && !running && this.unreached.has(this.seat(side).personId);
    const after = running || stood ? Math.min(cap, book.left + increment) : book.left;
    if (open.sealed === undefined) book.earned = after - book.left;
    book.granted += after - book.left;
    book.left = after;
    const answer = this.rng.int(10);
    this.write((hand) => {
      hand.submit({ kind: 'answer', source: 'player', seat: side, decision: open.id, answer });
    });
  }

  undo(side: Side): void {
    const open = this.position.open.find((o) => o.seat === side && o.sealed);
    if (!open) return;
    const book = this.books[side];
    const back = Math.min(book.left, book.earned);
    book.granted -= back;
    book.left -= back;
    book.earned = 0;
    this.write((hand) => hand.submit({ kind: 'undo', source: 'player', seat: side, decision: open.id }), {
      takesBack: true,
    });
  }

  hold(): void {
    this.write(() => (this.game.state = this.game.state === 'held' ? 'running' : 'held'));
  }
  extend(side: Side, hours: number): void {
    const book = this.books[side];
    const { clockFrom, dueAt } = this.seat(side);
    // What is granted after the end counts from the end: it first makes good what has run since.
    const late = clockFrom && dueAt ? this.overSince(side) : 0;
    this.write((hand) => extend(hand, hand.seat(side), hours * 3600));
    const given = Math.max(0, hours * 3600 - late);
    book.granted += hours * 3600;
    book.left += given;
    book.spent += hours * 3600 - given;
    book.over -= hours * 3600 - given;
  }

  /** Seconds that the clock has run since its bank was empty, as long as it has not stopped. */
  private overSince(side: Side): number {
    const hand = this.hand();
    const { clockFrom, bankSeconds } = hand.seat(side);
    if (!clockFrom) return 0;
    const used = secondsLeft({ ...hand.seat(side), dueAt: this.now }, clockFrom, hand.termsOf(side));
    return Math.max(0, used - bankSeconds);
  }

  rewind(): void {
    const then = this.rng.pick(this.rows);
    const wish = {
      kind: 'rewind' as const,
      source: 'player' as const,
      to: then.seq,
      dice: 'kept' as const,
      reason: 'r',
    };
    this.write((hand) => hand.rewind(wish, then));
  }
  replace(side: Side): void {
    const id = this.somebody();
    this.write((hand) => {
      handOver(hand, hand.seat(side));
      hand.seat(side).personId = id;
    });
  }
  /**
   * A proof that the question has reached its player: a clock that waits for midnight starts now, with all that it had, and
   * its deadline comes earlier by what is left of the day and no more. One that runs, stands, or has fixed hours is as it was.
   */
  prove(side: Side): void {
    const [before, left] = [{ ...this.seat(side) }, this.left(side)];
    this.write((hand) => void proveDelivery(hand, side, 'shown', 'mail'), { proves: side });
    const after = this.seat(side);
    const saved = (before.clockFrom?.getTime() ?? 0) - (after.clockFrom?.getTime() ?? 0);
    const earlier = (before.dueAt?.getTime() ?? 0) - (after.dueAt?.getTime() ?? 0);
    const waited = before.clockFrom !== null && before.clockFrom > this.now && scheduleOf(this.charter) === null;
    const started = after.clockFrom?.getTime() === this.now.getTime();
    const stays = saved === 0 && earlier === 0;
    const still = this.hand().termsOf(side).still.length > 0;
    const lawful = waited ? started && saved <= DAY_MS && (still || earlier === saved) : stays;
    if (!lawful || this.left(side) !== left || after.bankSeconds !== before.bankSeconds)
      throw new Error(`${side}: a proof at ${this.now.toISOString()} made ${JSON.stringify([before, after])}`);
  }
  bounce(side: Side): void {
    const { personId } = this.seat(side);
    if (!this.unreached.delete(personId)) this.unreached.add(personId);
    this.write(() => undefined);
  }
  leave(side: Side, quarters: number): void {
    const until = new Date(this.now.getTime() + quarters * QUARTER * 1000);
    this.person(side).leave.push({ from: this.now.toISOString(), until: until.toISOString() });
    this.write(() => undefined);
  }
  moves(side: Side): void {
    this.person(side).zone = this.rng.pick(ZONES);
    this.write(() => undefined);
  }
}

/** From the midnight that begins the first day to the one that ends the last. */
const daysOf = ({ from, to }: { from: string; to: string }, zone: string): [number, number] => [
  DateTime.fromISO(`${from}T00:00`, { zone }).toMillis(),
  DateTime.fromISO(`${to}T00:00`, { zone }).plus({ days: 1 }).toMillis(),
];
