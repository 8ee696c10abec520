import { boardWith, diceOf, slouchHatsData, worldWith, type Standing } from '../testing';
import type { Convoy } from '../events-state';
import type { World } from '../world';
import { Board } from './03-board';
import { segmentMarkers } from './04-2-markers';
import { airTransportLeft, flightFault, fly } from './07-1-air-transport';
import {
  designateSailings,
  sail,
  sailingFault,
  transportAirFault,
  transportFlown,
  transportModifiers,
  type Sailing,
  type SailingHelp,
} from './07-2-naval-transport';
import { sailConvoy } from './07-2-convoy';
import {
  demolishPort,
  demolitionFault,
  friendlyPorts,
  lowerPort,
  portCapacity,
  portFault,
  recoverPorts,
} from './07-3-ports';
import type { Cargo, Stores } from './07-cargo';
import { airfieldRoom } from './13-1-air-units';

const NO_HELP: SailingHelp = { ships: [], bomber: null, submarines: 0, moversAir: [], enemyAir: [] };

const data = slouchHatsData();
const unit = (id: string): Cargo => ({ kind: 'unit', id });
const points = (id: string, n: number): Cargo => ({ kind: 'supply', id, points: n });

/** Stores that note what they are told and find a counter for everything. */
function stores(): Stores & { told: string[] } {
  const told: string[] = [];
  return {
    told,
    spend: (id, n) => void told.push(`spend ${id} ${n}`),
    put: (side, place, n) => (told.push(`put ${side} ${place} ${n}`), n),
  };
}

describe('air transport (7.1)', () => {
  const withMarker = (standing: Standing): World => Object.assign(worldWith(standing), { airTransport: true });
  const fault = (standing: Standing, cargo: Cargo, to: string) =>
    flightFault(new Board(withMarker(standing), data), 'axis', { cargo, to });

  it('7.1, 7.12: is for the Axis player, while the marker is in play and not used', () => {
    const world = withMarker({ greece: 'Lehr' });
    const ask = (side: 'axis' | 'allied') =>
      flightFault(new Board(world, data), side, { cargo: unit('Lehr'), to: '1702' });
    expect(ask('axis')).toBeNull();
    expect(ask('allied')).toMatchObject({ rule: '7.1' });
    world.airTransport = false;
    expect(ask('axis')).toMatchObject({ rule: '7.12' });
    world.airTransport = true;
    fly(world, data, { cargo: unit('Lehr'), to: '1702' }, stores());
    Object.assign(world.units['Lehr'] ?? {}, { at: 'greece' });
    expect(ask('axis')).toMatchObject({ rule: '7.13' });
    segmentMarkers(world);
    expect(ask('axis')).toBeNull();
  });

  it('7.11: goes from the Greece box to a friendly airfield, at any range, not into enemy zones', () => {
    expect(fault({ '2012': 'Lehr' }, unit('Lehr'), '1702')).toMatchObject({ rule: '7.11' });
    expect(fault({ greece: 'Lehr' }, unit('Lehr'), '3900')).toBeNull();
    const strange = fault({ greece: 'Lehr' }, unit('Lehr'), '1527');
    expect(strange).toMatchObject({ rule: '7.11', why: '1527 Haifa is not a friendly airfield' });
    expect(fault({ greece: 'Lehr' }, unit('Lehr'), '1809')).toMatchObject({ rule: '7.11' });
    const zone = fault({ greece: 'Lehr', '3901': '16-6', '3900': '5-BdL' }, unit('Lehr'), '3900');
    expect(zone).toMatchObject({
      rule: '7.11',
      why: '3900 Deir ez Zor lies in an enemy zone of control',
    });
  });

  it('7.13: a point carries one stacking point or one Supply Point', () => {
    expect(fault({ greece: '141-6Geb' }, unit('141-6Geb'), '1702')).toMatchObject({ rule: '7.13' });
    expect(fault({ greece: 'Axis-Dump-1=2' }, points('Axis-Dump-1', 2), '1702')).toMatchObject({ rule: '7.13' });
    expect(fault({ greece: 'Axis-Dump-1=2' }, points('Axis-Dump-1', 1), '1702')).toBeNull();
    expect(fault({ greece: 'Axis-Dump-1=1' }, points('Axis-Dump-1', 2), '1702')).toMatchObject({ rule: '6.15b' });
  });

  it('7.13: a Supply Point out of a larger dump becomes one where it lands', () => {
    const [world, kept] = [withMarker({ greece: 'Axis-Dump-1=2' }), stores()];
    fly(world, data, { cargo: points('Axis-Dump-1', 1), to: '1702' }, kept);
    expect(kept.told).toEqual(['spend Axis-Dump-1 1', 'put axis 1702 1']);
    const whole = withMarker({ greece: 'Axis-Dump-1=1' });
    fly(whole, data, { cargo: points('Axis-Dump-1', 1), to: '1702' }, kept);
    expect(whole.supply['Axis-Dump-1']).toMatchObject({ at: '1702', points: 1 });
  });

  it('7.14: takes the place of an air unit on the airfield', () => {
    expect(fault({ greece: 'Lehr', '1819': 'III-6 583' }, unit('Lehr'), '1819')).toMatchObject({ rule: '7.14' });
    const world = withMarker({ greece: 'Lehr', '1819': 'III-6' });
    fly(world, data, { cargo: unit('Lehr'), to: '1819' }, stores());
    expect(world.units['Lehr']?.at).toBe('1819');
    expect(airfieldRoom({ world, data }, '1819')).toBe(0);
    expect(airTransportLeft(world, data)).toBe(0);
    segmentMarkers(world);
    expect(airfieldRoom({ world, data }, '1819')).toBe(1);
  });

  it('7.15: carries infantry on foot, infantry REPL and dumps', () => {
    const world = withMarker({ greece: 'SK-F 118-6Geb SV288 Axis-MSU-1=1' });
    world.repl['REPL-G1'] = 'greece';
    const board = new Board(world, data);
    const ask = (cargo: Cargo) => flightFault(board, 'axis', { cargo, to: '1702' })?.rule;
    expect(['SK-F', '118-6Geb', 'SV288'].map((id) => ask(unit(id)))).toEqual(['7.15', '7.15', '7.15']);
    expect(ask(points('Axis-MSU-1', 1))).toBe('7.15');
    expect(ask({ kind: 'repl', id: 'REPL-G1' })).toBeUndefined();
    fly(world, data, { cargo: { kind: 'repl', id: 'REPL-G1' }, to: '1702' }, stores());
    expect(world.repl['REPL-G1']).toBe('1702');
    expect(airTransportLeft(world, data)).toBe(0);
  });
});

describe('naval transport (7.2)', () => {
  const fault = (world: World, side: 'axis' | 'allied', ...sailings: Sailing[]) =>
    sailingFault(new Board(world, data), side, sailings);
  const toBeirut = (...cargo: Cargo[]): Sailing => ({ from: 'greece', to: '1519', cargo });

  it('7.21: the marker carries so many units, a Supply Point counting as one', () => {
    const world = worldWith({ greece: 'SK-F 141-6Geb Axis-Dump-1=2', 'middle-east': '16-6 RF Roy CY' });
    expect(fault(world, 'axis', toBeirut(unit('SK-F'), unit('141-6Geb')))).toBeNull();
    expect(fault(world, 'axis', toBeirut(unit('SK-F'), points('Axis-Dump-1', 2)))).toMatchObject({
      ...{ rule: '7.21', why: '3 units and SP are declared, 2 can be carried' },
    });
    const four = ['16-6', 'RF', 'Roy', 'CY'].map(unit);
    expect(fault(world, 'allied', { from: 'middle-east', to: '1527', cargo: four })).toMatchObject({ rule: '7.21' });
    expect(fault(world, 'allied', { from: 'middle-east', to: '1527', cargo: four.slice(1) })).toBeNull();
    designateSailings(world, data, [toBeirut(unit('SK-F'))]);
    expect(fault(world, 'axis', toBeirut(unit('141-6Geb'), points('Axis-Dump-1', 1)))).toMatchObject({ rule: '7.21' });
  });

  it('7.22, 7.31, 7.36: from friendly port to friendly port, once', () => {
    const world = worldWith({ greece: 'SK-F', '1519': 'I-6REI', iraq: '4-Cav', '2012': 'II-6REI' });
    const rules = [
      fault(world, 'axis', { from: 'greece', to: '1527', cargo: [unit('SK-F')] }),
      fault(world, 'axis', { from: 'greece', to: '1520', cargo: [unit('SK-F')] }),
      fault(world, 'allied', { from: 'iraq', to: '1527', cargo: [unit('4-Cav')] }),
      fault(world, 'axis', { from: '1519', to: '1519', cargo: [unit('I-6REI')] }),
      fault(world, 'axis', { from: '1519', to: '1515', cargo: [unit('II-6REI')] }),
      fault(world, 'axis', toBeirut(unit('SK-F')), { from: '1519', to: '1515', cargo: [unit('SK-F')] }),
      fault(world, 'axis', toBeirut(unit('SK-F'), unit('SK-F'))),
      fault(world, 'axis', toBeirut(unit('4-Cav'))),
      fault(world, 'axis', { from: '1519', to: '1515', cargo: [unit('I-6REI')] }),
    ].map((found) => found?.rule ?? null);
    expect(rules).toEqual(['7.31', '7.31', '7.36', '7.22', '7.22', '7.22', '7.22', '7.22', null]);
  });

  it('5.62, 15.24, 20.22 G: garrisons, units that receive replacements and Lehr do not sail', () => {
    const world = worldWith({ '1519': 'I-6REI', 'middle-east': '16-6', greece: 'Lehr' });
    Object.assign(world.units['I-6REI'] ?? {}, { garrison: true });
    Object.assign(world.units['16-6'] ?? {}, { receiving: true });
    expect(fault(world, 'axis', { from: '1519', to: '1515', cargo: [unit('I-6REI')] })).toMatchObject({ rule: '5.62' });
    expect(fault(world, 'allied', { from: 'middle-east', to: '1527', cargo: [unit('16-6')] })).toMatchObject({
      rule: '15.24',
    });
    expect(fault(world, 'axis', toBeirut(unit('Lehr')))).toMatchObject({ rule: '20.22G' });
  });

  it('7.32: a port takes arrivals and departures together, in a Segment, by designation', () => {
    const world = worldWith({ greece: 'SK-F 141-6Geb', '1523': 'I-6REI' });
    const [arrives, leaves]: [Sailing, Sailing] = [
      { from: 'greece', to: '1523', cargo: [unit('SK-F')] },
      { from: '1523', to: '1519', cargo: [unit('I-6REI')] },
    ];
    expect(fault(world, 'axis', arrives)).toBeNull();
    expect(fault(world, 'axis', arrives, leaves)).toMatchObject({
      rule: '7.32',
      why: '2 units and SP are to use 1523 Tyre, which has capacity for 1',
    });
    designateSailings(world, data, [arrives]);
    expect(fault(world, 'axis', leaves)).toMatchObject({ rule: '7.32' });
    segmentMarkers(world);
    expect(fault(world, 'axis', leaves)).toBeNull();
    lowerPort(world, data, '1523', 1);
    expect(fault(world, 'axis', leaves)).toMatchObject({ rule: '7.32' });
  });

  describe('modifiers (7.23c)', () => {
    const full: SailingHelp = {
      ...{ ships: ['phoebe', 'ajax'], bomber: 'KG26', submarines: 1, moversAir: ['I-7'], enemyAir: ['208', '80'] },
    };
    const told = (side: 'axis' | 'allied', help: SailingHelp, convoy: number | null = null) =>
      transportModifiers(data, side, help, convoy).map(({ id, by, rule }) => `${id} ${by} ${rule}`);

    it('19.14, 20.21 M, 20.22 N, P: stand in the order of the table with their rules', () => {
      expect(told('axis', full, -4)).toEqual([
        ...['allied-naval 2 19.14', 'allied-naval 2 19.14', 'german-bomber -2 20.22P', 'submarines 1 20.21M'],
        ...['convoy -4 20.22N', 'own-air -1 7.23', 'enemy-air 1 7.23', 'enemy-air 1 7.23'],
      ]);
    });

    it('20.22 P: the bomber takes off no more than the ships bring', () => {
      expect(told('axis', { ...NO_HELP, bomber: 'KG26' })).toEqual([]);
      expect(told('axis', { ...NO_HELP, ships: ['phoebe'], bomber: 'KG26' })).toEqual([
        ...['allied-naval 2 19.14', 'german-bomber -2 20.22P'],
      ]);
    });

    it('19.1: no ships sail against the Allied player', () => {
      expect(told('allied', full)).toEqual(['own-air -1 7.23', 'enemy-air 1 7.23', 'enemy-air 1 7.23']);
    });

    it('7.23c: air units of a side are two at most, Active, in range of the goal, and Flown then', () => {
      const world = worldWith({ '1825': '208 80', '1727': '260', '1519': 'I-7', iraq: 'Hab' });
      const ask = (ids: string[]) => transportAirFault(new Board(world, data), 'allied', { ids, to: '1521' })?.rule;
      expect([ask(['208', '80']), ask(['208', '80', '260']), ask(['I-7']), ask(['208', '208']), ask(['Hab'])]).toEqual([
        ...[undefined, '7.23c', '7.23c', '7.23c', '13.12'],
      ]);
      transportFlown(world, { ...NO_HELP, enemyAir: ['208'] });
      expect(ask(['208'])).toBe('13.11');
      const two = transportAirFault(new Board(world, data), 'allied', { ids: ['80'], to: 'middle-east' });
      expect(two).toMatchObject({ rule: '9.36' });
    });
  });

  describe('results (7.24)', () => {
    const sailed = (standing: Standing, sailing: Sailing, faces: number[], help = NO_HELP) => {
      const [world, kept, { die, keys }] = [worldWith(standing), stores(), diceOf(...faces)];
      const landings = sail(world, data, { side: 'axis', sailing, help }, { die, stores: kept });
      return { world, keys, told: kept.told, outcomes: landings.map(({ outcome }) => outcome), landings };
    };
    const ships = { ...NO_HELP, ships: ['phoebe'] };

    it('7.23b: each unit and each Supply Point has its own roll, with its modifiers', () => {
      const cargo = [unit('SK-F'), points('Axis-Large-1', 2)];
      const { keys, landings } = sailed({ greece: 'SK-F Axis-Large-1=4' }, toBeirut(...cargo), [1, 1, 1], ships);
      expect(keys).toEqual(['transport/SK-F', 'transport/Axis-Large-1/1', 'transport/Axis-Large-1/2']);
      expect(landings[0]?.roll).toMatchObject({ die: 1, total: 3, column: 'axis', result: 'A', sides: 6 });
    });

    it('A: it arrives; D and SD: a unit stays where it was', () => {
      const at = (face: number, help = NO_HELP) =>
        sailed({ greece: 'SK-F' }, toBeirut(unit('SK-F')), [face], help).world.units['SK-F']?.at;
      expect([at(3), at(4), at(6), at(5, ships)]).toEqual(['1519', 'greece', 'greece', 'greece']);
    });

    it('Sunk: a unit loses a step and what is left arrives; a last step goes to the Cadre Box', () => {
      const two = sailed({ greece: 'SK-F' }, toBeirut(unit('SK-F')), [6], ships);
      expect(two.world.units['SK-F']).toMatchObject({ at: '1519', reduced: true });
      expect(two.outcomes).toEqual(['reduced']);
      const last = sailed({ greece: 'SK-F/' }, toBeirut(unit('SK-F')), [6], ships);
      expect(last.world.units['SK-F']?.at).toBe('cadre');
      expect([last.outcomes, last.world.losses]).toEqual([['lost'], { 'axis-units': 1 }]);
    });

    it('a REPL unit is delayed by SD and goes back among those available when Sunk', () => {
      const place = (face: number) => {
        const world = worldWith();
        world.repl['REPL-V1'] = 'greece';
        const sailing = toBeirut({ kind: 'repl', id: 'REPL-V1' });
        sail(world, data, { side: 'axis', sailing, help: ships }, { die: diceOf(face).die, stores: stores() });
        return world.repl['REPL-V1'];
      };
      expect([place(1), place(4), place(6)]).toEqual(['1519', 'greece', 'available']);
    });

    it('Supply Points: lost by SD and Sunk, delayed in their counter, landed in a new one', () => {
      const some = sailed({ greece: 'Axis-Large-1=4' }, toBeirut(points('Axis-Large-1', 3)), [1, 4, 6]);
      expect(some.outcomes).toEqual(['arrives', 'delayed', 'lost']);
      expect(some.told).toEqual(['spend Axis-Large-1 2', 'put axis 1519 1']);
      expect(some.world.supply['Axis-Large-1']?.at).toBe('greece');
      const none = sailed({ greece: 'Axis-Dump-1=2' }, toBeirut(points('Axis-Dump-1', 2)), [4, 4]);
      expect([none.told, none.world.supply['Axis-Dump-1']?.at]).toEqual([[], 'greece']);
    });

    it('a counter all of which has sailed comes itself, less what was lost', () => {
      const all = sailed({ greece: 'Axis-Dump-1=2' }, toBeirut(points('Axis-Dump-1', 2)), [1, 6]);
      expect(all.world.supply['Axis-Dump-1']?.at).toBe('1519');
      expect(all.told).toEqual(['spend Axis-Dump-1 1']);
      const lost = sailed({ greece: 'Axis-Dump-1=1' }, toBeirut(points('Axis-Dump-1', 1)), [6]);
      expect(lost.told).toEqual(['spend Axis-Dump-1 1']);
      expect(lost.world.supply['Axis-Dump-1']?.at).toBe('greece');
    });
  });
});

describe('the convoy of Axis Event N (20.22 N)', () => {
  const order: Convoy = {
    ...{ to: '1519', points: 2, repl: [{ nationality: 'vichy', points: 1 }], units: ['RTA'], by: -4 },
  };
  const sailed = (world: World, faces: number[], convoy = order, help = NO_HELP) => {
    const [kept, { die, keys }] = [stores(), diceOf(...faces)];
    const landings = sailConvoy(world, data, { convoy, help }, { die, stores: kept });
    return { keys, told: kept.told, outcomes: landings.map(({ outcome }) => outcome), landings };
  };

  it('has a roll with its modifier for the unit, each point and the replacements', () => {
    const world = worldWith({ greece: 'SK-F' });
    const { keys, told, landings, outcomes } = sailed(world, [6, 6, 6, 6]);
    expect(landings.map(({ roll }) => roll?.total)).toEqual([2, 2, 2, 2]);
    expect(landings[0]?.roll?.modifiers).toMatchObject([{ id: 'convoy', by: -4, rule: '20.22N' }]);
    expect(keys).toEqual(['RTA', 'convoy/sp/1', 'convoy/sp/2', 'convoy/repl/1'].map((key) => `transport/${key}`));
    expect(outcomes).toEqual(Array.from({ length: 4 }, () => 'arrives'));
    expect([world.units['RTA']?.at, world.repl['REPL-V1'], told]).toEqual(['1519', '1519', ['put axis 1519 2']]);
  });

  it('is outside the capacity of the marker, but inside that of the port: what finds no room waits in Greece', () => {
    const world = worldWith();
    sailed(world, [1, 1, 1, 1]);
    expect(world.transportUsed).toMatchObject({ naval: 0, ports: { '1519': 4 } });
    const full = worldWith();
    lowerPort(full, data, '1519', 2);
    const { outcomes, told } = sailed(full, [1, 1, 1]);
    expect(outcomes).toEqual(['arrives', 'arrives', 'arrives', 'delayed']);
    expect([told, full.repl['REPL-V1']]).toEqual([['put axis 1519 2'], 'greece']);
  });

  it('7.24: delayed cargo comes to Greece, lost cargo is gone, a unit that is Sunk loses a step', () => {
    const world = worldWith();
    // Two submarines and two aircraft make the convoy's modifier up.
    const help = { ...NO_HELP, submarines: 2, enemyAir: ['208', '80'] };
    const { outcomes, told } = sailed(world, [6, 6, 4, 5], order, help);
    expect(outcomes).toEqual(['delayed', 'lost', 'delayed', 'delayed']);
    expect(world.units['RTA']?.at).toBe('greece');
    expect([told, world.repl['REPL-V1']]).toEqual([['put axis greece 1'], 'greece']);
    const sunk = worldWith();
    sailed(sunk, [6, 1, 1, 6], order, { ...help, submarines: 4 });
    expect(sunk.units['RTA']).toMatchObject({ at: '1519', reduced: true });
    expect(sunk.repl['REPL-V1']).toBe('available');
  });

  it('7.31: waits in Greece if its port has been taken', () => {
    const world = worldWith();
    world.control['1519'] = 'allied';
    const { outcomes, keys } = sailed(world, []);
    expect([outcomes, keys]).toEqual([['delayed', 'delayed', 'delayed', 'delayed'], []]);
  });
});

describe('ports (7.3)', () => {
  it('7.31, 7.33, 7.36: capacity is what the track shows; boxes have no limit, Iraq none', () => {
    const world = worldWith();
    const shown = (place: string) => portCapacity(world, data, place);
    expect(['1519', 'middle-east', 'greece', 'iraq', '1520'].map(shown)).toEqual([6, Infinity, Infinity, 0, 0]);
    expect(lowerPort(world, data, '1519', 1)).toEqual({ hex: '1519', capacity: 4 });
    expect(lowerPort(world, data, '1519', 2).capacity).toBe(1);
    expect(lowerPort(world, data, '1519', 9).capacity).toBe(0);
    expect(world.portsDown).toEqual({ '1519': 4 });
    lowerPort(world, data, '1521', 0);
    expect(world.portsDown['1521']).toBeUndefined();
  });

  it('3.12, 7.31: are friendly to who holds them', () => {
    expect(friendlyPorts(boardWith({}), 'allied')).toEqual(['1527', '1632', 'middle-east']);
    const taken = boardWith({ '1521': '21-7A' });
    expect(friendlyPorts(taken, 'allied')).not.toContain('1521');
    taken.world.control['1521'] = 'allied';
    expect(friendlyPorts(taken, 'allied')).toContain('1521');
    expect(portFault(taken, '1521', 'axis')).toMatchObject({
      rule: '7.31',
      why: '1521 Sidon is not a friendly port',
    });
    expect(portFault(taken, 'iraq', 'allied')).toMatchObject({ rule: '7.36' });
  });

  it('7.34: every port recovers one level, to its full value', () => {
    const world = worldWith();
    lowerPort(world, data, '1519', 3);
    lowerPort(world, data, '1521', 1);
    expect(recoverPorts(world, data)).toEqual([
      { hex: '1519', capacity: 3 },
      { hex: '1521', capacity: 2 },
    ]);
    expect(world.portsDown).toEqual({ '1519': 2 });
    recoverPorts(world, data);
    recoverPorts(world, data);
    expect(recoverPorts(world, data)).toEqual([]);
  });

  it('7.35: a friendly port is demolished by one level, not below zero; boxes are not', () => {
    const world = worldWith();
    const fault = (hex: string, side: 'axis' | 'allied') => demolitionFault(new Board(world, data), hex, side)?.rule;
    expect([fault('1523', 'axis'), fault('1523', 'allied'), fault('greece', 'axis'), fault('1520', 'axis')]).toEqual([
      ...[undefined, '7.35', '7.35', '7.35'],
    ]);
    expect(demolishPort(world, data, '1523')).toEqual({ hex: '1523', capacity: 0 });
    expect(fault('1523', 'axis')).toBe('7.35');
  });
});
