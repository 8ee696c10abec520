import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { stopped } from '../clock/seat-clock';
import { Clock } from '../config/clock';
import { Keys } from '../config/keys';
import { clockTimes } from '../games/charter';
import { GameRepository } from '../games/game.repository';
import type { Game } from '../games/game.entity';
import { submitWith } from '../kernel/record/apply';
import { isBot } from '../people/bot';
import { Systems } from '../systems/systems';
import { Announcer } from './announcer';
import { GameHand } from './game-hand';
import { LogRepository } from './log.repository';

/** Every change of a game goes through here: one transaction, under the game's lock. */
@Injectable()
export class SubmissionService {
  constructor(
    private readonly games: GameRepository,
    private readonly log: LogRepository,
    private readonly systems: Systems,
    private readonly keys: Keys,
    private readonly clock: Clock,
    private readonly announcer: Announcer,
  ) {}

  /** Runs `work` with the game in hand; writes what it submitted and the mails it calls for, or nothing at all. */
  withGame<T>(gameId: string, work: (hand: GameHand) => Promise<T>): Promise<T> {
    return this.withNewGame(() => Promise.resolve(gameId), work);
  }

  /** The same with a game that `insert` makes in the same transaction: no game is ever there without its first mails. */
  async withNewGame<T>(
    insert: (manager: EntityManager) => Promise<string>,
    work: (hand: GameHand) => Promise<T>,
  ): Promise<T> {
    const result = await this.games.atOnce(async (manager) => {
      const hand = await this.open(manager, await insert(manager));
      const answer = await work(hand);
      await this.write(hand);
      return answer;
    });
    this.announcer.committed();
    return result;
  }

  /** Runs `work` with the game as it stands, without its lock: nothing that is submitted there is ever written. */
  async look<T>(gameId: string, work: (hand: GameHand) => T | Promise<T>): Promise<T> {
    const find = async (manager: EntityManager): Promise<GameHand> =>
      this.take(await this.games.find(manager, gameId), manager, null);
    return work(await this.games.atOnce(find));
  }

  private async open(manager: EntityManager, gameId: string): Promise<GameHand> {
    return this.take(await this.games.lock(manager, gameId), manager, manager);
  }

  private async take(game: Game, reading: EntityManager, writing: EntityManager | null): Promise<GameHand> {
    const seats = await this.games.seats(reading, game.id);
    const people = await this.games.peopleOf(reading, game, seats);
    const position = game.seq < 0 ? null : await this.log.position(game.id, game.seq, reading);
    const engine = this.systems.engine(game.system);
    const submit = submitWith(engine, this.diceOf(game));
    const at = { game, seats, people, engine, position, submit, now: this.clock.now() };
    const hand = new GameHand({ manager: writing, ...at });
    if (position && position.version !== engine.system.version) {
      hand.submit({ kind: 'upgrade', source: 'moderator', to: engine.system.version });
    }
    return hand;
  }

  private diceOf(game: Game) {
    if (game.charter.dice === 'entered') return { kind: 'entered' as const };
    return { kind: 'keyed' as const, secret: this.keys.unlock(game.secret) };
  }

  private async write(hand: GameHand): Promise<void> {
    await this.log.append(hand.manager, hand.game, hand.pending, hand.now);
    if (hand.begun) {
      this.stopClocks(hand);
      await this.announcer.announce(hand);
      if (hand.position.over) hand.game.state = 'over';
    }
    await this.games.save(hand.manager, hand.game, hand.seats);
  }

  /** The clock of a seat runs only while something waits for it. */
  private stopClocks(hand: GameHand): void {
    const times = clockTimes(hand.game.charter);
    for (const seat of hand.seats) {
      const waits = hand.openFor(seat.side).some((o) => !o.sealed);
      const answered = hand.pending.some(
        ({ row }) => row.submission.kind === 'answer' && row.submission.seat === seat.side,
      );
      // A bot has no time limit: that its clock stands or not tells whoever plays for it whether it is waited for.
      if (isBot(seat)) seat.clockFrom = waits && !hand.position.entering ? hand.now : null;
      else if (!waits || answered) Object.assign(seat, stopped(seat, hand.now, times));
    }
  }
}
