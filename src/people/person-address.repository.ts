import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
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
  async makeMain(manager: EntityManager, person: Person, email: string, verifiedAt: Date | null): Promise<boolean> {
    const row = { email, personId: person.id, verifiedAt };
    await manager.createQueryBuilder().insert().into(PersonAddress).values(row).orIgnore().execute();
    if (!(await this.has(manager, person.id, email))) return false;
    await manager.update(Person, { id: person.id }, { email });
    person.email = email;
    return true;
  }

  /** Takes an address from a person; his main one stays. */
  async forget(manager: EntityManager, person: Person, email: string): Promise<void> {
    if (email !== person.email) await manager.delete(PersonAddress, { email, personId: person.id });
  }
}
