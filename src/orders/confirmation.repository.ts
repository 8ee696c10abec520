import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { Seat } from '../table/seat.entity';
import { Confirmation, type Grave } from './confirmation.entity';

/** Whose code it is. */
export type Asker = Pick<Confirmation, 'gameId' | 'seat'>;

/** Where the codes of somebody lie who has no seat: no side is written so. */
export const moderatorsSeat = (personId: string): string => `moderator:${personId}`;

/** Codes that wait for a second mail, and those of the last days. */
@Injectable()
export class ConfirmationRepository {
  /** Codes of a seat that were asked for after `since`, used ones too, the newest first. */
  since(manager: EntityManager, { gameId, seat }: Asker, since: Date): Promise<Confirmation[]> {
    return manager.find(Confirmation, {
      where: { gameId, seat, askedAt: MoreThan(since) },
      order: { askedAt: 'DESC' },
    });
  }

  /** How many codes for `action` a person asked for after `since`, in all his games. */
  async countOf(manager: EntityManager, personId: string, action: Grave, since: Date): Promise<number> {
    return manager
      .createQueryBuilder(Confirmation, 'c')
      .leftJoin(Seat, 's', 's.gameId = c.gameId AND s.side = c.seat')
      .where('(s.personId = :personId OR c.seat = :own) AND c.action = :action AND c.askedAt > :since')
      .setParameters({ personId, own: moderatorsSeat(personId), action, since })
      .getCount();
  }

  /** Writes a code in the place of those that wait for the same; the seat's codes from before `old` are forgotten. */
  async open(manager: EntityManager, code: Omit<Confirmation, 'id' | 'wrong' | 'closedAt'>, old: Date): Promise<void> {
    const { gameId, seat, action, askedAt } = code;
    await manager.delete(Confirmation, { gameId, seat, askedAt: LessThan(old) });
    await manager.update(Confirmation, { gameId, seat, action, closedAt: IsNull() }, { closedAt: askedAt });
    await manager.insert(Confirmation, { ...code, id: randomUUID(), wrong: 0, closedAt: null });
  }

  /** Closes codes of one game. */
  async close(manager: EntityManager, codes: readonly Confirmation[], at: Date): Promise<void> {
    if (codes[0]) await manager.update(Confirmation, keysOf(codes[0].gameId, codes), { closedAt: at });
  }

  /** Counts a wrong code against each of these, of one game. */
  async guessed(manager: EntityManager, codes: readonly Confirmation[]): Promise<void> {
    if (codes[0]) await manager.increment(Confirmation, keysOf(codes[0].gameId, codes), 'wrong', 1);
  }
}

const keysOf = (gameId: string, codes: readonly Confirmation[]) => ({ gameId, id: In(codes.map((c) => c.id)) });
