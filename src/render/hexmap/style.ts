import type { Paint } from '../scene';
import type { Lettering } from '../shapes';
import type { PatternName } from './patterns';

/** How ground of one kind looks: a colour and a pattern, so that a grey print tells the same. */
export interface TerrainStyle {
  fill: string;
  pattern?: PatternName;
}

/** How hexsides of one kind look: lines one over the other, and what stands on them. */
export interface LineStyle {
  paints: readonly Paint[];
  /** Sides are joined to lines with corners this round (at most 0.5); null: each side by itself. */
  round: number | null;
  /** Ticks towards the second hex of each side. */
  teeth?: { length: number; paint: Paint };
  /** Roads that cross it have a bridge. */
  bridged?: boolean;
}

export interface PlaceStyle {
  name: Lettering;
  /** From the middle of the hex down to the line of the name. */
  below: number;
  sign: 'houses' | 'runway' | 'summit' | 'dot' | 'none';
}

export interface LabelStyle extends Omit<Lettering, 'size' | 'spacing'> {
  /** Size in hex widths, unless the label says it. */
  usual: number;
  /** Space between letters, as a share of the size. */
  gap: number;
  caps: boolean;
  /** Lies under rivers and roads. */
  under: boolean;
}

/** How the map of one system looks; kinds are drawn in the order in which they stand here. */
export interface MapStyle {
  /** Size of hex numbers, for a map that is drawn smaller than it is; 0: it has none. */
  numbers?: number;
  /** Numbers that a name lies over are left out. */
  crowded?: boolean;
  terrains: Readonly<Record<string, TerrainStyle>>;
  tints: Readonly<Record<string, Paint>>;
  lines: Readonly<Record<string, LineStyle>>;
  borders: Readonly<Record<string, LineStyle>>;
  /** Paints one over the other. */
  ways: Readonly<Record<string, readonly Paint[]>>;
  places: Readonly<Record<string, PlaceStyle>>;
  labels: Readonly<Record<string, LabelStyle>>;
  /** What the key explains: terrains, then lines, then a note if there is room. */
  key: {
    terrains: readonly string[];
    lines: readonly (readonly [name: string, paints: readonly Paint[]])[];
    note: string;
  };
}

/** What a style has for a kind. @throws Error for a kind without a style */
export function styleOf<T>(kinds: Readonly<Record<string, T>>, kind: string): T {
  const found = kinds[kind];
  if (found === undefined) throw new Error(`no style for "${kind}"`);
  return found;
}

/** The same look with letters so many times as large: for a map that is drawn smaller. */
export function larger(style: MapStyle, times: number): MapStyle {
  const places = Object.entries(style.places).map(([kind, look]) => {
    const halo = look.name.halo ? { halo: { ...look.name.halo, width: look.name.halo.width * times } } : {};
    const size = Math.max(7, look.name.size * 0.8) * times;
    return [kind, { ...look, name: { ...look.name, ...halo, size }, below: look.below + size * 0.2 }] as const;
  });
  return { ...style, numbers: 7 * times, crowded: true, places: Object.fromEntries(places) };
}
