import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { mailboxOf } from '../config/plain-address';
import { PersonAddress } from './person-address.entity';
import { Person } from './person.entity';

/** The addresses people write from. */
@Injectable()
export class PersonAddresses {
  /** Whether `email` is one of the person's. */
  has(manager: EntityManager, personId: string, email: string): Promise<boolean> {
    return manager.existsBy(PersonAddress, { email, personId });
  }

  /**
   * The address of his that `email` is, or stands for: several of Gmail are one mailbox. Null: it is none of his, or another's
   * by name.
   */
  async his(manager: EntityManager, personId: string, email: string): Promise<string | null> {
    const owner = await this.owner(manager, email);
    if (owner !== null) return owner === personId ? email : null;
    const own = await this.of(manager, personId);
    return own.find((address) => mailboxOf(address) === mailboxOf(email)) ?? null;
  }

  /** A person's addresses in the order of the alphabet. */
  async of(manager: EntityManager, personId: string): Promise<string[]> {
    const rows = await manager.find(PersonAddress, { where: { personId }, order: { email: 'ASC' } });
    return rows.map((r) => r.email);
  }

  /** Whose address it is; null: nobody's. */
  async owner(manager: EntityManager, email: string): Promise<string | null> {
    const row = await manager.findOneBy(PersonAddress, { email });
    return row?.personId ?? null;
  }

  /** Makes an address the person's main one, where his mails go; the one before stays his. False: it is somebody else's. */
  async makeMain(manager: EntityManager, person: Person, email: string, verifiedAt: Date): Promise<boolean> {
    await this.lock(manager, person);
    const row = { email, personId: person.id, verifiedAt };
    await manager.createQueryBuilder().insert().into(PersonAddress).values(row).orIgnore().execute();
    if (!(await this.has(manager, person.id, email))) return false;
    await manager.update(PersonAddress, { email, verifiedAt: IsNull() }, { verifiedAt });
    await manager.update(Person, { id: person.id }, { email });
    await manager.query('DELETE FROM address_wish WHERE person_id = $1', [person.id]);
    person.email = email;
    return true;
  }

  /** Notes that somebody is asked to let his mails go to `email`; since when he is asked. */
  async askedSince(manager: EntityManager, personId: string, email: string, now: Date): Promise<Date> {
    const [row] = await manager.query<{ askedAt: Date }[]>(
      `INSERT INTO address_wish (person_id, email, asked_at) VALUES ($1, $2, $3)
       ON CONFLICT (person_id, email) DO UPDATE SET email = excluded.email RETURNING asked_at AS "askedAt"`,
      [personId, email, now],
    );
    return row?.askedAt ?? now;
  }

  /** Whether something came from an address of somebody after `since`: he is there, and can say himself. */
  async heardSince(manager: EntityManager, personId: string, since: Date): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `SELECT FROM address a JOIN mail_address m ON m.email = a.email WHERE a.person_id = $1 AND m.proven_at > $2 LIMIT 1`,
      [personId, since],
    );
    return rows.length > 0;
  }

  /**
   * Whether nobody has said for him that the main address of somebody is his: an organiser of before could name another one.
   * The one that he was registered by is his by definition.
   */
  async unconfirmed(manager: EntityManager, { id, email }: Person): Promise<boolean> {
    const bare = await manager.find(PersonAddress, { where: { personId: id, verifiedAt: IsNull() } });
    return bare.length > 1 && bare.some((a) => a.email === email);
  }

  /** Takes an address from a person; his main one stays. Gives which that is: another game may have changed it since he was read. */
  async forget(manager: EntityManager, person: Person, email: string): Promise<string> {
    const main = await this.lock(manager, person);
    if (email !== main) await manager.delete(PersonAddress, { email, personId: person.id });
    return main;
  }

  /** What is done with the addresses of one person is done one after the other, in whichever games he writes; gives his main one. */
  private async lock(manager: EntityManager, { id }: Person): Promise<string> {
    const [row] = await manager.query<{ email: string }[]>('SELECT email FROM person WHERE id = $1 FOR NO KEY UPDATE', [
      id,
    ]);
    return row?.email ?? '';
  }
}
