import type { HexId } from '../../../../hex/hex';
import type { Point, Rect } from '../../../../render/geometry';
import type { Shape } from '../../../../render/scene';
import type { Mark, MarkKind } from '../marks';
import { polygon } from '../../../../render/shapes';
import { rounding } from '../../../../render/hexmap/curves';
import { HEX } from '../../../../render/hexmap/plot';
import { centre, corners, inWindow, isHex } from '../hex/grid';
import type { HexWindow } from '../../../../render/hexmap/view';
import { sign } from '../signs';
import { ALARM, INK, PAPER } from '../theme';

/** Of several results in a hex, the sign of the first of these is drawn. */
const ORDER: readonly MarkKind[] = [
  'eliminated',
  'taken',
  'combat',
  'drop',
  'landing',
  'retreat',
  'loss',
  'advance',
  'air-attack',
  'bombardment',
];

/** The results of a hex as they happened, and the kind of the most important; moves are lines on the map, not results. */
export interface HexResults {
  hex: HexId;
  kind: MarkKind;
  marks: readonly Mark[];
}

/** Results by hex, in the order in which things first happened there. */
export function resultsByHex(marks: readonly Mark[]): HexResults[] {
  const hexes = new Map<HexId, Mark[]>();
  for (const mark of marks.filter((m) => m.kind !== 'move')) {
    hexes.set(mark.at, [...(hexes.get(mark.at) ?? []), mark]);
  }
  return [...hexes].map(([hex, own]) => ({ hex, kind: foremost(own.map((m) => m.kind)), marks: own }));
}

const foremost = (kinds: readonly MarkKind[]): MarkKind =>
  ORDER.find((kind) => kinds.includes(kind)) ?? kinds[0] ?? 'combat';

/** A ring round every hex where something happened; it lies on the sides of the hex, so that its number stays free. */
export function rings(marks: readonly Mark[], window: HexWindow): Shape[] {
  const hexes = resultsByHex(marks).filter(({ hex }) => isHex(hex) && inWindow(window, hex));
  const rounds = hexes.map(({ hex }) => corners(hex));
  return [
    ...rounds.map((ring) => polygon(ring, { stroke: PAPER, width: 3.6 })),
    ...rounds.map((ring) => polygon(ring, { stroke: ALARM, width: 1.9 })),
  ];
}

/** Moves and retreats as broken lines; units that went the same way share one. */
export function ways(marks: readonly Mark[], window: HexWindow): Shape[] {
  const paths = new Map(marks.flatMap(({ path }) => (path && path.length > 1 ? [[path.join(), path]] : [])));
  return [...paths.values()]
    .filter((path) => path.every(isHex) && path.some((hex) => inWindow(window, hex)))
    .flatMap((path) => {
      const points = path.filter((hex) => inWindow(window, hex, 2)).map(centre);
      const d = rounding(points, 0.4);
      return [
        { kind: 'path', d, paint: { stroke: PAPER, width: 3 } },
        { kind: 'path', d, paint: { stroke: INK, width: 1.3, dash: [3, 2] } },
        head(points.at(-2) ?? [0, 0], points.at(-1) ?? [0, 0]),
      ];
    });
}

/** An arrow head where the way enters its last hex, clear of the counter there. */
function head([ax, ay]: Point, [bx, by]: Point): Shape {
  const [ux, uy] = [(bx - ax) / HEX, (by - ay) / HEX];
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  const at = (along: number, off: number): Point => [x + ux * along - uy * off, y + uy * along + ux * off];
  return polygon([at(-2.5, -3.2), at(3.5, 0), at(-2.5, 3.2)], { fill: INK, stroke: PAPER, width: 0.6 });
}

/** Over the counters: the sign of the most important result of a hex, at its upper left side. */
export const overCounters = (marks: readonly Mark[], window: HexWindow): Shape[] =>
  signed(marks, window).map(({ kind, at: [x, y] }): Shape => ({
    ...{ kind: 'group', x, y, scale: SIGN.scale },
    shapes: sign(kind, 0, 0),
  }));

/** Where they lie: no name lies there. */
export const signBoxes = (marks: readonly Mark[], window: HexWindow): Rect[] =>
  signed(marks, window).map(({ at: [x, y] }) => ({
    ...{ x: x - SIGN.radius, y: y - SIGN.radius },
    ...{ width: 2 * SIGN.radius, height: 2 * SIGN.radius },
  }));

/** How small a sign is on the map, and its radius there. */
const SIGN = { scale: 0.72, radius: 6 };

const signed = (marks: readonly Mark[], window: HexWindow): { kind: MarkKind; at: Point }[] =>
  resultsByHex(marks)
    .filter(({ hex }) => isHex(hex) && inWindow(window, hex))
    .map(({ hex, kind }) => {
      const [x, y] = centre(hex);
      return { kind, at: [x - 13.6, y - 11.8] };
    });
