import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import type { Person } from '../people/person.entity';
import { PersonRepository } from '../people/person.repository';
import type { Table } from '../table/table';
import { ClubOfficers } from './rulers';

const SERVICE = { name: 'The organiser', zone: 'UTC', paper: 'A4' } as const;

/** The officers of clubs as they are stored. */
@Injectable()
export class ClubOfficersRepository extends ClubOfficers {
  constructor(
    private readonly people: PersonRepository,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'organiserMail'>,
  ) {
    super();
  }

  /** Nobody, until clubs have members. */
  rulers(): Promise<Person[]> {
    return Promise.resolve([]);
  }

  ofService({ manager }: Table): Promise<Person | null> {
    const email = this.settings.organiserMail;
    return email === null ? Promise.resolve(null) : this.people.registered(manager, { ...SERVICE, email });
  }
}
