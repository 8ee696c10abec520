import { often } from '../../../config/testing/depth';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dataFiles } from '../../../config/data-files';
import { Engine } from '../../../kernel/engine';
import { playOut } from '../../../kernel/testing/playout';
import { setUp } from '../set-up';
import { slouchHatsSystem } from '../system';
import { loadSlouchHats, type SlouchHatsData } from './load';

const ours = dataFiles(null);
const AXIS = 'units/axis.yaml';
const MAP = 'map/syria.yaml';
const CRT = 'charts/combat-results.yaml';
const TRACK = 'charts/turn-record-track.yaml';
const SCENARIO = 'scenarios/1-operation-exporter.yaml';
const POINTS = 'charts/victory-point-schedule.yaml';

type Changes = readonly (readonly [file: string, from: string | RegExp, to: string])[];

/** A folder of a club with our files, changed so; what the service loads with it. */
function withTheirs(changes: Changes): { folder: string; load: () => SlouchHatsData } {
  const folder = mkdtempSync(join(tmpdir(), 'despatch-figures-'));
  const texts = new Map<string, string>();
  for (const [file, from, to] of changes) {
    const before = texts.get(file) ?? ours('slouch-hats', file).text;
    const text = before.replace(from, to);
    expect(text).not.toBe(before);
    texts.set(file, text);
  }
  for (const [file, text] of texts) {
    const path = join(folder, 'slouch-hats', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const read = dataFiles(folder);
  return { folder, load: () => loadSlouchHats((path) => read('slouch-hats', path)) };
}

const folders: string[] = [];
function loaded(changes: Changes): SlouchHatsData {
  const { folder, load } = withTheirs(changes);
  folders.push(folder);
  return load();
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe("a club's own figures for Slouch Hats and Eggshells", () => {
  it('stand in the place of ours: chart, set-up and counters; what it leaves out stays ours', () => {
    const data = loaded([
      [CRT, '  6    A1R   A1 ', '  6    -     A1 '],
      [TRACK, 'II-June    yes         yes         5', 'II-June    yes         yes         7'],
      [SCENARIO, '"1917": [I-6REI]', '"1915": [I-6REI]'],
      [AXIS, 'name: GAM,', 'name: Alpine Group,'],
    ]);
    expect([data.charts['combat-results'].at(6, '1-4'), data.turns[1]?.supply.allied]).toEqual(['-', 7]);
    const world = setUp(data, '1');
    expect([world.units['I-6REI']?.at, world.units['GAM']?.at]).toEqual(['1915', '2022']);
    const system = slouchHatsSystem(data);
    const lines = system.lines(system.view(world, 'axis', data), null);
    expect(lines).toContainEqual(expect.stringMatching(/^2022 Sasa \(Axis\): Alpine Group /));
    expect(lines).toContainEqual(expect.stringMatching(/^1915 \(Axis\): I-6REI /));
  });

  it('are played with, in both scenarios, as the second has the set-up of the first', () => {
    const data = loaded([[SCENARIO, '"1917": [I-6REI]', '"1915": [I-6REI]']]);
    expect(setUp(data, '2').units['I-6REI']?.at).toBe('1915');
    const engine = new Engine(slouchHatsSystem(data));
    const options = {
      scenario: '1',
      seed: 'theirs',
      mode: 'planned',
      checkOneIn: 50,
      most: often(60, Infinity),
    } as const;
    expect(playOut(engine, options).faults).toEqual([]);
  });

  it.each<[fault: string, changes: Changes, where: string, said: RegExp]>([
    ['a ragged chart', [[CRT, /D3R\*  DE$/m, 'D3R*']], '  6    A1R', /row 6 has 10 cells, the chart has 11 columns/],
    [
      'die rows that overlap',
      [[CRT, '  4    A2R ', '  3    A2R ']],
      '  3    A2R   A1R*',
      /row 3 does not join the row above/,
    ],
    ['a result that is none', [[CRT, 'D3R*  DE', 'D3R*  D/A']], 'table: |', /"D\/A" is no combat result \(12\.11\)/],
    [
      'a result nobody explains',
      [[CRT, 'D3R*  DE', 'D3R*  DX']],
      'results:',
      /row 6: the result "DX" is not explained/,
    ],
    ['a unit of no counter', [[SCENARIO, '[GAM]', '[GAN]']], '"2022"', /no such unit of the axis side is called "GAN"/],
    ['a unit set up twice', [[SCENARIO, '[I-6REI]', '[GAM]']], '"2022"', /GAM comes twice/],
    [
      'a hex off the map',
      [[SCENARIO, '"1917"', '"9917"']],
      '"9917"',
      /"9917" is neither a hex of land nor a holding box/,
    ],
    [
      'a stack above seven',
      [
        [SCENARIO, 'DCA, 1-BdL]', 'DCA, 1-BdL, V-1RTM, III-29RTA, GAM]'],
        [SCENARIO, '"2121": [V-1RTM, III-29RTA]', '"2121": []'],
        [SCENARIO, '"2022": [GAM]', '"2022": []'],
      ],
      '"2120": [I-17RTS',
      /with GAM 2120 holds 8 stacking points; 7 are the most \(3\.32\)/,
    ],
    [
      'both sides in a hex',
      [[SCENARIO, '"2127": [LE-1', '"2121": [LE-1']],
      '"2121": [LE-1',
      /both sides stand in 2121 \(8\.15\)/,
    ],
    [
      'an aircraft in the open',
      [[SCENARIO, '"2120": [I-7]', '"2121": [I-7]']],
      '"2121": [I-7]',
      /I-7 stands at 2121, which has no airfield/,
    ],
    [
      'a terrain of no chart',
      [[MAP, '\n  lava: >-', '\n  sand: >-']],
      '  sand: >-',
      /"sand" has no row in the terrain chart/,
    ],
    [
      'a hex of two terrains',
      [[MAP, /(\n {2}rough: >-\n {4})/, '$10800 ']],
      '  rough: >-',
      /0800 is "rough" and stands under "clear"/,
    ],
    ['a road that jumps', [[MAP, '1104/1105', '1104/1106']], '  trail: >-', /trail: 1104 and 1106 are no neighbours/],
    [
      'a port that grows',
      [[MAP, '[2, 1, 0]', '[2, 3, 0]']],
      '[2, 3, 0]',
      /the Capacity Track of 1521 is 2, 3, 0; whole numbers fall/,
    ],
    [
      'supply below nothing',
      [[TRACK, /^( {2}II-June .*?)5/m, '$1-5']],
      '  II-June ',
      /II-June, allied-sp: "-5" is no whole number/,
    ],
    [
      'a turn without draws',
      [[TRACK, /^( {2}II-July .*)1$/m, '$1-']],
      '  II-July ',
      /II-July, axis-draw: "-" is no whole number/,
    ],
    [
      'a turn twice',
      [[TRACK, '  III-June  ', '  II-June   ']],
      '  II-June    yes         yes         5          1        1            1\n  I-July',
      /the row "II-June" stands twice/,
    ],
    [
      'a last turn too early',
      [[SCENARIO, 'last: III July', 'last: II July']],
      'turns: {',
      /the last turn is "II July", and III July in column/,
    ],
    [
      'an event of no letter',
      [[SCENARIO, '[SK-F], event: C', '[SK-F], event: S']],
      'event: S',
      /german-commandos: there is no event "S"; they are A to R/,
    ],
    ['a strength below nothing', [[AXIS, 'front: [2, 2, 4]', 'front: [2, -2, 4]']], '[2, -2, 4]', /front\.1: .*>=0/],
    ['an id twice', [[AXIS, 'id: II-6REI,', 'id: I-6REI,']], 'name: II-6REI', /two counters are called "I-6REI"/],
    [
      'points for the sea',
      [[POINTS, '{hex: "1519"}', '{hex: "1418"}']],
      '{hex: "1418"}',
      /beirut: "1418" is no hex of land/,
    ],
  ])('are not loaded with %s, which is named with its file and line', (_, changes, where, said) => {
    const { folder, load } = withTheirs(changes);
    folders.push(folder);
    const file = join(folder, 'slouch-hats', changes[0]?.[0] ?? '');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(where);
    const line = text.slice(0, text.indexOf(where) + where.search(/\S/)).split('\n').length;
    expect(load).toThrow(`${file}:${line}: `);
    expect(load).toThrow(said);
  });

  it('may not lie where they would be passed over', () => {
    const folder = mkdtempSync(join(tmpdir(), 'despatch-figures-'));
    folders.push(folder);
    mkdirSync(join(folder, 'slouch-hats', 'charts'), { recursive: true });
    writeFileSync(join(folder, 'slouch-hats', 'charts', 'combat-result.yaml'), '');
    expect(() => dataFiles(folder)).toThrow(
      /combat-result\.yaml.*did you mean slouch-hats\/charts\/combat-results\.yaml\?/,
    );
  });
});
