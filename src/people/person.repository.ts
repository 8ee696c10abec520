import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import type { Leave } from './leave';
import { BOT } from './bot';
import { OPEN } from './open-seat';
import { PersonAddress } from './person-address.entity';
import { Person } from './person.entity';
import type { Wishes } from './wishes';

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
    const { email } = wanted;
    const found = await this.byAddress(manager, email);
    if (found) return found;
    // Another process may register the same person now: then this waits for it, and finds him.
    await manager.createQueryBuilder().insert().into(Person).values(wanted).orIgnore().execute();
    return manager.findOneByOrFail(Person, { email });
  }

  /** Whose address it is, his main one or another; null: nobody's. */
  byAddress(manager: EntityManager, email: string): Promise<Person | null> {
    return manager
      .createQueryBuilder(Person, 'p')
      .innerJoin(PersonAddress, 'a', 'a.personId = p.id')
      .where('a.email = :email', { email })
      .getOne();
  }

  /** When somebody is away, under the lock of his row: two of his games may change it at once. */
  async leaveOf(manager: EntityManager, id: string): Promise<Leave[]> {
    const person = await manager.findOneOrFail(Person, { where: { id }, lock: { mode: 'for_no_key_update' } });
    return person.leave;
  }

  /**
   * His clocks are out at another time than their rows say from now on, in all his games: the sweep looks at each of them. In
   * the order of their games, so that two who do this do not wait for each other.
   */
  async goesOnLeave(manager: EntityManager, id: string, leave: Leave[], now: Date): Promise<void> {
    await manager.update(Person, { id }, { leave });
    await manager.query(
      `WITH own AS (SELECT game_id, side FROM seat WHERE person_id = $1 AND due_at IS NOT NULL
         ORDER BY game_id, side FOR UPDATE)
       UPDATE seat s SET look_at = $2 FROM own WHERE s.game_id = own.game_id AND s.side = own.side`,
      [id, now],
    );
  }

  /** How somebody wants his mails. */
  async wishes(manager: EntityManager, id: string, wishes: Wishes): Promise<void> {
    await manager.update(Person, { id }, { wishes });
  }

  /** How somebody is called and where he lives, with his wishes. The name before is kept: logs have sealed it. */
  async change(
    id: string,
    change: Partial<Pick<Person, 'name' | 'zone' | 'paper' | 'wishes'>>,
    manager = this.source.manager,
  ): Promise<void> {
    if (change.name !== undefined)
      await manager.query(
        `INSERT INTO person_name (person_id, name) SELECT id, name FROM person WHERE id = $1 AND name <> $2
         ON CONFLICT DO NOTHING`,
        [id, change.name],
      );
    await manager.update(Person, { id }, change);
  }

  /** The log of a game that was brought here has sealed somebody by this name. */
  async alsoCalled(manager: EntityManager, id: string, name: string): Promise<void> {
    await manager.query('INSERT INTO person_name (person_id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING', [id, name]);
  }

  /** What else people are or were called, by their ids. */
  async otherNames(ids: readonly string[]): Promise<{ id: string; name: string }[]> {
    return this.source.query('SELECT person_id AS id, name FROM person_name WHERE person_id = ANY ($1)', [ids]);
  }

  /** His first mail of a day comes at the next hour of his after `at`. */
  async digestFrom(id: string, at: Date, manager = this.source.manager): Promise<void> {
    await manager.query('UPDATE person SET digest_at = $2 WHERE id = $1', [id, at]);
  }

  /** The bot's own row. */
  async bot(manager: EntityManager): Promise<Pick<Person, 'id'>> {
    await manager.createQueryBuilder().insert().into(Person).values(BOT).orIgnore().execute();
    return BOT;
  }

  /** The row of nobody, who has the open seats. */
  async nobody(manager: EntityManager): Promise<Pick<Person, 'id'>> {
    await manager.createQueryBuilder().insert().into(Person).values(OPEN).orIgnore().execute();
    return OPEN;
  }

  /**
   * Nothing of somebody stays but an id: where others' games name him he is a former player. What `first` throws in the same
   * transaction keeps him.
   */
  async forget(id: string, at: Date, first: (manager: EntityManager) => Promise<void>): Promise<void> {
    await this.source.transaction(async (manager) => {
      await first(manager);
      const addresses = await manager.find(PersonAddress, { where: { personId: id } });
      for (const table of [
        'person_name',
        'address_wish',
        'device',
        'ticket',
        'access_key',
        'member',
        'understudy',
        'former_player',
        'former_judge',
        'muted',
        'webhook',
      ])
        await manager.query(`DELETE FROM ${table} WHERE person_id = $1`, [id]);
      await manager.query('DELETE FROM access_key WHERE made_by = $1', [id]);
      await manager.query('DELETE FROM blocked WHERE person_id = $1 OR correspondent_id = $1', [id]);
      await manager.query(
        `UPDATE outbox SET sent_to = NULL, spec = spec || '{"text": "", "subject": ""}',
           state = CASE WHEN state IN ('waiting', 'suppressed', 'digest') THEN 'superseded' ELSE state END WHERE person_id = $1`,
        [id],
      );
      await manager.query(
        `UPDATE inbound_mail SET raw = '', envelope_from = '' WHERE envelope_from = ANY ($1) AND state <> 'waiting'`,
        [addresses.map((a) => a.email)],
      );
      const nobody = { name: 'former player', email: `left-${id}@despatch.invalid`, leave: [], wishes: {} };
      await manager.update(Person, { id }, nobody);
      await manager.query('DELETE FROM address WHERE person_id = $1', [id]);
      await manager.query('UPDATE person SET left_at = $2 WHERE id = $1', [id, at]);
    });
  }

  byId(id: string): Promise<Person | null> {
    return this.source.manager.findOneBy(Person, { id });
  }

  /** The zone that somebody reads times in; who is no person, or not known, reads those of UTC. */
  async zoneOf(id: string | null): Promise<string> {
    return (id === null ? null : await this.byId(id))?.zone ?? 'UTC';
  }

  /** Everybody but the bot. */
  withMailbox(): Promise<Person[]> {
    return this.source.manager.find(Person, {
      where: { id: Not(In([BOT.id, OPEN.id])) },
      order: { name: 'ASC' },
      take: 500,
    });
  }
}
