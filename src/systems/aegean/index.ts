import type { SystemFolder } from '../folder';
import { loadAegean } from './data/load';
import { readAegean } from './map/aegean';
import { aegeanPages } from './pages/pages';
import { printedAegean } from './pages/sheet';
import { aegeanSystem } from './system';

/** War in the Aegean: the Dodecanese, September to November 1943. */
export const aegean: SystemFolder = {
  home: 'aegean',
  load: loadAegean,
  system: aegeanSystem,
  pages: aegeanPages,
  printedMap: (read) => printedAegean(readAegean(read('map/aegean.yaml'))),
  ruleIndex: 'docs/rules/aegean.md',
  orders: { page: 'docs/orders-aegean.md', scenarios: ['leros-november', 'campaign'] },
  balance: 'balance.json',
  front: {
    about:
      'The Dodecanese, autumn 1943: islands taken from the sea and the air, ships that nobody sees until they are spotted, mines, and Italians who may fight or not.',
    shown: 'leros-november',
    scenarios: {
      'leros-november': ['first', 'One island, one landing, two game-turns. Ours, to learn by.'],
      campaign: ['whole', 'Ten game-turns from the armistice to the end of November.'],
    },
  },
  demo: { scenario: 'leros-november', seats: ['german', 'allied'] },
};
