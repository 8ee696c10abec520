import { Injectable } from '@nestjs/common';
import { migrated } from '../kernel/record/migrate';
import type { Position } from '../kernel/record/position';
import { commonFacts } from '../reports/report-lines';
import { LogRepository } from '../submissions/log.repository';
import type { LoggedFact } from '../submissions/logged-fact';
import { SubmissionService } from '../submissions/submission.service';
import type { Board } from '../table/board';
import { charterOf, watchDelay } from '../table/charter';
import type { Game } from '../table/game.entity';
import { GameRepository, NoSuchGame } from '../table/game.repository';
import { stepsShown } from './delay';
import { PublicNames } from './public-names.repository';

/** There is no game that one could watch under this code. It is never told why. */
export class NothingToWatch extends Error {
  constructor() {
    super('There is no game to watch here.');
    this.name = 'NothingToWatch';
  }
}

/** What spectators may know of a game. */
export interface Watched {
  hand: Board;
  delay: number;
  over: boolean;
  /** What both sides knew then, and still holds; of a game that is over, what both knew of all of it. */
  facts: readonly LoggedFact[];
  /** The position as it stood then, of which only what lies open may be shown; null: the game is too young. */
  then: Position | null;
  /** Which of the game-turns that may be shown this is, from 1 on; `of` is the last. */
  step: number;
  of: number;
  /** Whether the players are called by their names. */
  named: boolean;
}

/** So many logs are kept, as far as both sides know them. */
const MOST_KEPT = 8;

/** Games whose charters let others watch, as far as they may. */
@Injectable()
export class SpectatedGames {
  private readonly kept = new Map<string, readonly LoggedFact[]>();

  constructor(
    private readonly games: GameRepository,
    private readonly submissions: SubmissionService,
    private readonly log: LogRepository,
    private readonly names: PublicNames,
  ) {}

  /** The game of a code. @throws NothingToWatch */
  async find(code: string): Promise<Game> {
    const game = await this.games.byCode(code).catch((error: unknown) => {
      throw error instanceof NoSuchGame ? new NothingToWatch() : error;
    });
    if (game.state === 'inviting' || game.state === 'cancelled') throw new NothingToWatch();
    if (watchDelay(charterOf(game)) === null) throw new NothingToWatch();
    return game;
  }

  /** Runs `work` with what spectators may know of the game of a code, as it stood at a step; without one, at the last. @throws NothingToWatch */
  async look<T>(code: string, work: (watched: Watched) => T | Promise<T>, step?: number): Promise<T> {
    const { id } = await this.find(code);
    const named = await this.names.told(id);
    return this.submissions.look(id, async (hand) => work({ ...(await this.watched(hand, step)), named }));
  }

  private async watched(hand: Board, wanted?: number): Promise<Omit<Watched, 'named'>> {
    const { game, engine, position } = hand;
    const delay = watchDelay(charterOf(game));
    if (delay === null || !hand.begun) throw new NothingToWatch();
    const common = await this.commonOf(hand);
    const over = position.over !== null;
    const steps = stepsShown(common, { turnBegins: engine.system.turnBegins, delay, over });
    const step = wanted ?? steps.length;
    const until = steps[step - 1];
    if (until === undefined && wanted !== undefined) throw new NothingToWatch();
    const facts = until === undefined ? [] : common.filter((fact) => fact.seq <= until);
    const then = until === undefined ? null : until === Infinity ? position : await this.at(hand, until);
    return { hand, delay, over, facts, then, step, of: steps.length };
  }

  /** What all seats know of the log as it stands: many may look at the same game. */
  private async commonOf({ game, position, seats }: Board): Promise<readonly LoggedFact[]> {
    const key = `${game.id}/${position.seq}`;
    const known = this.kept.get(key) ?? (await this.readCommon(game.id, seats));
    this.kept.delete(key);
    this.kept.set(key, known);
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return known;
  }

  private async readCommon(gameId: string, seats: Board['seats']): Promise<readonly LoggedFact[]> {
    const standing = (await this.log.factsAfter(gameId, -1)).filter((fact) => !fact.undone);
    return commonFacts(
      standing,
      seats.map(({ side }) => side),
    );
  }

  private async at({ game, engine: { system } }: Board, seq: number): Promise<Position> {
    const then = await this.log.position(game.id, seq);
    return then.version === system.version ? then : migrated(system, then, system.version);
  }
}
