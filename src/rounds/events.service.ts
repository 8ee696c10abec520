import { randomUUID } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ClubRepository } from '../clubs/club.repository';
import { MemberRepository } from '../clubs/member.repository';
import { Clock } from '../config/clock';
import { BadGame } from '../games/new-game';
import { parted } from '../kernel/bid';
import type { JsonObject } from '../kernel/realm';
import { scenarioOf } from '../kernel/system';
import { PersonRepository } from '../people/person.repository';
import { Outbox } from '../post/outbox';
import { Systems } from '../systems/systems';
import type { NewEntrant, NewEvent } from './new-event';
import { UNRATED } from './rating';
import { RatingsRepository } from './ratings.repository';
import { RoundMails } from './round-mails';
import type { Entrant, RoundEvent } from './rounds.entities';
import { RoundsRepository } from './rounds.repository';
import { openRound, type NamedEntrant, type WholeEvent } from './whole-event';

/** Makes events, and says who is in them. */
@Injectable()
export class Events {
  constructor(
    private readonly rounds: RoundsRepository,
    private readonly ratings: RatingsRepository,
    private readonly clubs: ClubRepository,
    private readonly members: MemberRepository,
    private readonly people: PersonRepository,
    private readonly systems: Systems,
    private readonly mails: RoundMails,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The event of a club by its name in addresses, with all that belongs to it. @throws NoSuchClub, NoSuchEvent */
  async find(club: string, handle: string): Promise<WholeEvent> {
    const { id } = await this.clubs.byHandle(club);
    return this.rounds.whole(this.rounds.manager, await this.rounds.byHandle(id, handle));
  }

  /** The events of a club, the newest first. @throws NoSuchClub */
  async list(club: string): Promise<RoundEvent[]> {
    return this.rounds.of((await this.clubs.byHandle(club)).id);
  }

  /** A new event, still without any round. @throws BadGame, UnknownSystem, UnknownScenario */
  async make(club: string, wish: NewEvent, by: string): Promise<WholeEvent> {
    this.check(wish);
    const { id: clubId } = await this.clubs.byHandle(club);
    return this.rounds.atOnce(async (manager) => {
      const event: RoundEvent = {
        id: randomUUID(),
        clubId,
        handle: await this.rounds.freeHandle(manager, clubId, wish.name),
        ...{ name: wish.name, kind: wish.kind, system: wish.system, scenarios: wish.scenarios, charter: wish.charter },
        games: wish.games ?? (wish.kind === 'match' ? 2 : 1),
        planned: wish.rounds ?? null,
        names: wish.names,
        moderatorId: wish.moderator ? (await this.people.registered(manager, wish.moderator)).id : null,
        state: 'draft',
        madeAt: this.clock.now(),
      };
      await this.rounds.insertEvent(manager, event);
      await this.tell(manager, event.id, by, `made "${event.name}"`);
      for (const entrant of wish.entrants) await this.enter(manager, event, entrant, by);
      return this.rounds.whole(manager, event);
    });
  }

  /** Somebody enters an event that is not over. A round that waits for answers asks him too. @throws ConflictException */
  async add(club: string, handle: string, wish: NewEntrant, by: string): Promise<NamedEntrant> {
    const { event } = await this.find(club, handle);
    const added = await this.rounds.atOnce(async (manager) => {
      const whole = await this.rounds.locked(manager, event.id);
      if (whole.event.state === 'over') throw new ConflictException('The event is over.');
      if (event.kind === 'robin' && whole.rounds.length > 0)
        throw new ConflictException('Everybody plays everybody here, and it has begun: nobody can enter any more.');
      const id = await this.enter(manager, event, wish, by);
      const now = await this.rounds.whole(manager, event);
      const round = openRound(now);
      const entrant = now.entrants.find((e) => e.id === id);
      if (!entrant) throw new Error('an entrant is missing');
      if (round?.state === 'confirming') await this.mails.askSeat(manager, now, { round, by }, entrant);
      return entrant;
    });
    this.outbox.poke();
    return added;
  }

  private async enter(manager: EntityManager, event: RoundEvent, wish: NewEntrant, by: string): Promise<string> {
    const { seed, name = wish.email.split('@')[0] ?? 'somebody', ...known } = wish;
    const person = await this.people.registered(manager, { ...known, name });
    const { entrants } = await this.rounds.whole(manager, event);
    if (entrants.some((e) => e.personId === person.id)) throw new BadGame(`entrants: ${wish.email} is entered already`);
    await this.members.add(manager, event.clubId, person.id, 'player', this.clock.now());
    const [rating] = await this.ratings.of(manager, event, [person.id]);
    const entrant: Entrant = {
      ...{ id: randomUUID(), eventId: event.id, personId: person.id },
      seed: seed ?? Math.max(0, ...entrants.map((e) => e.seed)) + 1,
      state: event.state === 'confirming' ? 'invited' : 'entered',
      rating: rating?.rating ?? UNRATED.rating,
    };
    await this.rounds.insertEntrant(manager, entrant);
    await this.tell(manager, event.id, by, `entered ${person.name}`);
    return entrant.id;
  }

  /** Seeds by rating, the strongest first: before the first round. @throws ConflictException */
  async seedByRating(club: string, handle: string, by: string): Promise<void> {
    const { event } = await this.find(club, handle);
    await this.rounds.atOnce(async (manager) => {
      const { entrants, rounds } = await this.rounds.locked(manager, event.id);
      if (rounds.some((r) => r.begunAt !== null)) throw new ConflictException('The event has begun: seeds stay.');
      const sorted = [...entrants].sort((a, b) => b.rating - a.rating || a.seed - b.seed);
      for (const [i, { id }] of sorted.entries()) await this.rounds.saveEntrant(manager, id, { seed: i + 1 });
      await this.tell(manager, event.id, by, 'seeded by rating');
    });
  }

  /** One entrant of an event. @throws NotFoundException */
  entrantIn({ entrants }: WholeEvent, id: string): NamedEntrant {
    const found = entrants.find((e) => e.id === id);
    if (!found) throw new NotFoundException('There is no such entrant.');
    return found;
  }

  private tell(manager: EntityManager, eventId: string, by: string, what: string): Promise<void> {
    return this.rounds.tell(manager, { eventId, at: this.clock.now(), by, what });
  }

  private check(wish: NewEvent): void {
    const { system } = this.systems.engine(wish.system);
    for (const id of wish.scenarios) {
      const scenario = scenarioOf(system, id);
      if (scenario.draft !== undefined) throw new BadGame(`scenarios: ${id} cannot be played yet: ${scenario.draft}`);
      if (scenario.seats.length !== 2)
        throw new BadGame(`scenarios: ${id} has ${scenario.seats.length} seats; rounds are for games of two`);
      try {
        scenario.setUp(system.data, parted(system, scenario.id, wish.charter.options as JsonObject).options);
      } catch (error) {
        throw new BadGame(`charter.options: ${error instanceof Error ? error.message : 'wrong'}`);
      }
    }
    if (wish.charter.anonymous)
      throw new BadGame('charter.anonymous: standings and pairs of an event say who plays whom; leave it out');
    if (wish.charter.hints) throw new BadGame('charter.hints: the games of an event are rated; leave it out');
    if (wish.kind === 'match' && wish.games === 1) throw new BadGame('games: a match has two, with sides swapped');
  }
}
