import { slouchHatsData, worldWith } from '../testing';
import type { World } from '../world';
import { Board } from './03-board';
import { segmentMarkers, turnMarkers } from './04-2-markers';
import { lowerPort } from './07-3-ports';
import { atSea, leaveCoast, leaveFault, leavePorts, putToSea, raidFault, raidHexes, seaReach } from './10-6-raid';

const data = slouchHatsData();
const fault = (world: World, sea: string, coast: string, unit = 'Cdo') =>
  raidFault(new Board(world, data), 'allied', { unit, sea, coast });
/** Damour, and the sea beside it. */
const [SEA, COAST] = ['1420', '1520'];

describe('amphibious raid (10.6)', () => {
  const ready = () => worldWith({ 'middle-east': 'Cdo/ 16-6' });

  it('10.61: is for commandos in General Supply, once a turn', () => {
    const world = ready();
    expect(fault(world, SEA, COAST)).toBeNull();
    expect(fault(world, SEA, COAST, '16-6')).toMatchObject({ rule: '10.61' });
    expect(fault(world, SEA, COAST, 'SK-F')).toMatchObject({ rule: '10.61' });
    Object.assign(world.units['Cdo'] ?? {}, { outOfSupply: true });
    expect(fault(world, SEA, COAST)).toMatchObject({ rule: '10.61', why: '11 Cdo is not in General Supply' });
    Object.assign(world.units['Cdo'] ?? {}, { outOfSupply: false });
    putToSea(world, { unit: 'Cdo', sea: SEA, coast: COAST });
    expect(world.units['Cdo']?.at).toBe(SEA);
    Object.assign(world.units['Cdo'] ?? {}, { at: 'middle-east' });
    segmentMarkers(world);
    expect(fault(world, SEA, COAST)).toMatchObject({ rule: '10.61', why: '11 Cdo has raided this turn' });
    turnMarkers(world);
    expect(fault(world, SEA, COAST)).toBeNull();
  });

  it('15.24, 20.22 N: not while it receives replacements, not in the turn of the convoy', () => {
    const world = ready();
    world.events.lasting.push({ kind: 'no-raid', lasts: 'turn' });
    expect(fault(world, SEA, COAST)).toMatchObject({ rule: '20.22N' });
    world.events.lasting = [];
    Object.assign(world.units['Cdo'] ?? {}, { receiving: true });
    expect(fault(world, SEA, COAST)).toMatchObject({ rule: '15.24' });
  });

  it('10.62: begins in a friendly port or the Middle East box, not in Greece', () => {
    const from = (place: string) => fault(worldWith({ [place]: 'Cdo' }), SEA, COAST)?.rule;
    expect([from('1527'), from('1632'), from('1525'), from('iraq'), from('1521')]).toEqual([
      ...[undefined, undefined, '10.62', '10.62', '10.62'],
    ]);
    const german = (place: string) =>
      raidFault(new Board(worldWith({ [place]: 'SK-F' }), data), 'axis', { unit: 'SK-F', sea: '1426', coast: '1526' });
    expect(german('1519')).toBeNull();
    expect(german('greece')).toMatchObject({ rule: '10.62' });
  });

  it('10.62: goes to an all-sea hex beside a coastal hex', () => {
    const world = ready();
    expect(fault(world, SEA, '1522')).toMatchObject({ rule: '10.62' });
    expect(fault(world, '1620', COAST)).toMatchObject({ rule: '10.62' });
    expect(fault(world, SEA, '1620')).toMatchObject({ why: '1620 Beit ed Dine is not a coastal hex' });
    expect(fault(world, '1533', 'middle-east')).toMatchObject({ rule: '10.62' });
  });

  it('10.62: 27 hexes at sea, of which the entry hex of the box is the first', () => {
    const seas = seaReach(data, 'middle-east');
    expect(seas.get('1533')).toBe(1);
    expect(seas.get('1532')).toBe(2);
    expect(Math.max(...seas.values())).toBe(27);
    const world = ready();
    expect(raidHexes(new Board(world, data), 'Cdo', '1108')).not.toEqual([]);
    const [north] = raidHexes(new Board(worldWith({ '1527': 'Cdo' }), data), 'Cdo', '0904');
    expect(north).toBeDefined();
    expect(fault(world, north ?? '', '0904')).toMatchObject({ rule: '10.62' });
    expect(fault(worldWith({ '1527': 'Cdo' }), north ?? '', '0904')).toBeNull();
    expect(seaReach(data, '1527').has('1527')).toBe(false);
  });

  it('10.62: the way is at sea: no land, no lake is crossed', () => {
    const seas = [...seaReach(data, '1527').keys()];
    expect(seas.every((hex) => data.ground.kindOf(hex) === 'sea')).toBe(true);
    expect(seaReach(data, '2012').size).toBe(0);
  });

  it('10.64: who lies at sea is known until he lands', () => {
    const world = worldWith({ [SEA]: 'Cdo', '1527': 'Haifa', 'middle-east': '16-6' });
    expect(atSea(new Board(world, data), 'allied').map(({ id }) => id)).toEqual(['Cdo']);
    expect(atSea(new Board(world, data), 'axis')).toEqual([]);
  });

  describe('10.65: leaving', () => {
    const landed = () => {
      const world = worldWith({ [COAST]: 'Cdo' });
      world.raids['Cdo'] = 'now';
      return world;
    };
    const leave = (world: World, port: string) => leaveFault(new Board(world, data), 'allied', 'Cdo', port);

    it('is for the Segment in which it landed', () => {
      const world = landed();
      expect(leave(world, '1527')).toBeNull();
      expect(leave(world, 'middle-east')).toBeNull();
      segmentMarkers(world);
      expect(leave(world, '1527')).toMatchObject({ rule: '10.65' });
    });

    it('is from a coastal hex to a friendly port within 27 hexes', () => {
      const world = landed();
      expect(leave(world, '1519')).toMatchObject({ rule: '7.31' });
      Object.assign(world.units['Cdo'] ?? {}, { at: '1620' });
      expect(leave(world, '1527')).toMatchObject({ rule: '10.65', why: expect.stringContaining('coastal') as string });
      Object.assign(world.units['Cdo'] ?? {}, { at: '0904' });
      expect(leave(world, 'middle-east')).toMatchObject({ rule: '10.65' });
      expect(leave(world, '1527')).toBeNull();
    });

    it('counts against the port', () => {
      const world = landed();
      leaveCoast(world, data, 'Cdo', '1527');
      expect(world.units['Cdo']?.at).toBe('1527');
      expect(world.transportUsed.ports['1527']).toBe(1);
      Object.assign(world.units['Cdo'] ?? {}, { at: COAST });
      lowerPort(world, data, '1527', 4);
      expect(leave(world, '1527')).toMatchObject({ rule: '7.32' });
      expect(leavePorts(new Board(world, data), 'allied', 'Cdo')).toEqual(['1632', 'middle-east']);
    });
  });
});
