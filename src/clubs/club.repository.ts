import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Club } from './club.entity';
import { handleOf } from './handle';

/** No club has this handle, or none that the asker may know of. */
export class NoSuchClub extends Error {
  constructor() {
    super('There is no such club.');
    this.name = 'NoSuchClub';
  }
}

@Injectable()
export class ClubRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The id of the club of this name; it is founded if need be. */
  async named(manager: EntityManager, name: string): Promise<string> {
    const found = await manager.findOneBy(Club, { name });
    if (found) return found.id;
    const handle = await this.freeHandle(manager, handleOf(name));
    // Another process may found it now: then this waits for it, and finds it.
    await manager.createQueryBuilder().insert().into(Club).values({ name, handle }).orIgnore().execute();
    return (await manager.findOneByOrFail(Club, { name })).id;
  }

  async handleOf(manager: EntityManager, id: string): Promise<string> {
    return (await manager.findOneByOrFail(Club, { id })).handle;
  }

  /** @throws NoSuchClub */
  async byHandle(handle: string): Promise<Club> {
    const found = await this.source.manager.findOneBy(Club, { handle: handle.toLowerCase() });
    if (!found) throw new NoSuchClub();
    return found;
  }

  byIds(ids: readonly string[]): Promise<Club[]> {
    return this.source.manager.find(Club, { where: { id: In([...ids]) }, order: { name: 'ASC' } });
  }

  all(): Promise<Club[]> {
    return this.source.manager.find(Club, { order: { name: 'ASC' } });
  }

  private async freeHandle(manager: EntityManager, wanted: string): Promise<string> {
    for (let n = 1; ; n++) {
      const handle = n === 1 ? wanted : `${wanted}-${n}`;
      if (!(await manager.existsBy(Club, { handle }))) return handle;
    }
  }
}
