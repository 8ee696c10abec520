import { onPaper } from '../../../render/page/paper';
import type { MercuryData } from '../data/load';
import type { View } from '../view/view';
import { PAPER_SIZE, type Paper, type Points, type Scene } from '../../../render/scene';
import type { PageText } from './marks';
import { label, part } from '../../../render/shapes';
import { airDisplay } from './air-display';
import { below, type Block } from '../../../render/page/boxes';
import { CHART, WHOLE, type MapFrame } from './chart';
import { contacts, knownForces } from './known';
import { navalMap } from './map';
import { navalDisplay } from './naval-display';
import { COUNTER_HEIGHTS } from './ship-counter';
import { strip } from './strip';
import { TABLE_STYLES, tableBlock, type TableStyle } from '../../../render/page/table';
import { INK, LEAST } from './theme';
import { mapWords } from '../../../render/page/map-words';
import { BAND, titleBand } from '../../../render/page/title-band';
import { mercuryBand } from './band';

export { navalCrop } from './crop';

const MARGIN = 20;
const GAP = 5;
/** The strip at the foot gets no less. */
const LEAST_STRIP = 84;

/** Where the map lies on a page, and from where in the page's points. */
export function mapOnPage(paper: Paper): { frame: MapFrame; left: Points; top: Points } {
  const { width } = PAPER_SIZE[paper];
  return { frame: { window: WHOLE, scale: (width - 2 * MARGIN) / CHART.width }, left: MARGIN, top: MARGIN + BAND };
}

/** The page of the naval scenarios: map, displays, track, results and order words for one seat. */
export function navalPage(view: View, data: MercuryData, text: PageText, paper: Paper): Scene {
  const { width, height } = PAPER_SIZE[paper];
  const inner = width - 2 * MARGIN;
  const { frame, left, top: mapTop } = mapOnPage(paper);
  const belowMap = mapTop + CHART.height * frame.scale + GAP;
  const foot = height - MARGIN;
  const display = displayOf(view, data, inner, foot - belowMap - LEAST_STRIP - 2 * GAP);
  const stripTop = belowMap + display.height + GAP;
  return onPaper({ width, height }, [
    ...titleBand(mercuryBand(view, data), text, { x: MARGIN, y: MARGIN, width: inner, height: BAND }),
    { ...part('Figure', navalMap(view, data, text.marks, frame, 'whole'), mapWords(text)), x: left, y: mapTop },
    ...display.draw(MARGIN, belowMap),
    ...strip(view, data, text, { x: MARGIN, y: stripTop, width: inner, height: foot - stripTop }),
  ]);
}

function displayOf(view: View, data: MercuryData, width: Points, room: Points): Block {
  return view.seat === 'allied' ? alliedDisplay(view, data, width, room) : germanDisplay(view, data, width, room);
}

const ALLIED_TITLE = 'ALLIED NAVAL DISPLAY';
const ALLIED_KEY =
  'bombardment, AA (ringed), defence, move · LOW, OUT: AA ammunition · D: damaged · 1: one of a pair left';
const GERMAN_TITLE = 'GERMAN AIR OPERATIONS DISPLAY';
const GERMAN_KEY = 'bombardment strength – naval strength';

/** The highest counters that leave room for the strip. */
function alliedDisplay(view: View, data: MercuryData, width: Points, room: Points): Block {
  const tries = COUNTER_HEIGHTS.map((height) =>
    bandOf(ALLIED_TITLE, ALLIED_KEY, navalDisplay(view, data, width, height)),
  );
  return firstFitting(tries, room);
}

/** The air display and two tables; the tables as wide set as the room allows. */
function germanDisplay(view: View, data: MercuryData, width: Points, room: Points): Block {
  const air = bandOf(GERMAN_TITLE, GERMAN_KEY, airDisplay(view, data, width));
  const tries = TABLE_STYLES.map((style) => below([air, tables(view, data, width, style)]));
  return firstFitting(tries, room);
}

function tables(view: View, data: MercuryData, width: Points, style: TableStyle): Block {
  if (view.contacts.length === 0) return tableBlock(knownForces(view, data), width, style);
  const wide = width * 0.58;
  const known = tableBlock(knownForces(view, data), wide, style);
  const units = tableBlock(contacts(view, data), width - wide - GAP, style);
  return {
    height: Math.max(known.height, units.height),
    draw: (x, y) => [...known.draw(x, y), ...units.draw(x + wide + GAP, y)],
  };
}

/** The first of the blocks that fits, else the last. */
function firstFitting(blocks: readonly Block[], room: Points): Block {
  const found = blocks.find((b) => b.height <= room) ?? blocks.at(-1);
  if (!found) throw new Error('a display without a size');
  return found;
}

function bandOf(title: string, key: string, block: Block): Block {
  const head = 10;
  return {
    height: block.height + head,
    draw: (x, y) => [
      part('H2', [label(title, x, y + 6.6, { font: 'sans-bold', size: 7.4, color: INK, spacing: 0.6 })]),
      label(key, x + 118 + (title.length > 22 ? 38 : 0), y + 6.6, { font: 'sans', size: LEAST, color: INK }),
      ...block.draw(x, y + head),
    ],
  };
}
