import type { MapFolder } from '../../folder';
import { readAegean } from '../map/aegean';
import { printedAegean } from './sheet';

/** The printed map of War in the Aegean. */
export const aegeanMap: MapFolder = {
  home: 'aegean',
  printedMap: (read) => printedAegean(readAegean(read('map/aegean.yaml'))),
};
