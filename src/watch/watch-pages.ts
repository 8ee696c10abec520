import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { sceneSvg } from '../render/svg';
import { laidOpen } from '../reports/game-text';
import { reportLines } from '../reports/report-lines';
import { SET_UP, turnsOf } from '../reports/turns';
import { DrawingTurns } from '../web/drawing-turns';
import { ReplayPages, type ReplayPage, type ShownMoment } from '../web/replay-pages';
import type { OpenSeat } from '../web/seat-door';
import { openSheets } from '../reports/open-sheets';
import { factFor } from '../kernel/flow/fact';
import type { Sheet } from '../render/inspect';
import type { LoggedFact } from '../submissions/logged-fact';
import { fightingOn } from './fighting';
import { NothingToWatch, SpectatedGames, type Watched } from './spectated-games';

/** What `watch.hbs` shows. */
export interface WatchPage {
  code: string;
  title: string;
  system: string;
  /** `Axis: Anna Berg`, or the side alone where names are not told. */
  players: string[];
  /** What of it is shown. */
  about: string;
  /** The moment of the game that is shown, in a sentence; empty: none is. */
  where: string;
  over: string;
  /** The last game-turn first. */
  turns: { head: string; lines: { text: string; rule: string }[] }[];
  lines: string[];
  score: string[];
  hidden: string[];
  /** `focus`: the part that each opens on, as `x y width height`; empty: all of it. */
  sheets: { id: string; name: string; focus: string }[];
  /** Which game-turn is shown, and which are beside it; `playable`: there are several. */
  step: number;
  of: number;
  playable: boolean;
  before: number | null;
  after: number | null;
  /** Where the map stands as it is drawn; the picture changes with it. */
  moment: string;
}

/** A drawing as it is sent. */
export interface OpenDrawing {
  tag: string;
  zipped: Buffer;
}

/** So many drawings are kept: many look at the same. */
const MOST_KEPT = 40;

/** Which game is looked at, and from where. */
export interface Visit {
  code: string;
  asker: string;
}

/** The pages of spectators: what both sides knew some game-turns ago, and the replay of a game that is over. */
@Injectable()
export class WatchPages {
  private readonly kept = new Map<string, OpenDrawing>();
  private readonly turns = new DrawingTurns();

  constructor(
    private readonly games: SpectatedGames,
    private readonly replays: ReplayPages,
  ) {}

  /** @throws NothingToWatch */
  page(code: string, wanted?: number): Promise<WatchPage> {
    const shown = (watched: Watched): WatchPage => {
      const { hand, facts, then, over } = watched;
      const { game, engine } = hand;
      const { system } = engine;
      const view = then && (engine.outside(then) as object | null);
      const any = readerOf(watched);
      return {
        ...{ code: game.code, title: game.title, system: system.name },
        players: playersOf(watched),
        about: aboutText(watched),
        over: resultOf(watched),
        turns: turnsOf(facts, system.turnBegins)
          .map((turn) => turnLines(watched, turn))
          .reverse(),
        lines: view ? system.lines(view, null) : [],
        score: over ? engine.score(hand.position, any) : [],
        hidden: laidOpen(hand),
        sheets: sheetsOf(watched).map((sheet) => ({ id: sheet.id, name: sheet.name, focus: focusOf(watched, sheet) })),
        ...whereOf(watched, view ? system.moment(view) : ''),
        ...stepsOf(watched),
      };
    };
    return this.games.look(code, shown, wanted);
  }

  /** One sheet of the map. @throws NothingToWatch */
  drawing({ code, asker }: Visit, id: string, step?: number): Promise<OpenDrawing> {
    const asked = (watched: Watched): OpenDrawing => {
      const { game, engine } = watched.hand;
      const key = [
        game.id,
        watched.then?.seq,
        watched.step === watched.of && watched.over,
        engine.system.version,
        id,
      ].join('/');
      const known = this.kept.get(key) ?? drawn(watched, id);
      this.kept.delete(key);
      this.kept.set(key, known);
      const oldest = this.kept.keys().next().value;
      if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
      return known;
    };
    return this.turns.take(asker, () => this.games.look(code, asked, step));
  }

  /** The replay of a game that is over, as one of its sides saw it. @throws NothingToWatch, NoSuchMoment */
  async replay(visit: Visit, of: string | undefined): Promise<ReplayPage> {
    const seat = await this.ended(visit);
    return this.replays.page(seat, of, `/watch/${seat.game.code}`);
  }

  async moment(visit: Visit, of: string | undefined, n: number): Promise<ShownMoment> {
    return this.replays.moment(await this.ended(visit), of, n);
  }

  async replayDrawing(visit: Visit, of: string | undefined, n: number, id: string) {
    return this.replays.drawing(await this.ended(visit), of, n, id);
  }

  async why(visit: Visit, of: string | undefined, n: number) {
    return this.replays.why(await this.ended(visit), of, n);
  }

  async compare(visit: Visit, of: string | undefined, from: number, n: number) {
    return this.replays.compare(await this.ended(visit), of, from, n);
  }

  /** A seat of a game that is over: what it saw is open to everybody. @throws NothingToWatch */
  private ended({ code, asker }: Visit): Promise<OpenSeat> {
    return this.games.look(code, ({ hand, over }) => {
      const [seat] = hand.seats;
      if (!over || !seat) throw new NothingToWatch();
      return { game: hand.game, side: seat.side, personId: seat.personId, watches: true, both: false, asker };
    });
  }
}

/** Any seat: what is told is what all of them may read in the same words. */
const readerOf = ({ hand }: Watched): string => hand.seats[0]?.side ?? '';

function playersOf({ hand, named }: Watched): string[] {
  const { charter, state } = hand.game;
  const silent = !named || (charter.anonymous === true && state !== 'over');
  return hand.seats.map(({ side }) => {
    const seat = hand.engine.system.seatName(side);
    return silent ? seat : `${seat}: ${hand.playerOf(side).name}`;
  });
}

function aboutText({ over, delay, then }: Watched): string {
  if (over) return 'The game is over: all of it may be seen.';
  const turns = `${delay} game-turn${delay === 1 ? '' : 's'}`;
  return then
    ? `What both sides knew ${turns} ago. What one of them hides from the other is not shown.`
    : `What both sides knew ${turns} ago is shown here; the game is younger than that.`;
}

/** The game-turns that may be looked at, one after the other. */
function stepsOf({ step, of }: Watched): Pick<WatchPage, 'step' | 'of' | 'playable' | 'before' | 'after'> {
  return { step, of, playable: of > 1, before: step > 1 ? step - 1 : null, after: step < of ? step + 1 : null };
}

/** The moment that is shown, as a heading and as a sentence. */
function whereOf({ over, delay, step, of }: Watched, moment: string): Pick<WatchPage, 'moment' | 'where'> {
  if (moment === '') return { moment, where: '' };
  if (step < of) return { moment, where: `The position at ${moment}, as it was then.` };
  const behind = delay === 0 ? '' : `, ${delay} game-turn${delay === 1 ? '' : 's'} behind the play`;
  return { moment, where: over ? `At the end: ${moment}.` : `The position at ${moment}${behind}.` };
}

function resultOf({ hand: { engine, position } }: Watched): string {
  const { over } = position;
  if (!over) return '';
  return `${over.winner ? `${engine.system.seatName(over.winner)} wins: ` : ''}${over.level}. ${over.text}`;
}

function turnLines(watched: Watched, facts: Watched['facts']): WatchPage['turns'][number] {
  const { engine } = watched.hand;
  const lines = reportLines(engine, facts, readerOf(watched)).map(({ text, rule }) => ({ text, rule }));
  const begins = facts[0]?.type === engine.system.turnBegins;
  const [first] = lines;
  return begins && first ? { head: first.text, lines: lines.slice(1) } : { head: SET_UP, lines };
}

/** What happened in the game-turn that was played last: where the next begins by itself, in the one before. */
function lastTurn({ hand, facts }: Watched): readonly LoggedFact[] {
  const turns = turnsOf(facts, hand.engine.system.turnBegins);
  const last = turns.at(-1) ?? [];
  return last.length > 1 ? last : (turns.at(-2) ?? last);
}

/** The map is marked with what happened in the game-turn that was played last. */
function sheetsOf(watched: Watched): Sheet[] {
  const { hand, then } = watched;
  if (!then) return [];
  return openSheets(hand.engine, hand.game, then, lastTurn(watched), readerOf(watched));
}

/** Where a sheet opens, as the page's script reads it: `x y width height`; empty: it shows the whole. */
function focusOf(watched: Watched, sheet: Sheet): string {
  const { system } = watched.hand.engine;
  const facts = lastTurn(watched).flatMap((fact) => {
    const body = fact.type.startsWith('despatch.') ? null : factFor(fact, readerOf(watched));
    return body ? [{ type: fact.type, body }] : [];
  });
  return fightingOn(sheet, system.marks(facts))?.map(Math.round).join(' ') ?? '';
}

function drawn(watched: Watched, id: string): OpenDrawing {
  const sheet = sheetsOf(watched).find((one) => one.id === id);
  if (!sheet) throw new NothingToWatch();
  // Opened alone, the drawing has its letters from us; in a page it has the page's.
  const svg = `<?xml-stylesheet type="text/css" href="/web/fonts.css"?>\n${sceneSvg(sheet.scene())}`;
  return { tag: createHash('sha256').update(svg).digest('hex').slice(0, 24), zipped: gzipSync(svg) };
}
