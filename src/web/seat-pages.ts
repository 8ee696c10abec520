import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { factFor } from '../kernel/flow/fact';
import type { Sheet } from '../render/inspect';
import { sceneSvg } from '../render/svg';
import { gamePage, stampOf, type GamePage } from '../reports/game-page';
import { newsOf } from '../reports/digest';
import { isPupil } from '../reports/lessons';
import { factsOfReport } from '../reports/report-lines';
import { askedSheet } from '../reports/asked-sheet';
import { seatTouch, type SeatTouch } from '../reports/touch';
import { sealOfSheets, seatSheets } from '../reports/seat-sheets';
import type { Board } from '../table/board';
import { LogRepository } from '../submissions/log.repository';
import { RulingRepository } from '../rulings/ruling.repository';
import { rulingsOfGame } from '../rulings/ruling-text';
import { SubmissionService } from '../submissions/submission.service';
import { DrawingTurns, readerAt } from './drawing-turns';
import { LetterThreads, type LetterThread } from './letter-threads';
import { NotOpened, type OpenSeat } from './seat-door';

/** What `game.hbs` shows. */
export interface SeatPage extends GamePage {
  side: string;
  /** `?side=north` where the reader holds both seats. */
  which: string;
  sheets: { id: string; name: string }[];
  /** Rulings that hold in the game, and those that could. */
  rulings: string[];
  /** Letters between the players; null for an understudy. */
  thread: LetterThread | null;
  /** Known again when the same orders are sent twice. */
  mark: string;
}

/** A sheet as it is sent: gzipped, under a tag that changes with what is on it. */
export interface DrawnSheet {
  tag: string;
  svg: Buffer;
  places: Buffer;
}

/** The sheets of one view, and those of them that have been drawn. */
interface SheetSet {
  seal: string;
  sheets: Sheet[];
  drawn: Map<string, DrawnSheet>;
}

/** There is no such sheet. */
export class NoSuchSheet extends Error {
  constructor() {
    super('there is no such sheet');
    this.name = 'NoSuchSheet';
  }
}

/** Where the page has what a digest leaves out. */
const BELOW = 'the log below';

/** The sheets of so many views are kept: a player looks at the same ones many times. */
const MOST_KEPT = 30;

/** The page of a seat: its words and its drawings, all made from the seat's own view. */
@Injectable()
export class SeatPages {
  private readonly kept = new Map<string, SheetSet>();
  private readonly turns = new DrawingTurns();

  constructor(
    private readonly submissions: SubmissionService,
    private readonly log: LogRepository,
    private readonly rulings: RulingRepository,
    private readonly threads: LetterThreads,
  ) {}

  /** @throws NotOpened before the game has begun */
  async page(seat: OpenSeat): Promise<SeatPage> {
    const { game, side, both } = seat;
    const thread = await this.threads.of(seat);
    return this.submissions.look(game.id, async (hand) => {
      if (!hand.begun) throw new NotOpened();
      const { toldSeq, seenSeq, report } = hand.seat(side);
      // As it stood when it was told: its lines keep their numbers, and what was undone since is news.
      const last = await this.log.factsAt(game.id, factsOfReport(report), undefined, toldSeq);
      const since = await this.log.factsAfter(game.id, toldSeq);
      const seen = seenSeq === null || seenSeq === hand.position.seq ? null : await this.log.position(game.id, seenSeq);
      const news = {
        report: newsOf(hand.engine, last, side, BELOW),
        since: newsOf(hand.engine, since, side, BELOW),
        before: seen ? (hand.engine.view(seen, side) as object) : null,
        answered: isPupil(hand, side) ? await this.log.answeredBy(game.id, side, hand.position.seq) : 0,
      };
      const sheets = (await this.sheetsOf(hand, side)).sheets.map(({ id, name }) => ({ id, name }));
      const which = both ? `?side=${side}` : '';
      const rulings = rulingsOfGame(await this.rulings.ofGame(game), hand.playerOf(side).zone);
      return { ...gamePage(hand, side, news), side, which, sheets, rulings, thread, mark: randomUUID() };
    });
  }

  /** The stamp of the page: another one means that there is something new. */
  stamp({ game, side }: OpenSeat): Promise<string> {
    return this.submissions.look(game.id, (hand) => stampOf(hand, side));
  }

  /** What may be picked, and what may be ordered of what is. */
  touch(seat: OpenSeat, picked: readonly string[]): Promise<SeatTouch & { sheet?: string | null }> {
    return this.looking(seat, async (hand) => {
      const touch = seatTouch(hand, seat.side, picked);
      // Where one begins he has that sheet before him on which it lies.
      return picked.length > 0
        ? touch
        : { ...touch, sheet: askedSheet((await this.sheetsOf(hand, seat.side)).sheets, touch) };
    });
  }

  /** One sheet; drawn only when no drawing of the same is kept. @throws NoSuchSheet */
  drawing(seat: OpenSeat, id: string): Promise<DrawnSheet> {
    return this.looking(seat, async (hand) => {
      const { seal, sheets, drawn } = await this.sheetsOf(hand, seat.side);
      const sheet = sheets.find((s) => s.id === id);
      if (!sheet) throw new NoSuchSheet();
      const known = drawn.get(id) ?? draw(sheet, `${seal}-${id}`);
      drawn.set(id, known);
      return known;
    });
  }

  /** In turn with all others who look at their seats. @throws ServiceUnavailableException while too many do */
  private looking<T>(seat: OpenSeat, work: (hand: Board) => T | Promise<T>): Promise<T> {
    return this.turns.take(readerAt(seat), () => this.submissions.look(seat.game.id, work));
  }

  private async sheetsOf(hand: Board, side: string): Promise<SheetSet> {
    const seal = sealOfSheets(hand, side);
    const known = this.kept.get(seal) ?? { seal, sheets: await this.sheetsFor(hand, side), drawn: new Map() };
    this.kept.delete(seal);
    this.kept.set(seal, known);
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return known;
  }

  private async sheetsFor(hand: Board, side: string): Promise<Sheet[]> {
    const facts = await this.log.factsAt(hand.game.id, factsOfReport(hand.seat(side).report));
    const told = facts.flatMap((f) => {
      const body = f.undone ? null : factFor(f, side);
      return body ? [{ type: f.type, body }] : [];
    });
    return seatSheets(hand, side, told);
  }
}

function draw(sheet: Sheet, tag: string): DrawnSheet {
  const [spots, covered] = [sheet.spots?.() ?? [], sheet.covered?.() ?? []];
  const places = { focus: sheet.focus ?? null, places: sheet.inspect(), spots, covered };
  return { tag, svg: gzipSync(sceneSvg(sheet.scene())), places: gzipSync(JSON.stringify(places)) };
}
