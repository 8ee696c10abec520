import { fireModifiers, firing, loserOf, retreats, roundsOf } from './6-4-battle';
import { aaLeft, damageSteps, dealByDefault, deckWorks, sinks } from './6-4-3-damage';
import { acquisition, targetsFault, torpedoColumn } from './6-4-4-submarines';
import { chartOf } from '../data/testing';
import { ship } from './testing/ships';

const surface = chartOf('naval-surface');
const damage = chartOf('ship-damage');

describe('a naval battle (6.4)', () => {
  it('has two rounds with a main ship, the first of main ships alone, else one', () => {
    const force = [ship('bb', { type: 'BB' }), ship('dd')];
    expect(roundsOf(force)).toEqual(['main', 'all']);
    expect(firing('main', force).map(({ id }) => id)).toEqual(['bb']);
    expect(roundsOf([ship('dd')])).toEqual(['all']);
    expect(firing('all', [ship('u', { type: 'SS', submerged: true }), ship('dd')]).map(({ id }) => id)).toEqual(['dd']);
  });

  it('radar, a soft target and the night together change nothing', () => {
    const all = fireModifiers('allied', [ship('craft', { type: 'LC' })], true);
    expect(all).toEqual(['allied-radar', 'soft-target', 'night']);
    expect(all.reduce((sum, id) => sum + Number(surface.modifier(id).by), 0)).toBe(0);
    expect(fireModifiers('german', [ship('dd')], false)).toEqual([]);
  });

  it('drives away the side with more hits against it, nobody after a tie (6.4.3)', () => {
    expect(loserOf({ german: 2, allied: 1 })).toBe('german');
    expect(loserOf({ german: 1, allied: 2 })).toBe('allied');
    expect(loserOf({ german: 1, allied: 1 })).toBeNull();
  });

  it('lets the loser go to sea hexes without enemies only', () => {
    const map = { neighbours: () => ['a', 'b', 'c'], mayCross: () => true, isSea: (hex: string) => hex !== 'c' };
    expect(retreats('x', map, (hex) => hex === 'b')).toEqual(['a']);
  });
});

describe('damage (6.4.3)', () => {
  const steps = (type: 'BB' | 'CV' | 'CVE' | 'CL' | 'DD' | 'LC') => damageSteps(damage, type);
  it('sinks a battleship by six hits, a carrier by four, an escort carrier by three, CL and DD by two, others by one', () => {
    const sunk = (['BB', 'CV', 'CVE', 'CL', 'DD', 'LC'] as const).map((type) => steps(type).sinksAt);
    expect(sunk).toEqual([6, 4, 3, 2, 2, 1]);
    expect([sinks(1, steps('DD')), sinks(2, steps('DD'))]).toEqual([false, true]);
  });

  it('halves AA by its step, the larger half kept; a carrier loses its deck at two and its AA at three', () => {
    expect(aaLeft({ aa: 5, hits: 1 }, steps('CL'))).toBe(3);
    expect([0, 1, 2, 3].map((hits) => aaLeft({ aa: 4, hits }, steps('CV')))).toEqual([4, 2, 2, 0]);
    expect([1, 2].map((hits) => deckWorks(hits, steps('CV')))).toEqual([true, false]);
  });

  it('is dealt by default to whom it kills, the dearest first, and never more than sinks', () => {
    const targets = [
      { id: 'cl', left: 2, worth: 5 },
      { id: 'lc', left: 1, worth: 9 },
      { id: 'bb', left: 6, worth: 8 },
    ];
    expect(dealByDefault(1, targets)).toEqual({ lc: 1 });
    expect(dealByDefault(3, targets)).toEqual({ lc: 1, cl: 2 });
    expect(dealByDefault(4, targets)).toEqual({ lc: 1, cl: 2, bb: 1 });
    expect(dealByDefault(20, targets)).toEqual({ lc: 1, bb: 6, cl: 2 });
  });

  it('a sunk destroyer is back after as many turns as the die says', () => {
    const chart = chartOf('destroyer-return');
    expect([1, 6].map((die) => chart.at(die, 'turns'))).toEqual(['1', '6']);
  });
});

describe('submarines (6.4.4)', () => {
  const chart = chartOf('submarine');
  it('acquire on 4-6, a second target on 5-6; a 1 on the die sinks the boat', () => {
    expect([1, 2, 3, 4, 6].map((die) => acquisition(chart, die, 'first'))).toEqual([
      ...['sunk', 'missed', 'missed', 'acquired', 'acquired'],
    ]);
    expect([1, 2, 4, 5].map((die) => acquisition(chart, die, 'second'))).toEqual([
      ...['sunk', 'missed', 'missed', 'acquired'],
    ]);
  });

  it('hit a battleship on 6, a CL or DD on 5-6, others on 4-6', () => {
    const attack = chartOf('submarine-attack');
    const first = (type: 'BB' | 'DD' | 'CVE') =>
      [1, 2, 3, 4, 5, 6].find((die) => Number(attack.at(die, torpedoColumn(type))) > 0);
    expect([first('BB'), first('DD'), first('CVE')]).toEqual([6, 5, 4]);
  });

  it('name one or two different targets of their hex', () => {
    expect(targetsFault(['a'], ['a', 'b'])).toBeNull();
    expect(targetsFault(['a', 'b'], ['a', 'b'])).toBeNull();
    for (const bad of [[], ['a', 'a'], ['c'], ['a', 'b', 'c']])
      expect(targetsFault(bad, ['a', 'b', 'c'].slice(0, 2))?.rule).toBe('6.4.4');
  });
});
