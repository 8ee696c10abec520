import { onPaper } from '../../../../render/page/paper';
import type { MercuryData } from '../../data/load';
import type { View } from '../../view/view';
import { textWidth } from '../../../../render/measure';
import { PAPER_SIZE, type Paper, type Points, type Scene, type Shape } from '../../../../render/scene';
import type { PageText } from '../marks';
import { label, part } from '../../../../render/shapes';
import { airDisplay } from '../air-display';
import { below, type Block } from '../../../../render/page/boxes';
import { orderForm } from '../../../../render/page/order-form';
import { INK } from '../theme';
import { KEY_ROW, keyRow } from './counter-key';
import { rosterBelow } from '../../../../render/hexmap/roster-below';
import { heightEnough, stackRoster, type Stack } from '../../../../render/hexmap/roster';
import { groundTracks } from './tracks';
import { turnBoxes } from './turn-boxes';

const MARGIN = 20;
const HEAD = 20;
const TITLE = 11;
/** The order form gets no less. */
const LEAST_FORM = 90;

/** The second page: the stacks that the first does not list, turns with what comes, the air display, tracks, and a form for the orders. */
export function displayPage(
  view: View,
  data: MercuryData,
  text: PageText,
  paper: Paper,
  { stacks, pages, page }: { stacks: readonly Stack[]; pages: number; page: number },
): Scene {
  const { width, height } = PAPER_SIZE[paper];
  const inner = width - 2 * MARGIN;
  const blocks = displays(view, data, inner);
  const most = height - 2 * MARGIN - HEAD - blocks.height - LEAST_FORM - 6;
  const roster = rosterBelow(stacks, { x: MARGIN, y: MARGIN + HEAD, width: inner, height: most });
  const high = MARGIN + HEAD + roster.height;
  const top = high + blocks.height + 6;
  return onPaper({ width, height }, [
    ...heading(text, stacks.length > 0 ? 'Stacks, displays, orders' : 'Displays and orders'),
    label(`page ${page} of ${pages}`, width - MARGIN, MARGIN + 10, { ...SMALL, anchor: 'end' }),
    ...roster.draw(),
    ...blocks.draw(MARGIN, high),
    ...orderForm(text, { x: MARGIN, y: top, width: inner, height: height - MARGIN - top }),
  ]);
}

/** Whether the stacks find room over the displays with all names whole. */
export function holdsStacks(view: View, data: MercuryData, paper: Paper, stacks: readonly Stack[]): boolean {
  const { width, height } = PAPER_SIZE[paper];
  const inner = width - 2 * MARGIN;
  const most = height - 2 * MARGIN - HEAD - displays(view, data, inner).height - LEAST_FORM - 6;
  return heightEnough(stacks, inner) <= most;
}

/** Stacks on a page of their own, as many as it holds, and the others. */
export function stacksPage(
  text: PageText,
  paper: Paper,
  stacks: readonly Stack[],
): { draw: (page: number, pages: number) => Scene; rest: readonly Stack[] } {
  const { width, height } = PAPER_SIZE[paper];
  const area = { x: MARGIN, y: MARGIN + HEAD, width: width - 2 * MARGIN, height: height - 2 * MARGIN - HEAD };
  const { draw, rest } = stackRoster(stacks, [area]);
  return {
    rest,
    draw: (page, pages) =>
      onPaper({ width, height }, [
        ...heading(text, 'Stacks'),
        label(`page ${page} of ${pages}`, width - MARGIN, MARGIN + 10, { ...SMALL, anchor: 'end' }),
        ...draw(),
      ]),
  };
}

/** The displays and how to read a counter, without the form, as high as it needs: orders are written beside it on the web. */
export function displaySheet(view: View, data: MercuryData, text: PageText, paper: Paper): Scene {
  const { width } = PAPER_SIZE[paper];
  const blocks = displays(view, data, width - 2 * MARGIN);
  const key = { x: MARGIN, y: MARGIN + HEAD + blocks.height + 6, width: width - 2 * MARGIN, height: KEY_ROW.most };
  const height = key.y + key.height + MARGIN;
  return onPaper({ width, height }, [
    ...heading(text, 'Displays'),
    ...blocks.draw(MARGIN, MARGIN + HEAD),
    ...keyRow(key),
  ]);
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
    // A campaign has its track on the first page.
    ...(view.campaign ? [] : [titled('TURNS AND REINFORCEMENTS', turnBoxes(view, data, width))]),
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
