import { slouchHatsData, worldWith, type Standing } from '../testing';
import type { World } from '../world';
import { Board } from './03-board';
import { declared, type Combat } from './10-combat';
import { airFault, airSupport, eligibleAir } from './13-3-close-air-support';

const data = slouchHatsData();
const boardOf = (standing: Standing, change?: (world: World) => void): Board => {
  const world = worldWith(standing);
  change?.(world);
  return new Board(world, data);
};
const fault = (board: Board, fight: Combat, air: string) => airFault(board, fight, air)?.rule ?? null;
/** Kiswe, clear; attackers on the plain and behind the Awaj. */
const AT = { '2121': 'V-1RTM', '2221': '21-7A', '2122': '25-7A', '2120': 'I-7', '1825': '208' };
const KISWE = declared('allied', '2121', ['21-7A']);

describe('who may give Close Air Support (13.3)', () => {
  it('13.32: any active air unit in range, of both sides (13.31)', () => {
    const board = boardOf(AT);
    expect([fault(board, KISWE, '208'), fault(board, KISWE, 'I-7')]).toEqual([null, null]);
    const of = (role: 'attacker' | 'defender') => eligibleAir(board, KISWE, role).map(({ id }) => id);
    expect([of('attacker'), of('defender')]).toEqual([['208'], ['I-7']]);
  });
  it('13.12, 9.36: not farther than its range, from an airfield or a box', () => {
    expect(fault(boardOf({ ...AT, '3010': 'I-7', '2120': '583' }), KISWE, 'I-7')).toBe('13.12');
    const board = boardOf({ 'middle-east': '208' });
    expect(fault(board, declared('allied', '2030', ['16-6']), '208')).toBeNull();
    expect(fault(board, KISWE, '208')).toBe('13.12');
  });
  it('13.11, 13.15: not one that is Flown or out of play', () => {
    const flown = boardOf(AT, (world) => {
      Object.assign(world.air['208'] ?? {}, { active: false });
      Object.assign(world.air['I-7'] ?? {}, { returns: 2, at: 'off' });
    });
    expect([fault(flown, KISWE, '208'), fault(flown, KISWE, 'I-7')]).toEqual(['13.11', '13.11']);
  });
  it('13.36: bombers only at mountain, or where terrain shifts the odds to the left', () => {
    const board = boardOf({ ...AT, '1519': '39B', 'middle-east': '11B', '1615': 'I-6REI', '1616': '16-6' });
    expect([fault(board, KISWE, '39B'), fault(board, KISWE, '11B')]).toEqual(['13.36', '13.36']);
    const wadi = declared('allied', '2121', ['25-7A']);
    expect([fault(board, wadi, '39B'), fault(board, wadi, '11B')]).toEqual([null, null]);
    const mixed = declared('allied', '2121', ['25-7A', '21-7A']);
    expect(fault(board, mixed, '39B')).toBe('13.36');
    expect(fault(board, declared('allied', '1615', ['16-6']), '39B')).toBeNull();
    expect(fault(board, KISWE, '208')).toBeNull();
  });
  it('19.25: not a side of Druze or Alawi units only', () => {
    const tribes = { '2723': '1-Dr', '2722': '16-6', '2324': 'I-7' };
    const fight = declared('allied', '2723', ['16-6']);
    expect(fault(boardOf(tribes), fight, 'I-7')).toBe('19.25');
    expect(fault(boardOf({ ...tribes, '2723': '1-Dr V-1RTM' }), fight, 'I-7')).toBeNull();
  });
});

describe('its strength', () => {
  it('13.33: adds up for each side', () => {
    const attacker = ['208', '80'].map((id) => ({ id, strength: 1 }));
    const air = { attacker, defender: [{ id: 'StG', strength: 3 }] };
    expect(airSupport({ ...KISWE, air })).toEqual([2, 3]);
  });
});
