import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { keepClocks, markDelivery, reckonClocks } from '../table/keep-clocks';
import { Clock } from '../config/clock';
import { DiceSecrets } from '../config/dice-secrets';
import { Keys } from '../config/keys';
import { NoSuchGame } from '../table/game.repository';
import type { Game } from '../table/game.entity';
import { commitment } from '../kernel/chance/dice';
import { submitWith } from '../kernel/record/apply';
import { Metrics } from '../metrics/metrics';
import { Systems, type AnyEngine } from '../systems/systems';
import { bagFor, type Bag } from '../post/bag';
import { Announcer, type LogInHand } from './announcer';
import { closeGame, storeGame } from './closing.repository';
import { appended, type LogRows } from './log-rows';
import { OpeningRepository, type Beside, type Opened } from './opening.repository';
import { GameHand } from '../table/game-hand';
import { LogRepository } from './log.repository';

/** Every change of a game goes through here: one transaction, under the game's lock. */
@Injectable()
export class SubmissionService {
  constructor(
    private readonly openings: OpeningRepository,
    private readonly log: LogRepository,
    private readonly systems: Systems,
    private readonly keys: Keys,
    private readonly diceSecrets: DiceSecrets,
    private readonly clock: Clock,
    private readonly announcer: Announcer,
    private readonly metrics: Metrics,
  ) {}

  /** Runs `work` with the game in hand; writes what it submitted and the mails it calls for, or nothing at all. @throws NoSuchGame */
  async withGame<T>(gameId: string, work: (hand: GameHand) => Promise<T>): Promise<T> {
    return theGame(await this.atOnce({ id: gameId }, work), gameId);
  }

  /** The same with the game of a number, and with what the statements `beside` find under its lock; null: there is none, and nothing was done. */
  async withNumber<T>(
    number: number,
    work: (hand: GameHand, found: unknown[][]) => Promise<T>,
    beside: Beside = [],
  ): Promise<T | null> {
    const done = await this.atOnce({ number }, work, beside);
    return done ? done.answer : null;
  }

  /** The same with a game that `insert` makes in the same transaction: no game is ever there without its first mails. */
  async withNewGame<T>(
    insert: (manager: EntityManager) => Promise<string>,
    work: (hand: GameHand) => Promise<T>,
  ): Promise<T> {
    return theGame(await this.atOnce(insert, work), 'that was made');
  }

  /** Runs `work` with the game as it stands, without its lock: nothing that is submitted there is ever written. @throws NoSuchGame */
  async look<T>(gameId: string, work: (hand: GameHand) => T | Promise<T>): Promise<T> {
    return work(this.take(await this.openings.look(gameId), null));
  }

  /** The same with the game as it stood after a row, its seats and clocks as they are now. @throws NoSuchGame */
  async lookAt<T>(gameId: string, seq: number, work: (hand: GameHand) => T | Promise<T>): Promise<T> {
    const opened = await this.openings.look(gameId);
    const position = seq === opened.game.seq ? opened.log.last : await this.log.position(gameId, seq);
    return work(this.take(opened, null, position));
  }

  /** Null: there is no such game. */
  private async atOnce<T>(
    key: Parameters<OpeningRepository['under']>[0],
    work: (hand: GameHand, found: unknown[][]) => Promise<T>,
    beside: Beside = [],
  ): Promise<{ answer: T } | null> {
    const from = performance.now();
    const begun = async (
      opened: Opened | null,
      manager: EntityManager,
    ): Promise<{ answer: T; hand: GameHand } | null> => {
      this.metrics.lockWaited((performance.now() - from) / 1000);
      if (!opened) return null;
      const bag = bagFor(manager);
      const hand = this.take(opened, manager);
      const answer = await work(hand, opened.beside);
      await this.write(hand, opened, bag);
      return { answer, hand };
    };
    const done = await this.openings.under(key, begun, beside);
    if (!done) return null;
    for (const { row } of done.hand.pending) this.metrics.submitted(row.submission);
    this.announcer.committed(done.hand);
    return done;
  }

  private take({ game, table, log, downtimes }: Opened, manager: EntityManager | null, position = log.last): GameHand {
    const engine = this.systems.engine(game.system);
    const submit = submitWith(engine, this.diceOf(game));
    const renewDice = () => this.renewDice(game, engine);
    const now = this.clock.now();
    const hand = new GameHand({ manager, game, ...table, engine, position, submit, renewDice, downtimes, now });
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

  /** All that the hand changed goes in one statement, unless a mail must read the log as it then stands. */
  private async write(hand: GameHand, { log, asking }: Opened, bag: Bag): Promise<void> {
    const { manager, game, now } = hand;
    let rows = appended(game, hand.pending);
    const played = hand.pending.map(({ row }) => row);
    const changed = markDelivery(hand);
    const stored = async (): Promise<void> => {
      if (rows.seqs.length === 0) return;
      const mails = { mails: bag.mails.splice(0), ends: [] };
      await storeGame(manager, { game, seats: [], rows, bag: mails, at: now });
      rows = NO_ROWS;
    };
    const reading: LogInHand = {
      ...{ asking, stored },
      factsAfter: async (seq) =>
        log.factsAfter(seq, played) ?? (await stored(), this.log.factsAfter(game.id, seq, manager)),
    };
    if (hand.begun) {
      changed.push(...keepClocks(hand, changed));
      reckonClocks(hand);
      await this.announcer.announce(hand, reading);
      if (hand.position.over) game.state = 'over';
    }
    // Mails that ask have started clocks.
    reckonClocks(hand);
    for (const seat of changed) await this.announcer.delivery(hand, seat);
    closeGame(manager, { game, seats: hand.changed ? hand.seats : null, rows, bag, at: now });
  }
}

const NO_ROWS: LogRows = { submissions: [], facts: [], seqs: [], positions: [] };

function theGame<T>(done: { answer: T } | null, name: string): T {
  if (!done) throw new NoSuchGame(name);
  return done.answer;
}
