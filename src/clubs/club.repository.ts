import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Club } from './club.entity';

@Injectable()
export class ClubRepository {
  /** The id of the club of this name; it is founded if need be. */
  async named(manager: EntityManager, name: string): Promise<string> {
    await manager.createQueryBuilder().insert().into(Club).values({ name }).orIgnore().execute();
    return (await manager.findOneByOrFail(Club, { name })).id;
  }
}
