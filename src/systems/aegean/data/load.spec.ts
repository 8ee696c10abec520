import { dataFiles } from '../../../config/data-files';
import type { SourceFile } from '../../../kernel/chance/chart';
import { aegeanData } from '../testing';
import { loadAegean } from './load';

const own = dataFiles(null);
/** The pack with one text put in place of another in one file. */
const changed = (file: string, from: string, to: string) => () =>
  loadAegean((path): SourceFile => {
    const source = own('aegean', path);
    if (path !== file) return source;
    expect(source.text).toContain(from);
    return { ...source, text: source.text.replace(from, to) };
  });

describe('the pack of War in the Aegean', () => {
  const data = aegeanData();

  it('has the counters of both sides and the Italians (2)', () => {
    expect([data.ground.size, data.ships.size, data.air.size]).toEqual([85, 99, 113]);
    expect(data.ships.get('flot-9-3')).toMatchObject({ names: ['9 Flotilla 3'], type: 'TB', side: 'german' });
    expect(data.ships.get('formidable')?.carries).toHaveLength(6);
    expect(data.air.get('stg3-i-6')).toMatchObject({ type: 'DB', bomb: 2, tbs: 2 });
  });

  it('names no two counters alike, so that an order means one', () => {
    const names = [...data.ground.values(), ...data.ships.values(), ...data.air.values()].map((one) => one.names[0]);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('lays out land and sea: ships pass hexsides that both coasts open (6.2.4), roads lead on one island (7.3)', () => {
    const { isles } = data;
    expect([isles.isAfloat('3526'), isles.isAfloat('3525'), isles.isAfloat('3430')]).toEqual([true, false, false]);
    expect([isles.mayCross('3526', '3527'), isles.mayCross('3526', '3525')]).toEqual([true, false]);
    expect(isles.islandOf('2524')).toBe('leros');
    expect([isles.hasRoad('2425', '2524'), isles.hasRoad('2425', '2424')]).toEqual([true, false]);
  });

  const ground = 'units/ground.yaml';
  const campaign = 'scenarios/campaign.yaml';
  it.each([
    [
      ground,
      'size: leader, type: leader, strength: 0',
      'size: company, type: leader, strength: 0',
      /ground\.yaml:\d+: saltern: a leader/,
    ],
    [ground, 'id: r-2,', 'id: r-1,', /ground\.yaml:\d+: two counters are called "r-1"/],
    [
      'units/naval.yaml',
      'type: MN, surface: 1, transport: 0',
      'type: MN, surface: 1, transport: 3',
      /naval\.yaml:\d+: legnano: a minelayer carries nothing/,
    ],
    ['units/naval.yaml', 'carries: [fl-282]', 'carries: [fl-283]', /naval\.yaml:\d+: drache: it carries "fl-283"/],
    [
      'units/air.yaml',
      'bomb: 4, speed: 3, tbs: 0',
      'bomb: 4, speed: 3, tbs: 1',
      /air\.yaml:\d+: kg30-i: only AS, DB and TB/,
    ],
    [campaign, 'units: [it-2-50]', 'units: [it-2-51]', /campaign\.yaml:\d+: no unit is called "it-2-51"/],
    [
      campaign,
      'sutej: [rwk-a, rwk-c, rwk-d]',
      'sutej: [rwk-a, rwk-c]',
      /campaign\.yaml:\d+: rwk-d is loaded on no ship/,
    ],
    [campaign, 'edge: 4201-5501', 'edge: 4201-5502', /campaign\.yaml:\d+: there is no edge "4201-5502"/],
    [
      campaign,
      '"4930": [r-1, flak-806]',
      '"4931": [r-1, flak-806]',
      /campaign\.yaml:\d+: r-1 has no place "4931" by default/,
    ],
    [
      'charts/luftwaffe-status.yaml',
      '1: [123-2, nag2-2',
      '1: [123-2, nag2-9',
      /luftwaffe-status\.yaml:\d+: no air unit is called "nag2-9"/,
    ],
    ['charts/weather.yaml', '1..2', '1..3', /weather\.yaml:\d+: row 3\.\.6 does not join/],
  ])('refuses %s with %s changed into %s', (file, from, to, said) => {
    expect(changed(file, from, to)).toThrow(said);
  });
});
