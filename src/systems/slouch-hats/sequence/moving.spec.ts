import { often } from '../../../config/testing/depth';
import { simulate } from '../../../kernel/testing/simulate';
import { slouchHatsEngine } from '../testing';

describe('random moves and attacks of a whole game', () => {
  it('are legal, are read as they are printed and break no invariant; saved, loaded and rewound they are the same', async () => {
    const most = often(150, Infinity);
    const result = await simulate(slouchHatsEngine(), {
      ...{ scenario: '1', games: 1, seed: 'moves', bothWays: true, leakPairs: 0, playedPairs: 0, most },
    });
    expect(result.faults).toEqual([]);
    expect(result.results).toEqual(often({ unfinished: 1 }, { 'Axis victory': 1 }));
  }, 120_000);
});
