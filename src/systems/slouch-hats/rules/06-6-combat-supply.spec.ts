import { slouchHatsData, worldWith } from '../testing';
import type { World } from '../world';
import { Board } from './03-board';
import { attackSupply, defenceSupply, fewestAttackSupply, firesInDefence, suppliersOf } from './06-6-combat-supply';

const data = slouchHatsData();
const out = (world: World, ...ids: string[]): World => {
  for (const id of ids) Object.assign(world.units[id] ?? {}, { outOfSupply: true });
  return world;
};

describe('Attack Combat Supply (6.61-6.63)', () => {
  const standing = {
    ...{ '1824': '25-7A 2-5Fd', '1825': '2-3MG', '1525': '21-7A' },
    ...{ '1828': 'Allied-MSU-1=1', '1528': 'Allied-MSU-2=1', '1832': 'Allied-Dump-1' },
  };
  const world = worldWith(standing);
  const board = new Board(world, data);
  const all = ['25-7A', '2-5Fd', '2-3MG', '21-7A'];

  it('6.61: tells which points could supply which attackers, the nearest first', () => {
    const [brigade, , , coast] = suppliersOf(board, all);
    expect(brigade?.places.at(0)).toEqual({ place: '1828', length: 4 });
    expect(coast?.places.map(({ place }) => place)).toContain('1528');
    expect(brigade?.places.map(({ place }) => place)).not.toContain('1832');
  });

  it('6.61: takes the fewest points that supply all, of equals the nearest', () => {
    expect(fewestAttackSupply(board, 'allied', all).spend).toEqual(['Allied-MSU-1']);
    const apart = new Board(worldWith({ '1527': '21-7A Allied-MSU-1', '2528': '5-4Ind Allied-MSU-2' }), data);
    expect(fewestAttackSupply(apart, 'allied', ['21-7A', '5-4Ind'])).toMatchObject({
      ...{ spend: ['Allied-MSU-1', 'Allied-MSU-2'], without: [] },
    });
  });

  it('6.62, 6.63: units Out of Supply and those out of reach attack without', () => {
    const some = new Board(out(worldWith({ '1824': '25-7A RF Allied-MSU-1=2', '3333': '16-6' }), 'RF'), data);
    expect(fewestAttackSupply(some, 'allied', ['25-7A', 'RF', '16-6'])).toMatchObject({
      ...{ supplied: ['25-7A'], without: ['RF', '16-6'] },
    });
    expect(fewestAttackSupply(some, 'allied', ['16-6'])).toMatchObject({ spend: [], without: ['16-6'] });
  });

  it('6.63a: by choice: a point each, none that supplies nobody, no second of the same hex', () => {
    expect(attackSupply(board, 'allied', all, [])).toMatchObject({ supplied: [], without: all });
    const told = attackSupply(board, 'allied', ['21-7A'], ['Allied-MSU-2']);
    expect(told).toMatchObject({ outcome: { changes: [{ counter: 'Allied-MSU-2', state: { at: 'used' } }] } });
    expect(attackSupply(board, 'allied', ['25-7A'], ['Allied-Dump-1'])).toMatchObject({ rule: '6.61' });
    expect(attackSupply(board, 'allied', ['21-7A'], ['Axis-Dump-1'])).toMatchObject({ rule: '6.61' });
    expect(attackSupply(board, 'allied', ['21-7A'], ['Allied-MSU-2', 'Allied-MSU-2'])).toMatchObject({ rule: '6.61' });
    expect(world.supply['Allied-MSU-2']?.points).toBe(1);
  });

  it('10.64, 19.24: a commando at sea and Druze at home need no point', () => {
    const own = new Board(worldWith({ '1422': 'Cdo', '2925': 'A-3-Dr', '3333': 'A-2-Dr' }), data);
    expect(fewestAttackSupply(own, 'allied', ['Cdo', 'A-3-Dr', 'A-2-Dr'])).toMatchObject({
      ...{ spend: [], supplied: ['Cdo', 'A-3-Dr'], without: ['A-2-Dr'] },
    });
  });
});

describe('Defense Combat Supply (6.64)', () => {
  it('6.64a, b: is found of itself and not spent; without it the odds shift', () => {
    const world = worldWith({ '2120': 'V-1RTM', '2118': 'Axis-Dump-1', '3333': 'I-6REI' });
    const board = new Board(world, data);
    expect(defenceSupply(board, '2120')).toEqual({ from: '2118', without: [], shift: false });
    expect(defenceSupply(board, '3333')).toEqual({ from: null, without: ['I-6REI'], shift: true });
    expect(world.supply['Axis-Dump-1']?.points).toBe(1);
  });

  it('6.62: one Out of Supply in the stack is enough for the shift', () => {
    const board = new Board(out(worldWith({ '2120': 'V-1RTM II-29RTA Axis-Dump-1' }), 'II-29RTA'), data);
    expect(defenceSupply(board, '2120')).toEqual({ from: '2120', without: ['II-29RTA'], shift: true });
  });

  it('10.53b, 19.24: Light units, and Druze at home, never need it', () => {
    const board = new Board(worldWith({ '3333': '1RSM', '2925': '3-Dr' }), data);
    expect([defenceSupply(board, '3333').shift, defenceSupply(board, '2925').shift]).toEqual([false, false]);
  });

  it('6.64, the note: a stack surrounded by zones since loses it', () => {
    const standing = { '3210': 'V-1RTM', '3213': 'Axis-Dump-1' };
    expect(defenceSupply(new Board(worldWith(standing), data), '3210').shift).toBe(false);
    const closed = { ...standing, '3111': '16-6', '3309': '23-6', '3311': '25-7A', '3109': '21-7A' };
    expect(defenceSupply(new Board(worldWith(closed), data), '3210').shift).toBe(true);
  });

  it('6.64c: a gun fires for the defence only with it', () => {
    const board = new Board(worldWith({ '2120': 'RAML Axis-Dump-1', '3333': '118-6Geb' }), data);
    expect([firesInDefence(board, 'RAML'), firesInDefence(board, '118-6Geb')]).toEqual([true, false]);
  });
});
