import { Injectable } from '@nestjs/common';
import type { Person } from '../people/person.entity';
import type { Table } from '../table/table';
import { InvolvedRepository } from './involved.repository';

/** Whom a club has for its games when the moderator of one cannot judge it. */
export abstract class ClubOfficers {
  /** Who may rule in a club, those of `first` first, organisers last. */
  abstract rulers(table: Table, clubId: string, first: 'moderator' | 'deputy'): Promise<Person[]>;
  /** Where nobody of the club can: the organiser of the service; null: he has no address. */
  abstract ofService(table: Table): Promise<Person | null>;
}

/** Who rules in a game: its moderator, unless he plays it himself or sees one side of it. */
@Injectable()
export class Rulers {
  constructor(
    private readonly officers: ClubOfficers,
    private readonly involved: InvolvedRepository,
  ) {}

  /** Null: the game has nobody to be asked. */
  async of(table: Table): Promise<Person | null> {
    const moderator = table.moderator();
    const { clubId, id } = table.game;
    if (!moderator && clubId === null) return null;
    const involved = await this.involved.in(id, table.manager);
    if (moderator && !involved.has(moderator.id)) return moderator;
    const officers =
      clubId === null ? [] : await this.officers.rulers(table, clubId, moderator ? 'deputy' : 'moderator');
    const found = officers.find((person) => !involved.has(person.id));
    if (found || !moderator) return found ?? null;
    const organiser = await this.officers.ofService(table);
    return organiser && !involved.has(organiser.id) ? organiser : null;
  }
}
