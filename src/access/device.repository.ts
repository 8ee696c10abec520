import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { Device } from './device.entity';

@Injectable()
export class DeviceRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async insert(manager: EntityManager, device: Device): Promise<void> {
    await manager.insert(Device, device);
  }

  /** Those of `hashes` that are known, not revoked, and were seen since then. */
  known(hashes: readonly string[], since: Date): Promise<Device[]> {
    const where = { hash: In([...hashes]), revokedAt: IsNull(), seenAt: MoreThan(since) };
    return this.source.manager.find(Device, { where, order: { since: 'DESC' } });
  }

  async seen(ids: readonly string[], at: Date): Promise<void> {
    await this.source.manager.update(Device, { id: In([...ids]) }, { seenAt: at });
  }

  /** Somebody's devices, the last seen first. */
  of(personId: string, manager = this.source.manager): Promise<Device[]> {
    return manager.find(Device, {
      where: { personId, revokedAt: IsNull() },
      order: { seenAt: 'DESC', id: 'ASC' },
    });
  }

  /** True: it was his and open. */
  async revoke(personId: string, id: string, at: Date, manager = this.source.manager): Promise<boolean> {
    const { affected } = await manager.update(
      Device,
      { id, personId, revokedAt: IsNull() },
      { revokedAt: at, signedInUntil: at },
    );
    return (affected ?? 0) > 0;
  }

  /** All of somebody's devices, in the transaction of `manager`. */
  async revokeAll(manager: EntityManager, personId: string, at: Date): Promise<number> {
    const { affected } = await manager.update(
      Device,
      { personId, revokedAt: IsNull() },
      { revokedAt: at, signedInUntil: at },
    );
    return affected ?? 0;
  }

  async signOut(ids: readonly string[], at: Date): Promise<void> {
    await this.source.manager.update(Device, { id: In([...ids]) }, { signedInUntil: at });
  }
}
