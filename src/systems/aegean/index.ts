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
  demo: { scenario: 'leros-november', seats: ['german', 'allied'] },
};
