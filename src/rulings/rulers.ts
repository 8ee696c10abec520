import { Injectable } from '@nestjs/common';
import { isBot } from '../people/bot';
import type { Person } from '../people/person.entity';
import type { Table } from '../table/table';

/** Whom a club has for its games when the moderator of one cannot judge it. */
export abstract class ClubOfficers {
  /** Who may rule in a club, those of `first` first, organisers last. */
  abstract rulers(table: Table, clubId: string, first: 'moderator' | 'deputy'): Promise<Person[]>;
  /** Where nobody of the club can: the organiser of the service; null: he has no address. */
  abstract ofService(table: Table): Promise<Person | null>;
}

/** Who rules in a game: its moderator, unless he plays it himself. */
@Injectable()
export class Rulers {
  constructor(private readonly officers: ClubOfficers) {}

  /** Null: the game has nobody to be asked. */
  async of(table: Table): Promise<Person | null> {
    const moderator = table.moderator();
    if (moderator && !plays(table, moderator)) return moderator;
    const { clubId } = table.game;
    const officers =
      clubId === null ? [] : await this.officers.rulers(table, clubId, moderator ? 'deputy' : 'moderator');
    const found = officers.find((person) => !plays(table, person));
    if (found || !moderator) return found ?? null;
    const organiser = await this.officers.ofService(table);
    return organiser && !plays(table, organiser) ? organiser : null;
  }
}

const plays = ({ seats }: Table, { id }: Pick<Person, 'id'>): boolean =>
  seats.some((seat) => seat.personId === id && !isBot(seat));
