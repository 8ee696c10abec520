import type { EntityManager } from 'typeorm';
import { isBot } from '../people/bot';
import type { Leave } from '../people/leave';
import { charterOf, scheduleOf } from './charter';
import type { Terms } from './seat-clock';
import { stillSpans } from './still';
import type { Person } from '../people/person.entity';
import type { Game } from './game.entity';
import type { Seat } from './seat.entity';

/** What a table is laid with. */
export interface TableLaid {
  /** Null: a game that no database knows. */
  manager: EntityManager | null;
  game: Game;
  seats: Seat[];
  /** Everybody who has to do with the game, by id. */
  people: ReadonlyMap<string, Person>;
  /** Ids of those whom no mail reaches at present. */
  unreached: ReadonlySet<string>;
  now: Date;
  /** When the service was down, as far as clocks of the game ran then. */
  downtimes?: readonly Leave[];
}

/** One game and who sits at it, in one transaction. Of what is played it knows nothing. */
export class Table {
  readonly game: Game;
  readonly seats: readonly Seat[];
  readonly now: Date;
  private readonly unreached: Set<string>;
  private readonly people: Map<string, Person>;
  private readonly masks = new Map<string, Person>();

  constructor(private readonly laid: TableLaid) {
    this.game = laid.game;
    this.seats = laid.seats;
    this.now = laid.now;
    this.unreached = new Set(laid.unreached);
    this.people = new Map(laid.people);
  }

  /** @throws Error where there is no database */
  get manager(): EntityManager {
    if (!this.laid.manager) throw new Error(`game ${this.game.code} stands in no database`);
    return this.laid.manager;
  }

  /** @throws Error where the game has no such side */
  seat(side: string): Seat {
    const seat = this.seats.find((s) => s.side === side);
    if (!seat) throw new Error(`game ${this.game.code} has no seat ${side}`);
    return seat;
  }
  /** @throws Error for somebody who has nothing to do with the game */
  person(id: string): Person {
    const person = this.people.get(id);
    if (!person) throw new Error('a person of this game is missing');
    return this.masked(person);
  }
  /** What a player is called as long as names are not told; null: by his name. */
  protected calledBy(side: string): string | null {
    return charterOf(this.game).anonymous && this.game.state !== 'over' ? side : null;
  }
  /** Whoever asks for a person gets no name that may not be told yet: no mail and no page has another way to one. */
  private masked(person: Person): Person {
    const side = this.seats.find((s) => s.personId === person.id && !isBot(s))?.side;
    const name = side === undefined ? null : this.calledBy(side);
    if (name === null) return person;
    const mask = this.masks.get(person.id) ?? maskOf(person, name);
    this.masks.set(person.id, mask);
    return mask;
  }
  /** The name that the first row seals and the last mail tells. */
  trueName(side: string): string {
    return this.people.get(this.seat(side).personId)?.name ?? '';
  }
  /** Somebody comes to the table: he may be given a seat. */
  comes(person: Person): void {
    this.people.set(person.id, person);
  }
  playerOf(side: string): Person {
    return this.person(this.seat(side).personId);
  }
  /** When the player of a seat is away. */
  leaveOf(side: string): readonly Leave[] {
    return this.playerOf(side).leave;
  }
  /** By what the clock of a seat is reckoned. */
  termsOf(side: string): Terms {
    const charter = charterOf(this.game);
    const { leave, zone } = this.playerOf(side);
    const { downtimes = [] } = this.laid;
    const still = { leave, downtimes, holidays: charter.holidays ?? [], zone: this.seat(side).clockZone ?? zone };
    return { still: stillSpans(still), schedule: scheduleOf(charter) };
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
  /** Null: the game has none, or he who was it has lost that role in its club. */
  moderator(): Person | null {
    const { moderatorId } = this.game;
    return moderatorId === null || !this.people.has(moderatorId) ? null : this.person(moderatorId);
  }
}

/** Somebody under another name, which stays whatever he is called meanwhile. */
const maskOf = (person: Person, name: string): Person =>
  Object.defineProperty({ ...person }, 'name', { get: () => name, set: () => undefined, enumerable: true });
