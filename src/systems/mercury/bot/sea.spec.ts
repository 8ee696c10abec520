import { matchOf } from '../../../kernel/search/strategy';
import { matchResult, playMatch } from '../../../kernel/testing/match';
import { simulate } from '../../../kernel/testing/simulate';
import { mercuryEngine } from '../testing';

const engine = mercuryEngine();

/** What games by these strategies are worth to the German, -1 to 1. */
function worth(scenario: string, match: string, games = 16): number {
  const played = Array.from({ length: games }, (_, n) => playMatch(engine, scenario, matchOf(match), String(n)));
  return matchResult(played).value.mean;
}

describe('the bot at sea', () => {
  it.each(['4', '4b'])(
    'plays whole games of scenario %s in orders that are read again as they were printed',
    async (id) => {
      const { faults, games } = await simulate(engine, {
        ...{ scenario: id, games: 4, seed: 'sea', bots: true, leakPairs: 0, bothWays: false, exchanges: false },
      });
      expect([games, faults]).toEqual([4, []]);
    },
  );

  it.each(['4', '4b'])('plays the Allied side of scenario %s better than chance: it holds what must be held', (id) => {
    expect(worth(id, 'random:script')).toBeLessThan(worth(id, 'random:random') - 0.15);
  });

  it('brings the convoys of scenario 4b ashore more often than chance', () => {
    expect(worth('4b', 'script:random')).toBeGreaterThan(worth('4b', 'random:random') + 0.3);
  });
});
