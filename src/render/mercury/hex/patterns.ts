import type { HexId } from '../../../hex/hex';
import { placeOf } from '../../../systems/mercury/grid';
import type { MapHex } from '../../../systems/mercury/data/hex-map';
import type { Point } from '../../geometry';
import type { GroupShape, Shape } from '../../scene';
import { polygon, trace } from '../../shapes';
import { centre, HEX, OFFSETS, RADIUS } from './grid';
import { GROUND, groundColour, HOUSE, LEVELS, LINE, RELIEF, SHADE, TREE } from './palette';

/** Room for the line round the hex too. */
const BOX = { x: -HEX / 2 - 1, y: -RADIUS - 1, width: HEX + 2, height: 2 * RADIUS + 2 };
/** Ways to strew one pattern, so that neighbours do not look stamped. */
const VARIANTS = 4;

/** Points strewn over a hex clear of its number, at least `apart` from each other: the same ones for the same seed. */
function strewn(count: number, apart: number, seed: number): Point[] {
  const found: Point[] = [];
  for (let i = 1; found.length < count && i < 400; i++) {
    const [u, v] = [(i * 0.754877666 + seed * 0.317) % 1, (i * 0.569840291 + seed * 0.619) % 1];
    const at: Point = [(u - 0.5) * (HEX - 7), (v - 0.5) * (2 * RADIUS - 8)];
    const inside = Math.abs(at[0]) * 0.577 + Math.abs(at[1]) < RADIUS - 4.2;
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

const knolls = (seed: number): Shape[] => [
  strokes(
    strewn(6, 7, seed).map(([x, y]) => `M${f(x - 2)} ${f(y)}Q${f(x)} ${f(y - 3)} ${f(x + 2)} ${f(y)}`),
    0.45,
  ),
];

const stones = (seed: number): Shape[] => [
  strokes(
    strewn(11, 5.2, seed).map(([x, y], i) => {
      const [w, h] = i % 2 === 0 ? [1.9, 2.7] : [1.5, 2];
      return line(p(x - w, y), p(x - 0.3, y - h), p(x + w, y)) + line(p(x + 0.4, y - 0.4), p(x + 0.2, y - h * 0.55));
    }),
    0.5,
  ),
];

const ridges = (seed: number): Shape[] => {
  const at = strewn(5, 9.5, seed);
  const arch = ([x, y]: Point): string =>
    `M${f(x - 4.2)} ${f(y + 1.6)}Q${f(x - 0.4)} ${f(y - 6)} ${f(x + 4.2)} ${f(y + 1.6)}`;
  const shading = ([x, y]: Point): string =>
    [1, 2.1, 3.2].map((k) => line(p(x + k * 0.75, y - 1.9 + k * 0.72), p(x + k * 1.05, y + 1 + k * 0.16))).join('');
  return [strokes(at.map(arch), 0.7), strokes(at.map(shading), 0.45)];
};

const peaks = (seed: number): Shape[] =>
  strewn(4, 11, seed).flatMap(([x, y]) => [
    polygon([p(x - 5, y + 3), p(x - 0.4, y - 5), p(x + 5, y + 3)], { fill: '#e2c79f', stroke: SHADE, width: 0.55 }),
    polygon([p(x - 0.4, y - 5), p(x + 5, y + 3), p(x + 1, y + 3), p(x + 1.5, y - 0.3), p(x + 0.2, y - 1.4)], {
      fill: SHADE,
    }),
  ]);

/** A crown is a stroke with round ends and hardly any length: a tenth of the bytes of a circle. */
const trees = (seed: number): Shape[] => {
  const at = strewn(13, 4.9, seed);
  const dots = (dx: number, dy: number): string =>
    at.map(([x, y]) => line(p(x + dx, y + dy), p(x + dx + 0.1, y + dy))).join('');
  return [
    { kind: 'path', d: dots(0, 0), paint: { stroke: TREE, width: 2.7 } },
    { kind: 'path', d: dots(-0.4, -0.4), paint: { stroke: '#9dbd7c', width: 1 } },
  ];
};

/** Houses of so many blocks, round the middle. */
function houses(count: number, reach: number, seed: number): Shape[] {
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

const line = (...points: Point[]): string => trace(points);
const tenth = (value: number): number => Math.round(value * 10) / 10;
const p = (x: number, y: number): Point => [tenth(x), tenth(y)];
const f = (value: number): string => String(tenth(value));

const PATTERNS: Readonly<Record<string, readonly GroupShape['shapes'][]>> = Object.fromEntries(
  Object.entries({
    broken: knolls,
    rough: stones,
    hill: ridges,
    mountain: peaks,
    orchard: trees,
    town: (seed: number) => houses(17, 12, seed),
    city: (seed: number) => houses(60, 30, seed),
    village: (seed: number) => houses(7, 7, seed),
  }).map(([name, draw]) => [name, Array.from({ length: VARIANTS }, (_, i) => draw(i))]),
);

/** Ground, pattern and line of a hex in one drawing, by terrain and level. */
const TILES: Readonly<Record<string, readonly (readonly GroupShape['shapes'][])[]>> = Object.fromEntries(
  Object.keys(GROUND).map((terrain) => {
    const patterns = PATTERNS[terrain] ?? [[]];
    const onLevel = (level: number): GroupShape['shapes'][] => {
      const hex = polygon(OFFSETS, { fill: groundColour(terrain, level), stroke: LINE, width: 0.35 });
      return patterns.map((shapes) => [hex, ...shapes]);
    };
    return [terrain, Array.from({ length: LEVELS }, (_, i) => onLevel(i + 1))];
  }),
);

/** The pattern of a terrain (or of a village) on a hex; flat ground has none. */
export const pattern = (name: string, id: HexId): GroupShape[] => drawn(PATTERNS[name], id);

/** A land hex with its ground, pattern and border. */
export const tile = ({ id, terrain, level }: Pick<MapHex, 'id' | 'terrain' | 'level'>): GroupShape[] =>
  drawn(TILES[terrain]?.[level - 1], id);

function drawn(variants: readonly GroupShape['shapes'][] | undefined, id: HexId): GroupShape[] {
  const { row, column } = placeOf(id);
  const shapes = variants?.[(row * 7 + column * 3 + ((row * column) % 5)) % variants.length];
  const [x, y] = centre(id);
  return shapes ? [{ kind: 'group', x, y, reused: BOX, shapes }] : [];
}
