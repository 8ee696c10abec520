import type { MercuryData } from '../../../systems/mercury/data/load';
import type { View } from '../../../systems/mercury/view/view';
import type { Rect } from '../../geometry';
import { textWidth, wrapped } from '../../measure';
import { PAPER_SIZE } from '../../scene';
import type { Paper, Points, Scene, Shape } from '../../scene';
import type { PageText } from '../marks';
import { label, part, polyline, rectangle } from '../../shapes';
import { airDisplay } from '../air-display';
import type { Block } from '../../page/boxes';
import { below } from '../../page/boxes';
import { ALARM, INK, LEAST, PALE, PAPER as WHITE, RULE } from '../theme';
import { KEY_ROW, keyRow } from './counter-key';
import { rosterBelow } from './roster-below';
import type { Stack } from '../../hexmap/roster';
import { groundTracks } from './tracks';
import { turnBoxes } from './turn-boxes';

const MARGIN = 20;
const HEAD = 20;
const TITLE = 11;
const RULING = 15;
const LINE = 8.4;
/** The order form gets no less. */
const LEAST_FORM = 90;

/** The second page: the stacks that the first does not list, turns with what comes, the air display, tracks, and a form for the orders. */
export function displayPage(
  view: View,
  data: MercuryData,
  text: PageText,
  paper: Paper,
  { stacks, pages }: { stacks: readonly Stack[]; pages: number },
): Scene {
  const { width, height } = PAPER_SIZE[paper];
  const inner = width - 2 * MARGIN;
  const blocks = displays(view, data, inner);
  const most = height - 2 * MARGIN - HEAD - blocks.height - LEAST_FORM - 6;
  const roster = rosterBelow(stacks, { x: MARGIN, y: MARGIN + HEAD, width: inner, height: most });
  const high = MARGIN + HEAD + roster.height;
  const top = high + blocks.height + 6;
  return {
    width,
    height,
    shapes: [
      rectangle({ x: 0, y: 0, width, height }, { fill: WHITE }),
      ...heading(text, stacks.length > 0 ? 'Stacks, displays, orders' : 'Displays and orders'),
      label(`page 2 of ${pages}`, width - MARGIN, MARGIN + 10, { ...SMALL, anchor: 'end' }),
      ...roster.draw(),
      ...blocks.draw(MARGIN, high),
      ...orderForm(text, { x: MARGIN, y: top, width: inner, height: height - MARGIN - top }),
    ],
  };
}

/** The displays and how to read a counter, without the form, as high as it needs: orders are written beside it on the web. */
export function displaySheet(view: View, data: MercuryData, text: PageText, paper: Paper): Scene {
  const { width } = PAPER_SIZE[paper];
  const blocks = displays(view, data, width - 2 * MARGIN);
  const key = { x: MARGIN, y: MARGIN + HEAD + blocks.height + 6, width: width - 2 * MARGIN, height: KEY_ROW.most };
  const height = key.y + key.height + MARGIN;
  return {
    width,
    height,
    shapes: [
      rectangle({ x: 0, y: 0, width, height }, { fill: WHITE }),
      ...heading(text, 'Displays'),
      ...blocks.draw(MARGIN, MARGIN + HEAD),
      ...keyRow(key),
    ],
  };
}

const SMALL = { font: 'sans', size: 7, color: INK } as const;

function heading({ title, code, moment, position }: PageText, name: string): Shape[] {
  return [
    part('H1', [label(name, MARGIN, MARGIN + 10, { font: 'serif-bold', size: 13, color: INK })]),
    label(
      `${title} · game ${code} · ${moment} · position ${position}`,
      MARGIN + 10 + textWidth(name, 'serif-bold', 13),
      MARGIN + 10,
      SMALL,
    ),
  ];
}

function displays(view: View, data: MercuryData, width: Points): Block {
  return below([
    titled('TURNS AND REINFORCEMENTS', turnBoxes(view, data, width)),
    titled('GERMAN AIR OPERATIONS DISPLAY (bombardment strength – naval strength)', airDisplay(view, data, width)),
    groundTracks(view, data, width),
  ]);
}

function titled(title: string, block: Block): Block {
  return {
    height: block.height + TITLE,
    draw: (x, y) => [
      part('H2', [label(title, x, y + 7, { font: 'sans-bold', size: 7, color: INK, spacing: 0.4 })]),
      ...block.draw(x, y + TITLE),
    ],
  };
}

/** What is asked and its order words at the left, ruled lines for one's own orders at the right and below. */
function orderForm(text: PageText, box: Rect): Shape[] {
  const half = box.width * 0.5;
  const asked = wrapped(text.asked || 'Nothing is asked of you now.', 'sans-bold', 7, half - 10);
  const words = text.orderWords.flatMap((order) => {
    const sample = order.startsWith('|');
    return wrapped(order.replace(/^\|\s*/, ''), 'sans', LEAST, half - 20).map((line, i) => ({
      line,
      bar: sample && i === 0,
    }));
  });
  const room = Math.max(0, Math.floor((box.height - 26 - asked.length * LINE) / LINE));
  const shown = words.slice(0, words.length > room ? room - 1 : room);
  const first = box.y + 20;
  const below = first + asked.length * LINE;
  return [
    rectangle(box, { fill: PALE, stroke: INK, width: 0.6 }),
    label('ORDER FORM: one order a line, as in the mail', box.x + 5, box.y + 9.4, {
      font: 'sans-bold',
      size: 7,
      color: INK,
      spacing: 0.4,
    }),
    ...asked.map((line, i) => label(line, box.x + 5, first + i * LINE, { font: 'sans-bold', size: 7, color: INK })),
    ...shown.flatMap(({ line, bar }, i) => {
      const y = below + (i + 0.4) * LINE;
      const own = label(line, box.x + 14, y, { font: 'sans', size: LEAST, color: INK });
      return bar ? [label('|', box.x + 7, y, { font: 'sans-bold', size: 7, color: ALARM }), own] : [own];
    }),
    ...(shown.length < words.length
      ? [
          label('the rest stands in the mail', box.x + 14, below + (shown.length + 0.4) * LINE, {
            font: 'sans-italic',
            size: LEAST,
            color: INK,
          }),
        ]
      : []),
    ...ruled(box, box.x + half, half - 5, box.y),
    ...ruled(box, box.x + 5, half - 15, below + (shown.length + 1) * LINE),
  ];
}

/** Lines to write on below `from`. */
function ruled(box: Rect, x: Points, width: Points, from: Points): Shape[] {
  const count = Math.max(0, Math.floor((box.height - 8) / RULING));
  return Array.from({ length: count }, (_, i) => box.y + (i + 1) * RULING + 2)
    .filter((y) => y - RULING >= from - 4)
    .map((y) =>
      polyline(
        [
          [x, y],
          [x + width, y],
        ],
        { stroke: RULE, width: 0.5 },
      ),
    );
}
