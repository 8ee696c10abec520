import type { World } from '../world';
import { fieldWith, judged, waysWith } from './testing/moves';

describe('holding boxes (9.3)', () => {
  it('9.33a: from an Entry hex into the box for one point, which ends the move', () => {
    const field = fieldWith({ '1732': '16-6', '1730': 'LE-1' });
    expect(judged(field, '16-6: 1733-ME')).toBe(2);
    expect(waysWith(field, '16-6').get('middle-east')).toMatchObject({ spent: 12 });
    expect(judged(field, '16-6: ME')).toBe('9.33a at middle-east, move to middle-east');
    expect(judged(field, '16-6: 1733-ME-1733')).toMatch(/^9\.33a at 1733/);
    expect(judged(field, 'LE-1: 1731-1732-1733-ME')).toBe(4);
    expect(judged(field, '16-6: 1832-1831-1832-1833-1733-1833-ME')).toMatch(/^8\.13 at middle-east/);
  });

  it('9.33a: from an enemy zone only if it begins there', () => {
    expect(judged(fieldWith({ '1732': 'I-6REI', '1733': '16-6' }), '16-6: ME')).toBe(1);
    const field = fieldWith({ '1833': 'I-6REI', '1632': '16-6' });
    expect(judged(field, '16-6: 1633-ME')).toBe(1.5);
    expect(judged(field, '16-6: 1633-1733-ME')).toBe('8.21 at middle-east, move to middle-east');
    const past = waysWith(fieldWith({ '1732': 'I-6REI', '1631': '16-6' }), '16-6').get('middle-east');
    expect(past?.path.at(-2)).toBe('2033');
  });

  it('9.33a: in or out, once a phase', () => {
    expect(judged(fieldWith({ 'middle-east': '16-6' }), '16-6: 1733-ME')).toMatch(/^9\.33a at middle-east/);
    expect(judged(fieldWith({ 'middle-east': '16-6' }), '16-6: iraq')).toMatch(/^9\.33a at iraq/);
  });

  it('9.33b: onto the map at an Entry hex for nothing, and on', () => {
    const field = fieldWith({ 'middle-east': '16-6', iraq: '13L' });
    expect(judged(field, '16-6: 1733')).toBe(0);
    expect(judged(field, '16-6: 1733-1732-1731')).toBe(2);
    expect(judged(field, '16-6: 1732')).toMatch(/^9\.33b at 1732/);
    expect(judged(field, '13L: 5004-4904')).toBe(0.5);
    expect(judged(field, '13L: 1733')).toMatch(/^9\.33b/);
    expect(waysWith(field, '16-6').get('1733')).toEqual({ path: ['1733'], spent: 0 });
  });

  it('9.33b: not where an enemy combat unit stands; in his zone it stops', () => {
    const field = fieldWith({ 'middle-east': '16-6', '1733': 'I-6REI' });
    expect(judged(field, '16-6: 1733')).toBe('9.33b at 1733, move to 1633');
    expect(judged(field, '16-6: 1833')).toBe(0);
    expect(judged(field, '16-6: 1833-1832')).toMatch(/^8\.21/);
    expect(judged(field, '16-6: 2433-2432')).toBe(0.5);
  });

  it('9.31: not into a box of the enemy', () => {
    expect(judged(fieldWith({ '1733': 'I-6REI' }, 'axis'), 'I-6REI: ME')).toMatch(/^9\.31/);
    expect([...waysWith(fieldWith({ '1733': 'I-6REI' }, 'axis'), 'I-6REI').keys()]).not.toContain('middle-east');
  });

  const connected =
    (segment: 'B' | 'E', arrived: string[] = []) =>
    (world: World): void => {
      world.events.lasting.push({ kind: 'land-connection', lasts: 'game', hexes: ['1200', '1302'] });
      Object.assign(world, { arrived, moment: { segment, phase: 'Movement' } });
    };

  it('9.34: from Greece by land only after Axis Event E: at 1200 by rail, at 1302 on foot', () => {
    const closed = fieldWith({ greece: '141-6Geb' }, 'axis');
    expect(judged(closed, '141-6Geb: 1302')).toBe('9.34 at 1302');
    expect(judged(closed, '141-6Geb: 1200', 'rail')).toBe('9.34 at 1200');
    const open = fieldWith({ greece: '141-6Geb' }, 'axis', {}, connected('E'));
    expect(judged(open, '141-6Geb: 1302-1303')).toBe(0.5);
    expect(judged(open, '141-6Geb: 1200', 'move')).toMatch(/^9\.34 at 1200/);
    expect(waysWith(open, '141-6Geb', 'rail').has('1702')).toBe(true);
    expect(judged(open, '141-6Geb: 1302', 'rail')).toMatch(/^9\.34 at 1302/);
    expect(judged(fieldWith({ '1302': '141-6Geb' }, 'axis', {}, connected('E')), '141-6Geb: greece')).toMatch(/^9\.34/);
  });

  it('9.34: who arrives this turn is at 1302 in the next Operations Segment only', () => {
    const first = fieldWith({ greece: '141-6Geb 143-6Geb' }, 'axis', {}, connected('B', ['141-6Geb']));
    expect(judged(first, '141-6Geb: 1302')).toBe('9.34 at 1302');
    expect(judged(first, '143-6Geb: 1302')).toBe(0);
    expect(judged(first, '141-6Geb: 1200', 'rail')).toBe(5);
    const second = fieldWith({ greece: '141-6Geb' }, 'axis', {}, connected('E', ['141-6Geb']));
    expect(judged(second, '141-6Geb: 1302')).toBe(0);
  });

  it('20.22 G: the paratroops come by air only', () => {
    const open = fieldWith({ greece: 'Lehr' }, 'axis', {}, connected('E'));
    expect(judged(open, 'Lehr: 1302')).toBe('20.22G at 1302');
    expect([...waysWith(open, 'Lehr').keys()]).toEqual([]);
  });
});

describe('closed areas', () => {
  it('9.34: nobody enters Turkey but the Axis in 1302', () => {
    const field = fieldWith({ '1402': 'I-6REI', '1303': '6RCA' }, 'axis');
    expect(judged(field, 'I-6REI: 1302')).toBe(1);
    expect(judged(field, 'I-6REI: 1302-1202')).toMatch(/^9\.34 at 1202/);
    expect(judged(fieldWith({ '1402': '16-6' }), '16-6: 1302')).toMatch(/^9\.34 at 1302/);
    expect(judged(fieldWith({ '1300': '16-6' }), '16-6: 1200')).toBe(2);
  });

  it('21.12b: no Vichy unit enters Iraq; the raiders, Germans and supply may', () => {
    const into = (unit: string, change?: (world: World) => void): number | string =>
      judged(fieldWith({ '3913': unit }, 'axis', {}, change), `${unit.replace(/=.*/, '')}: 3914`);
    expect(into('I-6REI')).toMatch(/^21\.12b at 3914/);
    expect([into('Raid'), into('SV288'), into('Axis-MSU-1=1')]).toEqual([1, 1, 1]);
    expect(into('DCA', (world) => void world.nowGerman.push('DCA'))).toBe(1);
    expect(waysWith(fieldWith({ '3913': 'I-6REI' }, 'axis'), 'I-6REI').has('3914')).toBe(false);
  });

  it('19.22: Druze and Alawis who are free within their area do not leave it, before an event lets them', () => {
    const druze = { '2723': '1-Dr', '2625': '2-Dr' };
    const field = fieldWith(druze, 'axis');
    expect(judged(field, '1-Dr: 2623')).toBe(1);
    expect(judged(field, '2-Dr: 2525')).toMatch(/^19\.22 at 2525/);
    const active = fieldWith(druze, 'axis', {}, (world) => void world.activeEverywhere.push('2-Dr'));
    expect(judged(active, '2-Dr: 2525')).toBe(1);
    expect(judged(fieldWith({ '2625': 'A-2-Dr' }), 'A-2-Dr: 2525')).toBe(1);
  });
});
