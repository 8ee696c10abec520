import { onPaper } from '../../../render/page/paper';
import type { HexId } from '../../../hex/hex';
import { rosterBelow } from '../../../render/hexmap/roster-below';
import { heightEnough, stacksOf, type Stack } from '../../../render/hexmap/roster';
import type { Rect } from '../../../render/geometry';
import { keyStrip } from '../../../render/hexmap/key';
import { RADIUS, ROW } from '../../../render/hexmap/plot';
import type { HexWindow } from '../../../render/hexmap/view';
import { textWidth } from '../../../render/measure';
import { mapWords } from '../../../render/page/map-words';
import { orderWords } from '../../../render/page/order-words';
import { plain } from '../../../render/page/theme';
import type { Panel } from '../../../render/page/panel';
import { BAND, titleBand, type Titled } from '../../../render/page/title-band';
import { resultsPanel } from '../../../render/page/results';
import { PAPER_SIZE, type PageText, type Paper, type Points, type Scene, type Shape } from '../../../render/scene';
import { label, part } from '../../../render/shapes';
import { counterKey } from './counter-key';
import { fightingFrame } from './frames';
import { framedMap, plotOfSyria, sheetOf, type Drawn } from './map';
import { placeName } from './results';
import { standingPanel } from './standing';
import { onMap } from './units';

export const MARGIN = 20;
const GAP = 5;
const KEY = 11;
/** The panels at the foot get no less, and where much is to be told more. */
const [LEAST_FOOT, MUCH] = [84, 130];
/** Rows of hexes that the picture has at most, and at least however much is to be listed. */
const [MOST_ROWS, LEAST_ROWS] = [18, 10];
/** Stands over the letters of nations in a roster. */
export const LETTER = '';

/** The first page, and the hexes whose stacks it lists. */
export interface Front {
  window: HexWindow;
  listed: readonly HexId[];
  scene: (pages: number) => Scene;
}

/** Seat, turns of the scenario and the present one. */
export function bandOf({ view, data }: Drawn, text: PageText): Titled {
  const turns = data.turns.flatMap(({ name, scenarios }, i) => {
    const [part = '', month = ''] = name.split(' ');
    return scenarios.includes(view.scenario) ? [{ no: i + 1, date: `${month}-1941`, part }] : [];
  });
  return {
    game: 'Slouch Hats and Eggshells',
    colour: text.seat === 'Axis' ? '#3f4d63' : '#7a4b1e',
    track: { turns, now: view.turn + 1 },
    each: 26,
  };
}

/** Where the fighting is, at full size or larger, with its stacks in words, and below it what happened, how it stands, what is asked. */
export function frontPage(drawn: Drawn, text: PageText, paper: Paper): Front {
  const { data, things, marks } = drawn;
  const { width, height } = PAPER_SIZE[paper];
  const inner = width - 2 * MARGIN;
  const top = MARGIN + BAND;
  const columns = Math.floor((inner - 2 * RADIUS) / ROW + 0.001) + 1;
  const frameOf = (rows: number): HexWindow =>
    fightingFrame(
      things,
      data,
      marks.map(({ at }) => at),
      [columns, rows],
    );
  const footNeed = needOf(drawn, text, inner);
  const layOf = (rows: number): Laid => {
    const window = frameOf(rows);
    const rect = plotOfSyria(data).windowRect(window);
    const scale = inner / rect.width;
    const stacks = stacksIn(drawn, window);
    const below = top + rect.height * scale + GAP;
    const room = height - MARGIN - KEY - below - GAP - footNeed;
    return {
      window,
      scale,
      map: { x: MARGIN, y: top, width: inner, height: rect.height * scale },
      stacks,
      below,
      room,
    };
  };
  let laid = layOf(MOST_ROWS);
  for (let rows = MOST_ROWS - 1; rows >= LEAST_ROWS && heightEnough(laid.stacks, inner) > laid.room; rows--)
    laid = layOf(rows);
  const roster = rosterBelow(laid.stacks, { x: MARGIN, y: laid.below, width: inner, height: laid.room }, LETTER);
  const unlisted = roster.unlisted.map(({ hex }) => hex);
  const footTop = laid.below + roster.height;
  const foot = { x: MARGIN, y: footTop, width: inner, height: height - MARGIN - KEY - footTop };
  const { window, map, scale } = laid;
  return {
    window,
    listed: laid.stacks.map(({ hex }) => hex).filter((hex) => !unlisted.includes(hex)),
    scene: (pages) =>
      onPaper({ width, height }, [
        ...titleBand(bandOf(drawn, text), text, { x: MARGIN, y: MARGIN, width: inner, height: BAND }),
        part('Figure', framedMap(drawn, window, map, scale), mapWords(text)),
        ...roster.draw(),
        ...drawFoot(drawn, text, foot),
        ...footLine(drawn, `page 1 of ${pages}`, { x: MARGIN, y: height - MARGIN - KEY + 4, width: inner }),
      ]),
  };
}

interface Laid {
  window: HexWindow;
  scale: number;
  map: Rect;
  stacks: readonly Stack[];
  below: Points;
  room: Points;
}

/** Stacks of a window, as one reads the map. */
export const stacksIn = ({ data, things }: Drawn, window: HexWindow): Stack[] => {
  const plot = plotOfSyria(data);
  return stacksOf(
    plot,
    onMap(things, data).filter(({ hex }) => plot.inWindow(window, hex)),
  );
};

/** What happened (before anything has, how to read the map), how it stands, what is asked; from left to right. */
function panelsOf(
  { view, data, things, marks }: Drawn,
  text: PageText,
  width: Points,
): { panel: Panel; width: Points }[] {
  const middle = Math.max(118, width * 0.22);
  const left = (width - middle - 2 * GAP) * (marks.length === 0 ? 0.64 : 0.5);
  const right = width - left - middle - 2 * GAP;
  return [
    { panel: marks.length === 0 ? counterKey : resultsPanel(marks, (at) => placeName(data, at), left), width: left },
    { panel: standingPanel(view, data, things, middle), width: middle },
    { panel: orderWords(text, right), width: right },
  ];
}

const needOf = (drawn: Drawn, text: PageText, width: Points): Points =>
  Math.min(MUCH, Math.max(LEAST_FOOT, ...panelsOf(drawn, text, width).map(({ panel }) => panel.need)));

function drawFoot(drawn: Drawn, text: PageText, foot: Rect): Shape[] {
  let { x } = foot;
  return panelsOf(drawn, text, foot.width).flatMap(({ panel, width }) => {
    const shapes = panel.draw({ ...foot, x, width });
    x += width + GAP;
    return shapes;
  });
}

/** The key of the ground, and the number of the page. */
export function footLine({ data }: Drawn, page: string, { x, y, width }: Omit<Rect, 'height'>): Shape[] {
  const number = textWidth(page, 'sans', 7) + 8;
  return [
    ...keyStrip(sheetOf(data), x, y, width - number),
    label(page, x + width, y + 6.4, { ...plain, anchor: 'end' }),
  ];
}
