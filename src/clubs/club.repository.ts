import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, type EntityManager } from 'typeorm';
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

  /** Who changes the roles of a club does it alone, to the end of his transaction; games of it go on meanwhile. */
  async lockRoles(manager: EntityManager, id: string): Promise<void> {
    await manager.query('SELECT FROM club WHERE id = $1 FOR NO KEY UPDATE', [id]);
  }

  /** The same of all clubs in which somebody has a role. */
  async lockRolesOf(manager: EntityManager, personId: string): Promise<void> {
    await manager.query(
      `SELECT FROM club WHERE id IN (SELECT club_id FROM member WHERE person_id = $1)
       ORDER BY id FOR NO KEY UPDATE`,
      [personId],
    );
  }

  /** Who founds a club does it alone: of two that want one name only the first has it. */
  async lockNames(manager: EntityManager): Promise<void> {
    await manager.query('LOCK TABLE club IN SHARE ROW EXCLUSIVE MODE');
  }

  /** Whether a club has this name, however it is written. */
  async isNamed(manager: EntityManager, name: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>('SELECT FROM club WHERE lower(name) = lower($1)', [name]);
    return rows.length > 0;
  }

  async nameOf(manager: EntityManager, id: string): Promise<string> {
    return (await manager.findOneByOrFail(Club, { id })).name;
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
