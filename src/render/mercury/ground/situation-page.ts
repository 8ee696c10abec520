import type { MercuryData } from '../../../systems/mercury/data/load';
import type { View } from '../../../systems/mercury/view/view';
import type { Rect } from '../../geometry';
import { PAPER_SIZE } from '../../scene';
import type { PageText, Paper, Points, Scene, Shape } from '../../scene';
import { label, rectangle } from '../../shapes';
import { HEX, RADIUS, ROW, inWindow, windowRect } from '../hex/grid';
import { hexMap } from '../hex/sheet';
import type { HexView, HexWindow } from '../hex/view';
import { orderWords } from '../order-words';
import type { Panel } from '../panel';
import { INK, PAPER as WHITE } from '../theme';
import { BAND, titleBand } from '../title-band';
import { contactWindows, narrowest } from './contact';
import type { Contact } from './contact';
import { groundResults } from './results';
import { stackRoster, stacksOf } from './stack-roster';
import type { Stack } from './stack-roster';
import { groundStanding } from './standing';

const MARGIN = 20;
const GAP = 5;
/** The fewer columns show what matters, the larger are the hexes. */
const LEAST_COLUMNS = 9;
const MOST_COLUMNS = 14;
/** A picture is not cut below so many rows. */
const LEAST_ROWS = 7;
/** The panels get no less, and of the paper's height no more than this share unless they need it. */
const LEAST_FOOT = 150;
const MOST_FOOT = 0.45;

/** The first page: where things happened since the last mail, what happened, what decides the game, what is asked. */
export function situationPage(
  view: View,
  data: MercuryData,
  hexes: HexView,
  text: PageText,
  paper: Paper,
  pages: number,
): Scene {
  const { width, height } = PAPER_SIZE[paper];
  const inner = width - 2 * MARGIN;
  const mapTop = MARGIN + BAND;
  const parts = panelsOf(view, data, text, inner);
  const needed = Math.max(LEAST_FOOT, ...parts.map(({ panel }) => panel.need));
  const room = height - MARGIN - mapTop - GAP - Math.min(needed, height * MOST_FOOT);
  const { maps, roster } = mapsAndStacks(
    (least) => picturesOf(view, data, hexes, text, inner, { high: room, least }),
    hexes,
    { x: MARGIN, y: mapTop, width: inner, height: room },
  );
  const footTop = mapTop + maps.height + GAP + (roster?.height ?? 0);
  const foot = { x: MARGIN, y: footTop, width: inner, height: height - MARGIN - footTop };
  return {
    width,
    height,
    shapes: [
      rectangle({ x: 0, y: 0, width, height }, { fill: WHITE }),
      ...titleBand(view, data, text, { x: MARGIN, y: MARGIN, width: inner, height: BAND }),
      ...maps.draw(MARGIN, mapTop),
      ...(roster?.shapes ?? []),
      ...drawPanels(parts, foot),
      label(`page 1 of ${pages}`, width - MARGIN, height - 11, { font: 'sans', size: 6.6, color: INK, anchor: 'end' }),
    ],
  };
}

/**
 * Pictures cut to what matters with all their stacks below, and then as many rows more as there is room for; where the
 * stacks find no room, pictures as high as there is.
 */
function mapsAndStacks(
  cut: (least: number) => Pictures,
  hexes: HexView,
  area: Rect,
): { maps: Pictures; roster: Roster | null } {
  const withStacks = (maps: Pictures): { maps: Pictures; roster: Roster | null } => {
    const top = maps.height + GAP;
    const stacks = stacksOf(hexes.units.filter((u) => maps.windows.some((window) => inWindow(window, u.hex))));
    return { maps, roster: stacksBelow(stacks, { ...area, y: area.y + top, height: area.height - top }) };
  };
  const least = withStacks(cut(LEAST_ROWS));
  if (!least.roster) return { maps: cut(Infinity), roster: null };
  const [only, second] = least.maps.windows;
  const more = Math.floor((area.height - least.maps.height - GAP - least.roster.height) / least.maps.pitch);
  if (!only || second || more < 1) return least;
  const larger = withStacks(cut(only.rows[1] - only.rows[0] + 1 + more));
  return larger.roster ? larger : least;
}

interface Roster {
  height: Points;
  shapes: Shape[];
}

const LEAST_ROSTER = 30;
/** Halvings of the height; the last is finer than a line. */
const HALVINGS = 6;

/** All stacks in as little height as they take when their letters are as large as the area allows; null: they do not fit. */
function stacksBelow(stacks: readonly Stack[], area: Rect): Roster | null {
  if (area.height < LEAST_ROSTER || stacks.length === 0) return null;
  let best = stackRoster(stacks, [area]);
  if (best.rest.length > 0) return null;
  let [low, high] = [LEAST_ROSTER, area.height];
  for (let i = 0; i < HALVINGS; i++) {
    const height = (low + high) / 2;
    const laid = stackRoster(stacks, [{ ...area, height }]);
    const fits = laid.rest.length === 0 && laid.scale >= best.scale;
    if (fits) [best, high] = [laid, height];
    else low = height;
  }
  return { height: best.foot - area.y + GAP + 2, shapes: best.shapes };
}

interface Pictures {
  windows: readonly HexWindow[];
  height: Points;
  /** From row to row of the first. */
  pitch: Points;
  draw(x: Points, y: Points): Shape[];
}

/** One window, or two one below the other where things happened in two places; together as high as there is room. */
function picturesOf(
  view: View,
  data: MercuryData,
  hexes: HexView,
  text: PageText,
  width: Points,
  { high, least }: { high: Points; least: number },
): Pictures {
  const sheets = view.ground?.sheets ?? [];
  const cut = (columns: number, each: Points, count: 1 | 2): Contact[] => {
    const rows = Math.floor((each / scaleOf(columns, width) - 2 * RADIUS) / ROW) + 1;
    const frame = { columns, rows, least: Math.min(rows, least) };
    return contactWindows(data, sheets, hexes, text.marks, count === 1 ? [frame] : [frame, frame]);
  };
  const two = cut(MOST_COLUMNS, (high - GAP) / 2, 2);
  const windows = two.length > 1 ? two : narrowest([LEAST_COLUMNS, MOST_COLUMNS], (columns) => cut(columns, high, 1));
  const placed = windows.map(({ window }) => {
    const rect = windowRect(window);
    return { window, scale: width / rect.width, height: (rect.height * width) / rect.width };
  });
  return {
    windows: windows.map(({ window }) => window),
    pitch: (placed[0]?.scale ?? 1) * ROW,
    height: placed.reduce((sum, p) => sum + p.height + GAP, -GAP),
    draw: (x, y) => {
      let top = y;
      return placed.flatMap(({ window, scale, height }) => {
        const box = { x, y: top, width, height };
        top += height + GAP;
        return [
          hexMap(data, hexes, window, x, box.y, { scale, marks: text.marks }),
          rectangle(box, { stroke: INK, width: 1 }),
        ];
      });
    },
  };
}

const scaleOf = (columns: number, width: Points): number => width / ((columns + 0.5) * HEX);

interface Part {
  panel: Panel;
  width: Points;
}

/** What happened, what decides the game, what is asked. */
function panelsOf(view: View, data: MercuryData, text: PageText, width: Points): Part[] {
  const [left, middle] = [width * 0.4, width * 0.26];
  const right = width - left - middle - 2 * GAP;
  return [
    { panel: groundResults(text.marks, data, left, 1), width: left },
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
