import { often } from '../../config/testing/depth';
import { ownSystems } from '../../config/testing/systems';
import { simulate } from '../../kernel/testing/simulate';

const MINUTES = 60_000;
/** As many as each commit has time for; `npm run soak` plays thousands. */
const GAMES = often(2, 30);
/** Of these, so many are played again: saved and loaded after each answer, and from their start. */
const TWICE = often(1, 4);
/** 3.2: two player segments of two exchanges each. */
const MOST_EXCHANGES = 4;

/** What holds for random games and for games of players who plan, of one scenario on the hex map. A file each: they run side by side. */
export function randomGames(system: string, scenario: string, all = GAMES): void {
  const engine = ownSystems().engine(system);

  it(
    'comes to its end in random games by legal orders alone',
    async () => {
      const games = all - TWICE;
      const options = { scenario, games, seed: 'ci', bothWays: false, exchanges: false, leakPairs: 0 };
      const result = await simulate(engine, options);
      expect({ games: result.games, faults: result.faults }).toEqual({ games, faults: [] });
      expect(result.results['unfinished']).toBeUndefined();
    },
    15 * MINUTES,
  );

  it(
    'comes to the same end after saving and loading, and after a rewind',
    async () => {
      const options = { scenario, games: TWICE, seed: 'both ways', bothWays: true, exchanges: false, leakPairs: 0 };
      const { faults, results } = await simulate(engine, options);
      expect(faults).toEqual([]);
      expect(results['unfinished']).toBeUndefined();
    },
    15 * MINUTES,
  );

  it(
    'takes players who send their plans along no more exchanges a game-turn than promised',
    async () => {
      const options = { scenario, games: often(1, 3), seed: 'ci', bots: true, bothWays: false, leakPairs: 0 };
      const { faults, exchangesPerTurn } = await simulate(engine, options);
      expect(faults).toEqual([]);
      expect(exchangesPerTurn.planned).toBeLessThanOrEqual(MOST_EXCHANGES);
      expect(exchangesPerTurn.strict).toBeGreaterThan(2 * exchangesPerTurn.planned);
    },
    5 * MINUTES,
  );
}
