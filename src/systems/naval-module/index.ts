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
  orders: { page: 'docs/orders-naval-module.md', scenarios: ['odessa', 'kerch-feodosia', 'sevastopol'] },
  balance: 'balance.json',
  front: {
    about:
      'The Black Sea, 1941 and 1942: convoys under dive-bombers and coast artillery, landings in winter, and sieges that live by a harbour.',
    shown: 'odessa',
    scenarios: {
      odessa: ['some', 'A garrison goes by sea before its harbour falls. Four game-turns, two mails in each.'],
      'kerch-feodosia': [
        'whole',
        'Landings on both shores of a peninsula in a gale. Six game-turns, three or four mails in each.',
      ],
      sevastopol: [
        'whole',
        'The last month of a fortress that is fed by convoys. Fourteen game-turns, two or three mails in each.',
      ],
    },
  },
  demo: { scenario: 'odessa', seats: ['axis', 'soviet'] },
};
