import type { World } from '../world';
import { fieldWith, judged, waysWith } from './testing/moves';

/** A unit at 2311 before an enemy at 2412. */
const facing = (unit: string, side: 'allied' | 'axis' = 'allied', change?: (world: World) => void) =>
  fieldWith({ '2311': unit, '2412': side === 'allied' ? 'I-6REI' : '16-6' }, side, {}, change);

describe('infiltration movement (9.6)', () => {
  it('9.61: from zone to zone for the whole allowance, one hex', () => {
    const field = facing('5-4Ind');
    expect(judged(field, '5-4Ind: 2312', 'infiltrate')).toBe(6);
    expect(judged(field, '5-4Ind: 2312-2313', 'infiltrate')).toBe('9.61 at 2313, move to 2313');
    expect([...waysWith(field, '5-4Ind', 'infiltrate').keys()].sort()).toEqual(['2312', '2411']);
  });

  it('9.61: however dear the hex is, but not across what is closed', () => {
    const mountain = fieldWith({ '2017': '5-4Ind', '2018': 'I-6REI' });
    expect(judged(mountain, '5-4Ind: 2117', 'infiltrate')).toBe(6);
    const bekaa = fieldWith({ '1820': 'CCC', '1821': 'I-6REI' });
    expect(judged(bekaa, 'CCC: 1720', 'infiltrate')).toMatch(/^8\.35 at 1720/);
  });

  it('9.61: begins in an enemy zone and ends in one, in an unoccupied hex', () => {
    const field = facing('5-4Ind');
    expect(judged(field, '5-4Ind: 2310', 'infiltrate')).toBe('9.61 at 2310, move to 2310');
    expect(judged(fieldWith({ '2309': '5-4Ind', '2412': 'I-6REI' }), '5-4Ind: 2310', 'infiltrate')).toMatch(/^9\.61/);
    expect(
      judged(fieldWith({ '2311': '5-4Ind', '2312': 'LE-1', '2412': 'I-6REI' }), '5-4Ind: 2312', 'infiltrate'),
    ).toBe('9.61 at 2312, move to 2312');
    expect(judged(field, '5-4Ind: 2412', 'infiltrate')).toMatch(/^8\.15/);
  });

  it('9.61: not in an Exploitation Movement phase', () => {
    const field = fieldWith({ '2311': '6-Cav', '2412': 'I-6REI' }, 'allied', { fought: ['6-Cav'] });
    expect(judged(field, '6-Cav: 2312', 'infiltrate')).toMatch(/^8\.41/);
  });

  it.each([
    ['Roy', 'allied', true],
    ['6-Cav', 'allied', true],
    ['Cdo', 'allied', true],
    ['21-7A', 'allied', true],
    ['2-3MG', 'allied', true],
    ['2-4Fd', 'allied', false],
    ['5-4Ind', 'allied', true],
    ['21-10Ind', 'allied', true],
    ['20-10Ind', 'allied', false],
    ['16-6', 'allied', false],
    ['CCC', 'allied', true],
    ['6RCA', 'axis', false],
    ['GAM', 'axis', true],
    ['SK-F', 'axis', true],
    ['141-6Geb', 'axis', false],
    ['I-6REI', 'axis', false],
  ] as const)('9.62: %s of the %s: %s', (unit, side, may) => {
    const found = judged(facing(unit, side), `${unit}: 2312`, 'infiltrate');
    if (may) expect(typeof found).toBe('number');
    else expect(found).toMatch(/^9\.62/);
  });

  it('9.62: an MSU in the company of one that may, and never alone', () => {
    const field = fieldWith({ '2311': '6-Cav 16-6 Allied-MSU-1=1', '2412': 'I-6REI' });
    expect(judged(field, '6-Cav Allied-MSU-1: 2312', 'infiltrate')).toBe(8);
    expect(judged(field, 'Allied-MSU-1: 2312', 'infiltrate')).toMatch(/^9\.62/);
    expect(judged(field, '16-6 Allied-MSU-1: 2312', 'infiltrate')).toMatch(/^9\.62/);
    expect(judged(field, '6-Cav 16-6: 2312', 'infiltrate')).toMatch(/^9\.62/);
  });

  it('9.62: Vichy armor that has become German (18.4) may', () => {
    expect(
      judged(
        facing('6RCA', 'axis', ({ nowGerman }) => void nowGerman.push('6RCA')),
        '6RCA: 2312',
        'infiltrate',
      ),
    ).toBe(6);
  });
});
