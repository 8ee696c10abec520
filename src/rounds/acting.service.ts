import { Injectable } from '@nestjs/common';
import type { Caller } from '../access/caller';
import { PersonRepository } from '../people/person.repository';

/** Who acts, as the log of an event names him. */
@Injectable()
export class Acting {
  constructor(private readonly people: PersonRepository) {}

  async name({ personId, name }: Caller): Promise<string> {
    if (personId === null) return name;
    return (await this.people.byId(personId))?.name ?? 'former member';
  }

  /** Who acts, as the moderator of what he makes; undefined: a program does. */
  async moderator({ personId }: Caller): Promise<object | undefined> {
    const person = personId === null ? null : await this.people.byId(personId);
    if (!person) return undefined;
    const { name, email, zone, paper } = person;
    return { name, email, zone, paper };
  }
}
