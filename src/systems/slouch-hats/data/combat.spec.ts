import { dataFiles } from '../../../config/data-files';
import { YamlFile } from '../../../kernel/data/yaml-file';
import { parseResult, readCombatShifts } from './combat';

const file = dataFiles(null)('slouch-hats', 'charts/combat-results.yaml');
const read = (change: (text: string) => string) => readCombatShifts(new YamlFile({ ...file, text: change(file.text) }));

describe('the Combat Results Table as a person types it', () => {
  it('10.42c: has its limit and its shifts', () => {
    const { net, shifts } = read((text) => text);
    expect([net, shifts.get('no-defence-supply')?.by, shifts.get('terrain')?.by]).toEqual([3, 1, null]);
  });
  it.each([
    ['a cell that is no result', (t: string) => t.replace('A2R* ', 'A2X* '), '"A2X*" is no combat result'],
    [
      'a shift that is missing',
      (t: string) => t.replace('id: german-aa', 'id: flak'),
      'the shift "german-aa" is missing',
    ],
    ['a head that is no odds', (t: string) => t.replace('"3-2"', '"3:2"'), 'odds are written 3-2'],
  ])('refuses %s', (_, change, what) => {
    expect(() => read(change)).toThrow(what);
  });
  it('12.11: knows its cells, and nothing else', () => {
    expect(parseResult('A1/D2R*')).toMatchObject({
      attacker: { steps: 1 },
      defender: { steps: 2, retreat: true, special: true },
    });
    for (const cell of ['A', 'D1/D2', 'X1', 'A1R/', 'AE1', '']) expect(parseResult(cell)).toBeNull();
  });
});
