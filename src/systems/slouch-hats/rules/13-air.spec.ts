import { diceOf, slouchHatsData, worldWith } from '../testing';
import { Board } from './03-board';
import { segmentMarkers } from './04-2-markers';
import {
  airfieldRoom,
  airHexes,
  bringHome,
  destroyAir,
  missionFault,
  returnAir,
  returnBases,
  transfer,
  transferFault,
} from './13-1-air-units';
import { airStrength, bombard, bombardmentFault } from './13-2-bombardment';

const data = slouchHatsData();

describe('air units (13.1)', () => {
  it('13.11: fly one mission a Segment, and only if Active', () => {
    const world = worldWith({ '1825': '208' });
    const fault = () => missionFault({ world, data }, '208', '1722');
    expect(fault()).toBeNull();
    bringHome(world, data, { id: '208', from: '1722' }, diceOf().die);
    expect(world.air['208']).toMatchObject({ at: '1825', active: false });
    // 6.55 can make it Active again, but not for a second mission.
    Object.assign(world.air['208'] ?? {}, { active: true });
    expect(fault()).toMatchObject({ rule: '13.11', why: '208 has flown its mission of this Segment' });
    segmentMarkers(world);
    expect(fault()).toBeNull();
    Object.assign(world.air['208'] ?? {}, { active: false });
    expect(fault()).toMatchObject({ rule: '13.11' });
    expect(missionFault({ world, data }, '260', '1722')).toMatchObject({ rule: '13.11', why: '260 is not in play' });
  });

  it('13.12: the range counts the goal and not the airfield', () => {
    const world = worldWith({ '1825': '208' });
    expect(airHexes(data, '1825', '1824')).toBe(1);
    expect(airHexes(data, '1825', '1817')).toBe(8);
    expect(missionFault({ world, data }, '208', '1817')).toBeNull();
    expect(missionFault({ world, data }, '208', '1816')).toMatchObject({
      ...{ rule: '13.12', why: '1816 is 9 hexes from 1825 Rosh Pina; the range of 208 is 8' },
    });
  });

  it('9.36: from a box it counts through the Entry hexes, the nearest of them', () => {
    expect([airHexes(data, 'middle-east', '1533'), airHexes(data, 'middle-east', '2033')]).toEqual([1, 1]);
    expect(airHexes(data, 'middle-east', '1519')).toBe(15);
    expect(airHexes(data, 'iraq', '5004')).toBe(1);
  });

  it('20.22 P: the German bomber stays off the map until its point is paid', () => {
    const world = worldWith({ greece: 'KG26' });
    expect(missionFault({ world, data }, 'KG26', '1519')).toMatchObject({ rule: '20.22P' });
    world.events.lasting.push({ kind: 'bomber-paid', lasts: 'game' });
    expect(missionFault({ world, data }, 'KG26', '1519')).toBeNull();
  });

  it('13.13: an airfield holds two, a box what is printed', () => {
    const world = worldWith({ '1825': '208 80', '1727': '260', greece: 'KG26' });
    const room = (place: string, but?: string) => airfieldRoom({ world, data }, place, but);
    expect([room('1825'), room('1825', '80'), room('1727'), room('greece'), room('middle-east')]).toEqual([
      ...[0, 1, 1, 3, 8],
    ]);
  });

  it('13.13: returns to a friendly base in range with room, nearest first', () => {
    const world = worldWith({ '1825': '208', '1727': '260 80', '1527': '3RAAF 84B' });
    const bases = () => returnBases(new Board(world, data), '208', '1722');
    expect(bases()).toEqual(['1825']);
    Object.assign(world.air['80'] ?? {}, { at: 'off' });
    expect(bases()).toEqual(['1825', '1727']);
    const home = bringHome(world, data, { id: '208', from: '1722', wanted: '1727' }, diceOf().die);
    expect(home).toEqual({ id: '208', to: '1727' });
    expect(world.air['208']?.at).toBe('1727');
  });

  it('13.13, 13.15: with no base to return to it is destroyed, for as many turns as the die says', () => {
    const world = worldWith({ '1825': '208', '1727': '260 80', '1527': '3RAAF 84B' });
    world.control['1825'] = 'axis';
    const { die, keys } = diceOf(2);
    expect(bringHome(world, data, { id: '208', from: '1722' }, die)).toMatchObject({ lost: { die: 2, sides: 6 } });
    expect(keys).toEqual(['air-loss/208']);
    expect(world.air['208']).toMatchObject({ at: 'off', returns: 2 });
    expect(returnAir(world, data)).toEqual([]);
    expect(returnAir(world, data)).toEqual([{ id: '208', to: 'middle-east' }]);
    expect(world.air['208']).toMatchObject({ at: 'middle-east', active: true, returns: null });
    expect([world.arrived, returnAir(world, data)]).toEqual([['208'], []]);
  });

  it('13.15: Axis units return in Greece, Habbaniya in Iraq; without room they wait', () => {
    const world = worldWith({ '2012': '39B', iraq: 'Hab' });
    for (const id of ['39B', 'Hab']) destroyAir(world, id, diceOf(1).die);
    Object.assign(world.air['III-6'] ?? {}, { at: 'greece' });
    for (const id of ['KG26', 'StG', 'ZG26']) Object.assign(world.air[id] ?? {}, { at: 'greece' });
    expect(returnAir(world, data)).toEqual([{ id: 'Hab', to: 'iraq' }]);
    Object.assign(world.air['StG'] ?? {}, { at: '1702' });
    expect(returnAir(world, data)).toEqual([{ id: '39B', to: 'greece' }]);
  });
});

describe('bombardment (13.2)', () => {
  const ask = (standing: Record<string, string>, port: string, bombers: string[], side: 'axis' | 'allied' = 'allied') =>
    bombardmentFault(new Board(worldWith(standing), data), side, { port, bombers });
  const there = { 'middle-east': '11B 84B', '1825': '208', '2012': '39B' };

  it('13.21: is for the Allied player', () => {
    expect(ask(there, '1527', ['39B'], 'axis')).toMatchObject({ rule: '13.21' });
  });

  it('13.23a, example: the bomber is placed on 1519 Beirut', () => {
    expect(ask(there, '1519', ['11B'])).toBeNull();
    expect(ask(there, '1519', ['11B', '84B'])).toBeNull();
  });

  it('13.2, 13.23: bombers of the own side in range, each once, at an enemy port', () => {
    expect(ask(there, '1519', ['208'])).toMatchObject({ rule: '13.23a', why: '208 is not a bomber' });
    expect(ask(there, '1519', ['39B'])).toMatchObject({ rule: '13.23a' });
    expect(ask(there, '1519', ['11B', '11B'])).toMatchObject({ rule: '13.11' });
    expect(ask({ iraq: 'Hab' }, '1519', ['Hab'])).toMatchObject({ rule: '13.12' });
    expect(ask(there, '1527', ['11B'])).toMatchObject({ rule: '13.2' });
    expect(ask(there, '1520', ['11B'])).toMatchObject({ rule: '13.2' });
    expect(ask(there, 'greece', ['11B'])).toMatchObject({ rule: '13.23d' });
  });

  it('13.22: an uncertain bomber rolls for its strength at each use, Event O adds after the roll', () => {
    const world = worldWith(there);
    const strength = (face: number) => airStrength(world, data, { id: '11B', use: '1519' }, diceOf(face).die);
    expect([1, 2, 4, 6].map((face) => strength(face).strength)).toEqual([0, 1, 2, 3]);
    for (const unit of ['11B', '208']) world.events.lasting.push({ kind: 'crack-pilots', lasts: 'phase', unit, by: 1 });
    expect(strength(6)).toMatchObject({ strength: 4, crack: 1, roll: { die: 6, result: '3' } });
    expect(airStrength(world, data, { id: '208', use: '1519' }, diceOf().die)).toMatchObject({
      strength: 2,
      roll: null,
    });
  });

  it('13.23b-f: each bomber rolls in the column of its strength, levels add up, all return Flown', () => {
    const world = worldWith(there);
    // 11B: strength 3, die 6, two levels; 84B: strength 1, die 6, one level.
    const { die, keys } = diceOf(6, 6, 2, 6);
    const { bombings, port, home } = bombard(world, data, { port: '1519', bombers: ['11B', '84B'] }, die);
    expect(bombings.map(({ levels, roll }) => [roll?.column, levels])).toEqual([
      ['3', 2],
      ['1', 1],
    ]);
    expect(port).toEqual({ hex: '1519', capacity: 1 });
    expect(home).toEqual([
      { id: '11B', to: 'middle-east' },
      { id: '84B', to: 'middle-east' },
    ]);
    expect(world.air['11B']?.active).toBe(false);
    expect(keys).toEqual(['bomber/11B/1519', 'bombardment/11B', 'bomber/84B/1519', 'bombardment/84B']);
  });

  it('13.23c: strength 0 does not roll; 4 and more share a column; a miss changes nothing', () => {
    const world = worldWith(there);
    const none = bombard(world, data, { port: '1519', bombers: ['11B'] }, diceOf(1).die);
    expect([none.bombings[0]?.roll, none.port.capacity]).toEqual([null, 6]);
    world.events.lasting.push({ kind: 'crack-pilots', lasts: 'phase', unit: '84B', by: 1 });
    const crack = bombard(world, data, { port: '1519', bombers: ['84B'] }, diceOf(6, 2).die);
    expect([crack.bombings[0]?.roll?.column, crack.port.capacity]).toEqual(['4+', 4]);
    const miss = bombard(world, data, { port: '1521', bombers: ['11B'] }, diceOf(2, 5).die);
    expect(miss.port.capacity).toBe(2);
  });
});

describe('air transfer (13.4)', () => {
  const paidFor = (standing: Record<string, string>, paid: boolean) => {
    const world = worldWith(standing);
    if (paid) world.events.lasting.push({ kind: 'bomber-paid', lasts: 'game' });
    return world;
  };
  const fault = (standing: Record<string, string>, id: string, to: string, paid = false) =>
    transferFault(new Board(paidFor(standing, paid), data), data.counters.air.get(id)?.side ?? 'axis', { id, to });

  it('13.41: to a friendly airfield or box at any range, with room', () => {
    const standing = { '1825': '208', '1727': '260 80', '2012': '39B' };
    expect(fault(standing, '39B', '3900')).toBeNull();
    expect(fault(standing, '208', 'iraq')).toBeNull();
    expect(fault(standing, '208', '1727')).toMatchObject({ rule: '13.13' });
    expect(fault(standing, '208', '1819')).toMatchObject({ rule: '13.41' });
    expect(fault(standing, '208', '1824')).toMatchObject({ rule: '13.41' });
    expect(fault(standing, '208', '1825')).toMatchObject({ rule: '13.41' });
    expect(fault(standing, '208', 'greece')).not.toBeNull();
    expect(fault(standing, 'III-6', '1819')).toMatchObject({ rule: '13.4' });
  });

  it('13.41, 13.42: without Movement Supply, but Flown afterwards and one mission a Segment', () => {
    const world = worldWith({ '1825': '208' });
    Object.assign(world.air['208'] ?? {}, { active: false });
    const ask = () => transferFault(new Board(world, data), 'allied', { id: '208', to: '1732' });
    expect(ask()).toBeNull();
    transfer(world, '208', '1727');
    expect(world.air['208']).toMatchObject({ at: '1727', active: false });
    expect(ask()).toMatchObject({ rule: '13.11' });
    segmentMarkers(world);
    expect(ask()).toBeNull();
  });

  it('20.21 P, 20.22 P: Habbaniya does not go to the Middle East, the German bomber not to the map unpaid', () => {
    expect(fault({ iraq: 'Hab' }, 'Hab', 'middle-east')).toMatchObject({ rule: '20.21P' });
    expect(fault({ iraq: 'Hab' }, 'Hab', '3721')).toBeNull();
    expect(fault({ greece: 'KG26' }, 'KG26', '1702')).toMatchObject({ rule: '20.22P' });
    expect(fault({ greece: 'KG26' }, 'KG26', '1702', true)).toBeNull();
  });
});
