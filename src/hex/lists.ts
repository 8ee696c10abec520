import type { HexId } from './hex';

/** Words of a folded text, as map files list their hexes. */
export const words = (text: string): string[] => text.split(/\s+/).filter((w) => w !== '');

/** Pairs written `a/b`: a hexside, or a road from hex to hex. */
export const pairs = (text: string): [HexId, HexId][] => words(text).map((w) => w.split('/') as [HexId, HexId]);

/** Lists written `0101:E,SE`, by hex. */
export const lists = (text: string): Map<HexId, string[]> =>
  new Map(words(text).map((w) => [w.slice(0, w.indexOf(':')), w.slice(w.indexOf(':') + 1).split(',')]));

/** What each hex is, of texts that list the hexes by what they are. */
export const kinds = (texts: Readonly<Record<string, string>>): Map<HexId, string> =>
  new Map(Object.entries(texts).flatMap(([kind, text]) => words(text).map((id) => [id, kind] as const)));
