import { randomGames } from '../../../cli/testing/random-games';

describe('scenario 2', () => {
  randomGames('mercury', '2');
});
