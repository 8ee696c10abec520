import { onPaper } from '../../../render/page/paper';
import { rosterBelow } from '../../../render/hexmap/roster-below';
import type { Stack } from '../../../render/hexmap/roster';
import { below, type Block } from '../../../render/page/boxes';
import { pageHeading, titled } from '../../../render/page/heading';
import { orderForm } from '../../../render/page/order-form';
import { plain } from '../../../render/page/theme';
import { PAPER_SIZE, type PageText, type Paper, type Points, type Scene, type Shape } from '../../../render/scene';
import { label } from '../../../render/shapes';
import type { HexWindow } from '../../../render/hexmap/view';
import type { Rect } from '../../../render/geometry';
import { displays } from './displays';
import { overview, overviewHeight } from './overview';
import { LETTER, MARGIN } from './front-page';
import { handBlock } from './hand';
import type { Drawn } from './map';
import { tracks, turnTable } from './tracks';

const HEAD = 20;
/** The order form gets no less. */
const LEAST_FORM = 90;

/** The second page: stacks that the first does not list, boxes, tracks, turns, the own hand, and a form for the orders. */
export function secondPage(
  drawn: Drawn,
  text: PageText,
  paper: Paper,
  { stacks, window, pages }: { stacks: readonly Stack[]; window: HexWindow; pages: number },
): Scene {
  const { width, height } = PAPER_SIZE[paper];
  const inner = width - 2 * MARGIN;
  const blocks = allDisplays(drawn, text, inner);
  const most = height - 2 * MARGIN - HEAD - blocks.height - LEAST_FORM - 6;
  const roster = rosterBelow(stacks, { x: MARGIN, y: MARGIN + HEAD, width: inner, height: most }, LETTER);
  const high = MARGIN + HEAD + roster.height;
  const top = high + blocks.height + 6;
  const name = stacks.length > 0 ? 'Other stacks, boxes, orders' : 'Boxes, tracks, orders';
  return onPaper({ width, height }, [
    ...pageHeading(text, name, MARGIN, MARGIN),
    label(`page 2 of ${pages}`, width - MARGIN, MARGIN + 10, { ...plain, anchor: 'end' }),
    ...roster.draw(),
    ...blocks.draw(MARGIN, high),
    ...foot(drawn, text, window, { x: MARGIN, y: top, width: inner, height: height - MARGIN - top }),
  ]);
}

/** The form for the orders, and beside it the whole map where it has room. */
function foot(drawn: Drawn, text: PageText, window: HexWindow, box: Rect): Shape[] {
  const wide = widths(box.width).find((width) => overviewHeight(drawn, width) <= box.height);
  if (wide === undefined) return orderForm(text, box);
  const left = { ...box, width: box.width - wide - GAP };
  return [
    ...overview(drawn, window, { x: box.x + box.width - wide, y: box.y, width: wide }),
    ...orderForm(text, left, 1),
  ];
}
const GAP = 6;
/** Of the whole map beside the form: the largest that leaves room to write. */
const widths = (width: Points): Points[] => Array.from({ length: 16 }, (_, i) => width * (0.68 - i * 0.02));

/** The displays alone, as high as they need: orders are written beside them on the web. */
export function displaySheet(drawn: Drawn, text: PageText, paper: Paper): Scene {
  const { width } = PAPER_SIZE[paper];
  const blocks = allDisplays(drawn, text, width - 2 * MARGIN);
  const height = MARGIN + HEAD + blocks.height + MARGIN;
  return onPaper({ width, height }, [
    ...pageHeading(text, 'Boxes and tracks', MARGIN, MARGIN),
    ...blocks.draw(MARGIN, MARGIN + HEAD),
  ]);
}

const allDisplays = ({ view, data, things }: Drawn, text: PageText, width: Points): Block =>
  below([
    handBlock(view, data, text, width),
    titled('HOLDING BOXES, LOSSES, SUPPLY UNITS', displays(things, data, width)),
    tracks(view, data, width),
    turnTable(view, data, width),
  ]);
