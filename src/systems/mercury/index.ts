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
  balance: 'balance.json',
  front: {
    about:
      'Crete, May 1941: parachutists who fall where they can, a garrison that does not know how few they are, and a fleet without air cover.',
    shown: '1',
    scenarios: {
      '1': ['first', 'One airfield and three hills, on two maps of an afternoon.'],
      '2': ['first', 'Two drops at once, each against a town and an airfield.'],
      '3': ['some', 'Four days on the west of the island, from the first drop to the port.'],
      '4': ['first', 'Two days at sea: ships hunted by dive-bombers. No land.'],
      '4b': ['first', 'Hidden convoys run for the island at night. Ours, for practice.'],
      '5': ['whole', 'The west on land, at sea and in the air.'],
      '6': ['whole', 'The whole island, the whole battle.'],
    },
  },
  demo: { scenario: '4', seats: ['german', 'allied'] },
};
