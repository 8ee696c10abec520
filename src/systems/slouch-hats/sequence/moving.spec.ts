import { simulate } from '../../../kernel/testing/simulate';
import { slouchHatsEngine } from '../testing';

describe('random moves and attacks of a whole game', () => {
  it('are legal, are read as they are printed and break no invariant; saved, loaded and rewound they are the same', async () => {
    const result = await simulate(slouchHatsEngine(), {
      ...{ scenario: '1', games: 1, seed: 'moves', bothWays: true, leakPairs: 0, playedPairs: 0 },
    });
    expect(result.faults).toEqual([]);
    expect(result.results).toEqual({ 'Axis victory': 1 });
  }, 120_000);
});
