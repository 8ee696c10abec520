import type { HexId } from '../../hex/hex';
import type { Rect } from '../geometry';
import { textWidth } from '../measure';
import type { Points, Shape } from '../scene';
import { label, polyline, rectangle } from '../shapes';
import { LEAST_WIDTH, LOW, columnsOf } from './tiles';
import type { HexUnit } from './view';
import { INK, LEAST, RULE } from '../page/theme';
import type { Plot } from './plot';
import { PITCH, SIZE, nameFits, rowParts, unitRow, widthFor } from './unit-row';

/** The units of one side in a hex. */
export interface Stack {
  hex: HexId;
  /** The number of the hex as printed. */
  number: string;
  units: readonly HexUnit[];
}

/** Stacks as one reads the map: from the upper left, row by row. */
export function stacksOf({ number, centre }: Plot, units: readonly HexUnit[]): Stack[] {
  const stacks = new Map<string, Stack & { units: HexUnit[] }>();
  for (const unit of units) {
    const key = `${unit.hex} ${unit.side}`;
    const stack = stacks.get(key) ?? { hex: unit.hex, number: number(unit.hex), units: [] };
    stack.units.push(unit);
    stacks.set(key, stack);
  }
  return [...stacks.values()].sort((a, b) => {
    const [[ax, ay], [bx, by]] = [centre(a.hex), centre(b.hex)];
    return ay - by || ax - bx;
  });
}

/** A line of the roster: a unit, and what stands before it. */
interface Line {
  stack: Stack;
  unit: HexUnit;
  /** Which unit of its stack. */
  n: number;
}

const HEAD = 8.6;
/** Lower columns have no head. */
const LEAST_TALL = 40;
const TAG = 18.4;
const TAG_BOX = 17;
/** A thin gap before every stack. */
const BETWEEN = 0.3;

/** Lines laid into columns, and what did not fit. */
export interface Laid {
  /** Draws them: many ways of laying are measured, and one is drawn. */
  draw: () => Shape[];
  /** Nothing is drawn. */
  empty: boolean;
  rest: Stack[];
  /** How low the lines reach, and how much larger than their least size they are. */
  foot: Points;
  scale: number;
  /** No name is shortened. */
  namesWhole: boolean;
}

/** Nothing of the stacks laid out. */
export const nothingLaid = (rest: readonly Stack[]): Laid => ({
  ...{ draw: () => [], empty: true, rest: [...rest], foot: 0, scale: 1, namesWhole: true },
});

/** How much larger than its least size the roster is drawn where there is room, and how wide its columns are at least. */
const LARGE: readonly { scale: number; wide?: Points }[] = [
  { scale: 1.3, wide: 125 },
  ...[1.3, 1.2, 1.12].map((scale) => ({ scale })),
];

/** So much height is enough for all stacks in columns across a width, at the least size, with all names whole. */
export function heightEnough(stacks: readonly Stack[], width: Points): Points {
  const units = stacks.reduce((n, stack) => n + stack.units.length, 0);
  const enough = (height: Points): Points => {
    const columns = columnsOf([{ x: 0, y: 0, width, height }], columnFor(stacks)).length;
    return HEAD + Math.ceil(units / Math.max(1, columns)) * (PITCH + BETWEEN) + 0.1;
  };
  const high = enough(LOW);
  return Math.max(LEAST_TALL, high < LOW ? enough(LOW - 1) : high);
}

/** The width of a column in which all names stand whole. */
const columnFor = (stacks: readonly Stack[]): Points =>
  Math.max(LEAST_WIDTH, ...stacks.flatMap(({ units }) => units.map((unit) => TAG + widthFor(unit))));

/** Stacks with all their units in columns, as large as all find room: under the number of a hex its attack and defence strength. `quality`: stands over that column. */
export function stackRoster(stacks: readonly Stack[], margins: readonly Rect[], quality = 'e'): Laid {
  let laid = nothingLaid(stacks);
  let whole: Laid | null = null;
  for (const { scale, wide } of [...LARGE, { scale: 1, wide: columnFor(stacks) }, { scale: 1 }]) {
    const small = margins.map((m) => ({
      x: m.x / scale,
      y: m.y / scale,
      width: m.width / scale,
      height: m.height / scale,
    }));
    const columns = columnsOf(small, wide);
    const { draw, empty, rest, foot } = laidIn(stacks, columns, quality);
    const narrowest = Math.min(...columns.map((c) => c.width));
    const namesWhole = stacks.every(({ units }) => units.every((unit) => nameFits(unit, narrowest - TAG)));
    const scaled = (): Shape[] => grouped(scale, draw());
    laid = { draw: scaled, empty, rest, foot: foot * scale, scale, namesWhole };
    if (rest.length > 0) continue;
    whole ??= laid;
    // A name in full is worth more than large letters.
    if (namesWhole) return laid;
  }
  return whole ?? laid;
}

const grouped = (scale: number, shapes: Shape[]): Shape[] =>
  shapes.length > 0 ? [{ kind: 'group', scale, shapes }] : [];

function laidIn(
  stacks: readonly Stack[],
  columns: readonly Rect[],
  quality: string,
): Omit<Laid, 'scale' | 'namesWhole'> {
  const lines = stacks.flatMap((stack) => stack.units.map((unit, n): Line => ({ stack, unit, n })));
  const drawings: (() => Shape[])[] = [];
  let [next, foot] = [0, 0];
  for (const column of columns) {
    if (next >= lines.length) break;
    const tall = column.height > LEAST_TALL;
    const head = tall ? HEAD : 0;
    if (tall) drawings.push(() => heads(column, quality));
    let y = column.y + head;
    for (let first = true; next < lines.length; first = false, next++) {
      const line = lines[next];
      if (!line) break;
      const gap = line.n === 0 && !first ? BETWEEN : 0;
      if (y + gap + PITCH > column.y + column.height) break;
      y += gap + PITCH;
      foot = Math.max(foot, y);
      const [begins, base] = [first, y - 1.6];
      drawings.push(() => drawn(line, begins, column.x, base, column.width));
    }
  }
  const draw = (): Shape[] => drawings.flatMap((one) => one());
  return { draw, empty: drawings.length === 0, rest: restOf(lines.slice(next)), foot };
}

function restOf(lines: readonly Line[]): Stack[] {
  return [...new Set(lines.map((l) => l.stack))].map((stack) => ({
    ...stack,
    units: lines.filter((l) => l.stack === stack).map((l) => l.unit),
  }));
}

function drawn({ stack, unit, n }: Line, first: boolean, x: Points, y: Points, width: Points): Shape[] {
  const rule: Shape[] =
    n === 0 && !first
      ? [
          polyline(
            [
              [x, y - PITCH + 0.8],
              [x + width, y - PITCH + 0.8],
            ],
            { stroke: RULE, width: 0.3 },
          ),
        ]
      : [];
  const before = n === 0 || first ? tag(stack, x, y) : n === 1 ? total(stack, x, y) : [];
  return [...rule, ...before, ...unitRow(unit, x + TAG, y, width - TAG)];
}

/** The number of the hex, in the colours of the side. */
function tag({ number, units }: Stack, x: Points, y: Points): Shape[] {
  const { fill, ink } = units[0]?.style.tag ?? { fill: '', ink: INK };
  const box = { x, y: y - 5.9, width: TAG_BOX, height: 7.4 };
  return [
    rectangle(box, { fill, stroke: INK, width: 0.3 }),
    label(number, x + box.width / 2, y, {
      font: 'sans-bold',
      size: LEAST,
      color: ink,
      anchor: 'middle',
    }),
  ];
}

function total({ units }: Stack, x: Points, y: Points): Shape[] {
  const sum = (of: (u: HexUnit) => number): string => halves(units.reduce((n, u) => n + of(u), 0));
  // Who has no strengths has none together.
  if (units.every(({ attack, defence }) => attack + defence === 0)) return [];
  const text = `${sum((u) => u.attack)}-${sum((u) => u.defence)}`;
  const size = textWidth(text, 'sans-italic', SIZE) > TAG_BOX ? LEAST : SIZE;
  // What is wider than the tag sticks out into the gap before the column.
  const at = Math.min(x + TAG_BOX / 2, x + TAG - 0.8 - textWidth(text, 'sans-italic', size) / 2);
  return [label(text, at, y, { font: 'sans-italic', size, color: INK, anchor: 'middle' })];
}

/** `7`, `7½` */
export const halves = (n: number): string => (Number.isInteger(n) ? String(n) : `${Math.floor(n) || ''}½`);

function heads({ x, y, width }: Rect, quality: string): Shape[] {
  const at = rowParts(width - TAG);
  const style = { font: 'sans-italic', size: LEAST, color: INK } as const;
  const base = y + 5;
  return [
    label('hex', x, base, style),
    label('unit', x + TAG + at.name, base, style),
    label('strength', x + TAG + at.figures, base, { ...style, anchor: 'end' }),
    label(quality, x + TAG + at.quality, base, { ...style, anchor: 'end' }),
    label('steps', x + width, base, { ...style, anchor: 'end' }),
    polyline(
      [
        [x, y + 6.8],
        [x + width, y + 6.8],
      ],
      { stroke: INK, width: 0.5 },
    ),
  ];
}
