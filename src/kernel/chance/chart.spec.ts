import { readChart } from './chart';
import { rollOn } from './roll';
import { ChartFault } from './table';

const good = `name: Test
rule: "1.1"
die: d10
columns: ["low", "6-7", "8+"]
table: |
  die    low  6-7  8+
  <=1    1    2    3*
  2..5   -    1    2
  >=6    -    -    1
results:
  "-": nothing
  number: hits
  "*": more
modifiers:
  - {id: dark, when: it is dark, by: 1, rule: "1.2"}
limits: {min: null, max: null}
`;
const read = (text: string) => readChart('test', { path: 'charts/test.yaml', text });
const fault = (change: (text: string) => string): ChartFault => {
  try {
    read(change(good));
  } catch (error) {
    if (error instanceof ChartFault) return error;
    throw error;
  }
  throw new Error('the chart loaded');
};

describe('charts as a person types them', () => {
  it('give the cell for a modified roll and a column', () => {
    const chart = read(good);
    expect(chart.at(-4, '8+')).toBe('3*');
    expect(chart.at(5, '6-7')).toBe('1');
    expect(chart.at(12, '8+')).toBe('1');
    expect(chart.columns[chart.columnFor(11)]).toBe('8+');
  });
  it('may have columns with signs, a difference each', () => {
    const signed = read(good.replaceAll('low', '-2').replaceAll('6-7', '0').replaceAll('8+', '+1'));
    expect([-3, -2, 0, 1, 2].map((value) => signed.columnFor(value))).toEqual([-1, 0, 1, 2, -1]);
    expect(signed.at(-4, '+1')).toBe('3*');
  });

  it('have the die they name, which their rows reach over', () => {
    const six = read(good.replace('d10', 'd6').replace('>=6  ', '6..6 '));
    expect([read(good).sides, six.sides]).toEqual([10, 6]);
    const rolled: [string, number][] = [];
    const die = (key: string, sides: number): number => rolled.push([key, sides]);
    expect(rollOn({ die }, six, 'aa/x', 'low', [])).toMatchObject({ die: 1, sides: 6, result: '1' });
    expect(rollOn({ die: () => 4 }, read(good), 'aa/x', 'low', [])).not.toHaveProperty('sides');
    expect(rolled).toEqual([['aa/x', 6]]);
  });
  it('without a die are not rolled on', () => {
    const named = read(good.replace('d10', 'none'));
    expect(() => rollOn({ die: () => 1 }, named, 'aa/x', 'low', [])).toThrow('test: no die is rolled on it');
  });
  it.each([
    ['a row with a cell too few', (t: string) => t.replace('2..5   -    1    2', '2..5   -    1'), 8, '2 cells'],
    [
      'a row with a cell too many',
      (t: string) => t.replace('>=6    -    -    1', '>=6    -    -    1  2'),
      9,
      '4 cells',
    ],
    ['a gap between rows', (t: string) => t.replace('2..5', '3..5'), 8, 'does not join'],
    ['an overlap of rows', (t: string) => t.replace('2..5', '2..6'), 9, 'does not join'],
    ['a head that is not a column', (t: string) => t.replace('die    low  6-7', 'die    low  6-8'), 6, 'head 2'],
    [
      'a result nobody explains',
      (t: string) => t.replace('2..5   -    1    2', '2..5   -    1    X'),
      10,
      'not explained',
    ],
    [
      'a result nobody explains where others hold a number',
      (t: string) => t.replace('number: hits', '"#": hits').replace('2..5   -    1    2', '2..5   -    1    X'),
      10,
      'not explained',
    ],
    ['rows that do not reach 10', (t: string) => t.replace('  >=6    -    -    1\n', ''), 7, 'do not reach'],
    ['a die of one side', (t: string) => t.replace('d10', 'd1'), 3, 'the die "d1" is none'],
    ['a die in words', (t: string) => t.replace('d10', 'two dice'), 3, 'the die "two dice" is none'],
    [
      'rows that stop below a larger die',
      (t: string) => t.replace('d10', 'd20').replace('>=6 ', '6..12'),
      7,
      'from 1 to 20',
    ],
  ])('refuse %s, naming file and line', (_, change, line, what) => {
    const found = fault(change);
    expect(found.message).toContain(`charts/test.yaml:${line}:`);
    expect(found.message).toContain(what);
  });
});
