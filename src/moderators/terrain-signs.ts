import type { SourceFile } from '../kernel/chance/chart';
import { keySigns } from '../render/hexmap/key';
import { sceneSvg } from '../render/svg';
import { printedMap, WITH_MAP } from '../systems/drawn';

/** A sign of the map as a page lists it. */
export interface TerrainSign {
  name: string;
  /** Its drawing, as an address that holds it. */
  src: string;
}

/** The key of the printed map of a system: every terrain, way and border once. None where there is no such map. */
export function terrainSigns(system: string, read: (system: string, path: string) => SourceFile): TerrainSign[] {
  if (!WITH_MAP.includes(system)) return [];
  const panels = printedMap(system, read).rows.flat();
  const signs = panels.flatMap(({ sheet }) => keySigns(sheet));
  return signs
    .filter((sign, i) => i === signs.findIndex(({ name }) => name === sign.name))
    .map(({ name, scene }) => ({
      name,
      src: `data:image/svg+xml;base64,${Buffer.from(sceneSvg(scene)).toString('base64')}`,
    }));
}
