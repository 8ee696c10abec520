import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock';
import { WorkerRepository } from '../post/worker.repository';

/** Another process thinks about the game: it is looked at again when that may be over. */
export const ELSEWHERE_MS = 4_000;

/** A process that has had a game for so long hangs, as likely as not. */
const PATIENCE_MS = 300_000;

/**
 * Which process thinks about a game, so that two do not find the same answer. Nothing hangs on it: whoever commits first
 * has answered.
 */
@Injectable()
export class GameClaims {
  /** Games that another process has, and since when. */
  private readonly elsewhere = new Map<string, Date>();

  constructor(
    private readonly workers: WorkerRepository,
    private readonly clock: Clock,
  ) {}

  /** False: another process has the game. */
  async take(gameId: string): Promise<boolean> {
    if (await this.workers.take(gameId)) {
      this.elsewhere.delete(gameId);
      return true;
    }
    const now = this.clock.now();
    const since = this.elsewhere.get(gameId) ?? now;
    this.elsewhere.set(gameId, since);
    return now.getTime() - since.getTime() > PATIENCE_MS;
  }

  async leave(gameId: string): Promise<void> {
    await this.workers.leave(gameId);
  }
}
