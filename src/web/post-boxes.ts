import { Injectable } from '@nestjs/common';
import { GameQueries } from '../games/game-queries';
import { LocalPostRepository } from '../mail/local-post.repository';
import type { LocalRole } from '../mail/local-post.repository';
import type { Person } from '../people/person.entity';
import { PersonRepository } from '../people/person.repository';
import { Systems } from '../systems/systems';

/** A mailbox, as the page lists it. */
export interface Box {
  id: string;
  name: string;
  /** `North`, or `North in 2D5R, South in 2NS2` of who has several. */
  role: string;
  mails: number;
  waited: boolean;
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

  /** Players in the order of their seats, then everybody else. */
  async of(current: string): Promise<Box[]> {
    const [people, counts, roles, waited] = await Promise.all([
      this.people.withMailbox(),
      this.post.counts(),
      this.post.roles(),
      this.waitedFor(),
    ]);
    const seated = [...new Set(roles.flatMap((r) => (r.role === 'player' ? r.id : [])))];
    const place = ({ id }: Person): number => (seated.includes(id) ? seated.indexOf(id) : seated.length);
    return [...people]
      .sort((a, b) => place(a) - place(b))
      .map(({ id, name }) => ({
        ...{ id, name, role: this.roleText(roles.filter((r) => r.id === id)) },
        ...{ mails: counts.get(id) ?? 0, waited: waited.has(id), current: id === current },
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
    return [...waited, ...inGame].find(has) ?? people[0]?.id ?? null;
  }

  /** Ids of those who are asked something. */
  private async waitedFor(code: string | null = null): Promise<ReadonlySet<string>> {
    const [games, roles] = await Promise.all([this.queries.list('all'), this.post.roles()]);
    const asked = new Set(
      games
        .filter((g) => code === null || g.code === code)
        .flatMap((g) => g.seats.filter((s) => s.waitedFor).map((s) => `${g.code}/${s.side}`)),
    );
    return new Set(roles.filter((r) => r.role === 'player' && asked.has(`${r.code}/${r.side}`)).map((r) => r.id));
  }

  private roleText(roles: readonly LocalRole[]): string {
    const games = roles.filter((r) => r.code !== null);
    const [only, ...more] = games;
    if (!only) return roles[0]?.role ?? '';
    if (more.length === 0) return this.seatText(only);
    const named = games.slice(0, MOST_NAMED).map((r) => `${this.seatText(r)} in ${r.code}`);
    const left = games.length - named.length;
    return `${named.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
  }

  private seatText({ role, system, side }: LocalRole): string {
    const known = this.systems.all().find((s) => s.system.id === system);
    return role === 'player' && side !== null ? (known?.system.seatName(side) ?? side) : role;
  }
}
