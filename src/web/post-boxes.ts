import { Injectable } from '@nestjs/common';
import { GameQueries } from '../games/game-queries';
import { LocalPostRepository, type LocalRole } from '../mail/local-post.repository';
import type { Person } from '../people/person.entity';
import { PersonRepository } from '../people/person.repository';
import { Systems } from '../systems/systems';

/** A mailbox, as the page lists it. */
export interface Box {
  id: string;
  name: string;
  /** `North`, or `North in 2D5R, South in 2NS2` of who has several: that of the open game first. */
  role: string;
  mails: number;
  waited: boolean;
  /** The games in which he is asked. */
  waitedIn: readonly string[];
  /** `is asked`, with the games where he is in others too. */
  asked: string;
  current: boolean;
}

/** So many games of a person are named. */
const MOST_NAMED = 2;

/** Who has a mailbox in the local post office, what he is there, and who is asked. People are told apart by id: names are no keys. */
@Injectable()
export class PostBoxes {
  constructor(
    private readonly post: LocalPostRepository,
    private readonly people: PersonRepository,
    private readonly queries: GameQueries,
    private readonly systems: Systems,
  ) {}

  /** Players in the order of their seats, then everybody else. `game`: the one whose mail is open, told first. */
  async of(current: string, game: string | null = null): Promise<Box[]> {
    const [people, counts, roles, waited] = await Promise.all([
      this.people.withMailbox(),
      this.post.counts(),
      this.post.roles(),
      this.waitedFor(),
    ]);
    const seated = [...new Set(roles.flatMap((r) => (r.role === 'player' ? r.id : [])))];
    const place = ({ id }: Person): number => (seated.includes(id) ? seated.indexOf(id) : seated.length);
    const own = (id: string): LocalRole[] =>
      roles.filter((r) => r.id === id).sort((a, b) => Number(b.code === game) - Number(a.code === game));
    return [...people]
      .sort((a, b) => place(a) - place(b))
      .map(({ id, name }) => ({
        ...{ id, name, role: this.roleText(own(id)) },
        ...{ mails: counts.get(id) ?? 0, waited: waited.has(id), current: id === current },
        waitedIn: waited.get(id) ?? [],
        asked: askedText(waited.get(id) ?? [], own(id)),
      }));
  }

  /** The mailbox to open first: of who is asked, of all games or of one; else any; null: nobody has one. */
  async first(code: string | null = null): Promise<string | null> {
    const [people, waited, roles] = await Promise.all([
      this.people.withMailbox(),
      this.waitedFor(code),
      this.post.roles(),
    ]);
    const has = (id: string): boolean => people.some((p) => p.id === id);
    const inGame = roles.filter((r) => code !== null && r.code === code).map((r) => r.id);
    return [...waited.keys(), ...inGame].find(has) ?? people[0]?.id ?? null;
  }

  /** Those who are asked something, by id, with the games. */
  private async waitedFor(code: string | null = null): Promise<ReadonlyMap<string, string[]>> {
    const [games, roles] = await Promise.all([this.queries.list('all'), this.post.roles()]);
    const asked = new Set(
      games
        .filter((g) => code === null || g.code === code)
        .flatMap((g) => g.seats.filter((s) => s.waitedFor).map((s) => `${g.code}/${s.side}`)),
    );
    const waited = new Map<string, string[]>();
    for (const { id, role, code: game, side } of roles)
      if (role === 'player' && game !== null && asked.has(`${game}/${side}`))
        waited.set(id, [...new Set([...(waited.get(id) ?? []), game])]);
    return waited;
  }

  private roleText(roles: readonly LocalRole[]): string {
    const games = roles.filter((r) => r.code !== null);
    const [only, ...more] = games;
    if (!only) return roles[0]?.role ?? '';
    if (more.length === 0) return this.seatText(only);
    const named = games.slice(0, MOST_NAMED);
    const left = games.length - named.length;
    const seats = [...new Set(named.map((r) => this.seatText(r)))];
    const each = seats.map((seat) => {
      const codes = named.filter((r) => this.seatText(r) === seat).map((r) => r.code);
      return `${seat} in ${codes.join(' and ')}`;
    });
    return `${each.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
  }

  private seatText({ role, system, side }: LocalRole): string {
    const known = this.systems.all().find((s) => s.system.id === system);
    return role === 'player' && side !== null ? (known?.system.seatName(side) ?? side) : role;
  }
}

function askedText(games: readonly string[], roles: readonly LocalRole[]): string {
  if (games.length === 0) return '';
  const others = roles.some(({ code }) => code !== null && !games.includes(code));
  if (games.length === 1 && !others) return 'is asked';
  const left = games.length - MOST_NAMED;
  const named = games.slice(0, MOST_NAMED);
  return `is asked in ${left > 0 ? `${named.join(', ')} and ${left} more` : named.join(' and ')}`;
}
