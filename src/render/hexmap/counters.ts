import type { HexId } from '../../hex/hex';
import type { Point, Rect } from '../geometry';
import type { GroupShape, Shape } from '../scene';
import { circle, label, polygon, polyline, rectangle, rounded } from '../shapes';
import { stepDot } from './dots';
import { ARROW, HALO } from './palette';
import { textWidth } from '../measure';
import { HEX, RADIUS, type Plot } from './plot';
import { sizeMark, symbolOf } from './symbols';
import type { HexUnit, HexView, HexWindow } from './view';

const INK = '#16140f';
const WHITE = '#ffffff';
/** Letters on counters are no smaller, and no map is drawn much smaller than it is. */
const SMALL = 7.2;
/** A counter, round the middle of its hex and a little above. */
const BOX = { width: 30, height: 24 };
const TOP = -11;
/** In a hex on its side there is room below and none above, where its number stands. */
const LOWER = { flat: 2.4, point: 0 } as const;
/** The number of a stack sticks out at the left, markers at the right. */
const BADGE = 5.3;
const TAG = 4.6;
/** No more edges of covered counters are drawn. */
const MOST_EDGES = 3;

/** Improved Positions and the stacks of a window; `frame` cuts nothing of a stack. */
export function counters({ centre, inWindow, grid }: Plot, view: HexView, window: HexWindow, frame?: Rect): Shape[] {
  const stacks = new Map<HexId, HexUnit[]>();
  for (const unit of view.units.filter((u) => inWindow(window, u.hex))) {
    stacks.set(unit.hex, [...(stacks.get(unit.hex) ?? []), unit]);
  }
  return [
    ...view.improved.filter((id) => inWindow(window, id)).flatMap((id) => works(centre(id), grid.top)),
    ...[...stacks].flatMap(([id, units]) => {
      const tagged = (units[0]?.tags ?? []).length > 0;
      const [x, y] = centre(id);
      return stack([x + into(frame, x, reaches(units.length, tagged)), y + LOWER[grid.top]], units);
    }),
  ];
}

/** Where the upper counters lie, with what sticks out of them. */
export function counterBoxes({ centre, inWindow, grid }: Plot, view: HexView, window: HexWindow, frame?: Rect): Rect[] {
  const stacks = new Map<HexId, { count: number; tagged: boolean }>();
  for (const { hex, tags: marks } of view.units.filter((u) => inWindow(window, u.hex))) {
    const { count, tagged } = stacks.get(hex) ?? { count: 0, tagged: marks.length > 0 };
    stacks.set(hex, { count: count + 1, tagged });
  }
  return [...stacks].map(([id, { count, tagged }]) => {
    const [x, y] = centre(id);
    const { left, right } = reaches(count, tagged);
    const by = into(frame, x, { left, right });
    return { x: x + by - left, y: y + TOP + LOWER[grid.top], width: left + right, height: BOX.height };
  });
}

/** How far a stack reaches from its middle to either side. */
const reaches = (count: number, tagged: boolean): { left: number; right: number } => ({
  left: BOX.width / 2 + (count > 1 ? BADGE : 0),
  right: BOX.width / 2 + (tagged ? TAG : 0),
});

/** How far a stack is moved sideways, so that the frame of a map cuts nothing of it. */
function into(frame: Rect | undefined, x: number, { left, right }: ReturnType<typeof reaches>): number {
  return frame ? Math.max(0, frame.x - (x - left)) - Math.max(0, x + right - frame.x - frame.width) : 0;
}

/** The arrows of declared combats. */
export function combatArrows(plot: Plot, view: HexView, window: HexWindow): Shape[] {
  return declared(plot, view, window).map(([from, to]) =>
    polygon(arrow(from, to), { fill: ARROW, stroke: HALO, width: 0.9 }),
  );
}

/** Where they lie: over all else, so that no name shall. */
export function arrowBoxes(plot: Plot, view: HexView, window: HexWindow): Rect[] {
  return declared(plot, view, window).map(([from, to]) => boxOf(arrow(from, to)));
}

/** From where to where they point. */
const declared = ({ centre, inWindow }: Plot, view: HexView, window: HexWindow): (readonly [Point, Point])[] =>
  view.combats
    .filter(({ from, to }) => inWindow(window, from) && inWindow(window, to))
    .map(({ from, to }) => [centre(from), centre(to)] as const);

function boxOf(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The stack of a hex; of a hex that is fought over, a plate of each side, one over the other. */
function stack(at: Point, units: readonly HexUnit[]): Shape[] {
  const sides = [...new Set(units.map((u) => u.side))]
    .map((side) => units.filter((u) => u.side === side))
    .sort((a, b) => (a[0]?.style.rank ?? 0) - (b[0]?.style.rank ?? 0));
  const place = { x: at[0], y: at[1] };
  if (sides.length < 2) return [{ ...pile(units), ...place }];
  return [{ kind: 'group', ...place, shapes: sides.flatMap((own, i) => plate(own, TOP + i * (PLATE.height + 0.6))) }];
}

const PLATE = { width: 30, height: 11.2 };

/** Strengths of the upper unit of one side, and how many lie there: no symbol, for want of room. */
function plate(units: readonly HexUnit[], y: number): Shape[] {
  const [top] = units;
  if (!top) return [];
  const { fill, ink } = top.style.counter;
  const left = -PLATE.width / 2;
  return [
    rectangle({ x: left, y, ...PLATE }, { fill, stroke: INK, width: 0.8 }),
    label(top.figures, left + 18, y + 8.2, { font: 'sans-bold', size: 7.2, color: ink, anchor: 'middle' }),
    ...badge(left + 3.4, y + PLATE.height / 2, String(units.length)),
  ];
}

/** The upper counter whole, the edges of those below, and how many there are. */
function pile(units: readonly HexUnit[]): GroupShape {
  const [top] = units;
  if (!top) return { kind: 'group', shapes: [] };
  const under = Math.min(MOST_EDGES, units.length - 1);
  const edges = Array.from({ length: under }, (_, i) => {
    const by = (under - i) * 1.4;
    return rectangle(
      // To the side only: above and below are the numbers of hexes.
      { x: -BOX.width / 2 - by, y: TOP, ...BOX },
      { fill: (units[under - i] ?? top).style.counter.fill, stroke: INK, width: 0.5 },
    );
  });
  const count = units.length > 1 ? badge(-BOX.width / 2 - 1, TOP + 13.6, String(units.length)) : [];
  return { kind: 'group', shapes: [...edges, ...counter(top), ...tags(top), ...count] };
}

/** One counter round the middle of its hex: quality, size and symbol, steps; figures below, and its name if there is room. */
export function counter(unit: HexUnit): Shape[] {
  const { fill, ink } = unit.style.counter;
  const left = -BOX.width / 2;
  return [
    rectangle({ x: left, y: TOP, ...BOX }, { fill, stroke: INK, width: 0.8 }),
    ...(unit.band === null
      ? []
      : [rectangle({ x: left + 0.4, y: TOP + 0.4, width: BOX.width - 0.8, height: 2.8 }, { fill: unit.band })]),
    ...(unit.size === 'none' ? [] : [{ kind: 'group' as const, y: TOP + 2.8, shapes: [sizeMark(unit.size, ink)] }]),
    { kind: 'group', y: TOP + 6.9, ...symbolOf(unit) },
    label(unit.quality, left + (unit.range > 0 ? BOX.width - 3.6 : 4), TOP + (unit.range > 0 ? 9 : 10), {
      font: 'sans',
      size: SMALL,
      color: ink,
      anchor: 'middle',
    }),
    ...(unit.range > 0 ? reach(unit.range, left + 3.8) : []),
    ...steps(unit, ink),
    label(unit.figures, 0, TOP + 16.5, { font: 'sans-bold', size: 7.4, color: ink, anchor: 'middle' }),
    ...named(unit, ink),
  ];
}

/** The name below the figures: whole, without its last words, or the first letters of it. */
function named({ name }: HexUnit, ink: string): Shape[] {
  const words = name.split(' ');
  const short = words.map((_, i) => words.slice(0, words.length - i).join(' ')).filter((form) => form.length > 2);
  const cut = Array.from({ length: name.length }, (_, i) => `${name.slice(0, name.length - i - 1)}.`);
  const forms = [name, ...short, ...cut];
  const fits = (form: string): boolean => textWidth(form, 'sans', SMALL) <= BOX.width - 1.6;
  const shown = forms.find(fits);
  const plain = { font: 'sans', size: SMALL, color: ink, anchor: 'middle' } as const;
  return shown === undefined ? [] : [label(shown, 0, TOP + 22.8, plain)];
}

/** The range of artillery and headquarters: a number in a ring. */
function reach(range: number, x: number): Shape[] {
  return [
    circle(x, TOP + 4.4, 3.7, { fill: WHITE, stroke: INK, width: 0.45 }),
    label(String(range), x, TOP + 6.9, { font: 'sans', size: SMALL, color: INK, anchor: 'middle' }),
  ];
}

/** A dot for each step; a lost one is a ring. */
function steps({ steps: left, fullSteps }: HexUnit, ink: string): Shape[] {
  // More than three lie closer: below them stand the figures.
  const apart = Math.min(3.6, 7.2 / Math.max(1, fullSteps - 1));
  return Array.from({ length: fullSteps }, (_, i) => {
    const y = TOP + 6.4 + (i - (fullSteps - 1) / 2) * apart;
    return stepDot(i < left, BOX.width / 2 - 7.4, y, { radius: 1.15, ink, width: 0.5 });
  });
}

/** Markers along the right edge. */
export function tags({ tags: marks }: Pick<HexUnit, 'tags'>): Shape[] {
  return marks.flatMap(({ text, alarm }, i) => {
    const box = { x: BOX.width / 2 - 1.6, y: TOP + 0.2 + i * 7.2, width: 6.2, height: 7 };
    const [fill, ink] = alarm ? [ARROW, WHITE] : ['#f3c64b', INK];
    return [
      rounded(box, 1, { fill, stroke: INK, width: 0.4 }),
      label(text, box.x + 3.1, box.y + 6, { font: 'sans-bold', size: SMALL, color: ink, anchor: 'middle' }),
    ];
  });
}

function badge(x: number, y: number, text: string): Shape[] {
  return [
    circle(x, y, 4.3, { fill: WHITE, stroke: INK, width: 0.6 }),
    label(text, x, y + 2.5, { font: 'sans-bold', size: SMALL, color: INK, anchor: 'middle' }),
  ];
}

/** A breastwork along the lower sides of the hex, clear of its number. */
function works([x, y]: Point, top: Plot['grid']['top']): Shape[] {
  const r = RADIUS - 3.2;
  const onPoint: Point[] = [
    [x - r * 0.866, y - r * 0.5],
    [x - r * 0.866, y + r * 0.5],
    [x, y + r],
    [x + r * 0.866, y + r * 0.5],
    [x + r * 0.866, y - r * 0.5],
  ];
  const onSide: Point[] = [
    [x - r, y],
    [x - r * 0.5, y + r * 0.866],
    [x + r * 0.5, y + r * 0.866],
    [x + r, y],
  ];
  const line = top === 'flat' ? onSide : onPoint;
  return [polyline(line, { stroke: INK, width: 2.6, dash: [2.6, 1.6] }), polyline(line, { stroke: INK, width: 0.7 })];
}

/** From the edge of one counter across the hexside to the other hex. */
function arrow([ax, ay]: Point, [bx, by]: Point): Point[] {
  const [ux, uy] = [(bx - ax) / HEX, (by - ay) / HEX];
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  const at = (along: number, off: number): Point => [x + ux * along - uy * off, y + uy * along + ux * off];
  return [at(-6, -1.5), at(0.6, -1.5), at(0.6, -4), at(7, 0), at(0.6, 4), at(0.6, 1.5), at(-6, 1.5)];
}
