import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Confirmation } from './confirmation.entity';

const DAYS = 3;

/** Codes that wait for a second mail. */
@Injectable()
export class ConfirmationRepository {
  async open(
    manager: EntityManager,
    gameId: string,
    seat: string,
    code: string,
    action: 'resign',
    now: Date,
  ): Promise<void> {
    await manager.delete(Confirmation, { gameId, seat });
    const expiresAt = new Date(now.getTime() + DAYS * 86_400_000);
    await manager.insert(Confirmation, { gameId, seat, code, action, expiresAt });
  }

  /** Takes a code; it is good once. Null: there is none such. */
  async use(manager: EntityManager, gameId: string, seat: string, code: string, now: Date): Promise<'resign' | null> {
    const found = await manager.findOneBy(Confirmation, { gameId, seat, code, expiresAt: MoreThan(now) });
    if (!found) return null;
    await manager.delete(Confirmation, { gameId, seat });
    return found.action;
  }
}
