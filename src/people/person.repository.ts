import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { BOT } from './bot';
import { Person } from './person.entity';

/** Who somebody is, as a new game names him. */
export interface Wanted {
  name: string;
  email: string;
  zone: string;
  paper: 'A4' | 'Letter';
}

@Injectable()
export class PersonRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The person with this address; one who is known keeps his own name, zone and paper. */
  async registered(manager: EntityManager, wanted: Wanted): Promise<Person> {
    const found = await manager.findOneBy(Person, { email: wanted.email });
    return found ?? manager.save(manager.create(Person, wanted));
  }

  /** The bot's own row. */
  async bot(manager: EntityManager): Promise<Pick<Person, 'id'>> {
    await manager.createQueryBuilder().insert().into(Person).values(BOT).orIgnore().execute();
    return BOT;
  }

  byId(id: string): Promise<Person | null> {
    return this.source.manager.findOneBy(Person, { id });
  }

  /** Everybody but the bot. */
  withMailbox(): Promise<Person[]> {
    return this.source.manager.find(Person, { where: { id: Not(BOT.id) }, order: { name: 'ASC' }, take: 500 });
  }
}
