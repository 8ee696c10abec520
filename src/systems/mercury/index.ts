import type { SystemFolder } from '../folder';
import { loadMercury } from './data/load';
import { printedCrete } from './pages/hex/printed';
import { mercuryPages } from './pages/pages';
import { mercurySystem } from './system';

/** Operation Mercury. */
export const mercury: SystemFolder = {
  home: 'mercury',
  load: loadMercury,
  system: mercurySystem,
  pages: mercuryPages,
  printedMap: (read) => printedCrete(loadMercury(read)),
  ruleIndex: 'docs/rules/operation-mercury.md',
  orders: { page: 'docs/orders.md', scenarios: ['1', '3', '4', '4b'] },
  demo: { scenario: '4', seats: ['german', 'allied'] },
};
