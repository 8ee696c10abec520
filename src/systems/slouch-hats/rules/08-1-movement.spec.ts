import { judgeMove } from './08-moves';
import { fieldWith, judged, moveOf, waysWith } from './testing/moves';
import type { World } from '../world';

const unsupplied = ({ units }: World): void => {
  for (const unit of Object.values(units)) unit.noMovementSupply = true;
};

describe('movement restrictions (8.1)', () => {
  it('8.11: the example: 5(-)/4Ind goes from 2311 over two clear and two rough hexes to 2315, and no further', () => {
    const field = fieldWith({ '2311': '5-4Ind' });
    expect(judged(field, '5-4Ind: 2312')).toBe(1);
    expect(judged(field, '5-4Ind: 2312-2313')).toBe(2);
    expect(judged(field, '5-4Ind: 2312-2313-2314')).toBe(4);
    expect(judged(field, '5-4Ind: 2312-2313-2314-2315')).toBe(6);
    expect(judged(field, '5-4Ind: 2312-2313-2314-2315-2316')).toMatch(/^8\.32 at 2316/);
    // There is a cheaper way by clear ground, then the road beside it.
    expect(waysWith(field, '5-4Ind').get('2314')).toEqual({ path: ['2312', '2313', '2314'], spent: 24 });
    expect(waysWith(field, '5-4Ind').get('2315')?.spent).toBe(30);
  });

  it('8.11: no hex is jumped over, and somebody goes somewhere', () => {
    const field = fieldWith({ '2311': '5-4Ind' });
    expect(judged(field, '5-4Ind: 2313')).toBe('8.11 at 2313, move to 2313');
    expect(judgeMove(field, { ...moveOf('5-4Ind: 2312'), path: [] })).toMatchObject({ rule: '8.11', at: null });
  });

  it('8.12: a stack has the lowest allowance of its units, and keeps it when that unit is dropped', () => {
    const field = fieldWith({ '2311': '5-4Ind LE-1' });
    expect(judged(field, '5-4Ind LE-1: 2312-2313-2314')).toBe(4);
    expect(judged(field, '5-4Ind LE-1: 2312-2313-2314-2315')).toBe('8.32 at 2315, move to 2315');
    expect(judged(field, '5-4Ind LE-1@2312: 2312-2313-2314-2315')).toMatch(/^8\.32 at 2315/);
    expect(judgeMove(field, moveOf('5-4Ind LE-1@2312: 2312-2313-2314'))).toMatchObject({
      stands: { '5-4Ind': '2314', 'LE-1': '2312' },
    });
  });

  it('8.12: wheels and feet together pay what is dearer for either; who is dropped no longer counts', () => {
    const field = fieldWith({ '2117': '6-Cav LE-1' });
    expect([judged(field, 'LE-1: 2018'), judged(field, '6-Cav: 2018')]).toEqual([3, 4]);
    expect(judged(field, '6-Cav LE-1: 2018')).toBe(4);
    expect(judged(field, '6-Cav@2217 LE-1: 2217-2117-2018')).toMatch(/^8.32/);
  });

  it('8.12: stacks pick nobody up, and drop only whom they have, where they come', () => {
    const field = fieldWith({ '2311': '5-4Ind', '2312': 'LE-1' });
    expect(judged(field, '5-4Ind LE-1: 2313')).toBe('8.12 at 2313');
    expect(judged(field, '5-4Ind LE-1@2312: 2312-2313')).toMatch(/^8\.12/);
    expect(judgeMove(field, { ...moveOf('5-4Ind: 2312-2313'), drops: { 'LE-1': '2312' } })).toMatchObject({
      rule: '8.12',
    });
    expect(judged(field, '5-4Ind@2311: 2312')).toMatch(/^8\.12/);
    expect(judged(field, '5-4Ind@2312: 2312-2313')).toMatch(/^8\.12/);
    expect(judged(field, '5-4Ind: 2312-2313')).toBe(2);
  });

  it('8.13: once in a phase', () => {
    const field = fieldWith({ '2311': '5-4Ind LE-1' }, 'allied', { moved: ['LE-1'] });
    expect(judged(field, '5-4Ind: 2312')).toBe(1);
    expect(judged(field, 'LE-1: 2312')).toBe('8.13 at 2312');
    expect(judged(field, '5-4Ind LE-1: 2312')).toBe('8.13 at 2312');
  });

  it('6.15f: no supply unit that was made of one that has moved', () => {
    const made = fieldWith({ '2311': 'Allied-MSU-1=1' }, 'allied', {}, ({ supply }) => {
      Object.assign(supply['Allied-MSU-1'] ?? {}, { moved: true });
    });
    expect(judged(made, 'Allied-MSU-1: 2312')).toBe('6.15f at 2312');
  });

  it('8.0: only own units that are in play', () => {
    const field = fieldWith({ '2311': '5-4Ind', '2120': '6RCA', cadre: '16-6' });
    expect(judged(field, '6RCA: 2121')).toBe('8.0 at 2121');
    expect(judged(field, '16-6: 2121')).toBe('8.0 at 2121');
    expect(judged(field, 'Anzac: 2121')).toBe('8.0 at 2121');
  });

  it('5.62: no garrison before it is released', () => {
    const garrison = fieldWith({ '2120': 'I-17RTS' }, 'axis', {}, (world) => {
      Object.assign(world.units['I-17RTS'] ?? {}, { garrison: true });
    });
    expect(judged(garrison, 'I-17RTS: 2119')).toBe('5.62 at 2119');
    expect(judged(garrison, 'I-17RTS*: 2119')).toBe('5.62 at 2119');
    expect(judged(fieldWith({ '2120': 'I-17RTS' }, 'axis'), 'I-17RTS: 2119')).toBe(2);
  });

  it('3.55, 6.53: half the allowance without Movement Supply, for those on wheels, with its fraction', () => {
    const roads = { '1525': 'GSY', '2311': 'LE-1' };
    const field = fieldWith(roads, 'allied', {}, unsupplied);
    // Nine points halved: four and a half, and the half is good for a step along a road.
    expect(judged(field, 'GSY: 1625-1624-1724')).toBe(4.5);
    expect(judged(field, 'GSY: 1625-1624-1723')).toMatch(/^8\.32 at 1723/);
    expect(judged(fieldWith(roads), 'GSY: 1625-1624-1723')).toBe(6);
    const spent = [...waysWith(field, 'GSY').values()].map((way) => way.spent);
    expect(Math.max(...spent)).toBe(27);
    expect(judged(field, 'LE-1: 2312-2313-2314')).toBe(4);
  });

  it('6.33: Out of Supply there is no Movement Supply', () => {
    const field = fieldWith({ '2311': '6-Cav' }, 'allied', {}, (world) => {
      Object.assign(world.units['6-Cav'] ?? {}, { outOfSupply: true });
    });
    expect(judged(field, '6-Cav: 2312-2313-2314')).toBe(4);
    expect(judged(field, '6-Cav: 2312-2313-2314-2315')).toMatch(/^8\.32/);
  });

  it('8.14, 6.13d: what has no allowance goes by trucks or railroad only', () => {
    const field = fieldWith({ '2111': 'Axis-Dump-1=1' }, 'axis');
    expect(judged(field, 'Axis-Dump-1: 2112')).toBe('6.13d at 2112, truck to 2112');
    expect(judged(field, 'Axis-Dump-1*: 2112')).toBe(1);
  });

  it('8.15: not into a hex with an enemy combat unit; past own units and alone-standing supply at no cost', () => {
    const field = fieldWith({ '2311': '5-4Ind', '2312': 'LE-1', '2314': 'CLD' });
    expect(judged(field, '5-4Ind: 2312-2313')).toBe(2);
    expect(judged(field, '5-4Ind: 2312-2313-2314')).toBe('8.15 at 2314, move to 2313');
    expect(waysWith(field, '5-4Ind').has('2314')).toBe(false);
    expect(judged(fieldWith({ '2311': '5-4Ind', '2312': 'Axis-MSU-1=2' }), '5-4Ind: 2312-2313')).toBe(2);
  });

  it('8.16: supply units come beside the enemy only with a combat unit, or to one', () => {
    // CLD has a No ZOC band: the hexes around it stop nobody.
    const standing = { '2311': 'Allied-MSU-1=1 LE-1', '2314': 'CLD' };
    const field = fieldWith(standing);
    expect(judged(field, 'Allied-MSU-1: 2312')).toBe(1);
    expect(judged(field, 'Allied-MSU-1: 2312-2313')).toBe('8.16 at 2313, move to 2312');
    expect(waysWith(field, 'Allied-MSU-1').has('2313')).toBe(false);
    expect(judged(field, 'Allied-MSU-1 LE-1: 2312-2313')).toBe(2);
    expect(judged(field, 'Allied-MSU-1 LE-1@2312: 2312-2313')).toMatch(/^8\.16 at 2313/);
    expect(judged(fieldWith({ ...standing, '2313': '16-6' }), 'Allied-MSU-1: 2312-2313')).toBe(2);
  });

  it('8.38: who has spent nothing goes one hex, whatever it costs', () => {
    // Trucks of five points against a mountain of four with a ridge of two.
    const field = fieldWith({ '2022': 'I-6REI' }, 'axis');
    expect(judged(field, 'I-6REI*: 1921')).toBe(5);
    expect(judged(field, 'I-6REI*: 1921-1920')).toBe('8.38 at 1920, truck to 1920');
    expect(judged(field, 'I-6REI*: 2122-2022-1921')).toMatch(/^8\.32 at 1921/);
    const slow = fieldWith({ '2022': '6-Cav' }, 'allied', {}, unsupplied);
    expect(waysWith(slow, '6-Cav').get('1922')).toEqual({ path: ['1922'], spent: 24 });
    // Not across what is closed (8.35), nor from zone to zone (8.22), nor in exploitation.
    expect(judged(fieldWith({ '2022': '6RCA' }, 'axis', {}, unsupplied), '6RCA: 1921')).toMatch(/^8\.35/);
    const exploiting = fieldWith({ '2022': 'SV288' }, 'axis', { fought: ['SV288'] });
    expect(judged(exploiting, 'SV288: 1921', 'exploit')).toMatch(/^8\.32 at 1921/);
  });
});
