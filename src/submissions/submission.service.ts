import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { keepClocks, markDelivery, reckonClocks } from '../clock/keep-clocks';
import { Clock } from '../config/clock';
import { Keys } from '../config/keys';
import { GameRepository } from '../games/game.repository';
import type { Game } from '../games/game.entity';
import { submitWith } from '../kernel/record/apply';
import { AddressRepository } from '../mail/address.repository';
import { Metrics } from '../metrics/metrics';
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
    private readonly addresses: AddressRepository,
    private readonly metrics: Metrics,
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
    const { answer, rows } = await this.games.atOnce(async (manager) => {
      const hand = await this.open(manager, await insert(manager));
      const answer = await work(hand);
      await this.write(hand);
      return { answer, rows: hand.pending };
    });
    for (const { row } of rows) this.metrics.submitted(row.submission);
    this.announcer.committed();
    return answer;
  }

  /** Runs `work` with the game as it stands, without its lock: nothing that is submitted there is ever written. */
  async look<T>(gameId: string, work: (hand: GameHand) => T | Promise<T>): Promise<T> {
    const find = async (manager: EntityManager): Promise<GameHand> =>
      this.take(await this.games.find(manager, gameId), manager, null);
    return work(await this.games.atOnce(find));
  }

  private async open(manager: EntityManager, gameId: string): Promise<GameHand> {
    const from = performance.now();
    const game = await this.games.lock(manager, gameId);
    this.metrics.lockWaited((performance.now() - from) / 1000);
    return this.take(game, manager, manager);
  }

  private async take(game: Game, reading: EntityManager, writing: EntityManager | null): Promise<GameHand> {
    const seats = await this.games.seats(reading, game.id);
    const people = await this.games.peopleOf(reading, game, seats);
    const unreached = await this.addresses.unreached(reading, [...people.keys()]);
    const position = game.seq < 0 ? null : await this.log.position(game.id, game.seq, reading);
    const engine = this.systems.engine(game.system);
    const submit = submitWith(engine, this.diceOf(game));
    const at = { game, seats, people, unreached, engine, position, submit, now: this.clock.now() };
    const hand = new GameHand({ manager: writing, ...at });
    reckonClocks(hand);
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
    const changed = markDelivery(hand);
    if (hand.begun) {
      changed.push(...keepClocks(hand, changed));
      reckonClocks(hand);
      await this.announcer.announce(hand);
      if (hand.position.over) hand.game.state = 'over';
    }
    for (const seat of changed) await this.announcer.delivery(hand, seat);
    await this.games.save(hand.manager, hand.game, hand.seats);
  }
}
