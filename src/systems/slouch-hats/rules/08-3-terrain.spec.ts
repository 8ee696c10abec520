import { slouchHatsData } from '../testing';
import type { World } from '../world';
import { pointsText } from './08-3-terrain';
import { fieldWith, judged, waysWith } from './testing/moves';

/** What a step costs a unit on foot, one on wheels, an armored one; where it may not go: the rule. */
const costs = (from: string, to: string): (number | string)[] =>
  (
    [
      ['16-6', 'allied'],
      ['2-3MG', 'allied'],
      ['CCC', 'allied'],
    ] as const
  ).map(([unit, side]) => {
    const found = judged(fieldWith({ [from]: unit }, side), `${unit}: ${to}`);
    return typeof found === 'number' ? Math.round(found * 1000) / 1000 : found.replace(/ at .*/, '');
  });

describe('terrain and movement (8.3)', () => {
  it('8.31: the example: clear and rough in one hex are paid as rough; a town or city costs nothing of its own', () => {
    // 1624 has clear ground around it and is rough.
    expect(costs('1625', '1624')).toEqual([2, 2, 2]);
    expect(costs('2311', '2312')).toEqual([1, 1, 1]);
    expect(slouchHatsData().ground.map.places.city.get('1519')).toBe('Beirut');
    expect(costs('1620', '1519')).toEqual([1, 1, 1]);
    expect(costs('2117', '2018')).toEqual([3, 4, '8.35']);
  });

  it('8.32: not into a hex without the points for it', () => {
    const field = fieldWith({ '2312': 'LE-1' });
    expect(judged(field, 'LE-1: 2313-2314-2315')).toBe(5);
    expect(judged(field, 'LE-1: 2313-2314-2315-2316')).toBe('8.32 at 2316, move to 2316');
    expect(judged(field, 'LE-1: 2313-2314-2414-2415')).toMatch(/^8\.32 at 2415/);
  });

  it('8.33: wadi and ridge cost extra either way, escarpment is not crossed', () => {
    expect(costs('2011', '1911')).toEqual([0.5, 0.5, 0.5]);
    expect(costs('1911', '2012')).toEqual([0.5, 0.333, 0.333]);
    expect(costs('1811', '1910')).toEqual([2, 2, 2]);
    expect(costs('1910', '1811')).toEqual([2, 2, 2]);
    expect(costs('2022', '1922')).toEqual([4, 6, '8.35']);
    expect(costs('1922', '2022')).toEqual([2, 3, 3]);
    expect([costs('1923', '1922'), costs('1922', '1923')]).toEqual([Array(3).fill('8.33'), Array(3).fill('8.33')]);
  });

  it('8.34: swamp and lava hexsides are not crossed, hexes with some of it are; roads lead through', () => {
    expect([costs('1923', '1824'), costs('2319', '2420')]).toEqual([Array(3).fill('8.34'), Array(3).fill('8.34')]);
    expect(costs('3226', '3326')).toEqual(Array(3).fill('8.34'));
    expect(costs('3226', '3325')).toEqual([0.5, 0.5, 0.5]);
    expect(costs('3325', '3326')).toEqual(Array(3).fill('8.34'));
    expect(costs('1824', '1823')).toEqual([2, 2, 2]);
  });

  it('8.3: nobody walks into the sea', () => {
    expect(costs('1519', '1419')).toEqual(Array(3).fill('10.63'));
  });

  it('8.35: armor and armored cars into mountain only along road or trail, and they pay there what wheels pay', () => {
    expect(costs('1820', '1720')).toEqual([4, 6, '8.35']);
    expect(costs('1820', '1719')).toEqual([0.5, 0.333, 0.333]);
    expect(costs('1719', '1720')).toEqual([1.5, 2, 2]);
    const field = fieldWith({ '1820': 'Roy' });
    expect(judged(field, 'Roy: 1720')).toBe('8.35 at 1720, move to 1720');
    expect(waysWith(field, 'Roy').get('1720')).toEqual({ path: ['1719', '1619', '1620', '1720'], spent: 10 });
  });

  it('8.36: along a road its rate stands for hex and ridge, each of the three classes its own', () => {
    expect(costs('1519', '1520')).toEqual([0.5, 0.333, 0.333]);
    expect(costs('1723', '1722')).toEqual([0.5, 0.5, 0.5]);
    expect(costs('2311', '2411')).toEqual([0.5, 0.5, 0.5]);
    expect(costs('2021', '1921')).toEqual([0.5, 0.5, 0.5]);
    // Two road hexes side by side, but no road between them.
    expect(costs('1519', '1620')).toEqual([2, 2, 2]);
    expect(costs('2212', '2312')).toEqual([0.5, 0.5, 0.5]);
  });

  it('8.36: a ridge crossed on a trail costs half, as the hex does', () => {
    expect(costs('1718', '1818')).toEqual([1, 1.5, 1.5]);
    expect(costs('1518', '1618')).toEqual([2, 3, 3]);
  });

  it('8.37: roads bridge a wadi; on a trail half of it is paid', () => {
    expect(costs('1519', '1518')).toEqual([0.5, 0.333, 0.333]);
    expect(costs('1721', '1722')).toEqual([0.5, 0.5, 0.5]);
    expect(costs('3900', '4000')).toEqual([1, 1, 1]);
  });

  it('20.22 O: where Air Interdiction lies roads do not count, nor do their bridges and ways through', () => {
    const interdicted = (hex: string) => (world: World) => {
      world.events.lasting.push({ kind: 'interdiction', lasts: 'phase', hex, radius: 1 });
    };
    const at = (from: string, to: string, hex: string): number | string =>
      judged(fieldWith({ [from]: '2-3MG' }, 'allied', {}, interdicted(hex)), `2-3MG: ${to}`);
    expect([at('1519', '1518', '1518'), at('1519', '1518', '1520'), at('1519', '1518', '1522')]).toEqual([3, 3, 1 / 3]);
    expect(at('3226', '3325', '3324')).toBe('8.3 at 3325');
  });

  it('tells points as players count them', () => {
    expect([0, 2, 3, 6, 27, 40, 7, 5].map(pointsText)).toEqual([
      '0',
      '1/3',
      '1/2',
      '1',
      '4 1/2',
      '6 2/3',
      '1 1/6',
      '5/6',
    ]);
  });
});
