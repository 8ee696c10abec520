import { readAegean } from '../systems/aegean/map/aegean';
import { loadMercury } from '../systems/mercury/data/load';
import { readBlackSea } from '../systems/naval-module/map/black-sea';
import { readSyria } from '../systems/slouch-hats/map/syria';
import { printedAegean } from './aegean/sheet';
import type { PrintedMap } from './hexmap/printed';
import { printedCrete } from './mercury/hex/printed';
import { printedBlackSea } from './naval-module/sheet';
import { printedSyria } from './slouch-hats/sheet';

/** A file of a system's folder. */
type Read = (path: string) => { path: string; text: string };

/** Who draws the printed map of each system, from its files. */
const MAPS: Readonly<Record<string, (read: Read) => PrintedMap>> = {
  mercury: (read) => printedCrete(loadMercury(read)),
  'slouch-hats': (read) => printedSyria(readSyria(read('map/syria.yaml'))),
  aegean: (read) => printedAegean(readAegean(read('map/aegean.yaml'))),
  'naval-module': (read) => printedBlackSea(readBlackSea(read('map/black-sea.yaml'))),
};
/** Systems that have a printed map. */
export const WITH_MAP = Object.keys(MAPS);

/** The printed map of a system. @throws Error for one that has none, DataFault or BadHex for a file that does not fit */
export function printedMap(system: string, read: (system: string, path: string) => ReturnType<Read>): PrintedMap {
  const draw = MAPS[system];
  if (!draw) throw new Error(`no map of "${system}"; there is ${WITH_MAP.join(', ')}`);
  return draw((path) => read(system, path));
}
