import { Injectable } from '@nestjs/common';
import { AccessKeys } from '../access/access-keys.service';
import type { Device } from '../access/device.entity';
import { DeviceRepository } from '../access/device.repository';
import { SCOPES_OF } from '../access/scope';
import { ClubRepository } from '../clubs/club.repository';
import { MemberRepository } from '../clubs/member.repository';
import { Clock } from '../config/clock';
import { PersonRepository } from '../people/person.repository';
import type { Person } from '../people/person.entity';
import { DETAILS, FORMS, detailOf, formOf, pagesFor, type Wishes } from '../people/wishes';
import { OpenSeats } from '../mail/open-seats';
import { SubmissionService } from '../submissions/submission.service';
import { GameRepository } from '../table/game.repository';
import { Leaving } from './leaving.service';
import { Systems } from '../systems/systems';
import { momentText } from '../wording/when';
import { MyGames, type MyGame } from './my-games.repository';
import type { MyWishes } from './my-wishes';

const DETAIL_TEXT = { full: 'With the log and the position', short: 'Short' };
const FORM_TEXT = { html: 'HTML and plain text', plain: 'Plain text alone' };
const PAGES_TEXT = { two: 'The two pages that matter', all: 'All pages' };

/** Games that ask nothing of anybody. */
const ENDED: Partial<Record<MyGame['state'], string>> = {
  over: 'over',
  cancelled: 'called off',
  held: 'it stands, by the moderator or because a player has left',
  inviting: 'not everybody has joined yet',
};

/** What a person sees and changes of himself. */
@Injectable()
export class MyPage {
  constructor(
    private readonly people: PersonRepository,
    private readonly games: MyGames,
    private readonly clubs: ClubRepository,
    private readonly members: MemberRepository,
    private readonly devices: DeviceRepository,
    private readonly systems: Systems,
    private readonly table: GameRepository,
    private readonly submissions: SubmissionService,
    private readonly openSeats: OpenSeats,
    private readonly leaving: Leaving,
    private readonly keys: AccessKeys,
    private readonly clock: Clock,
  ) {}

  /** What `me.hbs` shows to who is signed in on `device`. */
  async of(device: Device): Promise<object> {
    const person = await this.people.byId(device.personId);
    if (!person) throw new Error('a device of nobody');
    const [keys, games, open, clubs, devices] = await Promise.all([
      this.keys.of({ personId: person.id }),
      this.games.of(person.id),
      this.games.openTo(person.id),
      this.clubLines(person.id),
      this.devices.of(person.id),
    ]);
    return {
      ...this.wishesOf(person),
      games: games.map((game) => this.gameLine(game, person)),
      clubs,
      keys: keys.map((key) => ({ id: key.id, name: key.name })),
      open: open.map((seat) => ({ ...seat, seat: this.systems.engine(seat.system).system.seatName(seat.side) })),
      devices: devices.map((d) => ({
        id: d.id,
        label: d.label,
        here: d.id === device.id,
        detail: `since ${momentText(d.since, person.zone)}, last used ${momentText(d.seenAt, person.zone)}`,
      })),
    };
  }

  async change(personId: string, { name, zone, paper, digest, ...own }: MyWishes): Promise<void> {
    const person = await this.people.byId(personId);
    const wishes: Wishes = { ...person?.wishes, ...own, ...(digest === null ? {} : { digest }) };
    if (digest === null) delete wishes.digest;
    await this.people.change(personId, { name, zone, paper, wishes });
    if (digest !== null && digest !== person?.wishes.digest) await this.people.digestFrom(personId, this.clock.now());
  }

  async revoke(personId: string, deviceId: string): Promise<void> {
    await this.devices.revoke(personId, deviceId, this.clock.now());
  }

  /** A key that plays in his place. */
  makeKey(personId: string, name: string): Promise<{ key: string }> {
    return this.keys.make({ personId }, { name, scopes: ['play'], days: null });
  }

  async revokeKey(personId: string, id: string): Promise<void> {
    await this.keys.revoke({ personId }, id);
  }

  /** Takes an open seat of a club of his; false: it is open to him no more. */
  async take(personId: string, code: string, side: string): Promise<boolean> {
    const seats = await this.games.openTo(personId);
    const person = await this.people.byId(personId);
    if (!person || !seats.some((s) => s.code === code && s.side === side)) return false;
    const { id } = await this.table.byCode(code);
    return this.submissions.withGame(id, (hand) => this.openSeats.take(hand, side, person));
  }

  /** Leaves the service for good, if he typed his own name. @throws BadGame for the only organiser of a club */
  async leave(personId: string, typed: string): Promise<boolean> {
    const person = await this.people.byId(personId);
    if (!person || typed.trim() !== person.name) return false;
    await this.leaving.leave(person);
    return true;
  }

  private wishesOf(person: Person): object {
    const options = <T extends string>(words: readonly T[], now: T, texts: Record<T, string>): object[] =>
      words.map((word) => ({ word, text: texts[word], on: word === now }));
    const { name, email, zone, paper } = person;
    return {
      ...{ name, email, zone, digest: person.wishes.digest ?? '' },
      papers: ['A4', 'Letter'].map((word) => ({ word, on: word === paper })),
      forms: options(FORMS, formOf(person), FORM_TEXT),
      details: options(DETAILS, detailOf(person), DETAIL_TEXT),
      pages: options(['two', 'all'], pagesFor(person), PAGES_TEXT),
    };
  }

  private async clubLines(personId: string): Promise<object[]> {
    const memberships = await this.members.of(personId);
    const clubs = await this.clubs.byIds([...new Set(memberships.map((m) => m.clubId))]);
    return clubs.map(({ id, name, handle }) => {
      const roles = memberships.filter((m) => m.clubId === id).map((m) => m.role);
      const opens = roles.some((role) => SCOPES_OF[role].length > 0);
      return { name, roles: roles.join(', '), page: opens ? `/clubs/${handle}` : null };
    });
  }

  private gameLine({ code, title, system, side, state, dueAt, waited, letters }: MyGame, { zone }: Person): object {
    const seat = this.systems.engine(system).system.seatName(side);
    const due = dueAt ? `, due ${momentText(dueAt, zone)}` : '';
    const detail = ENDED[state] ?? (waited ? `you are asked${due}` : 'the others are asked');
    const page = state === 'inviting' || state === 'cancelled' ? null : `/g/${code}?side=${encodeURIComponent(side)}`;
    const thread = page && `/g/${code}/letters?side=${encodeURIComponent(side)}`;
    const called = letters === 0 ? 'Letters' : `${letters} new ${letters === 1 ? 'letter' : 'letters'}`;
    return { code, head: `${code} ${title}, ${seat}`, detail, page, thread, called };
  }
}
