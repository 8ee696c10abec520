import type { SourceFile } from '../kernel/chance/chart';
import type { PrintedMap } from '../render/hexmap/printed';
import type { SystemPages } from '../render/system-pages';
import { BEING_BUILT, MAPS_AHEAD, SYSTEMS } from './all';
import type { MapFolder, SystemFolder } from './folder';

const FOLDERS: Readonly<Record<string, SystemFolder>> = { ...SYSTEMS, ...BEING_BUILT };
const MAPS = Object.entries<MapFolder>({ ...FOLDERS, ...MAPS_AHEAD }).filter(([, { printedMap }]) => printedMap);

/** Systems that have a printed map. */
export const WITH_MAP = MAPS.map(([id]) => id);

/** The pages of a system. @throws Error for one that has none */
export function pagesOf(system: string): SystemPages {
  if (!Object.hasOwn(FOLDERS, system)) throw new Error(`nobody draws the pages of ${system}`);
  return (FOLDERS[system] as SystemFolder).pages;
}

/** The printed map of a system. @throws Error for one that has none, DataFault or BadHex for a file that does not fit */
export function printedMap(system: string, read: (system: string, path: string) => SourceFile): PrintedMap {
  const [, folder] = MAPS.find(([id]) => id === system) ?? [];
  if (!folder?.printedMap) throw new Error(`no map of "${system}"; there is ${WITH_MAP.join(', ')}`);
  const { home } = folder;
  return folder.printedMap((path) => read(home, path));
}
