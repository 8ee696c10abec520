import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../config/clock';
import { AuditRepository } from './audit.repository';

/** Who does something: a person, or a key or the operator by name. */
export interface Doer {
  kind: 'operator' | 'key' | 'person';
  personId: string | null;
  name: string;
}

/** What is done, where and to what. A game of no club has no log but its own. */
export interface Done {
  clubId: string | null;
  by: Doer;
  what: string;
  gameId?: string | null;
  reason?: string | null;
}

/** A game in hand. */
interface InHand {
  manager: EntityManager;
  game: { id: string; clubId: string | null };
}

/** Who an act is about, when it is done. */
export interface About {
  personId?: string;
  email?: string;
}

const LONGEST_REASON = 500;

/**
 * The audit log of each club: every act of its organisers, moderators and keys. A row stands before its act is tried, so
 * that nothing is done without one; of an act that was refused it is taken out again.
 */
@Injectable()
export class Audit {
  constructor(
    private readonly rows: AuditRepository,
    private readonly clock: Clock,
  ) {}

  /** Notes what is done with the manager that does it: both are kept, or neither. */
  async note(manager: EntityManager, done: Done): Promise<void> {
    const row = this.rowOf(done);
    if (row) await this.rows.insert(row, true, manager);
  }

  /** The same of what somebody does to a game in hand. */
  inGame(
    { manager, game }: InHand,
    { id: personId, name }: { id: string; name: string },
    what: string,
    reason?: string,
  ) {
    const by = { kind: 'person' as const, personId, name };
    return this.note(manager, { clubId: game.clubId, gameId: game.id, by, what, reason: reason ?? null });
  }

  /**
   * Does `work` under a row of the log. `refused`: nothing came of it, by its answer; an error that `isRefusal` is one
   * too. After any other error the row stays, as not known to be done.
   */
  async around<T>(
    done: Done,
    work: () => Promise<T>,
    { about, refused = () => false, isRefusal }: Around<T>,
  ): Promise<T> {
    const row = this.rowOf(done);
    if (!row) return work();
    const id = await this.rows.insert(row, false);
    const answer = await work().catch(async (error: unknown) => {
      if (isRefusal(error)) await this.rows.drop(id);
      throw error;
    });
    await (refused(answer) ? this.rows.drop(id) : this.rows.done(id, about));
    return answer;
  }

  private rowOf({ clubId, by, what, gameId = null, reason = null }: Done) {
    if (clubId === null) return null;
    const who = by.kind === 'key' ? `the key "${by.name}"` : by.kind === 'operator' ? 'the operator' : 'former player';
    const { personId } = by;
    return {
      clubId,
      at: this.clock.now(),
      personId,
      who,
      what,
      gameId,
      reason: reason?.slice(0, LONGEST_REASON) ?? null,
    };
  }
}

interface Around<T> {
  about?: About | undefined;
  refused?: (answer: T) => boolean;
  isRefusal: (error: unknown) => boolean;
}
