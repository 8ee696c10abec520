import { fallenAway } from '../kernel/decide/fallen-away';
import { consider } from '../kernel/decide/verdict';
import { seededRng } from '../kernel/decide/rng';
import type { OpenDecision, Position } from '../kernel/record/position';
import type { News, Surface } from '../kernel/testing/leaks';
import { pageName } from '../mail/page-name';
import { receiptMail } from '../mail/receipt-mail';
import { statusSections } from '../orders/status-word';
import { checkOrders } from '../orders/check-orders';
import { emptyReceipt, judgedLines, type Receipt } from '../orders/receipt';
import { scenesPdf } from '../render/pdf';
import { sceneSvg } from '../render/svg';
import { gamePage, openOn } from '../reports/game-page';
import { pageScenes, type PageOrder, type PageScenes } from '../reports/page-scenes';
import { newsOf, type News as ToldNews } from '../reports/digest';
import { explainFact, historyLines } from '../reports/report-lines';
import { viewChanges } from '../reports/replay-change';
import { replayLog } from '../reports/replay-lines';
import { momentOfLine } from '../reports/replay-moment';
import { seatSheets } from '../reports/seat-sheets';
import { mailHtml } from '../wording/html/mail-html';
import { symbolsIn } from '../wording/html/symbols';
import { MailTemplates } from '../wording/templates';
import { turnMail } from '../reports/turn-mail';
import { factFor } from '../kernel/flow/fact';
import type { Board } from '../table/board';
import type { LoggedFact } from '../submissions/logged-fact';
import type { AnyEngine } from '../systems/systems';
import type { Sheet } from '../render/inspect';
import type { Scene } from '../render/scene';
import type { SystemPages } from '../render/system-pages';
import { pagesOf } from '../systems/drawn';
import { GAME, handOn, WHEN } from './bare-hand';
import { textOnce, undrawn } from './drawings';

/**
 * All that the service sends to a player, made from a position and what led to it: mails, page and picture (architecture.md 5).
 * `drawnEvery`: pages are drawn at one position of so many; at the others what they are drawn from stands in their place.
 */
export function playerSurfaces(engine: AnyEngine, drawnEvery = 1): Record<string, Surface> {
  const own = pagesOf(engine.system.id);
  const notDrawn = undrawn(own);
  const isDrawn = ({ dice }: Position): boolean => dice.step % drawnEvery === 0;
  const pagesAt = (position: Position): SystemPages => (isDrawn(position) ? own : notDrawn);
  const told = onceASeat((position, seat, news): Told | null => {
    const open = position.open.find((o) => o.seat === seat && !o.sealed);
    if (!open) return null;
    const of = { engine, templates: TEMPLATES, hand: handOn(engine, position), open, ...newsFor(engine, seat, news) };
    return { ...of, mail: turnOf(of) };
  });
  const drawn: Drawn = onceASeat((position, seat, news) => {
    const asked = orderFor(told(position, seat, news), position, seat);
    // The two pages of most mails and the whole file, by turns.
    const order: PageOrder = position.dice.step % 2 === 0 ? { ...asked, pages: 'all' } : asked;
    return { order, scenes: pageScenes(engine, GAME, position, readBy(seat, news), order, pagesAt(position)) };
  });
  return {
    'turn mail': (position, seat, news) => textOf(told(position, seat, news), turnText),
    receipt: (position, seat, news) => textOf(told(position, seat, news), receiptTexts),
    log: (_, seat, news) => logTexts(engine, seat, news),
    replay: (position, seat, news) =>
      news ? replayTexts({ engine, pages: pagesAt(position) }, position, seat, news) : '',
    'web page': (position, seat, news) => webPage(handOn(engine, position), seat, newsFor(engine, seat, news)),
    PDF: (position, seat, news) => {
      const { scenes: of } = drawn(position, seat, news);
      const [scenes, id] = [of.pages('A4'), of.id];
      if (position.dice.step % BYTES_EVERY !== 0) return `${id} ${writtenOut(scenes)}`;
      return scenesPdf(scenes, { id, title: seat, created: WHEN });
    },
    'HTML mail': (position, seat, news) =>
      textOf(told(position, seat, news), (t) => htmlOf(t, drawn(position, seat, news).scenes)),
    'file name': (position, seat, news) => pageName(GAME.code, drawn(position, seat, news).order),
    'web sheets': (position, seat, news) =>
      webSheets(seatSheets(handOn(engine, position), seat, readBy(seat, news), pagesAt(position)), isDrawn(position)),
    picture: (position, seat, news) => svgOf(drawn(position, seat, news).scenes.crop()),
  };
}

/** The turn mail that puts `open` to its seat, without its subject. */
export function turnMailOf(engine: AnyEngine, position: Position, open: OpenDecision, news?: News): string {
  const hand = handOn(engine, position);
  return turnOf({ engine, templates: TEMPLATES, hand, open, ...newsFor(engine, open.seat, news) }).text;
}
const TEMPLATES = new MailTemplates();

/** A file is its scenes written out, and the same scenes are the same bytes (pdf.ts): of most pages the scenes are enough. */
const BYTES_EVERY = 8;

type Drawn = (position: Position, seat: string, news?: News) => { order: PageOrder; scenes: PageScenes };

/** What has happened, as it is told to one seat. */
interface Happened {
  told: ToldNews;
  before: Position | null;
  since: News['facts'];
}

function newsFor(engine: AnyEngine, seat: string, news?: News): Happened {
  if (!news) return { told: { digest: [], log: [] }, before: null, since: [] };
  return { told: newsOf(engine, logged(news), seat), before: news.before, since: news.facts };
}

/** Facts with places in a log; the numbers of its rows are told to nobody. */
const logged = ({ facts }: News): LoggedFact[] => facts.map((fact, n) => ({ ...fact, seq: 0, n }));

function readBy(seat: string, news?: News) {
  return (news?.facts ?? []).flatMap((fact) => {
    const body = factFor(fact, seat);
    return body ? [{ type: fact.type, body }] : [];
  });
}

/** HISTORY, and WHY of every fact. */
function logTexts(engine: AnyEngine, seat: string, news?: News): string {
  if (!news) return '';
  const facts = logged(news);
  const readable = facts.filter((fact) => factFor(fact, seat) !== null);
  const history = historyLines(engine, facts, seat).map((l) => `${l.text} [${l.rule}]`);
  return [...history, ...readable.flatMap((fact) => explainFact(engine, fact, seat))].join('\n');
}

/** The lines of his replay, the moment of each, and what changed over all of them. */
function replayTexts(
  { engine, pages }: { engine: AnyEngine; pages: SystemPages },
  position: Position,
  seat: string,
  news: News,
): string {
  const { lines } = replayLog(engine, logged(news), new Map([[0, position.dice.step]]), seat);
  const of = { engine, game: GAME, reader: seat, paper: 'A4', pages } as const;
  const moments = lines.map((line) => {
    const { sheets, ...moment } = momentOfLine(of, position, line);
    return { ...moment, sheets: sheets.map(({ id, name }) => [id, name]) };
  });
  const words = lines.map(({ fact: _, ...line }) => line);
  return JSON.stringify([words, moments, viewChanges(engine, seat, news.before, position)]);
}

/** A seat that is asked something, with what his mails are made from. */
interface Told extends Happened {
  engine: AnyEngine;
  templates: MailTemplates;
  hand: Board;
  open: OpenDecision;
  /** His turn mail: most of what leaves hangs on it. */
  mail: ReturnType<typeof turnOf>;
}

const textOf = (told: Told | null, text: (told: Told) => string): string => (told ? text(told) : '');

function turnOf({ engine, templates, hand, open, told, before, since }: Omit<Told, 'mail'>) {
  return turnMail(templates, {
    fell: fallenAway(engine, before, hand.position, open.seat, since),
    hand,
    open,
    news: told,
    before,
    web: 'page',
    sheets: { charts: 'charts', sequence: 'sequence' },
    replyTo: 'reply',
    inReplyTo: null,
  });
}

function turnText({ mail: { subject, text } }: Told): string {
  return `${subject}\n${text}`;
}

/** His turn mail in HTML, and the symbols that stand in it. */
function htmlOf(told: Told, scenes: PageScenes): string {
  const { subject, text } = told.mail;
  const symbols = scenes.symbols().map(({ name, alt, kind, scene }) => ({ name, alt, cid: kind, ...sizeOf(scene) }));
  const map = { cid: 'map', alt: 'map' };
  const html = mailHtml({ text, title: subject, asks: true, isLetter: false, map, symbols });
  return `${html}\n${JSON.stringify(symbolsIn(text, symbols))}`;
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

function orderFor(told: Told | null, position: Position, seat: string): PageOrder {
  return (
    told?.mail.map ?? {
      seat,
      seq: position.seq,
      position: position.dice.step,
      asked: '',
      orderWords: [],
      facts: [],
    }
  );
}

/** The words of his web page, and what it says while he types. */
function webPage(hand: Board, seat: string, { told, before }: Happened): string {
  const seen = before && (hand.engine.view(before, seat) as object);
  const page = gamePage(hand, seat, { report: told, since: told, before: seen });
  const decision = Number(openOn(hand, seat)?.id.slice(1) ?? 0);
  const typed = hand.engine.system.probes.slice(0, 1).join('\n');
  return JSON.stringify([page, checkOrders(hand, seat, decision, typed)]);
}

/** The drawings of his web page, and what he finds when he looks into them. */
const webSheets = (sheets: readonly Sheet[], areDrawn: boolean): string =>
  sheets.map((s) => (areDrawn ? sheetText(s) : `${s.name}\n${svgOf(s.scene())}`)).join('\n');

const svgOf = textOnce(sceneSvg);
const writtenOut = textOnce((scenes: readonly Scene[]) => JSON.stringify(scenes));
const sheetText = textOnce((s: Sheet) => `${s.name}\n${svgOf(s.scene())}\n${JSON.stringify([s.focus, s.inspect()])}`);

/** The same for the same position, seat and news: several surfaces are made from one mail. */
function onceASeat<T>(make: (position: Position, seat: string, news?: News) => T) {
  const known = new WeakMap<Position, { seat: string; news: News | undefined; made: T }>();
  return (position: Position, seat: string, news?: News): T => {
    const last = known.get(position);
    if (last?.seat === seat && last.news === news) return last.made;
    const made = make(position, seat, news);
    known.set(position, { seat, news, made });
    return made;
  };
}

/** The receipts for good orders, for bad ones, and for STATUS. */
function receiptTexts({ engine, templates, hand, open }: Told): string {
  const { seat } = open;
  const to = { replyTo: 'reply', messageId: 'mail', notRead: [] };
  const text = (receipt: Receipt): string => receiptMail(templates, hand, seat, receipt, to).text;
  const kind = engine.kind(open.kind);
  const q = hand.ask(open);
  const good = kind.print(kind.sample(q, seededRng(open.id)), q).join('\n');
  const judged = [good, ...engine.system.probes].map((orders) => {
    const verdict = consider(engine, hand.position, seat, open, orders);
    return text({ ...emptyReceipt(), ...judgedLines(verdict), inForce: verdict.inForce });
  });
  return [...judged, text({ ...emptyReceipt(), sections: statusSections(hand, seat) })].join('\n');
}
