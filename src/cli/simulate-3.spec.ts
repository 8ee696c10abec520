import { randomGames } from './testing/random-games';

describe('scenario 3', () => {
  randomGames('mercury', '3');
});
