import type { SystemFolder } from '../folder';
import { loadNavalModule } from './data/load';
import { readBlackSea } from './map/black-sea';
import { navalPages } from './pages/pages';
import { printedBlackSea } from './pages/sheet';
import { navalSystem } from './system';

/** The Naval Module: Black Sea 1941-42. */
export const navalModule: SystemFolder = {
  home: 'naval-module',
  load: loadNavalModule,
  system: navalSystem,
  pages: navalPages,
  printedMap: (read) => printedBlackSea(readBlackSea(read('map/black-sea.yaml'))),
  ruleIndex: 'docs/rules/naval-module.md',
  front: {
    about: 'The Black Sea, 1941 and 1942: convoys under dive-bombers, landings, and the supply of two sieges.',
    shown: 'odessa',
    scenarios: { odessa: ['some', 'A siege that lives by its port.'] },
  },
  demo: { scenario: 'odessa', seats: ['axis', 'soviet'] },
};
