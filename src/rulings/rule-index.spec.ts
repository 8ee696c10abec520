import { ownSystems } from '../config/testing/systems';
import { SYSTEMS } from '../systems/all';
import type { SystemFolder } from '../systems/folder';
import { checkIndex, NoRuleIndex, parseIndex, readIndex } from './rule-index';
import { indexFaults, type Shipped } from './rule-index-faults';

const NUMBERS = ['1.0', '2.1', '2.2', '2.2a', '3.1', 'G7'];

/** A small index without a fault. */
const SOUND = [
  '| No. | What it says | Enforced in | Proof or reason |',
  '|---|---|---|---|',
  '| 1.0 | the campaign | no code | history |',
  '| 2.1 | ships move | `rules/move.ts` | `cases/move.yaml: a ship moves; slowly`. Our reading: by day. |',
  '| 2.2 | limits | `rules/move.ts`, `data/ships.ts` | `cases/move.yaml: eight at most` |',
  '| 2.2a | eight ships | `rules/move.ts` | `cases/move.yaml: eight at most`; `move.spec.ts: counts to eight` |',
  '| 3.1 | armies | open | ground scenarios |',
  '| G7 | a frame of its own | no code | words |',
];

const shipped: Shipped = {
  hasFile: (file) => ['rules/move.ts', 'data/ships.ts'].includes(file),
  casesOf: (file) =>
    file === 'cases/move.yaml'
      ? [
          { name: 'a ship moves; slowly', rules: ['2.1'] },
          { name: 'eight at most', rules: ['2.2a'] },
        ]
      : null,
  hasTest: (file, title) => file === 'move.spec.ts' && title === 'counts to eight',
  cited: [{ number: '2.1', where: 'rules/move.ts' }],
};

/** The faults of the sound index with a row changed (or taken out, or added) and, perhaps, another system behind it. */
function faults(from: string, to: string, behind: Partial<Shipped> = {}): string[] {
  const text = SOUND.join('\n');
  if (!text.includes(from)) throw new Error(`the sound index has no "${from}"`);
  return indexFaults({ path: 'index.md', rows: parseIndex(text.replace(from, to)) }, NUMBERS, {
    ...shipped,
    ...behind,
  });
}

describe('the check of a rule index', () => {
  it('misses a paragraph of a frame beside the booklet', () => {
    expect(faults('| G7 | a frame of its own | no code | words |', '')).toEqual(['index.md: paragraph G7 is missing']);
  });

  it('finds nothing in a sound one', () => {
    expect(faults('history', 'history')).toEqual([]);
  });

  it.each([
    ['a paragraph without a row', '| 3.1 | armies | open | ground scenarios |', '', 'paragraph 3.1 is missing'],
    ['a row for no paragraph', '| 3.1 |', '| 3.1 | x | open | y |\n| 3.9 |', '3.9 is no paragraph'],
    ['a paragraph with two rows', '| 3.1 |', '| 3.1 | x | open | y |\n| 3.1 |', 'paragraph 3.1 stands twice'],
    ['a row that says nothing', '| armies |', '| |', 'index.md:7: 3.1: the row is not filled in'],
    ['an open row without a reason', 'open | ground scenarios', 'open | ', 'index.md:7: 3.1: say why'],
    ['a row without code that gives no reason', 'no code | history', 'no code | ', 'index.md:3: 1.0: say why'],
    ['a file that does not exist', '`data/ships.ts`', '`data/shops.ts`', 'there is no file data/shops.ts'],
    [
      'an enforced row that names no file',
      '`rules/move.ts` | `cases/move.yaml: a',
      'yes | `cases/move.yaml: a',
      'names no file',
    ],
    ['an enforced row without a case', '`cases/move.yaml: a ship moves; slowly`. ', '', '2.1: names no case'],
    [
      'a file of cases named as proof, and no case of it',
      'yaml: a ship moves; slowly`',
      'yaml`',
      '2.1: cases/move.yaml is no proof',
    ],
    [
      'a case that is not in its file',
      'a ship moves; slowly',
      'a ship moves',
      'cases/move.yaml has no case "a ship moves"',
    ],
    [
      'a case file that does not exist',
      'cases/move.yaml: a',
      'cases/moves.yaml: a',
      'there is no file cases/moves.yaml',
    ],
    ['a case of another rule', 'a ship moves; slowly', 'eight at most', '"eight at most" does not name 2.1'],
    [
      'a test that is not in its spec',
      'counts to eight',
      'counts to nine',
      'move.spec.ts has no test "counts to nine"',
    ],
  ])('finds %s', (_what, from, to, fault) => {
    expect(faults(from, to)).toEqual([expect.stringContaining(fault)]);
  });

  it('finds a number that code or a case cites and the index does not list', () => {
    const cited = [{ number: '7.77', where: 'rules/move.ts' }];
    expect(faults('history', 'history', { cited })).toEqual([
      'rules/move.ts: cites 7.77, which has no row in index.md',
    ]);
  });
});

describe.each(Object.entries<SystemFolder>(SYSTEMS))('the rule index of %s', (id, folder) => {
  const { paragraphs } = ownSystems().engine(id).system.words();

  it('has a row for each paragraph and a paragraph for each row, and every file and case it names exists', () => {
    expect(checkIndex(folder, paragraphs)).toEqual([]);
    expect(readIndex(folder).rows.map((r) => r.number)).toEqual(paragraphs);
  });

  it('misses a paragraph without a row, and a row without a paragraph', () => {
    const [first = '', ...others] = paragraphs;
    expect(checkIndex(folder, ['97.5', ...others])).toEqual(
      expect.arrayContaining([
        expect.stringContaining('paragraph 97.5 is missing'),
        expect.stringContaining(`${first} is no paragraph of the rules`),
      ]),
    );
  });

  it('keeps its rows short enough to be read in a terminal', () => {
    const long = readIndex(folder).rows.filter((r) => r.says.length > 110 || r.proof.length > 600);
    expect(long.map((r) => r.number)).toEqual([]);
  });
});

describe('a system without an index', () => {
  it('is said to have none', () => {
    const none = { home: 'none', ruleIndex: 'docs/rules/none.md' };
    expect(() => readIndex(none)).toThrow(NoRuleIndex);
    expect(checkIndex(none, [])).toEqual([expect.stringContaining('there is no rule index')]);
  });
});
