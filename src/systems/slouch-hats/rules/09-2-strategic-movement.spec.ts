import type { World } from '../world';
import { fieldWith, judged, waysWith } from './testing/moves';

describe('strategic movement (9.2)', () => {
  // Main road down the coast: a third of a point on wheels.
  const coast = '1526-1525-1524-1523-1522-1521-1520-1519-1518';
  const march = (unit: string, path: string, change?: (world: World) => void) =>
    judged(fieldWith({ '1527': unit }, 'allied', {}, change), `${unit}: ${path}`, 'march');
  const lacking =
    (what: object) =>
    ({ units }: World): void =>
      void Object.values(units).forEach((unit) => Object.assign(unit, what));

  it('9.21: the allowance and a half, with its fraction', () => {
    const field = fieldWith({ '2311': 'GSY' });
    const spent = [...waysWith(field, 'GSY', 'march').values()].map((way) => way.spent);
    expect(Math.max(...spent)).toBeGreaterThan(54);
    expect(Math.max(...spent)).toBeLessThanOrEqual(81);
    expect(march('6-Cav', coast)).toBeCloseTo(3);
  });

  it('9.21: all the way along road or trail', () => {
    const field = fieldWith({ '2311': '6-Cav' });
    expect(judged(field, '6-Cav: 2411-2511', 'march')).toBe(1);
    expect(judged(field, '6-Cav: 2411-2410', 'march')).toBe('9.21 at 2410, move to 2410');
    expect(judged(field, '6-Cav: 2212-2312-2412', 'march')).toBe(1.5);
    expect(waysWith(field, '6-Cav', 'march').has('2410')).toBe(false);
  });

  it('9.21: neither begins nor ends beside an enemy combat unit, though it may pass one that has no zone', () => {
    const field = fieldWith({ '2311': '6-Cav', '2611': 'I-6REI' });
    expect(judged(field, '6-Cav: 2411', 'march')).toBe(0.5);
    expect(judged(field, '6-Cav: 2411-2511', 'march')).toBe('9.21 at 2511, move to 2511');
    expect(waysWith(field, '6-Cav', 'march').has('2511')).toBe(false);
    expect(judged(fieldWith({ '2311': '6-Cav', '2211': 'I-6REI' }), '6-Cav: 2411', 'march')).toMatch(/^9\.21 at 2411/);
    const past = fieldWith({ '2311': '6-Cav', '2510': 'CLD' });
    expect(judged(past, '6-Cav: 2411-2511-2611', 'march')).toMatch(/^9\.21 at 2611/);
    expect(judged(past, '6-Cav: 2411-2511-2611-2710', 'march')).toBe(2);
    expect(
      [...waysWith(past, '6-Cav', 'march').keys()].filter((hex) => ['2411', '2511', '2611'].includes(hex)),
    ).toEqual([]);
  });

  it('9.21: only to a hex from which General Supply can be traced, for all who stop there', () => {
    const traces = (place: string) => place !== '2411';
    const field = fieldWith({ '2311': '6-Cav GSY' }, 'allied', { traces });
    expect(judged(field, '6-Cav: 2411', 'march')).toBe('9.21 at 2411, move to 2411');
    expect(judged(field, '6-Cav: 2411-2511', 'march')).toBe(1);
    expect(judged(field, '6-Cav@2411 GSY: 2411-2511', 'march')).toMatch(/^9\.21 at 2411/);
    expect(waysWith(field, '6-Cav', 'march').has('2411')).toBe(false);
    expect(waysWith(field, '6-Cav', 'march').has('2511')).toBe(true);
  });

  it('9.21, 6.33, 6.53, 15.24: motorized, in General and Movement Supply, not receiving replacements', () => {
    expect(march('16-6', '1526')).toMatch(/^9\.21/);
    expect(march('6-Cav', '1526', lacking({ outOfSupply: true }))).toMatch(/^6\.33/);
    expect(march('6-Cav', '1526', lacking({ noMovementSupply: true }))).toMatch(/^6\.53/);
    expect(march('6-Cav', '1526', lacking({ receiving: true }))).toMatch(/^15\.24/);
    expect(march('Allied-MSU-1', '1526')).toBeCloseTo(1 / 3);
  });

  it('9.21: a march goes through a road entry of a box, never through open country into one', () => {
    const field = fieldWith({ '1632': '6-Cav', 'middle-east': 'GSY' });
    expect(judged(field, '6-Cav: 1633-ME', 'march')).toBeCloseTo(4 / 3);
    expect(judged(field, 'GSY: 1633-1632', 'march')).toBeCloseTo(1 / 3);
    expect(judged(field, 'GSY: 1733', 'march')).toBe('9.21 at 1733, move to 1733');
  });

  it('20.22 O: not on roads that are interdicted', () => {
    const on = ({ events }: World): void =>
      void events.lasting.push({ kind: 'interdiction', lasts: 'phase', hex: '1524', radius: 1 });
    expect(march('6-Cav', coast, on)).toMatch(/^20\.22O at 1525/);
    expect(march('6-Cav', '1526', on)).toBeCloseTo(1 / 3);
  });
});
