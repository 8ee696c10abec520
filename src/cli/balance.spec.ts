import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownSystems } from '../config/testing/systems';
import { balancePage } from './balance';
import { recorded, recordOf, shareOf, standings, type Recorded } from './matches';

const ROOT = join(__dirname, '..', '..');
const game = (n: number, winner: string | null, match = 'easy:easy'): Recorded => ({
  ...{ of: `cards 1.0.0 1 a-joker ${match}`, seed: `s/${n}`, value: 0, winner },
});

describe('the table of balance', () => {
  it('is made of the recorded games, and of nothing else', () => {
    const systems = ownSystems()
      .all()
      .map(({ system }) => system);
    const games = systems.flatMap(({ id }) => recorded(readFileSync(recordOf(ROOT, id), 'utf8')));
    expect(readFileSync(join(ROOT, 'docs', 'balance.md'), 'utf8')).toBe(balancePage(games, systems));
    expect(games.length).toBeGreaterThan(50);
  });

  it('takes games of one match and seed together', () => {
    const found = standings([game(0, 'red'), game(0, 'red', 'fair:easy'), game(1, 'blue')]);
    expect(found.map(({ match, games, options, seed }) => [match, games.length, options, seed])).toEqual([
      ['easy:easy', 2, ['a-joker'], 's'],
      ['fair:easy', 1, ['a-joker'], 's'],
    ]);
  });

  it('gives of a hundred games those won, with an interval that few games make wide', () => {
    const games = (won: number, of: number) => Array.from({ length: of }, (_, n) => game(n, n < won ? 'red' : 'blue'));
    expect(shareOf(games(3, 4), 'red')).toEqual({ share: 75, low: 30, high: 95 });
    expect(shareOf(games(75, 100), 'red')).toEqual({ share: 75, low: 66, high: 82 });
    expect(shareOf([game(0, null)], 'red').share).toBe(50);
  });
});
