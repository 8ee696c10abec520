import type { MapFolder } from '../../folder';
import { readBlackSea } from '../map/black-sea';
import { printedBlackSea } from './sheet';

/** The printed map of the Black Sea. */
export const navalModuleMap: MapFolder = {
  home: 'naval-module',
  printedMap: (read) => printedBlackSea(readBlackSea(read('map/black-sea.yaml'))),
};
