import { boardWith, slouchHatsData, worldWith, type Standing } from '../testing';
import type { World } from '../world';
import { Board } from './03-board';
import { differential, eligibleGuns, fire, gunFault, gunsSpent, readyGuns } from './11-1-artillery';
import { declared, type Combat } from './10-combat';

const data = slouchHatsData();
const combat = (attackers: string, more: Partial<Combat> = {}): Combat => ({
  ...declared('allied', '2312', attackers.split(' ')),
  ...more,
});
const fault = (standing: Standing, fight: Combat, gun: string, supplied = true, change?: (world: World) => void) => {
  const world = worldWith(standing);
  change?.(world);
  const board = new Board(world, data);
  const unit = board.units.get(gun);
  return unit ? (gunFault(board, fight, unit, supplied)?.rule ?? null) : 'not there';
};
const AT = { '2312': 'I-6REI', '2311': '21-7A', '2412': '2-4Fd', '2313': 'RAML' };

describe('who may give Fire Support (11.13)', () => {
  it('11.13: guns in range, on either side; 2.24e counts the Defender Hex, not that of the gun', () => {
    expect([fault(AT, combat('21-7A'), '2-4Fd'), fault(AT, combat('21-7A'), 'RAML')]).toEqual([null, null]);
    const far = { ...AT, '2412': 'RF', '2411': '2-4Fd' };
    expect(fault(far, combat('21-7A'), '2-4Fd')).toBe('11.13');
    expect(fault({ ...AT, '2412': 'RF', 'middle-east': '2-4Fd' }, combat('21-7A'), '2-4Fd')).toBe('11.13');
  });
  it('11.18: not one that has Fired', () => {
    const fired = (world: World) => Object.assign(world.units['2-4Fd'] ?? {}, { fired: true });
    expect(fault(AT, combat('21-7A'), '2-4Fd', true, fired)).toBe('11.18');
  });
  it('6.63b, 6.64c: not without Combat Supply', () => {
    expect(fault(AT, combat('21-7A'), '2-4Fd', false)).toBe('6.63b');
    expect(fault(AT, combat('21-7A'), 'RAML', false)).toBe('6.64c');
  });
  it('11.13: only with units that are no artillery; 11.21: guns alone in the hex defend with their own strength', () => {
    expect(fault({ ...AT, '2312': 'RAML', '2313': 'V-1RTM' }, combat('21-7A'), 'RAML')).toBe('11.21');
    expect(fault({ ...AT, '2312': 'RAML I-RACL I-6REI', '2313': 'V-1RTM' }, combat('21-7A'), 'RAML')).toBeNull();
    expect(fault({ ...AT, '2312': 'I-RACL' }, combat('21-7A'), 'RAML')).toBe('11.21');
  });
  it('11.24: a strength of zero is not supported', () => {
    const starved = combat('RF', { supplied: [] });
    expect(fault({ ...AT, '2311': 'RF' }, starved, '2-4Fd')).toBe('11.24');
    expect(fault(AT, combat('21-7A', { retreated: ['I-6REI'] }), 'RAML')).toBe('11.13');
  });
  it('11.12: lists those of a side that may', () => {
    const board = boardWith({ ...AT, '2310': '2-5Fd' });
    const of = (side: 'axis' | 'allied') => eligibleGuns(board, combat('21-7A'), side, () => true).map(({ id }) => id);
    expect([of('allied'), of('axis')]).toEqual([['2-4Fd'], ['RAML']]);
  });
  it('11.11: no other unit is artillery', () => {
    expect(fault(AT, combat('21-7A'), '21-7A')).toBe('11.12');
  });
});

describe('the Combat Support Differential Chart (11.14)', () => {
  it('13.36 example: 3 is two columns, 2 and 1 are one, 0 none; to the left alike', () => {
    const by = [7, 3, 2, 1, 0, -1, -2, -3, -9].map((n) => differential(data, n));
    expect(by).toEqual([2, 2, 1, 1, 0, -1, -1, -2, -2]);
  });
});

describe('Fired (11.18, 11.23)', () => {
  it('11.18, 11.23: who fired, and all guns in the Defender Hex, whether they fired or not', () => {
    const board = boardWith({ ...AT, '2312': 'I-6REI I-RACL' });
    const fight = combat('21-7A', { guns: { attacker: ['2-4Fd'], defender: ['RAML'] } });
    expect(gunsSpent(board, fight)).toEqual(['2-4Fd', 'RAML', 'I-RACL']);
    const world = worldWith(AT);
    expect(fire(world, ['2-4Fd', 'RAML'])).toEqual(['2-4Fd', 'RAML']);
    expect(fire(world, ['2-4Fd'])).toEqual([]);
    expect(world.units['2-4Fd']?.fired).toBe(true);
  });
  it('11.18: active again in the own Administrative phase, if in General Supply', () => {
    const world = worldWith({ ...AT, '2412': '2-4Fd 2-5Fd' });
    fire(world, ['2-4Fd', '2-5Fd', 'RAML']);
    Object.assign(world.units['2-5Fd'] ?? {}, { outOfSupply: true });
    expect(readyGuns(world, data, 'allied')).toEqual(['2-4Fd']);
    expect(['2-4Fd', '2-5Fd', 'RAML'].map((id) => world.units[id]?.fired)).toEqual([false, true, true]);
  });
});
