import { boardWith, slouchHatsData, type Standing } from '../testing';
import { attackBarrier, combatTerrain } from './10-2-terrain';
import { fighting } from './10-4-strengths';
import { declared, unitsOf } from './10-combat';

const { ground } = slouchHatsData();
/** What the defender has when these attack: kind in the hex, doubling, benefits. */
const terrain = (standing: Standing, hex: string, attackers: string) => {
  const board = boardWith(standing);
  const combat = declared('allied', hex, attackers.split(' '));
  return combatTerrain(board, combat, fighting(board, combat));
};
const told = (...args: Parameters<typeof terrain>) =>
  terrain(...args).benefits.map(({ what, columns }) => `${what} ${columns}`);

describe('terrain in combat (10.2)', () => {
  it('10.22: hex and hexside add up if all attackers cross that kind of hexside', () => {
    const at = { '1520': 'I-6REI', '1521': '21-7A', '1621': '25-7A', '1620': '17-6A' };
    expect(told(at, '1520', '21-7A 25-7A')).toEqual(['rough 1', 'wadi 1']);
    expect(told(at, '1520', '21-7A 25-7A 17-6A')).toEqual(['rough 1']);
  });

  it('10.22: artillery that stands elsewhere does not take the wadi away', () => {
    const board = boardWith({ '1520': 'I-6REI', '1521': '21-7A', '1620': '2-4Fd' });
    const all = unitsOf(board, ['21-7A', '2-4Fd']);
    const { benefits } = combatTerrain(board, declared('allied', '1520', ['21-7A']), all);
    expect(benefits.map(({ what }) => what)).toEqual(['rough', 'wadi']);
  });

  it('10.22: some through a wadi, others through a ridge: neither counts', () => {
    const at = { '1518': 'I-6REI', '1519': '21-7A', '1618': '25-7A' };
    expect(told(at, '1518', '21-7A')).toEqual(['rough 1', 'wadi 1']);
    expect(told(at, '1518', '25-7A')).toEqual(['rough 1', 'ridge 1']);
    expect(told(at, '1518', '21-7A 25-7A')).toEqual(['rough 1']);
  });

  it('10.22: the city is the best of a clear hex, a bridge leaves the wadi', () => {
    const at = { '1519': 'I-6REI', '1518': '21-7A' };
    expect(ground.road('1518', '1519')).toBe('main');
    expect(told(at, '1519', '21-7A')).toEqual(['city 1', 'wadi 1']);
  });

  it('10.23: where the attackers stand does not matter', () => {
    const at = { '2121': 'I-6REI', '2021': '21-7A', '2221': '25-7A' };
    expect(told(at, '2121', '21-7A')).toEqual(told(at, '2121', '25-7A'));
  });

  it('10.25: mountain doubles and shifts nothing', () => {
    const found = terrain({ '1615': 'V-1RTM', '1616': '21-7A' }, '1615', '21-7A');
    expect(found).toMatchObject({ hex: 'mountain', doubled: true, columns: 0 });
  });

  it('10.64: coast is one column if all attack from the sea; with others neither coast nor wadi counts', () => {
    const at = { '1520': 'I-6REI', '1521': '21-7A', '1420': 'Cdo' };
    expect(told(at, '1520', 'Cdo')).toEqual(['rough 1', 'coast 1']);
    expect(told(at, '1520', 'Cdo 21-7A')).toEqual(['rough 1']);
  });
});

describe('where nobody may attack (10.24)', () => {
  const barrier = (at: string, unit: string, to: string): string | null => {
    const found = boardWith({ [at]: unit }).units.get(unit);
    return found ? attackBarrier(ground, found, to) : 'none';
  };
  it.each([
    ['an escarpment', '1923', '16-6', '1922', 'escarpment'],
    ['swamp', '1824', '16-6', '1924', 'swamp'],
    ['the edge of lava', '2222', '16-6', '2322', 'lava'],
    ['the coast, from land', '1521', '16-6', '1421', 'coast'],
  ])('10.24: %s bars the way', (_, at, unit, to, kind) => {
    expect(barrier(at, unit, to)).toBe(kind);
  });
  it('10.26b: armor attacks mountain along a road or trail, infantry anywhere', () => {
    expect(ground.road('1722', '1822')).toBe('minor');
    expect(barrier('1722', 'CCC', '1822')).toBeNull();
    expect(ground.road('1821', '1720')).toBeNull();
    expect(barrier('1821', 'CCC', '1720')).toBe('mountain');
    expect(barrier('1821', 'Roy', '1720')).toBe('mountain');
    expect(barrier('1821', '16-6', '1720')).toBeNull();
  });
  it('10.64: a commando at sea attacks across the coast', () => {
    expect(barrier('1420', 'Cdo', '1520')).toBeNull();
  });
});
