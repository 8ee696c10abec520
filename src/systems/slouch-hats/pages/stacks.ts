import type { HexId } from '../../../hex/hex';
import type { Side } from '../side';
import { grown, type Point, type Rect } from '../../../render/geometry';
import { counter } from '../../../render/hexmap/counters';
import { ARROW } from '../../../render/hexmap/palette';
import { symbolOf } from '../../../render/hexmap/symbols';
import { INK, PAPER } from '../../../render/page/theme';
import type { GroupShape, Points, Shape } from '../../../render/scene';
import { circle, label, polyline, rectangle, rounded } from '../../../render/shapes';
import { SIDE_COLOUR } from './theme';
import { byPlace, type Thing } from './units';

/** Letters on the map are no smaller. */
const SMALL = 7.2;
/** A counter round the middle of its hex, as in hexmap/counters. */
const BOX = { x: -15, y: -11, width: 30, height: 24 };
/** Below it what flies from there, in so much height; the number of the hex below begins lower. */
const TAB = { y: 13, height: 7 };
const DISC = 4.7;

/** What lies in a hex, by what is drawn apart. */
interface Pile {
  hex: HexId;
  /** Combat and replacements units. */
  units: readonly Thing[];
  supply: readonly Thing[];
  air: readonly Thing[];
}

/** The piles of some things. */
export function pilesOf(things: readonly Thing[]): Pile[] {
  return [...byPlace(things)].map(([hex, all]) => ({
    hex,
    units: all.filter(({ kind }) => kind === 'combat' || kind === 'replacements'),
    supply: all.filter(({ kind }) => kind === 'supply'),
    air: all.filter(({ kind }) => kind === 'air'),
  }));
}

/** A pile round (0, 0): on a flat-topped hex it has room at both sides of its counter in the middle, and below it. */
export function pile({ units, supply, air }: Pile, airLimit: number): GroupShape {
  const [top] = units;
  const discs = discsOf(supply);
  if (!top) return { kind: 'group', shapes: [...lonely(discs), ...(air.length > 0 ? flights(air, airLimit, 5) : [])] };
  return {
    kind: 'group',
    shapes: [
      ...edges(units),
      ...counter({ ...top, tags: [] }),
      ...innerTags(top),
      ...(units.length > 1 ? badge(-16, 2.6, String(units.length)) : []),
      ...(air.length > 0 ? flights(air, airLimit, TAB.y) : []),
      ...beside(discs),
    ],
  };
}

/** Where it lies, from the middle of its hex: no name stands there. */
export const boxesOf = (own: Pile): Rect[] => partsOf(own).map((box) => grown(box, 0.8));

function partsOf({ units, supply, air }: Pile): Rect[] {
  const small = { x: -15, y: -6, width: 30, height: air.length > 0 ? 18 : 15 };
  if (units.length === 0) return [small];
  const side = { x: BOX.x - 5.4, y: -3, width: 5.4, height: 10.5 };
  return [
    BOX,
    ...(units.length > 1 ? [side] : []),
    ...(supply.length > 0 ? [{ ...side, x: 15, y: -5, width: 9, height: 12.5 }] : []),
    ...(discsOf(supply).length > 1 || air.length > 0 ? [{ x: -15, ...TAB, width: 30 }] : []),
  ];
}

/** To the side only: above and below are the numbers of hexes. */
function edges(units: readonly Thing[]): Shape[] {
  return units.slice(1, 4).map((_, i, under) => {
    const n = under.length - i;
    const of = units[n] ?? units[0];
    const paint = { fill: of?.style.counter.fill ?? PAPER, stroke: INK, width: 0.5 };
    return rectangle({ ...BOX, x: BOX.x - 0.7 * n }, paint);
  });
}

/** Marks inside the counter: right of the symbol, of the figures, left of them. */
const SLOTS: readonly Point[] = [
  [9.1, -7.6],
  [9.7, 0],
  [-15.2, -7.6],
  [-15.2, 0],
];

export function innerTags({ tags }: Pick<Thing, 'tags'>): Shape[] {
  return tags.slice(0, SLOTS.length).flatMap(({ text, alarm }, i) => {
    const [x, y] = SLOTS[i] ?? [0, 0];
    const [fill, ink] = alarm ? [ARROW, PAPER] : ['#f3c64b', INK];
    return [
      rounded({ x, y, width: 5.7, height: 7.2 }, 1, { fill, stroke: INK, width: 0.4 }),
      label(text, x + 2.85, y + 6.1, { font: 'sans-bold', size: SMALL, color: ink, anchor: 'middle' }),
    ];
  });
}

export function badge(x: Points, y: Points, text: string): Shape[] {
  return [
    circle(x, y, 4.3, { fill: PAPER, stroke: INK, width: 0.6 }),
    label(text, x, y + 2.5, { font: 'sans-bold', size: SMALL, color: INK, anchor: 'middle' }),
  ];
}

/** A disc for the Mobile Supply Units of a hex, one for its dumps. */
export interface Disc {
  type: 'msu' | 'dump';
  side: Side;
  points: number;
}

export function discsOf(supply: readonly Thing[]): Disc[] {
  return (['msu', 'dump'] as const).flatMap((type): Disc[] => {
    const own = supply.filter((thing) => thing.type === type);
    const [first] = own;
    return first ? [{ type, side: first.ofSide, points: own.reduce((sum, { points }) => sum + points, 0) }] : [];
  });
}

/** The Supply Points in a disc: of an MSU on wheels, of a dump on its base. */
export function disc({ type, side, points }: Disc, x: Points, y: Points): Shape[] {
  const { fill, ink } = SIDE_COLOUR[side];
  const foot = y + DISC + 0.9;
  const under =
    type === 'msu'
      ? [-2.9, 2.9].map((dx) => circle(x + dx, foot, 1.5, { fill: INK, stroke: PAPER, width: 0.4 }))
      : [
          polyline(
            [
              [x - 4.6, foot],
              [x + 4.6, foot],
            ],
            { stroke: INK, width: 1.6 },
          ),
        ];
  return [
    circle(x, y, DISC, { fill, stroke: INK, width: 0.9 }),
    ...under,
    label(String(points), x, y + 2.55, { font: 'sans-bold', size: SMALL, color: ink, anchor: 'middle' }),
  ];
}

/** At the right of a counter, and the second below it. */
const beside = (discs: readonly Disc[]): Shape[] =>
  discs.flatMap((one, i) => (i === 0 ? disc(one, 19.2, 0) : disc(one, 12, 16)));

/** In a hex without a counter. */
const lonely = (discs: readonly Disc[]): Shape[] =>
  discs.flatMap((one, i) => disc(one, discs.length === 1 ? 0 : -6 + 12 * i, -1));

/** Aircraft at a field and what it holds: those that have flown are hollow. */
export function flights(air: readonly Thing[], limit: number, y: Points): Shape[] {
  const [first] = air;
  const { fill, ink } = SIDE_COLOUR[first?.ofSide ?? 'allied'];
  const shown = air.slice(0, 2);
  const width = 13 + shown.length * 7;
  const left = -15;
  return [
    rectangle({ x: left, y, width, height: TAB.height }, { fill, stroke: INK, width: 0.5 }),
    ...shown.map(({ spent }, i): Shape => ({
      ...{ kind: 'group', x: left + 4 + i * 7, y: y + 3.4, scale: 0.72 },
      shapes: [plane(spent, ink)],
    })),
    label(`${air.length}/${limit}`, left + width - 1.2, y + 5.9, {
      font: 'sans-bold',
      size: 7,
      color: ink,
      anchor: 'end',
    }),
  ];
}

const PLANE =
  'M-0.6 -4L0.6 -4L0.6 -1.8L4.8 0.2L4.8 1.4L0.6 0.8L0.5 2.4L1.8 3.4L1.8 4.2L-1.8 4.2L-1.8 3.4L-0.5 2.4L-0.6 0.8L-4.8 1.4L-4.8 0.2L-0.6 -1.8Z';
const plane = (spent: boolean, ink: string): Shape => ({
  kind: 'path',
  d: PLANE,
  paint: spent ? { stroke: ink, width: 0.8 } : { fill: ink },
});

/** A pile on a map that is drawn so small that a counter has no room: its symbol and figures, in points of the page. */
export function smallPile({ units, supply, air }: Pile, airLimit: number): GroupShape {
  const [top] = units;
  const discs = discsOf(supply);
  const first = discs[0];
  const load = label(`${air.length}/${airLimit}`, 0, 8.4, { font: 'sans-bold', size: 7, color: INK, anchor: 'middle' });
  if (!top) return { kind: 'group', shapes: [...(first ? disc(first, 0, 2) : [load])] };
  const { fill, ink } = top.style.counter;
  const box = { x: -10.4, y: -4.4, width: 20.8, height: 14.2 };
  return {
    kind: 'group',
    shapes: [
      rectangle(box, { fill, stroke: INK, width: 0.7 }),
      { kind: 'group', y: -0.6, scale: 0.76, ...symbolOf(top) },
      label(top.figures, 0, 8.6, { font: 'sans-bold', size: 7, color: ink, anchor: 'middle' }),
      ...(units.length > 1 ? badge(-9.4, -0.8, String(units.length)) : []),
      ...(first ? disc(first, 9.6, -1.4) : []),
    ],
  };
}
