import { often } from '../../../config/testing/depth';
import { ownSystems } from '../../../config/testing/systems';
import { simulate } from '../../../kernel/testing/simulate';

const engine = ownSystems().engine('mercury');
const MINUTES = 60_000;
/** `npm run soak` plays thousands. */
const GAMES = often(8, 30);

describe.each(['4', '4b'])('random games of scenario %s', (scenario) => {
  it(
    'come to their end by legal orders alone, the same after saving and loading and after a rewind to the start',
    async () => {
      const result = await simulate(engine, { scenario, games: GAMES, seed: 'ci', bothWays: true, leakPairs: 0 });
      expect({ games: result.games, faults: result.faults }).toEqual({ games: GAMES, faults: [] });
      expect(result.results['unfinished']).toBeUndefined();
      expect(result.exchangesPerTurn.planned).toBeLessThan(4);
    },
    5 * MINUTES,
  );
});
