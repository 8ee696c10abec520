import type { HexId } from '../../../hex/hex';
import type { AegeanData } from '../data/load';

/** Where ships appear (8.2): at sea, no farther from a hex of the edge than the die says. */
export interface Entry {
  edge: string;
  within: number;
}

/** 8.2: whether ships may appear in a hex. */
export function mayEnter({ isles }: AegeanData, { edge, within }: Entry, hex: HexId): boolean {
  const from = isles.map.edges.get(edge) ?? [];
  return isles.isSea(hex) && from.some((one) => isles.grid.distance(one, hex) <= within);
}

/** Where Kos lies: who is not told otherwise appears as near to it as he may. */
const KOS = '3526';

const known = new WeakMap<AegeanData, Map<string, readonly HexId[]>>();

/** 8.2: the hexes where ships may appear, those nearest to Kos first, and then by number. */
export function openTo(data: AegeanData, entry: Entry): readonly HexId[] {
  const kept = known.get(data) ?? new Map<string, readonly HexId[]>();
  known.set(data, kept);
  const key = `${entry.edge}/${entry.within}`;
  const found = kept.get(key) ?? byNearness(data, entry);
  kept.set(key, found);
  return found;
}

/** 8.2: the published default: the hex nearest to Kos. */
export const nearestToKos = (data: AegeanData, entry: Entry): HexId => openTo(data, entry)[0] ?? '';

function byNearness(data: AegeanData, entry: Entry): HexId[] {
  const { grid } = data.isles;
  const open = grid.all().filter((hex) => mayEnter(data, entry, hex));
  const far = (hex: HexId): number => grid.distance(hex, KOS);
  return open.toSorted((a, b) => far(a) - far(b) || (a < b ? -1 : 1));
}
