import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { AccessKey } from './access-key.entity';

/** Whose keys are meant: a club's, or a player's own. */
export type KeyOwner = { clubId: string } | { personId: string };

/** A key of a club that ended (`ended`), or only reads, when each became one of a person. */
export interface OldKey {
  clubId: string;
  name: string;
  ended: boolean;
}

@Injectable()
export class AccessKeyRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async insert(key: AccessKey): Promise<void> {
    await this.source.manager.insert(AccessKey, key);
  }

  /** The key that is good at `now`; null: none, or no longer. */
  async good(hash: string, now: Date): Promise<AccessKey | null> {
    const key = await this.source.manager.findOneBy(AccessKey, { hash, revokedAt: IsNull() });
    return key && (key.expiresAt === null || key.expiresAt > now) ? key : null;
  }

  async used(id: string, at: Date): Promise<void> {
    await this.source.manager.update(AccessKey, { id }, { usedAt: at });
  }

  /** The newest first. */
  of(owner: KeyOwner): Promise<AccessKey[]> {
    return this.source.manager.find(AccessKey, {
      where: { ...owner, revokedAt: IsNull() },
      order: { madeAt: 'DESC', id: 'ASC' },
    });
  }

  /** The keys that somebody made in a club end: he could make them no more. */
  async revokeMadeBy(manager: EntityManager, clubId: string, madeBy: string, at: Date): Promise<void> {
    await manager.update(AccessKey, { clubId, madeBy, revokedAt: IsNull() }, { revokedAt: at });
  }

  /** True: it was theirs and good. */
  async revoke(owner: KeyOwner, id: string, at: Date): Promise<boolean> {
    const where = { ...owner, id, revokedAt: IsNull() };
    const { affected } = await this.source.manager.update(AccessKey, where, { revokedAt: at });
    return (affected ?? 0) > 0;
  }

  /** Tells the organisers of the keys that they are to be told of, in the transaction that says they were. */
  async told(tell: (manager: EntityManager, keys: readonly OldKey[]) => Promise<void>): Promise<void> {
    await this.source.transaction(async (manager) => {
      const [rows] = await manager.query<[OldKey[], number]>(
        `UPDATE access_key SET to_tell = false WHERE to_tell
         RETURNING club_id AS "clubId", name, revoked_at IS NOT NULL AS ended`,
      );
      if (rows.length > 0) await tell(manager, rows);
    });
  }
}
