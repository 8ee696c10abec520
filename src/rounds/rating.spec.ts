import { UNRATED, afterPeriod, rested } from './rating';

describe('ratings', () => {
  it('are those of the example in the paper of the method', () => {
    const before = new Map([
      ['own', { rating: 1500, deviation: 200, volatility: 0.06 }],
      ['a', { rating: 1400, deviation: 30, volatility: 0.06 }],
      ['b', { rating: 1550, deviation: 100, volatility: 0.06 }],
      ['c', { rating: 1700, deviation: 300, volatility: 0.06 }],
    ]);
    const games = [
      { first: 'own', second: 'a', value: 1 },
      { first: 'b', second: 'own', value: 1 },
      { first: 'own', second: 'c', value: -1 },
    ];
    const own = afterPeriod(games, before).get('own');
    expect(own?.strength.rating).toBeCloseTo(1464.06, 1);
    expect(own?.strength.deviation).toBeCloseTo(151.52, 1);
    expect(own?.strength.volatility).toBeCloseTo(0.05999, 4);
    expect(own?.games).toBe(3);
  });

  it('move both the same way for the same game, less for a small victory, and not for a draw of equals', () => {
    const after = (value: number) => afterPeriod([{ first: 'a', second: 'b', value }], new Map());
    const of = (value: number, id: string): number => after(value).get(id)?.strength.rating ?? NaN;
    expect(of(1, 'a') - UNRATED.rating).toBeCloseTo(UNRATED.rating - of(1, 'b'), 6);
    expect(of(0.5, 'a')).toBeLessThan(of(1, 'a'));
    expect(of(0.5, 'a')).toBeGreaterThan(UNRATED.rating);
    expect(of(0, 'a')).toBeCloseTo(UNRATED.rating, 6);
    expect(after(0).get('a')?.strength.deviation).toBeLessThan(UNRATED.deviation);
  });

  it('of who plays nothing stay, and are less sure with each month, up to that of who has no game yet', () => {
    const last = { rating: 1700, deviation: 60, volatility: 0.06 };
    const after = (days: number) => rested(last, new Date(0), new Date(days * 86_400_000));
    expect(after(29)).toEqual(last);
    // One period of the method without games: the root of the sum of the squares of 60 and 173.7178 times 0.06.
    expect(after(30).deviation).toBeCloseTo(60.8986, 3);
    expect(after(365).deviation).toBeGreaterThan(after(300).deviation);
    expect(after(365)).toMatchObject({ rating: 1700, volatility: 0.06 });
    expect(after(365_000).deviation).toBe(UNRATED.deviation);
  });

  it('of who has not played are no part of it', () => {
    expect([...afterPeriod([], new Map([['a', UNRATED]])).keys()]).toEqual([]);
  });
});
