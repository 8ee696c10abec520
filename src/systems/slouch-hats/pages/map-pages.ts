import { onPaper } from '../../../render/page/paper';
import type { HexId } from '../../../hex/hex';
import { rosterBelow } from '../../../render/hexmap/roster-below';
import { stackRoster, type Stack } from '../../../render/hexmap/roster';
import { MARGIN as EDGE } from '../../../render/hexmap/tiles';
import type { HexWindow } from '../../../render/hexmap/view';
import type { Point, Rect } from '../../../render/geometry';
import { textWidth } from '../../../render/measure';
import { mapWords } from '../../../render/page/map-words';
import { INK, plain } from '../../../render/page/theme';
import { PAPER_SIZE, type PageText, type Paper, type Points, type Scene, type Shape } from '../../../render/scene';
import { label, part } from '../../../render/shapes';
import { FRAMES } from './frames';
import { footLine, LETTER, stacksIn } from './front-page';
import { framedMap, plotOfSyria, type Drawn } from './map';

/** The desert is drawn at some 60 % of full size, at most so much. */
const DESERT_SCALE = 0.64;
const HEAD = 14;
const FOOT = 12;
const GAP = 6;
/** The column of stacks beside a map is no narrower. */
const LIST = 100;

/** A page of the map before it is known how many there are. */
export type MapPage = (number: number, pages: number) => Scene;

/** What a page is made of. */
interface Plan {
  name: string;
  window: HexWindow;
  width: Points;
  height: Points;
  map: Rect;
  scale: number;
  /** Room for its stacks. */
  margins: readonly Rect[];
  /** Where north is told; without it in a corner. */
  arrow?: Point;
}

/** North and South at full size or more on two pages each, and the Desert on one; then the stacks that found no room. */
export function mapPages(drawn: Drawn, text: PageText, paper: Paper): MapPage[] {
  const plans: Plan[] = [...fullSize(drawn, paper), desert(drawn, paper)];
  let known: HexId[] = [];
  const rest: Stack[] = [];
  const pages = plans.map((plan): MapPage => {
    const stacks = stacksIn(drawn, plan.window);
    // What another page has listed is left out only where there is no room for all.
    const whole = stackRoster(stacks, plan.margins, LETTER);
    const fresh = stacks.filter(({ hex }) => !known.includes(hex));
    const laid = whole.rest.length > 0 ? stackRoster(fresh, plan.margins, LETTER) : whole;
    rest.push(...laid.rest);
    known = [...known, ...stacks.map(({ hex }) => hex)];
    return (number, of) => mapPage(drawn, text, plan, [number, of], laid.draw());
  });
  return [...pages, ...leftOver(rest, paper)];
}

/** A half of it as high as the paper, beside it what is listed: half a sheet shows more of the country than half its rows. */
const HALVES = [
  [8, 20],
  [18, 30],
] as const;

function fullSize({ data }: Drawn, paper: Paper): Plan[] {
  const { width, height } = PAPER_SIZE[paper];
  const plot = plotOfSyria(data);
  const [top, foot] = [EDGE + HEAD, height - EDGE - FOOT - 1];
  return (['north', 'south'] as const).flatMap((id) =>
    HALVES.map((columns, i): Plan => {
      const window = { ...FRAMES[id], columns };
      const rect = plot.windowRect(window);
      const scale = Math.min((foot - top) / rect.height, (width - 2 * EDGE - GAP - LIST) / rect.width);
      const map = { x: EDGE, y: top, width: rect.width * scale, height: rect.height * scale };
      const right = map.x + map.width + GAP;
      const beside = { x: right, y: top, width: width - EDGE - right, height: foot - top };
      const name = `${id === 'north' ? 'North' : 'South'}, ${i === 0 ? 'west' : 'east'}`;
      return { name, window, width, height, map, scale, margins: [beside] };
    }),
  );
}

/** The map ends in steps in the south-east: there its stacks are listed, from this hex on. */
const NO_MAP = { column: 43, row: 25 };

function desert({ data }: Drawn, paper: Paper): Plan {
  const { width, height } = PAPER_SIZE[paper];
  const plot = plotOfSyria(data);
  const rect = plot.windowRect(FRAMES.desert);
  const [top, foot] = [EDGE + HEAD, height - EDGE - FOOT];
  const scale = Math.min(DESERT_SCALE, (width - 2 * EDGE) / rect.width, (foot - top - GAP) / rect.height);
  const map = { y: top, width: rect.width * scale, height: rect.height * scale };
  const x = (width - map.width) / 2;
  const [px, py] = plot.centre(`${NO_MAP.column}${NO_MAP.row}`);
  const [left, up] = [x + (px - rect.x) * scale, top + (py - rect.y) * scale];
  const [right, low] = [x + map.width - GAP, top + map.height - GAP];
  return {
    ...{ name: 'Desert', window: FRAMES.desert, width, height, map: { ...map, x }, scale },
    margins: [{ x: left, y: up, width: right - left, height: low - up - 50 }],
    arrow: [right - 22, low - 22],
  };
}

function mapPage(drawn: Drawn, text: PageText, plan: Plan, [number, of]: [number, number], roster: Shape[]): Scene {
  const { name, window, width, height, map, scale } = plan;
  const { columns, rows } = window;
  const facts = `columns ${two(columns)}, rows ${two(rows)} · ${text.title} · ${text.moment} · ${text.seat} view`;
  return onPaper({ width, height }, [
    part('H1', [label(name, EDGE, EDGE + 9, { font: 'serif-bold', size: 12, color: INK })]),
    label(facts, EDGE + 10 + textWidth(name, 'serif-bold', 12), EDGE + 9, plain),
    part('Figure', framedMap(drawn, window, map, scale, plan.arrow), mapWords(text)),
    ...roster,
    ...footLine(drawn, `page ${number} of ${of}`, { x: EDGE, y: height - EDGE - FOOT + 4, width: width - 2 * EDGE }),
  ]);
}

const two = ([from, to]: readonly [number, number]): string =>
  `${String(from).padStart(2, '0')} to ${String(to).padStart(2, '0')}`;

/** Pages of stacks without room beside their map. */
function leftOver(stacks: readonly Stack[], paper: Paper): MapPage[] {
  const { width, height } = PAPER_SIZE[paper];
  const pages: MapPage[] = [];
  let left = stacks;
  while (left.length > 0) {
    const area = { x: EDGE, y: EDGE + HEAD, width: width - 2 * EDGE, height: height - 2 * EDGE - HEAD - FOOT };
    const laid = rosterBelow(left, area, LETTER);
    pages.push((number, of) =>
      onPaper({ width, height }, [
        part('H1', [label('More stacks', EDGE, EDGE + 9, { font: 'serif-bold', size: 12, color: INK })]),
        ...laid.draw(),
        label(`page ${number} of ${of}`, width - EDGE, height - EDGE, { ...plain, anchor: 'end' }),
      ]),
    );
    if (laid.unlisted.length >= left.length) break;
    left = laid.unlisted;
  }
  return pages;
}
