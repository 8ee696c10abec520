import type { HexId } from '../../../hex/hex';
import type { Point } from '../../../render/geometry';
import { INK } from '../../../render/page/theme';
import type { Shape } from '../../../render/scene';
import { circle, label, polygon, polyline, rectangle } from '../../../render/shapes';
import type { AegeanData } from '../data/load';
import { islandHolder } from '../rules/9-2-islands';
import { OWNERS, type Owner } from '../side';
import type { AegeanView } from '../view/view';
import { onMap, STYLES, type Thing } from './units';

const HALF = 4.7;

/** What stands in a hex, very small and round (0, 0): square for the German, round for the Allies, with corners for the Italians. */
export function token(side: Owner, text: string): Shape[] {
  const { fill, ink } = STYLES[side].tag;
  const paint = { fill, stroke: INK, width: 0.8 };
  const shape = {
    german: rectangle({ x: -HALF, y: -HALF, width: 2 * HALF, height: 2 * HALF }, paint),
    allied: circle(0, 0, HALF * 1.12, paint),
    italian: polygon(
      [
        [0, -6.2],
        [6.2, 0],
        [0, 6.2],
        [-6.2, 0],
      ],
      paint,
    ),
  } satisfies Record<Owner, Shape>;
  return [shape[side], label(text, 0, 2.5, { font: 'sans-bold', size: 7, color: ink, anchor: 'middle' })];
}

/** The sides of each hex, with how many units they have there; `?` and `+`: those that the reader cannot name. */
export function tokens(things: readonly Thing[]): Map<HexId, { side: Owner; text: string }[]> {
  const found = new Map<HexId, { side: Owner; text: string }[]>();
  const all = onMap(things);
  for (const hex of new Set(all.map((thing) => thing.hex))) {
    const here = all.filter((thing) => thing.hex === hex);
    const texts = OWNERS.flatMap((side) => {
      const own = here.filter((thing) => thing.side === side);
      const named = own.filter(({ figures }) => figures !== '?').length;
      return own.length === 0 ? [] : [{ side, text: named === 0 ? '?' : `${named}${named < own.length ? '+' : ''}` }];
    });
    found.set(hex, texts);
  }
  return found;
}

/** Whose a hex of an island is: by the base in it, or by the island (9.2). */
export function holders(view: AegeanView, data: AegeanData): Map<HexId, Owner> {
  const found = new Map<HexId, Owner>();
  for (const { id, hexes } of data.isles.islands.values()) {
    const side = islandHolder(view, data, id) ?? (view.islands[id] === 'held' ? 'italian' : null);
    if (side !== null) for (const hex of hexes) found.set(hex, side);
  }
  for (const { hex, owner } of Object.values(view.bases)) if (owner !== null) found.set(hex, owner);
  return found;
}

/** Falling strokes over what the German holds, rising ones over what the Allies hold; what Italians hold is bare. */
export function hatched([x, y]: Point, side: Owner): Shape[] {
  if (side === 'italian') return [];
  const [stroke, up] = side === 'german' ? [STYLES.german.tag.fill, 1] : ['#b4461f', -1];
  const line = (at: number, far: number): Shape =>
    polyline(
      [
        [x + at - far * 0.6, y - up * far],
        [x + at + far * 0.6, y + up * far],
      ],
      { stroke, width: 2.2 },
    );
  return [line(-9, 9), line(0, 14), line(9, 9)];
}
