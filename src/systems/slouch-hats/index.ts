import type { SystemFolder } from '../folder';
import { loadSlouchHats } from './data/load';
import { readSyria } from './map/syria';
import { slouchHatsPages } from './pages/pages';
import { printedSyria } from './pages/sheet';
import { slouchHatsSystem } from './system';

/** Slouch Hats and Eggshells: Syria and Lebanon, June to July 1941. */
export const slouchHats: SystemFolder = {
  home: 'slouch-hats',
  load: loadSlouchHats,
  system: slouchHatsSystem,
  pages: slouchHatsPages,
  printedMap: (read) => printedSyria(readSyria(read('map/syria.yaml'))),
  ruleIndex: 'docs/rules/slouch-hats.md',
  orders: { page: 'docs/orders-slouch-hats.md', scenarios: ['1', '2'] },
  balance: 'balance.json',
  front: {
    about:
      'Syria, June 1941: Australians, Free French and cavalry on two roads to Damascus and Beirut, against a Vichy army that may yet give up.',
    shown: '1',
    scenarios: {
      '1': ['some', 'The campaign as it was: until Vichy surrenders or time runs out.'],
      '2': ['whole', 'The Axis come to help: two weeks more, and aircraft.'],
    },
  },
  demo: { scenario: '1', seats: ['axis', 'allied'] },
};
