import { slouchHatsData, worldWith, type Standing } from '../testing';
import type { World } from '../world';
import { Board } from './03-board';
import {
  marksFault,
  markReceiving,
  rebuild,
  rebuildable,
  rebuildingFault,
  receiveReplacements,
} from './15-2-replacements';

const data = slouchHatsData();
const everywhere = () => true;

/** REPL units by place. */
function withRepl(standing: Standing, repl: Record<string, string>): World {
  return Object.assign(worldWith(standing), { repl: { ...worldWith().repl, ...repl } });
}

describe('Axis replacements (15.21)', () => {
  const fault = (world: World, ...all: [unit: string, repl: string][]) =>
    rebuildingFault(
      new Board(world, data),
      all.map(([unit, repl]) => ({ unit, repl })),
    );

  it('15.21: a REPL unit in the place of a reduced unit turns it over and is used again', () => {
    const world = withRepl({ '1917': 'I-6REI/ II-6REI' }, { 'REPL-V1': '1917' });
    expect(fault(world, ['I-6REI', 'REPL-V1'])).toBeNull();
    expect(fault(world, ['II-6REI', 'REPL-V1'])).toMatchObject({ rule: '15.21', why: 'II-6REI has lost no step' });
    expect(fault(world, ['I-6REI', 'REPL-V2'])).toMatchObject({ rule: '15.21' });
    expect(rebuild(world, data, [{ unit: 'I-6REI', repl: 'REPL-V1' }])).toEqual([
      { unit: 'I-6REI', at: '1917', reduced: false },
    ]);
    expect(world.repl['REPL-V1']).toBe('available');
  });

  it('15.21: they must be in the same hex or box', () => {
    const world = withRepl({ '1917': 'I-6REI/', greece: 'RTA/' }, { 'REPL-V1': '1819', 'REPL-V2': 'greece' });
    expect(fault(world, ['I-6REI', 'REPL-V1'])).toMatchObject({ rule: '15.21' });
    expect(fault(world, ['RTA', 'REPL-V2'])).toBeNull();
    expect(fault(world, ['21-7A', 'REPL-V2'])).toMatchObject({ rule: '15.21' });
  });

  it('15.14: German REPL units are for Germans, Vichy ones for the Vichy, and for who has become German', () => {
    const world = withRepl({ '1917': 'I-6REI/ Lehr/' }, { 'REPL-V1': '1917', 'REPL-G1': '1917' });
    expect(fault(world, ['I-6REI', 'REPL-G1'])).toMatchObject({ rule: '15.14' });
    expect(fault(world, ['Lehr', 'REPL-V1'])).toMatchObject({ rule: '15.14' });
    expect(fault(world, ['Lehr', 'REPL-G1'], ['I-6REI', 'REPL-V1'])).toBeNull();
    world.nowGerman.push('I-6REI');
    expect(fault(world, ['I-6REI', 'REPL-G1'])).toBeNull();
  });

  it('15.23, 15.27: armor, guns and commandos are not rebuilt', () => {
    const world = withRepl({ '1917': '6RCA/ SK-F/' }, { 'REPL-V1': '1917', 'REPL-G1': '1917' });
    expect(fault(world, ['6RCA', 'REPL-V1'])).toMatchObject({ rule: '15.23' });
    expect(fault(world, ['SK-F', 'REPL-G1'])).toMatchObject({ rule: '15.27' });
    Object.assign(world.units['RAML'] ?? {}, { at: 'cadre' });
    expect(fault(world, ['RAML', 'REPL-V1'])).toMatchObject({ rule: '15.23' });
  });

  it('15.25: at an airfield in Syria or Lebanon: from Eliminated to Cadre, from Cadre to the lowest strength there', () => {
    const world = withRepl({}, { 'REPL-V1': '1819', 'REPL-V2': '1819', 'REPL-V3': '1917' });
    Object.assign(world.units['I-6REI'] ?? {}, { at: 'cadre' });
    Object.assign(world.units['V-1RTM'] ?? {}, { at: 'eliminated' });
    Object.assign(world.units['I-16RTT'] ?? {}, { at: 'cadre' });
    expect(fault(world, ['I-6REI', 'REPL-V3'])).toMatchObject({ rule: '15.25' });
    expect(fault(world, ['I-6REI', 'REPL-V1'], ['V-1RTM', 'REPL-V2'])).toBeNull();
    const recovered = rebuild(world, data, [
      { unit: 'I-6REI', repl: 'REPL-V1' },
      { unit: 'V-1RTM', repl: 'REPL-V2' },
    ]);
    expect(recovered.map(({ at, reduced }) => [at, reduced])).toEqual([
      ['1819', true],
      ['cadre', false],
    ]);
    world.repl['REPL-V1'] = '1819';
    rebuild(world, data, [{ unit: 'I-16RTT', repl: 'REPL-V1' }]);
    expect(world.units['I-16RTT']).toMatchObject({ at: '1819', reduced: false });
  });

  it('3.32: nobody comes out of the Cadre Box where seven stacking points stand', () => {
    const standing = { '1819': 'II-6REI III-6REI IV-6REI I-22RTA II-22RTA III-22RTA' };
    const world = withRepl(standing, { 'REPL-V1': '1819', 'REPL-V2': '1819' });
    for (const id of ['I-6REI', 'I-16RTT']) Object.assign(world.units[id] ?? {}, { at: 'cadre' });
    expect(fault(world, ['I-6REI', 'REPL-V1'])).toBeNull();
    expect(fault(world, ['I-6REI', 'REPL-V1'], ['I-16RTT', 'REPL-V2'])).toMatchObject({ rule: '3.32' });
  });

  it('15.25: not at an airfield that is lost, or in the Sanjak', () => {
    const world = withRepl({}, { 'REPL-V1': '1819', 'REPL-V2': '1108' });
    Object.assign(world.units['I-6REI'] ?? {}, { at: 'cadre' });
    world.control['1819'] = 'allied';
    expect(fault(world, ['I-6REI', 'REPL-V1'])).toMatchObject({ rule: '15.25' });
    expect(fault(world, ['I-6REI', 'REPL-V2'])).toMatchObject({ rule: '15.25' });
  });

  it('15.26: one step a unit and phase; a REPL unit is spent once', () => {
    const repl = { 'REPL-V1': '1819', 'REPL-V2': '1819' };
    const world = withRepl({ '1819': 'II-6REI/ III-6REI/' }, repl);
    expect(fault(world, ['II-6REI', 'REPL-V1'], ['II-6REI', 'REPL-V2'])).toMatchObject({ rule: '15.26' });
    expect(fault(world, ['II-6REI', 'REPL-V1'], ['III-6REI', 'REPL-V1'])).toMatchObject({ rule: '15.21' });
  });
});

describe('Allied replacements (15.22)', () => {
  const fault = (world: World, ...ids: string[]) => marksFault(world, data, ids);
  const withPoints = (points: number, standing: Standing) =>
    Object.assign(worldWith(standing), { replacementPoints: points });

  it('15.22: marks go on units that have lost a step, no more than there are points', () => {
    const world = withPoints(1, { '1824': '21-7A/ 25-7A/ 16-6' });
    expect(fault(world, '21-7A')).toBeNull();
    expect(fault(world, '21-7A', '25-7A')).toMatchObject({ rule: '15.22' });
    expect(fault(world, '16-6')).toMatchObject({ rule: '15.22', why: '16/6 has lost no step' });
    expect(fault(world, 'I-6REI')).toMatchObject({ rule: '15.22' });
    expect(fault(withPoints(2, { '1824': '21-7A/' }), '21-7A', '21-7A')).toMatchObject({ rule: '15.26' });
    expect(fault(withPoints(2, { '1824': '6-Cav/' }), '6-Cav')).toBeNull();
    expect(fault(withPoints(2, { '1824': 'Cdo/' }), 'Cdo')).toMatchObject({ rule: '15.27' });
    expect(fault(withPoints(0, { '1824': '21-7A/' }), '21-7A')).toMatchObject({ rule: '15.22' });
  });

  it('15.22: in the Administrative phase they gain a step for a point, if they can trace to the Middle East', () => {
    const world = withPoints(2, { '1824': '21-7A/', '1525': '25-7A/' });
    markReceiving(world, ['21-7A', '25-7A']);
    const done = receiveReplacements(world, data, (id) => id === '21-7A');
    expect([done.recovered.map(({ unit }) => unit), done.not]).toEqual([['21-7A'], ['25-7A']]);
    expect([world.units['21-7A']?.reduced, world.units['25-7A']?.reduced, world.replacementPoints]).toEqual([
      ...[false, true, 1],
    ]);
    expect(world.units['25-7A']?.receiving).toBe(false);
    expect(receiveReplacements(world, data, everywhere)).toEqual({ recovered: [], not: [] });
  });

  it('15.25: from Eliminated to Cadre, from Cadre into the Middle East box, without a route', () => {
    const world = withPoints(3, {});
    Object.assign(world.units['21-7A'] ?? {}, { at: 'eliminated' });
    Object.assign(world.units['25-7A'] ?? {}, { at: 'cadre', garrison: false });
    Object.assign(world.units['RF'] ?? {}, { at: 'cadre' });
    expect(fault(world, '21-7A', '25-7A', 'RF')).toBeNull();
    markReceiving(world, ['21-7A', '25-7A', 'RF']);
    receiveReplacements(world, data, () => false);
    expect(['21-7A', '25-7A', 'RF'].map((id) => [world.units[id]?.at, world.units[id]?.reduced])).toEqual([
      ['cadre', false],
      ['middle-east', true],
      ['middle-east', false],
    ]);
    expect(world.replacementPoints).toBe(0);
  });

  it('15.22: points are not spent below zero', () => {
    const world = withPoints(1, { '1824': '21-7A/ 25-7A/' });
    markReceiving(world, ['21-7A', '25-7A']);
    expect(receiveReplacements(world, data, everywhere).not).toHaveLength(1);
    expect(world.replacementPoints).toBe(0);
  });

  it('15.27, 20.21C: a commando recovers on the map by a point that the event gave it, not by one of the track', () => {
    const world = withPoints(0, { '1824': 'Cdo/' });
    world.events.lasting.push({ kind: 'own-replacements', lasts: 'game', unit: 'Cdo', points: 1 });
    expect(fault(world, 'Cdo')).toBeNull();
    markReceiving(world, ['Cdo']);
    world.replacementPoints = 1;
    expect(receiveReplacements(world, data, everywhere).recovered).toEqual([
      { unit: 'Cdo', at: '1824', reduced: false },
    ]);
    expect([world.replacementPoints, world.events.lasting]).toEqual([1, []]);
  });

  it('15.23: tells whom points could rebuild', () => {
    const world = withPoints(1, { '1824': '21-7A/ 16-6 Cdo/', '1917': 'I-6REI/ 6RCA/' });
    expect([rebuildable(world, data, 'allied'), rebuildable(world, data, 'axis')]).toEqual([['21-7A'], ['I-6REI']]);
  });
});
