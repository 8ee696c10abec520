import { dataFiles } from '../../../config/data-files';
import type { SourceFile } from '../../../kernel/chance/chart';
import { loadNavalModule } from './load';

const own = dataFiles(null);
const pack = loadNavalModule((path) => own('naval-module', path));
/** The pack with one text put in place of another in one file. */
const changed = (file: string, from: string, to: string) => () =>
  loadNavalModule((path): SourceFile => {
    const source = own('naval-module', path);
    if (path !== file) return source;
    expect(source.text).toContain(from);
    return { ...source, text: source.text.replace(from, to) };
  });

describe('the pack of the Naval Module', () => {
  it('has the counters that figures are printed of', () => {
    const { ships, ground, air } = pack;
    expect(ships.get('cl-molotov')).toMatchObject({
      range: 3,
      support: 2,
      protection: 5,
      transport: 0,
      nmp: 3,
      recovery: 5,
    });
    expect(ships.get('cl-krasny-kavkaz')).toMatchObject({ protection: 3, nmp: 3 });
    expect(ships.get('cl-komintern')?.protection).toBe(3);
    expect(ships.get('t-gp-a')?.protection).toBe(2);
    expect(ground.get('flot-bsf')).toMatchObject({ attack: 1, defence: 1, move: 16, points: 0 });
    expect(ground.get('r-8-id')).toMatchObject({ names: ['8 Div', '8'], attack: 4, defence: 5, move: 4, points: 5 });
    expect(air.get('ju87-i-stg77')).toMatchObject({ kind: 'B', rating: 1, cas: 2, interdiction: 2 });
  });

  it('names no two counters alike, so that an order means one', () => {
    const { ships, ground, air } = pack;
    const names = [...ships.values(), ...ground.values(), ...air.values()].map((one) => `${one.side} ${one.names[0]}`);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('has as many MSUs as any scenario brings, each with a name', () => {
    expect(pack.ground.get('s-dump-1')).toMatchObject({ names: ['Dump 1'], supply: 2 });
    expect([...pack.ground.keys()].filter((id) => id.startsWith('a-msu-'))).toHaveLength(42);
    const odessa = pack.scenarios.find(({ id }) => id === 'odessa');
    expect(odessa?.arrivals.map(({ turn, units }) => `${turn}: ${units.join(' ')}`)).toEqual([
      '58: a-msu-3 a-msu-4',
      '59: a-msu-5 a-msu-6',
      '60: a-msu-7',
    ]);
    expect(odessa?.levels.map(({ from }) => from)).toEqual([43, 37, 31, 22, -Infinity]);
  });

  it.each([
    [
      'units/naval-soviet.yaml',
      'class: CL, v: [3, 2, 5, 0, 3, 5]',
      'class: CL, light: true, v: [3, 2, 5, 0, 3, 5]',
      /naval-soviet\.yaml:\d+: .*only transports are light/,
    ],
    ['units/naval-soviet.yaml', 'v: [3, 2, 5, 0, 3, 5]', 'v: [3, 2, 5, 0, 3]', /naval-soviet\.yaml:\d+: /],
    ['units/ground-soviet.yaml', ', hq: [2, 5]', '', /ground-soviet\.yaml:\d+: s-hq-coastal: an HQ/],
    [
      'units/ground-axis.yaml',
      'v: [0, 1, 5, 1, 1], gun: [2, 3]',
      'v: [0, 1, 5, 1, 1]',
      /ground-axis\.yaml:\d+: .*artillery/,
    ],
    [
      'units/air.yaml',
      'type: Ju-88, group: KG 76',
      'type: Ju-89, group: KG 76',
      /air\.yaml:\d+: ju88-kg76: there is no type "Ju-89"/,
    ],
    [
      'scenarios/odessa.yaml',
      's-1330-rr, s-1-marine',
      's-1330-rr, s-1330-rr',
      /odessa\.yaml:\d+: .*"s-1330-rr", or it stands twice/,
    ],
    [
      'scenarios/odessa.yaml',
      'id: dd-bodry, status: Ready, damage: 1',
      'id: dd-bodry, status: Ready, damage: 3',
      /odessa\.yaml:\d+: dd-bodry would be sunk/,
    ],
    [
      'scenarios/odessa.yaml',
      '{port: map-t, units',
      '{port: poti, units',
      /odessa\.yaml:\d+: "poti" is no harbour in play/,
    ],
    [
      'scenarios/odessa.yaml',
      '"31-36": drawn',
      '"32-36": drawn',
      /odessa\.yaml:\d+: between two levels there is a gap/,
    ],
    [
      'map/black-sea.yaml',
      '"approach": ["1425"]',
      '"approach": ["1526"]',
      /black-sea\.yaml:\d+: sevastopol is approached through all-sea hexes/,
    ],
    [
      'charts/naval-movement-loss.yaml',
      '11    D1       AD1               AD1           D2',
      '11    D1       AD1               AD1',
      /naval-movement-loss\.yaml:\d+: /,
    ],
  ] as const)('refuses %s with %s as %s', (file, from, to, why) => {
    expect(changed(file, from, to)).toThrow(why);
  });
});
