import type { Points } from '../scene';
import type { MapItem } from './item';

/** Items laid in rows: where each lies in a box, and how large the box is. */
export interface Packing {
  width: Points;
  height: Points;
  items: { item: MapItem; x: Points; y: Points }[];
}

const GAP = 2;
/** From so many items on, each kind begins a row of its own. */
const CROWD = 6;

/** Every way of laying the items in rows from left to right, in their order, the squarest first. */
export function packings(items: readonly MapItem[]): Packing[] {
  const widest = Math.max(...items.map((i) => i.width));
  const limits = items.map((_, i) => items.slice(0, i + 1).reduce((sum, item) => sum + item.width + GAP, 0));
  const tried = [widest, ...limits.filter((limit) => limit > widest)].map((limit) => rows(items, limit));
  const different = tried.filter((p, i) => tried.findIndex((q) => q.width === p.width && q.height === p.height) === i);
  return different.sort((a, b) => shape(a) - shape(b));
}

/** Rows a little wider than high read best. */
const shape = ({ width, height }: Packing): number => Math.abs(Math.log(width / height / 1.3));

function rows(items: readonly MapItem[], limit: Points): Packing {
  const packed: Packing = { width: 0, height: 0, items: [] };
  let [x, y, high] = [0, 0, 0];
  for (const [i, item] of items.entries()) {
    const another = items.length >= CROWD && item.kind !== items[i - 1]?.kind;
    if (x > 0 && (another || x + item.width > limit)) {
      [x, y, high] = [0, y + high + GAP, 0];
    }
    packed.items.push({ item, x, y });
    x += item.width + GAP;
    high = Math.max(high, item.height);
    packed.width = Math.max(packed.width, x - GAP);
    packed.height = y + high;
  }
  return packed;
}
