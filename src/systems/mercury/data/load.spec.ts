import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chart } from '../../../kernel/chance/chart';
import { dataFiles } from '../../../config/data-files';
import { Systems } from '../../systems';
import { changedSource, mercuryData, ownSource } from '../testing';
import { loadMercury } from './load';

/** Modifiers whose number stands elsewhere: search numbers, efficiency, support. */
const SPANS: Record<string, [number, number]> = { S: [-1, 3], '-N': [-8, 0], '+N': [0, 8] };
/** Charts whose die is lowered by the efficiency of a unit, which is no modifier of the list (8.1, 7.2). */
const LESS_EFFICIENCY = ['attack-coordination', 'combat-refusal-reaction'];
const CHART = 'charts/naval-attack.yaml';
const SCENARIO = 'scenarios/4-the-luftwaffe-strikes.yaml';

/** Number of the line of a file of the pack that holds `part`. */
const lineOf = (path: string, part: string): number =>
  ownSource(path)
    .text.split('\n')
    .findIndex((l) => l.includes(part)) + 1;

/** What the pack says when `part` of a file reads `other`. */
function fault(path: string, part: string, other: string): string {
  try {
    loadMercury(changedSource(path, (text) => text.replace(part, other)));
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^.*\/mercury\//, '') : '';
  }
  return 'it loads';
}

describe('a data pack that is wrong stops the start and names file and line', () => {
  const row = '  4      -           -     -     1     1*    2*    3*    4*';

  it.each([
    ['a cell too few', CHART, row, row.slice(0, -6), /row 4 .*7 cells.*8/],
    ['a cell too many', CHART, row, `${row}    -`, /row 4 .*9 cells.*8/],
    [
      'a row twice',
      CHART,
      '  5      -           -     -     -     1*',
      '  4      -           -     -     -     1*',
      /4/,
    ],
    ['a gap', CHART, '  6      -', '  7..7   -', /row 7\.\.7 does not join the row above it/],
    [
      'a result nobody explains',
      CHART,
      '3*    4*    5*    6*    7*    8*',
      '3*    4*    5*    6*    7*    X',
      /"X" is not explained/,
    ],
  ])('%s', (_what, path, part, other, says) => {
    const text = fault(path, part, other);
    expect(text).toMatch(says);
    expect(text).toMatch(/^charts\/naval-attack\.yaml:\d+: /);
  });

  it.each([
    ['a ship that is no counter', 'ships: [gloucester, fiji', 'ships: [gloucester, bismarck', /bismarck/],
    ['a zone that is not on the map', 'zone: kithera-strait', 'zone: skagerrak', /skagerrak/],
    ['a ship in two Task Forces', 'ships: [gloucester, fiji', 'ships: [gloucester, warspite', /warspite/],
  ])('%s', (_what, part, other, says) => {
    const text = fault(SCENARIO, part, other);
    expect(text).toMatch(says);
    expect(text).toMatch(/^scenarios\/4-the-luftwaffe-strikes\.yaml:\d+: /);
  });

  it.each([
    ['an airfield without capacities', '  Retimo     5', '  Rethymno   5', /Retimo airfield: has no row/],
    ['a capacity that the map contradicts', '  Maleme     7', '  Maleme     9', /takes 7 steps by the map, 9 here/],
    ['a capacity that is no number', '  Heraklion  8     3', '  Heraklion  8     x', /no number .*under-artillery/],
  ])('%s', (_what, part, other, says) => {
    expect(fault('charts/airlanding.yaml', part, other)).toMatch(says);
  });

  it.each([
    ['a box that leads nowhere back', 'adjacent: [damasta]', 'adjacent: [spili]', /spili does not lead back to perama/],
    ['an edge hex of another box', 'map_hexes: [E2921]', 'map_hexes: [E3027]', /E3027 does not lead to perama/],
    ['an edge hex that its box does not know', 'map_hexes: [E2921]', 'map_hexes: []', /E2921 leads to perama/],
  ])('%s', (_what, part, other, says) => {
    const text = fault('maps/off-map-boxes.yaml', part, other);
    expect(text).toMatch(says);
    expect(text).toMatch(/^maps\/off-map-boxes\.yaml:\d+: /);
  });

  it('more than six stacking points on a target hex of the card', () => {
    const other = 'W4311: [sturm-5, sturm-6, pi-bn-a, pi-bn-b]';
    const text = fault('scenarios/german-setup.yaml', 'W4311: [sturm-5, sturm-6]', other);
    expect(text).toMatch(/^scenarios\/german-setup\.yaml:\d+: .*8 stacking points drop on W4311; six may \(6\.12d\)/);
  });

  it('off-map boxes in a scenario whose sheets have no way to them', () => {
    const scenario = 'scenarios/2-retimo-heraklion.yaml';
    expect(fault(scenario, '{id: boxes', '{id: crates')).toMatch(/off-map boxes belong to sheets/);
  });

  it.each([
    ['land around Maleme that is left out', '[W4314, W4315, W4414]', '[W4314, W4315]', /W4414 is land next to W4415/],
    ['a hex that is not around it', '[W4314, W4315, W4414]', '[W4314, W4315, W4414, W4313]', /W4313 is no land next/],
  ])('%s', (_what, part, other, says) => {
    const text = fault('scenarios/1-sturm-regiment.yaml', part, other);
    expect(text).toMatch(says);
    expect(text).toMatch(/^scenarios\/1-sturm-regiment\.yaml:\d+: /);
  });

  it('the line is the line of the fault', () => {
    expect(fault(CHART, row, row.slice(0, -6))).toContain(`:${lineOf(CHART, row)}: `);
    const ships = fault(SCENARIO, 'ships: [gloucester, fiji', 'ships: [gloucester, bismarck');
    expect(ships).toContain(`:${lineOf(SCENARIO, 'ships: [gloucester, fiji')}: `);
  });
});

describe('every chart that is rolled on', () => {
  const { charts } = mercuryData();
  const rolled = Object.values(charts).filter((chart) => chart.rows.some((row) => row.band));

  it.each(rolled.map((chart) => [chart.name, chart] as const))(
    '%s has a cell for every roll and column',
    (_name, chart) => {
      const { lowest, highest } = span(chart);
      const reached = new Map<string, boolean>();
      for (let total = lowest; total <= highest; total++) {
        reached.set(chart.row(total).label, true);
        for (const column of chart.columns) expect(chart.at(total, column)).not.toBe('');
      }
      expect([...reached.keys()].sort()).toEqual(chart.rows.map((r) => r.label).sort());
    },
  );

  /** The totals that die and modifiers can make; the limits are those of the modifiers' sum. */
  function span(chart: Chart): { lowest: number; highest: number } {
    const efficiency = LESS_EFFICIENCY.includes(chart.id) ? [[-5, 0]] : [];
    const printed = chart.modifierList.map(({ by }) => (typeof by === 'number' ? [by, by] : (SPANS[by] ?? [NaN, NaN])));
    const sums = [...printed, ...efficiency];
    const least = sums.reduce((n, [low = 0]) => n + Math.min(0, low), 0);
    const most = sums.reduce((n, [, high = 0]) => n + Math.max(0, high), 0);
    return {
      lowest: 1 + Math.max(least, chart.limits.min ?? least),
      highest: 10 + Math.min(most, chart.limits.max ?? most),
    };
  }
});

describe("a club's own figures", () => {
  const folder = mkdtempSync(join(tmpdir(), 'despatch-figures-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const own = (path: string, text: string): void => {
    mkdirSync(join(folder, 'mercury', path, '..'), { recursive: true });
    writeFileSync(join(folder, 'mercury', path), text);
  };

  it('stand in the place of ours', () => {
    own(CHART, ownSource(CHART).text.replace('  1      1           2*', '  1      1           7*'));
    const engine = Systems.load(dataFiles(folder)).engine('mercury');
    const { charts } = engine.system.data as ReturnType<typeof mercuryData>;
    expect([charts['naval-attack'].at(1, '1'), charts['naval-attack'].at(2, '2')]).toEqual(['7*', '2*']);
  });

  it('are checked like ours, by their own file name', () => {
    own(CHART, 'name: mine\n');
    expect(() => Systems.load(dataFiles(folder))).toThrow(
      `${join(folder, 'mercury', CHART)}:1: the key "rule" is missing`,
    );
  });

  it('may not lie where they would be passed over', () => {
    own('charts/naval-atack.yaml', '');
    expect(() => dataFiles(folder)).toThrow(/naval-atack\.yaml.*did you mean mercury\/charts\/naval-attack\.yaml\?/);
    expect(() => dataFiles(join(folder, 'none'))).toThrow(/names a folder; ".*none" is none/);
  });
});
