import { define } from '../aegean';
import { enterShips } from '../decisions/entry';
import { arrive, groupsOfTurn, throwForEntry, type Entering } from './arrivals';

/** 8.2, 8.4: what comes at the start of a game-turn. */
export const reinforcements = define<Entering>('Reinforcements', (s) => [
  s.do('8 to boxes', arrive),
  s.each('8.2 ships appear', 'group', groupsOfTurn, [
    s.do('8.2 how far from the edge', throwForEntry),
    s.ask('8.2 where they appear', enterShips),
  ]),
]);
