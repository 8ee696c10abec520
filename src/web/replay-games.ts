import { Injectable } from '@nestjs/common';
import { migrated } from '../kernel/record/migrate';
import type { Position } from '../kernel/record/position';
import { lineOfFacts, replayLog, type ReplayLine, type ReplayLog } from '../reports/replay-lines';
import { factsOfLine } from '../reports/report-lines';
import { LogRepository } from '../submissions/log.repository';
import { SubmissionService } from '../submissions/submission.service';
import type { Board } from '../table/board';
import { NotOpened, type OpenSeat } from './seat-door';

/** There is no such line, no such moment, or no such view of this game. It is never told which. */
export class NoSuchMoment extends Error {
  constructor() {
    super('there is no such moment in this replay');
    this.name = 'NoSuchMoment';
  }
}

/** A game with what one seat was told of it. */
export interface Replay extends ReplayLog {
  hand: Board;
  /** Whose replay it is: the visitor's own, or after the end of the game that of any seat. */
  reader: string;
  side: string;
  /** The last moment: the game as it stands. */
  last: number;
}

/** The logs of so many games are kept: a replay asks for the same one many times, and it is read once. */
const MOST_KEPT = 4;

/** Games to be replayed: their logs as a seat knows them, and the positions that those led to. */
@Injectable()
export class ReplayGames {
  private readonly kept = new Map<string, ReplayLog>();

  constructor(
    private readonly submissions: SubmissionService,
    private readonly log: LogRepository,
  ) {}

  /**
   * Runs `work` with the replay of a seat. `of`: the seat whose view is asked for; another than his own only once the game
   * has ended. @throws NotOpened before the game has begun; NoSuchMoment
   */
  look<T>({ game, side }: OpenSeat, of: string | undefined, work: (replay: Replay) => T | Promise<T>): Promise<T> {
    return this.submissions.look(game.id, async (hand) => {
      if (!hand.begun) throw new NotOpened();
      const reader = of ?? side;
      if (!viewsOpen(hand, side).includes(reader)) throw new NoSuchMoment();
      const log = await this.logOf(hand, reader);
      return work({ ...log, hand, side, reader, last: log.lines.length + 1 });
    });
  }

  /** The line that led to moment `n`; null: none, at the set-up (0) and as the game stands (the last). @throws NoSuchMoment */
  lineAt({ lines, last }: Replay, n: number): ReplayLine | null {
    if (!Number.isInteger(n) || n < 0 || n > last) throw new NoSuchMoment();
    return lines[n - 1] ?? null;
  }

  /** The position of moment `n`, of which only the reader's view may be shown. It is stored: nothing is played again. @throws NoSuchMoment */
  async position({ hand, last, ...replay }: Replay, n: number): Promise<Position> {
    if (n === last) return hand.position;
    const seq = this.lineAt({ hand, last, ...replay }, n)?.fact.seq ?? 0;
    const { system } = hand.engine;
    const then = await this.log.position(hand.game.id, seq);
    return then.version === system.version ? then : migrated(system, then, system.version);
  }

  /** The line of the replay that line `number` of the visitor's last report ends with; null: there is none. */
  momentOfReport({ hand, side, lines }: Replay, number: number): number | null {
    const stored = hand.seat(side).report[number - 1];
    return stored ? lineOfFacts(lines, factsOfLine(stored)) : null;
  }

  private async logOf(hand: Board, reader: string): Promise<ReplayLog> {
    const { game, position, engine } = hand;
    const key = `${game.id}/${reader}/${position.seq}/${engine.system.version}`;
    const known = this.kept.get(key) ?? (await this.read(hand, reader));
    this.kept.delete(key);
    this.kept.set(key, known);
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return known;
  }

  private async read({ game, engine }: Board, reader: string): Promise<ReplayLog> {
    const facts = await this.log.factsAfter(game.id, -1);
    const steps = await this.log.stepNumbers(game.id);
    return replayLog(engine, facts, steps, reader);
  }
}

/** The seats whose views a visitor may choose: all once the game has ended, until then his own. */
export const viewsOpen = (hand: Board, side: string): string[] =>
  hand.position.over ? hand.seats.map((seat) => seat.side) : [side];
