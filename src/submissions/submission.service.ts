import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { keepClocks, markDelivery, reckonClocks } from '../table/keep-clocks';
import { Clock } from '../config/clock';
import { DiceSecrets } from '../config/dice-secrets';
import { Keys } from '../config/keys';
import { GameRepository } from '../table/game.repository';
import type { Game } from '../table/game.entity';
import { commitment } from '../kernel/chance/dice';
import { submitWith } from '../kernel/record/apply';
import { Metrics } from '../metrics/metrics';
import { Systems } from '../systems/systems';
import type { AnyEngine } from '../systems/systems';
import { Announcer } from './announcer';
import { GameHand } from '../table/game-hand';
import { LogRepository } from './log.repository';

/** Every change of a game goes through here: one transaction, under the game's lock. */
@Injectable()
export class SubmissionService {
  constructor(
    private readonly games: GameRepository,
    private readonly log: LogRepository,
    private readonly systems: Systems,
    private readonly keys: Keys,
    private readonly diceSecrets: DiceSecrets,
    private readonly clock: Clock,
    private readonly announcer: Announcer,
    private readonly metrics: Metrics,
  ) {}

  /** Runs `work` with the game in hand; writes what it submitted and the mails it calls for, or nothing at all. */
  withGame<T>(gameId: string, work: (hand: GameHand) => Promise<T>): Promise<T> {
    return this.withNewGame(() => Promise.resolve(gameId), work);
  }

  /** The same with the game of a number; null: there is none, and nothing was done. */
  withNumber<T>(number: number, work: (hand: GameHand) => Promise<T>): Promise<T | null> {
    return this.atOnce((manager) => this.waited(this.games.lockNumber(manager, number)), work);
  }

  /** The same with a game that `insert` makes in the same transaction: no game is ever there without its first mails. */
  async withNewGame<T>(
    insert: (manager: EntityManager) => Promise<string>,
    work: (hand: GameHand) => Promise<T>,
  ): Promise<T> {
    const lock = async (manager: EntityManager): Promise<Game> => {
      const id = await insert(manager);
      return this.waited(this.games.lock(manager, id));
    };
    return (await this.atOnce(lock, work)) as T;
  }

  /** Runs `work` with the game as it stands, without its lock: nothing that is submitted there is ever written. */
  async look<T>(gameId: string, work: (hand: GameHand) => T | Promise<T>): Promise<T> {
    const find = async (manager: EntityManager): Promise<GameHand> =>
      this.take(await this.games.find(manager, gameId), manager, null);
    return work(await this.games.atOnce(find));
  }

  /** Null: `lock` finds no game. */
  private async atOnce<T>(
    lock: (manager: EntityManager) => Promise<Game | null>,
    work: (hand: GameHand) => Promise<T>,
  ): Promise<T | null> {
    const done = await this.games.atOnce(async (manager) => {
      const game = await lock(manager);
      if (!game) return null;
      const hand = await this.take(game, manager, manager);
      const answer = await work(hand);
      await this.write(hand);
      return { answer, hand };
    });
    if (!done) return null;
    for (const { row } of done.hand.pending) this.metrics.submitted(row.submission);
    this.announcer.committed(done.hand);
    return done.answer;
  }

  private async waited<G>(lock: Promise<G>): Promise<G> {
    const from = performance.now();
    const game = await lock;
    this.metrics.lockWaited((performance.now() - from) / 1000);
    return game;
  }

  private async take(game: Game, reading: EntityManager, writing: EntityManager | null): Promise<GameHand> {
    const { seats, people, unreached } = await this.games.table(reading, game);
    const position = game.seq < 0 ? null : await this.log.position(game.id, game.seq, reading);
    const engine = this.systems.engine(game.system);
    const submit = submitWith(engine, this.diceOf(game));
    const renewDice = () => this.renewDice(game, engine);
    const at = { game, seats, people, unreached, engine, position, submit, renewDice, now: this.clock.now() };
    const hand = new GameHand({ manager: writing, ...at });
    reckonClocks(hand);
    if (position) hand.upgrade();
    return hand;
  }

  private renewDice(game: Game, engine: AnyEngine) {
    if (game.charter.dice === 'entered') return null;
    const secret = this.diceSecrets.draw();
    game.spentSecrets = [...game.spentSecrets, game.secret];
    game.secret = this.keys.lock(secret);
    return { commitment: commitment(secret), submit: submitWith(engine, this.diceOf(game)) };
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
    if (hand.changed) await this.games.save(hand.manager, hand.game, hand.seats);
  }
}
