import { dataFiles } from '../../../config/data-files';
import type { SourceFile } from '../../../kernel/chance/chart';
import { slouchHatsData } from '../testing';
import { loadSlouchHats } from './load';

const own = dataFiles(null);
const EVENTS = 'charts/special-events.yaml';
/** The pack with one text put in place of another in one file. */
const changed = (file: string, from: string, to: string) => () =>
  loadSlouchHats((path): SourceFile => {
    const source = own('slouch-hats', path);
    if (path !== file) return source;
    expect(source.text).toContain(from);
    return { ...source, text: source.text.replace(from, to) };
  });

describe('the pack of Slouch Hats and Eggshells', () => {
  const data = slouchHatsData();

  it('has the counters of both sides (2.2)', () => {
    const { units, supply, air, naval, repl } = data.counters;
    expect([units.size, supply.size, air.size, naval.size, repl.size]).toEqual([97, 21, 15, 4, 5]);
    expect(units.get('I-6REI')).toMatchObject({
      stack: 1,
      motorized: false,
      front: { attack: 2, defence: 2, move: 4 },
    });
    expect(units.get('5-4Ind')).toMatchObject({ mountain: true, names: ['5(-)/4Ind'] });
  });

  it('counts movement in sixths of a point: halves and thirds stay whole (3.55, 8.36)', () => {
    const { hexes, roads, hexsides } = data.ground.terrain;
    expect(hexes.get('rough')?.costs?.foot).toBe(12);
    expect(roads.get('main')).toEqual({ armored: 2, motorized: 2, foot: 3 });
    expect(roads.get('trail')?.foot).toBe('half');
    expect(hexsides.get('wadi')).toMatchObject({ costs: { foot: 6 }, columns: 1, zoc: true });
    expect(hexsides.get('escarpment')).toMatchObject({ barred: true, zoc: false });
  });

  it('plays six turns in Scenario 1 and eight in Scenario 2 (21.11, 21.21)', () => {
    const turns = (id: string) => data.turns.filter(({ scenarios }) => scenarios.includes(id)).length;
    expect([turns('1'), turns('2')]).toEqual([6, 8]);
    expect(data.turns[0]?.draws).toEqual({ allied: 4, axis: 3 });
  });

  it('sets up Scenario 2 as Scenario 1, with what it replaces', () => {
    const [first, second] = data.scenarios;
    expect(second?.cards.axis.units).toEqual(first?.cards.axis.units);
    expect([first, second].map((s) => s?.cards.axis.transport.air)).toEqual([0, 1]);
    expect(second?.inHand).toEqual({ axis: 'E' });
    const brigade = first?.cards.allied.arrivals.find(({ unit }) => unit === '23-6');
    expect(brigade).toEqual({ turn: 'III June', unit: '23-6', reduced: false, place: 'middle-east' });
  });

  it('20.15: has a Special Event of each letter for each side, with what its first and its later plays do', () => {
    const { axis, allied } = data.events.of;
    expect([Object.keys(axis).length, Object.keys(allied).length]).toEqual([18, 18]);
    expect(allied.N.first).toMatchObject({ supply: { points: 2, places: ['middle-east', 'iraq'] } });
    expect(axis.E.later).toMatchObject({ supply: { points: 1, places: ['1200', '1302'] } });
    expect(axis.D.earliest).toBe(2);
    expect(data.events.more).toEqual({ cost: 2, markers: 1 });
  });

  const axis = 'units/axis.yaml';
  it.each([
    [axis, 'size: battalion, front: [2, 2, 4]', 'size: batallion, front: [2, 2, 4]', /units\/axis\.yaml:\d+: .*size/],
    [
      axis,
      'type: armor, size: battalion, front: [3, 2, 6], back: [1, 1, 6], stack: 1, motorized: true',
      'type: armor, size: battalion, front: [3, 2, 6], stack: 1',
      /6RCA: armor is motorized \(3\.14b\)/,
    ],
    [axis, 'id: II-6REI,', 'id: I-6REI,', /two counters are called "I-6REI"/],
    [
      'scenarios/1-operation-exporter.yaml',
      '"1522": [III-22RTA',
      '"1522": [III-23RTA',
      /no such unit of the axis side is called "III-23RTA"/,
    ],
    [
      'scenarios/1-operation-exporter.yaml',
      '"1522": [III-22RTA',
      '"1418": [III-22RTA',
      /"1418" is neither a hex of land nor a holding box/,
    ],
    [
      'scenarios/1-operation-exporter.yaml',
      'unit: Axis-Large-1, sp: 4',
      'unit: Axis-Large-1, sp: 2',
      /Axis-Large-1 cannot show 2 Supply Points \(6\.13a\)/,
    ],
    [
      'scenarios/1-operation-exporter.yaml',
      '{unit: Cdo, side: back}',
      '{unit: CY, side: back}',
      /CY has no back to begin on \(4\.13\)/,
    ],
    ['charts/terrain-effects.yaml', '1/3      1/3        1/2', '1/4      1/3        1/2', /"1\/4" is no cost/],
    ['charts/terrain-effects.yaml', '  wadi        +1', '  wady        +1', /"wadi" has no row in the terrain chart/],
    [
      EVENTS,
      'phases: [Reinforcements, Allied Movement]',
      'phases: [Reinforcement]',
      /special-events\.yaml:\d+: allied\.4/,
    ],
    [EVENTS, 'units: [SK-F]', 'units: [SK-G]', /special-events\.yaml:\d+: "SK-G" is no unit/],
    [EVENTS, 'CL: [1519]', 'CL: [1418]', /special-events\.yaml:\d+: "1418" is no hex of land/],
    [EVENTS, 'earliest: II June', 'earliest: IV June', /special-events\.yaml:\d+: there is no turn "IV June"/],
    [EVENTS, 'id: B\n', 'id: C\n', /special-events\.yaml:\d+: event B of the allied side is due here/],
    [EVENTS, 'allied: 4, axis: 3', 'allied: 4, axis: 4', /has other draws for the axis side \(20\.12\)/],
    [EVENTS, 'id: submarines, by: 1', 'id: submarines, by: 2', /special-events\.yaml:\d+: .*another modifier/],
    [EVENTS, 'radius: 1', 'radious: 1', /special-events\.yaml:\d+: .*radious/],
    ['map/holding-boxes.yaml', '["5004", "5014"]', '["5004", "5114"]', /hex 5114 is not on the map/],
  ])('refuses %s with %s changed into %s', (file, from, to, said) => {
    expect(changed(file, from, to)).toThrow(said);
  });
});
