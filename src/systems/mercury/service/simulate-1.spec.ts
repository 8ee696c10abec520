import { randomGames } from '../../../cli/testing/random-games';

describe('scenario 1', () => {
  randomGames('mercury', '1');
});
