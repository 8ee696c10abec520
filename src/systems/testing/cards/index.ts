import type { SystemFolder } from '../../folder';
import { loadCards } from './cards';
import { cardsPages } from './pages/pages';
import { cardsSystem } from './system';

/** A small game for specs; no service plays it. */
export const cards: SystemFolder = {
  home: 'testing/cards',
  load: loadCards,
  system: cardsSystem,
  pages: cardsPages,
  ruleIndex: 'src/systems/testing/cards/rule-index.md',
  front: { about: 'Four rounds of cards, for specs.', shown: '1', scenarios: { '1': ['first', 'Four rounds.'] } },
  demo: { scenario: '1', seats: ['red', 'green', 'blue'] },
};
