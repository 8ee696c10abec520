import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { MemberRepository } from '../clubs/member.repository';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { Person } from '../people/person.entity';
import { PersonRepository } from '../people/person.repository';
import type { Table } from '../table/table';
import { ClubOfficers } from './rulers';

const SERVICE = { name: 'The organiser', zone: 'UTC', paper: 'A4' } as const;

/** The officers of clubs as they are stored. */
@Injectable()
export class ClubOfficersRepository extends ClubOfficers {
  constructor(
    private readonly people: PersonRepository,
    private readonly members: MemberRepository,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'organiserMail'>,
  ) {
    super();
  }

  async rulers({ manager }: Table, clubId: string, first: 'moderator' | 'deputy'): Promise<Person[]> {
    const roles =
      first === 'deputy'
        ? (['deputy', 'moderator', 'organiser'] as const)
        : (['moderator', 'deputy', 'organiser'] as const);
    const ids: string[] = [];
    for (const role of roles) ids.push(...(await this.members.who(manager, clubId, role)));
    const people = await manager.findBy(Person, { id: In(ids) });
    return ids.flatMap((id) => people.find((person) => person.id === id) ?? []);
  }

  ofService({ manager }: Table): Promise<Person | null> {
    const email = this.settings.organiserMail;
    return email === null ? Promise.resolve(null) : this.people.registered(manager, { ...SERVICE, email });
  }
}
