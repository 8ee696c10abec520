import { standings, type Scored } from './standings';

const people = ['a', 'b', 'c', 'd'].map((id, i) => ({ id, seed: i + 1 }));
const game = (round: number, first: string, second: string | null, ...values: (number | null)[]): Scored => ({
  ...{ round, first, second, values },
  games: Math.max(1, values.length),
});

describe('standings', () => {
  it('count a game by its value, a game without result not at all, and a free round as won', () => {
    const lines = standings(people, [game(1, 'a', 'b', 0.5), game(1, 'c', 'd', null), game(2, 'a', null)]);
    expect(lines.map(({ id, points, played, byes }) => [id, points, played, byes])).toEqual([
      ['a', 1.75, 1, 1],
      ['b', 0.25, 1, 0],
      ['c', 0, 0, 0],
      ['d', 0, 0, 0],
    ]);
  });

  it('add up to one for each game that has a result', () => {
    const lines = standings(people, [game(1, 'a', 'b', 1, -0.25), game(1, 'c', 'd', 0, 0.75)]);
    expect(lines.reduce((all, l) => all + l.points, 0)).toBeCloseTo(4, 9);
    expect(lines.map((l) => [l.wins, l.draws, l.losses].join())).toContain('1,1,0');
  });

  it('put the winner of their game first among equals, then who had the stronger opponents', () => {
    const direct = standings(people, [game(1, 'b', 'a', 1), game(2, 'a', 'c', 1), game(2, 'b', 'd', -1)]);
    expect(direct.map((l) => l.id).indexOf('b')).toBeLessThan(direct.map((l) => l.id).indexOf('a'));
    // Both have beaten one and lost to one; b has lost to the one with more points.
    const five = [...people, { id: 'e', seed: 5 }];
    const met = standings(five, [
      game(1, 'a', 'c', 1),
      game(2, 'e', 'a', 1),
      game(1, 'b', 'd', 1),
      game(3, 'd', 'b', 1),
      game(4, 'd', 'e', 1),
    ]);
    const line = (id: string) => met.find((l) => l.id === id);
    expect(line('a')?.points).toBe(line('b')?.points);
    expect(line('b')?.buchholz).toBeGreaterThan(line('a')?.buchholz ?? 0);
    expect(met.map((l) => l.id).indexOf('b')).toBeLessThan(met.map((l) => l.id).indexOf('a'));
  });

  it('let those share a place who are equal in all that parts them, in the order of the seeds', () => {
    const placed = (...games: Scored[]) => standings(people, games).map((l) => [l.place, l.id].join(''));
    expect(placed()).toEqual(['1a', '1b', '1c', '1d']);
    expect(placed(game(1, 'a', 'b', -1), game(1, 'c', 'd', -1))).toEqual(['1b', '1d', '3a', '3c']);
    expect(placed(game(1, 'a', 'b', -1), game(1, 'c', 'd', -0.5))).toEqual(['1b', '2d', '3c', '4a']);
  });
});
