import { scenePng } from '../../render/png';
import type { Scene } from '../../render/scene';
import type { UnitSymbol } from '../../render/symbols';

/** The symbol of a unit whose picture is drawn: `kind` finds it among the pictures. */
export type DrawnSymbol = Pick<UnitSymbol, 'name' | 'kind' | 'alt'>;

/** Small pictures, one for each kind, and which unit is of which kind. */
export interface DrawnSymbols {
  units: readonly DrawnSymbol[];
  pictures: Readonly<Record<string, SymbolPicture>>;
}

export interface SymbolPicture {
  png: Uint8Array;
  /** In pixels of the screen; the picture has twice as many. */
  width: number;
  height: number;
}

export const NO_SYMBOLS: DrawnSymbols = { units: [], pictures: {} };

/** Screens of phones have two pixels and more where a page counts one. */
const PIXELS = 2;

/** Drawn once in the life of the process: they hang on nothing but system and kind. */
const known = new Map<string, SymbolPicture>();

/** Draws the pictures of some symbols of a system. */
export async function drawnSymbols(system: string, symbols: readonly UnitSymbol[]): Promise<DrawnSymbols> {
  const pictures: Record<string, SymbolPicture> = {};
  for (const { kind, scene } of symbols) pictures[kind] ??= await pictureOf(`${system} ${kind}`, scene);
  return { units: symbols.map(({ name, kind, alt }) => ({ name, kind, alt })), pictures };
}

async function pictureOf(key: string, scene: Scene): Promise<SymbolPicture> {
  const { width, height } = scene;
  const picture = known.get(key) ?? { png: await scenePng(scene, width * PIXELS), width, height };
  known.set(key, picture);
  return picture;
}
