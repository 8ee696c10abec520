import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccessKeyRepository } from '../access/access-key.repository';
import { SignIn } from '../access/sign-in';
import type { Club } from '../clubs/club.entity';
import { ClubRepository } from '../clubs/club.repository';
import { MemberRepository, type MemberLine } from '../clubs/member.repository';
import type { Role } from '../clubs/role';
import { Clock } from '../config/clock';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { PersonRepository } from '../people/person.repository';
import { Outbox } from '../post/outbox';
import { OutboxRepository } from '../post/outbox.repository';
import { GameRepository } from '../table/game.repository';
import type { NewClub, NewMember } from './member-wishes';
import { GamesHandedOn } from './games-handed-on.repository';
import { handedOnMail, roleMail } from './role-mail';

/** What is told of a club. */
export interface ClubLine {
  name: string;
  handle: string;
}

/** Clubs and who is what in them. */
@Injectable()
export class Members {
  constructor(
    private readonly clubs: ClubRepository,
    private readonly members: MemberRepository,
    private readonly people: PersonRepository,
    private readonly games: GameRepository,
    private readonly keys: AccessKeyRepository,
    private readonly signIn: SignIn,
    private readonly outbox: Outbox,
    private readonly outgoing: OutboxRepository,
    private readonly handedOn: GamesHandedOn,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** A new club and its first organiser, who is sent a link to sign in. @throws ConflictException when there is one of that name */
  async found({ name, organiser }: NewClub): Promise<ClubLine> {
    const club = await this.games.atOnce(async (manager) => {
      await this.clubs.lockNames(manager);
      if (await this.clubs.isNamed(manager, name)) throw new ConflictException('There is a club of that name.');
      const clubId = await this.clubs.named(manager, name);
      const made = { id: clubId, name, handle: await this.clubs.handleOf(manager, clubId) };
      await this.enroll(manager, made, { ...organiser, role: 'organiser' });
      return made;
    });
    this.outbox.poke();
    return lineOf(club);
  }

  /** Somebody gets a role; he is told, with a link to sign in. One who is known keeps his own name, zone and paper. */
  async add(handle: string, wish: NewMember): Promise<MemberLine> {
    const club = await this.clubs.byHandle(handle);
    const personId = await this.games.atOnce((manager) => this.enroll(manager, club, wish));
    this.outbox.poke();
    return this.line(club, personId);
  }

  /**
   * Takes a role from somebody. The last organiser stays: nobody could let another in. Who moderates no more is shut out of the
   * games at once, which go to others of the club, and what was on its way to him is not sent. @throws NotFoundException, ConflictException
   */
  async remove(handle: string, personId: string, role: Role): Promise<void> {
    const club = await this.clubs.byHandle(handle);
    await this.games.atOnce(async (manager) => {
      await this.clubs.lockRoles(manager, club.id);
      const organisers = await this.members.who(manager, club.id, 'organiser');
      if (role === 'organiser' && organisers.length === 1 && organisers[0] === personId)
        throw new ConflictException('He is the last organiser of the club: make another one first.');
      if (!(await this.members.remove(manager, club.id, personId, role)))
        throw new NotFoundException('There is no such member.');
      // Only an organiser makes keys: what he made ends with that role.
      if (role === 'organiser') await this.keys.revokeMadeBy(manager, club.id, personId, this.clock.now());
      if (!(await this.members.moderates(club.id, personId, manager))) await this.handOn(manager, club, personId);
    });
    this.outbox.poke();
  }

  /** Who leaves the service leaves the games that he moderates to others of his clubs. */
  async leaves(manager: EntityManager, personId: string): Promise<void> {
    const clubIds = new Set((await this.members.of(personId)).map((m) => m.clubId));
    for (const club of await this.clubs.byIds([...clubIds])) await this.handOn(manager, club, personId);
  }

  /** Who moderates no more is told nothing more of his games; others of the club are told that they have them now. */
  private async handOn(manager: EntityManager, club: Club, personId: string): Promise<void> {
    await this.outgoing.withdrawOfficers(manager, club.id, personId);
    for (const { id, moderatorId, ...game } of await this.handedOn.from(manager, club.id, personId))
      if (moderatorId !== null)
        await this.outbox.put(
          manager,
          id,
          moderatorId,
          handedOnMail(club, game, this.settings.publicUrl),
          this.clock.now(),
        );
  }

  async list(handle: string, page: { search?: string; limit?: number; from?: number } = {}): Promise<MemberLine[]> {
    const club = await this.clubs.byHandle(handle);
    return this.members.lines(club.id, page);
  }

  /** The name of the member with an address; null: there is none. */
  async nameOf(clubId: string, email: string): Promise<string | null> {
    const found = await this.members.lines(clubId, { search: email });
    return found.find((line) => line.email === email.toLowerCase())?.name ?? null;
  }

  private async enroll(manager: EntityManager, club: Club, wish: NewMember): Promise<string> {
    const { role, name = wish.email.split('@')[0] ?? 'somebody', ...known } = wish;
    const person = await this.people.registered(manager, { ...known, name });
    if (await this.members.add(manager, club.id, person.id, role, this.clock.now())) {
      const back = role === 'player' ? '/me' : `/clubs/${club.handle}`;
      await this.signIn.send(manager, person, { back, why: roleMail(club.name, role) });
    }
    return person.id;
  }

  private async line(club: Club, personId: string): Promise<MemberLine> {
    const person = await this.people.byId(personId);
    const [line] = await this.members.lines(club.id, { search: person?.email ?? '' });
    if (!line) throw new NotFoundException('There is no such member.');
    return line;
  }
}

const lineOf = ({ name, handle }: Club): ClubLine => ({ name, handle });
