import type { HexId } from '../../hex/hex';
import type { Point } from '../geometry';
import { FROM_GROUP, type GroupShape, type Shape } from '../scene';
import { polygon, trace } from '../shapes';
import { groundColour, HOUSE, LEVELS, LINE, RELIEF, SHADE, TREE } from './palette';
import { HEX, RADIUS, type Plot } from './plot';
import type { Sheet, SheetHex } from './sheet';
import type { MapStyle } from './style';

/** Ways to strew one pattern, so that neighbours do not look stamped. */
const VARIANTS = 4;
type Top = Plot['grid']['top'];

/** How marks are strewn over a hex: its top, and a number that makes another hex of the same kind look different. */
interface Strewn {
  top: Top;
  seed: number;
}

/** Points strewn over a hex clear of its number, at least `apart` from each other: the same ones for the same seed. */
function strewn(count: number, apart: number, { top, seed }: Strewn): Point[] {
  const flat = top === 'flat';
  const found: Point[] = [];
  for (let i = 1; found.length < count && i < 400; i++) {
    const [u, v] = [(i * 0.754877666 + seed * 0.317) % 1, (i * 0.569840291 + seed * 0.619) % 1];
    const [along, across] = [(u - 0.5) * (HEX - 7), (v - 0.5) * (2 * RADIUS - 8)];
    const at: Point = flat ? [across, along] : [along, across];
    const inside = Math.abs(along) * 0.577 + Math.abs(across) < RADIUS - 4.2;
    const onNumber = at[1] < -5.5 && Math.abs(at[0]) < 9.5;
    if (inside && !onNumber && found.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) >= apart)) found.push(at);
  }
  return found.sort(([, a], [, b]) => a - b);
}

/** One path for all marks of a paint: the fewer paths, the smaller the file. */
const strokes = (marks: readonly string[], width: number): Shape => ({
  kind: 'path',
  d: marks.join(''),
  paint: { stroke: RELIEF, width },
});

const knolls = (seed: Strewn): Shape[] => [
  strokes(
    strewn(6, 7, seed).map(([x, y]) => `M${f(x - 2)} ${f(y)}Q${f(x)} ${f(y - 3)} ${f(x + 2)} ${f(y)}`),
    0.45,
  ),
];

const stones = (seed: Strewn): Shape[] => [
  strokes(
    strewn(11, 5.2, seed).map(([x, y], i) => {
      const [w, h] = i % 2 === 0 ? [1.9, 2.7] : [1.5, 2];
      return line(p(x - w, y), p(x - 0.3, y - h), p(x + w, y)) + line(p(x + 0.4, y - 0.4), p(x + 0.2, y - h * 0.55));
    }),
    0.5,
  ),
];

const ridges = (seed: Strewn): Shape[] => {
  const at = strewn(5, 9.5, seed);
  const arch = ([x, y]: Point): string =>
    `M${f(x - 4.2)} ${f(y + 1.6)}Q${f(x - 0.4)} ${f(y - 6)} ${f(x + 4.2)} ${f(y + 1.6)}`;
  const shading = ([x, y]: Point): string =>
    [1, 2.1, 3.2].map((k) => line(p(x + k * 0.75, y - 1.9 + k * 0.72), p(x + k * 1.05, y + 1 + k * 0.16))).join('');
  return [strokes(at.map(arch), 0.7), strokes(at.map(shading), 0.45)];
};

const peaks = (seed: Strewn): Shape[] =>
  strewn(4, 11, seed).flatMap(([x, y]) => [
    polygon([p(x - 5, y + 3), p(x - 0.4, y - 5), p(x + 5, y + 3)], { fill: '#e2c79f', stroke: SHADE, width: 0.55 }),
    polygon([p(x - 0.4, y - 5), p(x + 5, y + 3), p(x + 1, y + 3), p(x + 1.5, y - 0.3), p(x + 0.2, y - 1.4)], {
      fill: SHADE,
    }),
  ]);

/** A crown is a stroke with round ends and hardly any length: a tenth of the bytes of a circle. */
const trees = (seed: Strewn): Shape[] => {
  const at = strewn(13, 4.9, seed);
  const dots = (dx: number, dy: number): string =>
    at.map(([x, y]) => line(p(x + dx, y + dy), p(x + dx + 0.1, y + dy))).join('');
  return [
    { kind: 'path', d: dots(0, 0), paint: { stroke: TREE, width: 2.7 } },
    { kind: 'path', d: dots(-0.4, -0.4), paint: { stroke: '#9dbd7c', width: 1 } },
  ];
};

/** Houses of so many blocks, round the middle. */
function houses(count: number, reach: number, seed: Strewn): Shape[] {
  const blocks = strewn(60, 3.4, seed)
    .filter(([x, y]) => Math.hypot(x, y) < reach)
    .slice(0, count)
    .map(([x, y], i) => {
      const [left, top] = [x - 1.3, y - 1];
      const [right, low] = [left + (i % 3 === 0 ? 3.4 : 2.4), top + (i % 2 === 0 ? 2 : 2.5)];
      return `${line(p(left, top), p(right, top), p(right, low), p(left, low))}Z`;
    });
  return [{ kind: 'path', d: blocks.join(''), paint: { fill: HOUSE } }];
}

/** Blocks of black stone. */
const lava = (seed: Strewn): Shape[] => {
  const blocks = strewn(12, 5, seed).map(([x, y], i) => {
    const [w, h] = i % 2 === 0 ? [2.1, 1.4] : [1.5, 1.1];
    return `${line(p(x - w, y), p(x - w * 0.4, y - h), p(x + w, y - h * 0.5), p(x + w * 0.6, y + h))}Z`;
  });
  return [{ kind: 'path', d: blocks.join(''), paint: { fill: '#57453f' } }];
};

/** Tufts of reed over water. */
const reeds = (seed: Strewn): Shape[] => {
  const at = strewn(10, 6, seed);
  const tufts = at.map(
    ([x, y]) => line(p(x - 1.6, y - 2.2), p(x, y), p(x, y - 3)) + line(p(x, y), p(x + 1.6, y - 2.2)),
  );
  const water = at.map(([x, y]) => line(p(x - 2.4, y + 0.8), p(x + 2.4, y + 0.8)));
  return [
    { kind: 'path', d: tufts.join(''), paint: { stroke: '#3f6b3a', width: 0.6 } },
    { kind: 'path', d: water.join(''), paint: { stroke: '#4f8fb5', width: 0.6 } },
  ];
};

const line = (...points: Point[]): string => trace(points);
const tenth = (value: number): number => Math.round(value * 10) / 10;
const p = (x: number, y: number): Point => [tenth(x), tenth(y)];
const f = (value: number): string => String(tenth(value));

const DRAWN = {
  broken: knolls,
  rough: stones,
  hill: ridges,
  mountain: peaks,
  orchard: trees,
  lava,
  marsh: reeds,
  town: (seed: Strewn) => houses(17, 12, seed),
  city: (seed: Strewn) => houses(60, 30, seed),
  village: (seed: Strewn) => houses(7, 7, seed),
};
export type PatternName = keyof typeof DRAWN;

type Variants = readonly GroupShape['shapes'][];
const made = new Map<string, Variants>();

/** The variants of a pattern, made once for each way in which hexes stand. */
function variantsOf(name: PatternName, top: Top): Variants {
  const key = `${top} ${name}`;
  const variants = made.get(key) ?? Array.from({ length: VARIANTS }, (_, seed) => DRAWN[name]({ top, seed }));
  made.set(key, variants);
  return variants;
}

/** The drawings of a terrain, and the colours of its ground, level by level. */
interface Terrain {
  variants: Variants;
  grounds: readonly string[];
}

/** Line and pattern of a hex in one drawing whose ground is filled where it is used; made once for each style. */
const terrains = new WeakMap<MapStyle, Readonly<Record<string, Terrain>>>();

function terrainsOf({ style, plot }: Pick<Sheet, 'style' | 'plot'>): Readonly<Record<string, Terrain>> {
  const known = terrains.get(style);
  if (known) return known;
  const all = Object.entries(style.terrains).map(([terrain, { fill, pattern: name }]): [string, Terrain] => {
    const grounds = Array.from({ length: LEVELS }, (_, i) => groundColour(fill, i + 1));
    return [terrain, { variants: withGround(plot, name), grounds }];
  });
  const found = Object.fromEntries(all);
  terrains.set(style, found);
  return found;
}

function withGround({ offsets, grid: { top } }: Plot, name: PatternName | undefined): Variants {
  const hex = polygon(offsets, { fill: FROM_GROUP, stroke: LINE, width: 0.35 });
  return (name === undefined ? [[]] : variantsOf(name, top)).map((shapes) => [hex, ...shapes]);
}

/** The pattern of a terrain (or of a village) on a hex. */
export const pattern = (plot: Plot, name: PatternName, id: HexId): GroupShape =>
  drawn(plot, variantsOf(name, plot.grid.top), id);

/** A pattern round (0, 0), for a key. */
export const sample = ({ grid: { top } }: Plot, name: PatternName): GroupShape => ({
  kind: 'group',
  ...{ reused: boxOf(top), shapes: variantsOf(name, top)[0] ?? [] },
});

/** A land hex with its ground, pattern and border. @throws Error for a terrain without a style, or a level there is not */
export function tile(
  sheet: Pick<Sheet, 'style' | 'plot'>,
  { id, terrain, level }: Omit<SheetHex, 'beach'>,
): GroupShape {
  const { variants = [], grounds = [] } = terrainsOf(sheet)[terrain] ?? {};
  const fill = grounds[level - 1];
  if (fill === undefined) throw new Error(`no ground "${terrain}" of level ${level} for ${id}`);
  return { ...drawn(sheet.plot, variants, id), fill };
}

/** Room for the line round the hex too. */
function boxOf(top: Top): GroupShape['reused'] {
  const [halfWide, halfHigh] = top === 'flat' ? [RADIUS, HEX / 2] : [HEX / 2, RADIUS];
  return { x: -halfWide - 1, y: -halfHigh - 1, width: 2 * halfWide + 2, height: 2 * halfHigh + 2 };
}

function drawn({ place, centre, grid }: Plot, variants: Variants, id: HexId): GroupShape {
  const { row, column } = place(id);
  const shapes = variants[(row * 7 + column * 3 + ((row * column) % 5)) % variants.length] ?? [];
  const [x, y] = centre(id);
  return { kind: 'group', x, y, reused: boxOf(grid.top), shapes };
}
