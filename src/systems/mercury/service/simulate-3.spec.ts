import { often } from '../../../config/testing/depth';
import { randomGames } from '../../../cli/testing/random-games';

describe('scenario 3', () => {
  // A game takes as long as three of the others.
  randomGames('mercury', '3', often(1, 14));
});
