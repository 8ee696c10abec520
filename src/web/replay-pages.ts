import { gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { whySection } from '../orders/inquiries';
import type { Section } from '../orders/receipt';
import { viewChanges, type Change } from '../reports/replay-change';
import { replayTurns, whyLine } from '../reports/replay-lines';
import { momentOfLine, type Moment, type MomentText } from '../reports/replay-moment';
import { sceneSvg } from '../render/svg';
import { HintRepository } from '../bots/hint.repository';
import { itemsOf } from '../bots/review-mail';
import { DrawingTurns, readerAt } from './drawing-turns';
import { NoSuchMoment, ReplayGames, viewsOpen, type Replay } from './replay-games';
import type { OpenSeat } from './seat-door';
import { NoSuchSheet, type DrawnSheet } from './seat-pages';

/** One line of the log as `replay.hbs` shows it. */
interface ShownLine {
  n: number;
  text: string;
  rule: string;
  position: number;
  undone: boolean;
}

/** What `replay.hbs` shows. */
export interface ReplayPage {
  code: string;
  /** Where its game is looked at; the replay lies below. */
  home: string;
  title: string;
  system: string;
  seat: string;
  player: string;
  side: string;
  /** `?side=north` where the visitor holds both seats. */
  which: string;
  /** The address of another view begins with it. */
  of: string;
  /** The views that may be chosen; one: there is no choice. */
  views: { id: string; name: string; chosen: boolean; href: string }[];
  choice: boolean;
  turns: { head: string; lines: ShownLine[] }[];
  last: number;
  /** What the review of the game found of the seat whose view it is, each at the moment when he was asked; null: it has none. */
  review: { n: number; title: string; worth: string; given: readonly string[]; better: readonly string[] }[] | null;
}

/** One moment as the page's script reads it. */
export interface ShownMoment extends MomentText {
  n: number;
  text: string;
  undone: boolean;
  sheets: { id: string; name: string }[];
}

interface Kept {
  moment: Moment;
  drawn: Map<string, DrawnSheet>;
}

/** So many moments are kept with what was drawn of them: one steps to and fro. */
const MOST_KEPT = 40;
const SET_UP = 'The set-up, before anything happened.';
const NOW = 'The game as it stands now.';

/** The replay of a game, from what one seat saw: its page, its moments, and what differs between two. */
@Injectable()
export class ReplayPages {
  private readonly kept = new Map<string, Kept>();
  private readonly turns = new DrawingTurns();

  constructor(
    private readonly games: ReplayGames,
    private readonly hints: HintRepository,
  ) {}

  /** `open`: where everybody looks at the game. @throws NotOpened before the game has begun; NoSuchMoment for a view that is not his to see */
  page(seat: OpenSeat, of: string | undefined, open?: string): Promise<ReplayPage> {
    return this.look(seat, of, async ({ hand, side, reader, lines, last }) => {
      const { game, engine } = hand;
      const found = hand.position.over ? await this.hints.reviewOf(game.id) : null;
      const which = seat.both ? `?side=${side}` : '';
      const home = open ?? `/g/${game.code}`;
      const views = viewsOpen(hand, side).map((id) => ({
        id,
        name: engine.system.seatName(id),
        chosen: id === reader,
        href: `${home}/replay${which}${which ? '&' : '?'}of=${id}`,
      }));
      return {
        ...{ code: game.code, home, title: game.title, system: engine.system.name },
        ...{
          seat: engine.system.seatName(side),
          player: open === undefined ? hand.playerOf(side).name : '',
          side,
          which,
          last,
        },
        of: reader,
        ...{ views, choice: views.length > 1 },
        review: found && itemsOf(found, reader).map((one) => ({ ...one, n: momentOf(lines, one.seq) })),
        turns: replayTurns(lines).map((turn) => ({
          head: turn.head,
          lines: turn.lines.map(({ n, text, rule, position, undone = false }) => ({ n, text, rule, position, undone })),
        })),
      };
    });
  }

  /** Moment `n` in words, and which sheets may be drawn of it. @throws NoSuchMoment */
  moment(seat: OpenSeat, of: string | undefined, n: number): Promise<ShownMoment> {
    return this.look(seat, of, async (replay) => {
      const line = this.games.lineAt(replay, n);
      const { moment, position, lines, marked, sheets } = (await this.momentAt(replay, n)).moment;
      const text = line?.text ?? (n === 0 ? SET_UP : NOW);
      const names = sheets.map(({ id, name }) => ({ id, name }));
      return { n, text, undone: line?.undone ?? false, moment, position, lines, marked, sheets: names };
    });
  }

  /** One sheet of moment `n`. @throws NoSuchMoment, NoSuchSheet */
  drawing(seat: OpenSeat, of: string | undefined, n: number, id: string): Promise<DrawnSheet> {
    return this.look(seat, of, async (replay) => {
      const { moment, drawn } = await this.momentAt(replay, n);
      const sheet = moment.sheets.find((s) => s.id === id);
      if (!sheet) throw new NoSuchSheet();
      const known = drawn.get(id) ?? {
        tag: `${moment.seal}-${id}`,
        svg: gzipSync(sceneSvg(sheet.scene())),
        places: gzipSync(JSON.stringify({ focus: sheet.focus ?? null, places: sheet.inspect() })),
      };
      drawn.set(id, known);
      return known;
    });
  }

  /** The arithmetic behind line `n`, as WHY gives it by mail. @throws NoSuchMoment */
  why(seat: OpenSeat, of: string | undefined, n: number): Promise<{ lines: string[] }> {
    return this.look(seat, of, (replay) => {
      const line = this.games.lineAt(replay, n);
      if (!line) throw new NoSuchMoment();
      return { lines: whyLine(replay.hand.engine, replay, line, replay.reader) };
    });
  }

  /** WHY of a numbered line of his last report, and the moment of the replay it is at. */
  whyOfReport(seat: OpenSeat, number: number): Promise<Section & { moment: number | null }> {
    return this.look(seat, undefined, (replay) => ({
      ...whySection(replay.hand, replay.side, number, replay.facts),
      moment: this.games.momentOfReport(replay, number),
    }));
  }

  /** What changed from moment `from` to moment `to`. @throws NoSuchMoment */
  compare(seat: OpenSeat, of: string | undefined, from: number, to: number): Promise<{ changes: Change[] }> {
    return this.look(seat, of, async (replay) => {
      const [a, b] = [await this.games.position(replay, from), await this.games.position(replay, to)];
      return { changes: viewChanges(replay.hand.engine, replay.reader, a, b) };
    });
  }

  /** In turn with all others who replay. @throws ServiceUnavailableException while too many do */
  private look<T>(seat: OpenSeat, of: string | undefined, work: (replay: Replay) => T | Promise<T>): Promise<T> {
    return this.turns.take(readerAt(seat), () => this.games.look(seat, of, work));
  }

  private async momentAt(replay: Replay, n: number): Promise<Kept> {
    const { hand, side, reader } = replay;
    const line = this.games.lineAt(replay, n);
    const at = line ? `${line.fact.seq}/${line.fact.n}` : n === 0 ? 'set-up' : `now/${hand.position.seq}`;
    const { paper } = hand.playerOf(side);
    const key = [hand.game.id, reader, at, paper, hand.engine.system.version].join('/');
    const known = this.kept.get(key) ?? { moment: await this.made(replay, n, line), drawn: new Map() };
    this.kept.delete(key);
    this.kept.set(key, known);
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return known;
  }

  private async made(replay: Replay, n: number, line: ReturnType<ReplayGames['lineAt']>): Promise<Moment> {
    const { hand, side, reader } = replay;
    const of = { engine: hand.engine, game: hand.game, reader, paper: hand.playerOf(side).paper };
    return momentOfLine(of, await this.games.position(replay, n), line);
  }
}

/** The moment at which the answer of a row was still to be given. */
const momentOf = (lines: readonly { fact: { seq: number } }[], seq: number): number =>
  lines.filter(({ fact }) => fact.seq < seq).length;
