import { onPaper } from '../../../../render/page/paper';
import type { HexId } from '../../../../hex/hex';
import type { MercuryData } from '../../data/load';
import type { View } from '../../view/view';
import type { Rect } from '../../../../render/geometry';
import { textWidth } from '../../../../render/measure';
import { PAPER_SIZE, type Paper, type Points, type Scene, type Shape } from '../../../../render/scene';
import type { PageText } from '../marks';
import { label, part } from '../../../../render/shapes';
import { inWindow, number, plot, windowRect } from '../hex/grid';
import { CRETE } from '../hex/style';
import { keyStrip } from '../../../../render/hexmap/key';
import { RADIUS, ROW } from '../../../../render/hexmap/plot';
import type { HexView } from '../../../../render/hexmap/view';
import { orderWords } from '../../../../render/page/order-words';
import { INK } from '../theme';
import { mapWords } from '../../../../render/page/map-words';
import { BAND, titleBand } from '../../../../render/page/title-band';
import { mercuryBand } from '../band';
import { KEY_ROW, keyPanel, keyRow } from './counter-key';
import { framesOf, grownTo, type Frames } from './frames';
import { drawPictures, picturesBelow, type Ground, type Pictures } from './pictures';
import { groundResults, onLand } from './results';
import { rosterBelow, type Roster } from '../../../../render/hexmap/roster-below';
import { heightEnough, stacksOf, type Stack } from '../../../../render/hexmap/roster';
import { groundStanding } from './standing';

const MARGIN = 20;
const GAP = 5;
/** The panels at the foot get no less. */
const LEAST_FOOT = 146;
/** In less width the panels stand over one another. */
const NARROW = 300;
const NUMBER = 7;

/** Which page of how many, and on which of them, the first and the last, nothing lies. */
export interface Numbers {
  page: number;
  pages: number;
  empty?: readonly [number, number];
}

/** A page, and the hexes whose stacks it lists. */
export interface Situation {
  scene: (numbers: Numbers) => Scene;
  listed: ReadonlySet<HexId>;
}

/** The first page: the fronts, what stands there if there is room, what happened, what decides the game, what is asked. */
export function situationPage(view: View, data: MercuryData, hexes: HexView, text: PageText, paper: Paper): Situation {
  const ground: Ground = { view, data, hexes, marks: onLand(text.marks, data) };
  const { width, height } = PAPER_SIZE[paper];
  const inner = width - 2 * MARGIN;
  const top = MARGIN + BAND;
  const frames = framesOf(ground, paper);
  const pictures = picturesBelow(frames.fronts, { width: inner, height: height - MARGIN - top - GAP - LEAST_FOOT });
  const stacks = stacksIn(ground, frames);
  const below = top + pictures.height + GAP;
  const room = height - MARGIN - below - GAP - LEAST_FOOT;
  const fits = heightEnough(stacks, inner) <= room;
  const roster: Roster = fits
    ? rosterBelow(stacks, { x: MARGIN, y: below, width: inner, height: room })
    : { height: 0, draw: () => [], unlisted: stacks };
  const unlisted = new Set(roster.unlisted.map((stack) => stack.hex));
  const footTop = below + roster.height;
  const foot = { x: MARGIN, y: footTop, width: inner, height: height - MARGIN - footTop };
  return {
    listed: new Set(stacks.map((stack) => stack.hex).filter((hex) => !unlisted.has(hex))),
    scene: (numbers) =>
      onPaper({ width, height }, [
        ...titleBand(mercuryBand(view, data), text, { x: MARGIN, y: MARGIN, width: inner, height: BAND }),
        part('Figure', drawPictures(pictures, ground, { x: MARGIN, y: top, width: inner }), mapWords(text)),
        ...roster.draw(),
        ...drawFoot(ground, text, frames, pictures, foot),
        ...keyStrip(
          { plot, style: CRETE },
          MARGIN,
          height - 16.6,
          inner - textWidth(numberOf(numbers), 'sans', NUMBER) - 8,
        ),
        label(numberOf(numbers), width - MARGIN, height - 9, {
          font: 'sans',
          size: NUMBER,
          color: INK,
          anchor: 'end',
        }),
      ]),
  };
}

/** `page 1 of 12 · nothing lies on 7 to 12`: they need no printing. */
function numberOf({ page, pages, empty }: Numbers): string {
  const [from, to] = empty ?? [0, -1];
  const which = from === to ? `${from}` : `${from} to ${to}`;
  return from <= to ? `page ${page} of ${pages} · nothing lies on ${which}` : `page ${page} of ${pages}`;
}

const stacksIn = ({ hexes }: Ground, { fronts, aside }: Frames): Stack[] =>
  stacksOf(
    plot,
    hexes.units.filter((u) => [...fronts, ...aside].some((window) => inWindow(window, u.hex))),
  );

/** Small pictures of what lies off the fronts, then what happened (before anything has, how to read a counter), what decides the game, what is asked. */
function drawFoot(ground: Ground, text: PageText, frames: Frames, pictures: Pictures, foot: Rect): Shape[] {
  const { data, marks } = ground;
  const [small, wide] = drawAside(ground, frames, pictures, foot);
  const need = Math.max(LEAST_FOOT, ...[groundResults(marks, data, foot.width * 0.38, 1).need]);
  const spare = wide === 0 ? foot.height - GAP - need : 0;
  if (spare >= KEY_ROW.least) {
    const high = Math.min(spare, KEY_ROW.most);
    const rest = { ...foot, y: foot.y + high + GAP, height: foot.height - high - GAP };
    return [...keyRow({ ...foot, height: high }), ...drawPanels(ground, text, frames, rest, false)];
  }
  const first = marks.length === 0 && wide === 0 && foot.height >= keyPanel.least;
  return [
    ...small,
    ...drawPanels(ground, text, frames, { ...foot, x: foot.x + wide, width: foot.width - wide }, first),
  ];
}

/** Three panels beside each other; in the first what happened, or how to read a counter. */
function drawPanels(
  { view, data, marks }: Ground,
  text: PageText,
  { beyond: off }: Frames,
  area: Rect,
  first: boolean,
): Shape[] {
  const middle = Math.max(122, area.width * 0.22);
  const left = first ? area.width * 0.53 : (area.width - middle) * 0.52;
  const right = area.width - left - middle - 2 * GAP;
  const happened = first ? keyPanel.panel : groundResults(marks, data, left, 1);
  const beyond = off.length > 0 ? [`Also fought over: ${off.map(number).join(', ')}`] : [];
  if (area.width < NARROW) {
    const half = (area.width - GAP) / 2;
    const high = (area.height - GAP) * 0.52;
    return [
      ...groundResults(marks, data, half, 1).draw({ ...area, width: half, height: high }),
      ...groundStanding(view, data, half, beyond).draw({
        ...{ x: area.x, y: area.y + high + GAP, width: half, height: area.height - high - GAP },
      }),
      ...orderWords(text, half).draw({ ...area, x: area.x + half + GAP, width: half }),
    ];
  }
  return [
    ...happened.draw({ ...area, width: left }),
    ...groundStanding(view, data, middle, beyond).draw({ ...area, x: area.x + left + GAP, width: middle }),
    ...orderWords(text, right).draw({ ...area, x: area.x + left + middle + 2 * GAP, width: right }),
  ];
}

/** The small pictures at the left end of the foot, and the width they take. */
function drawAside(ground: Ground, frames: Frames, { scale }: Pictures, foot: Rect): [Shape[], Points] {
  const rows = Math.floor((foot.height / scale - 2 * RADIUS) / ROW) + 1;
  const alone = frames.aside.length === 1;
  const aside = frames.aside.map((window) => (alone ? grownTo(ground, window, rows, frames.fronts) : window));
  const rects = aside.map(windowRect);
  const high = Math.max(0, ...rects.map((rect) => rect.height));
  if (high === 0) return [[], 0];
  const across = high * 2 * scale + GAP > foot.height && rects.length > 1;
  const wide = Math.max(...rects.map((rect) => rect.width));
  const fit = Math.min(scale, foot.height / high, (foot.width * 0.5) / (wide * (across ? 2 : 1)));
  let [x, y] = [foot.x, foot.y];
  const shapes = aside.flatMap((window, i) => {
    const drawn = drawPictures({ windows: [window], scale: fit, height: 0 }, ground, { x, y, width: wide * fit });
    if (across) x += wide * fit + GAP;
    else y += (rects[i]?.height ?? 0) * fit + GAP;
    return drawn;
  });
  const figure = part('Figure', shapes, 'Small pictures of what lies off the fronts; the words are those of the map.');
  return [[figure], (wide * fit + GAP) * (across ? 2 : 1)];
}
