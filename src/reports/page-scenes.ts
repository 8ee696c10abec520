import { touched } from '../kernel/decide/touch';
import type { Game } from '../table/game.entity';
import type { JsonObject } from '../kernel/realm';
import { sealOf } from '../kernel/record/hash';
import type { Position } from '../kernel/record/position';
import type { MailSpec } from '../post/mail-spec';
import { pagesOf } from '../systems/drawn';
import { askedSheet } from './asked-sheet';
import type { Sheet } from '../render/inspect';
import type { PageText, Paper, Scene } from '../render/scene';
import type { UnitSymbol } from '../render/symbols';
import type { AnyEngine } from '../systems/systems';

/** What a page is drawn from. */
export type PageOrder = NonNullable<MailSpec['map']>;

/** The drawings of one seat's own view; each is made when it is asked for. */
export interface PageScenes {
  /** The attachment of a mail. */
  pages: (paper: Paper) => Scene[];
  crop: () => Scene;
  /** For the lines of a mail that name units. */
  symbols: () => UnitSymbol[];
  /** The sheets of his web page. */
  sheets: (paper: Paper) => Sheet[];
  /** Hash of the view, by which a page tells its position. */
  id: string;
}

/** Draws what `order` asks for, from the seat's view of `position` and the facts he was told. */
export function pageScenes(
  engine: AnyEngine,
  game: Pick<Game, 'code' | 'title' | 'commitment'>,
  position: Position,
  told: readonly { type: string; body: JsonObject }[],
  order: PageOrder,
  pages = pagesOf(engine.system.id),
): PageScenes {
  const view = engine.view(position, order.seat) as object;
  const id = sealOf(game.commitment, view);
  const text: PageText = {
    code: game.code,
    title: game.title,
    moment: engine.system.moment(view),
    asked: order.asked,
    seat: engine.system.seatName(order.seat),
    position: `${order.position}, hash ${id.slice(0, 8)}`,
    orderWords: order.orderWords,
    marks: engine.system.marks(told),
    told: engine.system.lines(view, null),
    whole: order.pages === 'all',
  };
  const a4 = once(() => pages.sheets(view, engine.system.data, text, 'A4'));
  const about = once(() => aboutSheet(engine, position, order.seat, a4()));
  return {
    pages: (paper) => pages.pages(view, engine.system.data, { ...text, ...about() }, paper),
    crop: () => pages.crop(view, engine.system.data, { ...text, ...about() }),
    symbols: () => pages.symbols?.(view, engine.system.data) ?? [],
    sheets: (paper) => (paper === 'A4' ? a4() : pages.sheets(view, engine.system.data, text, paper)),
    id,
  };
}

/** The sheet that what a seat is asked is about: who is asked of ships has the sea before him, and not the hexes. */
function aboutSheet(
  engine: AnyEngine,
  position: Position,
  seat: string,
  sheets: readonly Sheet[],
): Pick<PageText, 'about'> {
  const open = position.open.find((one) => one.seat === seat && !one.sealed);
  if (!open || position.over || sheets.length < 2) return {};
  const about = askedSheet(sheets, touched(engine.kind(open.kind), engine.ask(position, open), []));
  return about === null ? {} : { about };
}

function once<T>(make: () => T): () => T {
  let made: { it: T } | null = null;
  return () => (made ??= { it: make() }).it;
}
