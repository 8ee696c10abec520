import type { MercuryData } from '../../../systems/mercury/data/load';
import type { View } from '../../../systems/mercury/view/view';
import type { Rect } from '../../geometry';
import { textWidth } from '../../measure';
import { PAPER_SIZE } from '../../scene';
import type { Paper, Points, Scene, Shape } from '../../scene';
import type { PageText } from '../marks';
import { label, part, rectangle } from '../../shapes';
import { inWindow, plot } from '../hex/grid';
import { CRETE } from '../hex/style';
import { keyStrip } from '../../hexmap/key';
import type { HexView } from '../../hexmap/view';
import { orderWords } from '../order-words';
import type { Panel } from '../../page/panel';
import { INK, PAPER as WHITE } from '../theme';
import { mapWords } from '../../page/map-words';
import { BAND, titleBand } from '../../page/title-band';
import { mercuryBand } from '../band';
import { LEAST_ROWS, drawPictures, picturesIn, recut, rowsOf } from './pictures';
import type { Ground, Pictures, Room } from './pictures';
import { groundResults } from './results';
import { rosterBelow } from './roster-below';
import type { PageOf, Roster } from './roster-below';
import { heightEnough, stacksOf } from '../../hexmap/roster';
import type { Stack } from '../../hexmap/roster';
import { groundStanding } from './standing';

const MARGIN = 20;
const GAP = 5;

/** How the page lies; the panels get no less than `leastFoot`, and more than `mostFoot` of its height only if room is left. */
interface Lie {
  width: Points;
  height: Points;
  /** Pictures beside each other. */
  most: 1 | 2;
  leastFoot: Points;
  mostFoot: number;
  /** Columns of results, and the shares of results and standing in the width. */
  results: { columns: number; share: number };
  standing: number;
}

/** A page across the paper must show so much more of what matters than an upright one. */
const CLEARLY = 1.1;
/** Stacks for which the page has no room count against it. */
const UNLISTED = 0.8;

/** The file that the page leads: its pages, those in use, and where a stack is listed. */
interface File {
  pages: number;
  needed: number;
  pageOf: PageOf;
}

/** The first page: where things happened since the last mail, what stands there, what happened, what decides the game, what is asked. */
export function situationPage(
  view: View,
  data: MercuryData,
  hexes: HexView,
  text: PageText,
  paper: Paper,
  file: File,
): Scene {
  const ground: Ground = { view, data, hexes, marks: text.marks };
  const { width: short, height: long } = PAPER_SIZE[paper];
  const upright = laidOut(ground, text, { ...UPRIGHT, width: short, height: long }, file.pageOf);
  const across = laidOut(ground, text, { ...ACROSS, width: long, height: short }, file.pageOf);
  return drawn(ground, text, across.worth > upright.worth * CLEARLY ? across : upright, numberOf(file));
}

const UPRIGHT = {
  most: 1 as const,
  leastFoot: 115,
  mostFoot: 0.28,
  results: { columns: 1, share: 0.4 },
  standing: 0.26,
};
const ACROSS = {
  most: 2 as const,
  leastFoot: 105,
  mostFoot: 0.22,
  results: { columns: 3, share: 0.55 },
  standing: 0.19,
};

/** A page with everything in its place. */
interface Layout {
  lie: Lie;
  parts: readonly Part[];
  pictures: Pictures;
  roster: Roster;
  worth: number;
}

function laidOut(ground: Ground, text: PageText, lie: Lie, pageOf: PageOf): Layout {
  const width = lie.width - 2 * MARGIN;
  const parts = panelsOf(ground, text, width, lie);
  const [happened, standing] = parts.map(({ panel }) => panel.need);
  const needed = Math.max(lie.leastFoot, happened ?? 0, standing ?? 0);
  const top = MARGIN + BAND;
  const height = lie.height - MARGIN - top - GAP - Math.min(needed, lie.height * lie.mostFoot);
  const pictures = withRoom(ground, { width, height, least: LEAST_ROWS, most: lie.most });
  const below = { x: MARGIN, y: top + pictures.height + GAP, width, height: height - pictures.height - GAP };
  const roster = rosterBelow(stacksIn(ground, pictures), below, pageOf);
  return { lie, parts, pictures, roster, worth: pictures.weight * (roster.unlisted > 0 ? UNLISTED : 1) };
}

/** Pictures cut to what matters that leave room for their stacks, and then as many rows more as there is room for. */
function withRoom(ground: Ground, room: Room): Pictures {
  const { width, height } = room;
  const left = (pictures: Pictures): Points =>
    height - pictures.height - GAP - heightEnough(stacksIn(ground, pictures), width);
  let pictures = picturesIn(ground, room);
  while (left(pictures) < 0 && rowsOf(pictures) > LEAST_ROWS) {
    const less = pictures.height * (1 - 1 / rowsOf(pictures));
    pictures = recut(ground, { ...room, height: less }, pictures);
  }
  const high = (pictures.height / rowsOf(pictures)) * 1.02;
  for (let more = Math.floor(left(pictures) / high); more > 0; more--) {
    const larger = recut(ground, { ...room, least: rowsOf(pictures) + more }, pictures);
    if (left(larger) >= 0) return larger;
  }
  return pictures;
}

const stacksIn = ({ hexes }: Ground, { windows }: Pictures): Stack[] =>
  stacksOf(
    plot,
    hexes.units.filter((u) => windows.some((window) => inWindow(window, u.hex))),
  );

function drawn(ground: Ground, text: PageText, { lie, parts, pictures, roster }: Layout, number: string): Scene {
  const { width, height } = lie;
  const inner = width - 2 * MARGIN;
  const top = MARGIN + BAND;
  const footTop = top + pictures.height + GAP + roster.height;
  const foot = { x: MARGIN, y: footTop, width: inner, height: height - MARGIN - footTop };
  return {
    width,
    height,
    shapes: [
      rectangle({ x: 0, y: 0, width, height }, { fill: WHITE }),
      ...titleBand(mercuryBand(ground.view, ground.data), text, { x: MARGIN, y: MARGIN, width: inner, height: BAND }),
      part('Figure', drawPictures(pictures, ground, { x: MARGIN, y: top, width: inner }), mapWords(text)),
      ...roster.draw(),
      ...drawPanels(parts, foot),
      ...keyStrip({ plot, style: CRETE }, MARGIN, height - 16.6, inner - textWidth(number, 'sans', NUMBER) - 8),
      label(number, width - MARGIN, height - 10.2, { font: 'sans', size: NUMBER, color: INK, anchor: 'end' }),
    ],
  };
}

const NUMBER = 6.6;

/** `page 1 of 12 · nothing lies on 7 to 12`: they need no printing. */
function numberOf({ pages, needed }: File): string {
  const empty = pages - needed;
  const which = empty === 1 ? `${pages}` : `${needed + 1} to ${pages}`;
  return empty > 0 ? `page 1 of ${pages} · nothing lies on ${which}` : `page 1 of ${pages}`;
}

interface Part {
  panel: Panel;
  width: Points;
}

/** What happened, what decides the game, what is asked. */
function panelsOf({ view, data }: Ground, text: PageText, width: Points, { results, standing }: Lie): Part[] {
  const [left, middle] = [width * results.share, width * standing];
  const right = width - left - middle - 2 * GAP;
  return [
    { panel: groundResults(text.marks, data, left, results.columns), width: left },
    { panel: groundStanding(view, data, middle), width: middle },
    { panel: orderWords(text, right), width: right },
  ];
}

function drawPanels(parts: readonly Part[], area: Rect): Shape[] {
  let x = area.x;
  return parts.flatMap(({ panel, width }) => {
    const box = { ...area, x, width };
    x += width + GAP;
    return panel.draw(box);
  });
}
