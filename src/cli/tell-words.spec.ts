import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KERNEL_FACTS } from '../kernel/words';
import { BEING_BUILT, SYSTEMS } from '../systems/all';
import type { SystemFolder } from '../systems/folder';
import { loadedSystems } from './loaded-systems';
import { tellDecisions, tellWords, withWords, wordsIn } from './tell-words';

const systems = loadedSystems();
const doc = (path: string): string => readFileSync(join(__dirname, '..', '..', path), 'utf8');

describe.each(Object.keys({ ...SYSTEMS, ...BEING_BUILT }))('the words of cases of %s', (id) => {
  const engine = systems.engine(id);
  const lines = tellWords(engine);
  const { facts } = engine.system.words();

  it(`stand in docs/cases as the system has them (despatch cases --words ${id} --into docs/cases/${id}.md)`, () => {
    expect(wordsIn(doc(`docs/cases/${id}.md`), 'words').split('\n')).toEqual([...lines, '']);
    expect(doc('docs/cases.md')).toContain(`(cases/${id}.md)`);
  });

  it('are all that a board may have: a part that is not told is refused by its name', () => {
    for (const name of Object.keys(engine.system.boardParts)) expect(lines.join('\n')).toContain(`| \`${name}\` | `);
    expect(() => engine.system.board({ 'no such part': 1 })).toThrow('no such part');
  });

  const types = Object.entries({ ...facts, ...KERNEL_FACTS });
  it.each(types)('name the fact %s with every attribute', (type, { shape }) => {
    const line = lines.find((l) => l === `- \`${type}\`` || l.startsWith(`- \`${type}\`: `)) ?? '';
    const named = [...line.matchAll(/`(\w+)[^`]*` \(/g)].map((m) => m[1] ?? '');
    expect(named.filter((key, i) => named.indexOf(key) === i)).toEqual(Object.keys(shape));
  });

  it.each(engine.system.decisions.map((d) => d.kind))('name the decision %s', (kind) => {
    expect(lines.filter((line) => line.startsWith(`- \`${kind}\`: `))).toHaveLength(1);
  });
});

const PAGES = Object.entries<SystemFolder>(SYSTEMS).flatMap(([id, { orders }]) =>
  orders ? [[id, orders.page] as const] : [],
);

it.each(PAGES)(
  'what %s asks, and what answers in silence, stands in its page of orders (despatch cases --decisions, --into %s)',
  (id, page) => {
    expect(wordsIn(doc(page), 'decisions').split('\n')).toEqual([...tellDecisions(systems.engine(id)), '']);
  },
);

describe('the lists', () => {
  it('are put where a document marks their place, and nowhere else', () => {
    expect(withWords('a\n<!-- words -->\nold\n<!-- end of words -->\nb\n', 'words', ['new'])).toBe(
      'a\n<!-- words -->\nnew\n<!-- end of words -->\nb\n',
    );
    expect(() => withWords('a\nb\n', 'words', ['new'])).toThrow('it has no place for the lists');
  });
});
