import { fieldWith, judged, waysWith } from './testing/moves';

describe('zones of control and movement (8.2)', () => {
  it('8.21: a move ends in the first hex of an enemy zone, which costs nothing extra', () => {
    const field = fieldWith({ '2311': '5-4Ind', '2412': 'I-6REI' });
    expect(judged(field, '5-4Ind: 2311')).toMatch(/^8\.11/);
    const free = fieldWith({ '2310': '5-4Ind', '2412': 'I-6REI' });
    expect(judged(free, '5-4Ind: 2311')).toBe(1);
    expect(judged(free, '5-4Ind: 2311-2212')).toBe('8.21 at 2212, move to 2212');
    expect(waysWith(free, '5-4Ind').get('2212')?.path).toEqual(['2211', '2212']);
    expect(judged(free, '5-4Ind: 2311-2312')).toMatch(/^8\.21 at 2312/);
  });

  it('8.21: own units in it change nothing', () => {
    const field = fieldWith({ '2310': '5-4Ind', '2311': 'LE-1', '2412': 'I-6REI' });
    expect(judged(field, '5-4Ind: 2311-2211')).toMatch(/^8\.21 at 2211/);
  });

  it('8.22: never from zone to zone directly, but by way of a free hex', () => {
    const field = fieldWith({ '2311': '5-4Ind', '2412': 'I-6REI' });
    expect(judged(field, '5-4Ind: 2312')).toMatch(/^8\.22 at 2312/);
    expect(judged(field, '5-4Ind: 2211-2212-2312')).toBe(2.5);
    expect(judged(field, '5-4Ind: 2211-2212-2312-2313')).toMatch(/^8\.21 at 2313/);
    expect(waysWith(field, '5-4Ind').get('2312')).toEqual({ path: ['2212', '2312'], spent: 6 });
  });

  it('8.22: who begins in a zone with no free hex around does not move', () => {
    const field = fieldWith({ '2311': '5-4Ind', '2412': 'I-6REI', '2210': 'II-6REI', '2112': 'III-6REI' });
    expect([...waysWith(field, '5-4Ind').keys()]).toEqual([]);
    expect(judged(field, '5-4Ind: 2312')).toBe('8.22 at 2312, infiltrate to 2312');
    expect(judged(fieldWith({ '2311': '16-6', '2412': 'I-6REI' }), '16-6: 2312')).toBe('8.22 at 2312, move to 2312');
  });

  it('3.22, 3.24: hexes beside a unit with a No ZOC band, or across an escarpment, are free', () => {
    expect(judged(fieldWith({ '2310': '5-4Ind', '2412': 'CLD' }), '5-4Ind: 2311-2312-2313')).toBe(3);
    const hermon = fieldWith({ '2024': '16-6', '1922': 'I-22RTA' });
    expect(judged(hermon, '16-6: 1923-1823')).toBe(1.5);
  });

  it('8.23: own zones hinder nobody', () => {
    const field = fieldWith({ '2310': '5-4Ind', '2412': '16-6' });
    expect(judged(field, '5-4Ind: 2311-2312-2313')).toBe(3);
  });
});
