import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownSystems } from '../../../config/testing/systems';
import { KERNEL_FACTS } from '../../../kernel/words';
import { tellWords, withWords, wordsIn } from '../../../cli/tell-words';

const engine = ownSystems().engine('mercury');
const lines = tellWords(engine);
const { facts } = engine.system.words();

describe('the words of cases', () => {
  it('stand in docs/cases.md as the system has them (despatch cases --words mercury --into docs/cases.md)', () => {
    const text = readFileSync(join(__dirname, '..', '..', '..', '..', 'docs', 'cases.md'), 'utf8');
    expect(wordsIn(text).split('\n')).toEqual([...lines, '']);
  });

  const types = Object.entries({ ...facts, ...KERNEL_FACTS });
  it.each(types)('name the fact %s with every attribute', (type, { shape }) => {
    const line = lines.find((l) => l === `- \`${type}\`` || l.startsWith(`- \`${type}\`: `)) ?? '';
    const named = [...line.matchAll(/`(\w+)[^`]*` \(/g)].map((m) => m[1] ?? '');
    expect(named.filter((key, i) => named.indexOf(key) === i)).toEqual(Object.keys(shape));
  });

  it.each([
    '- `ship.sunk`: `ship` (ship), `tf` (letter of a Task Force), `at` (sea zone or landing place)',
    '- `despatch.drawn`',
    '- `ships.<ship>.damaged`: true or false',
    '- `ships.<ship>.ammo`: full, low or out',
    '- `ships.<ship>.at`: sunk',
    '- `ground.units.<ground unit>.at`: hex, or null',
    '- side: `german`, `allied`',
  ])('are told as a reader looks for them: %s', (line) => {
    expect(lines).toContain(line);
  });

  it.each(engine.system.decisions.map((d) => d.kind))('name the decision %s', (kind) => {
    expect(lines.filter((line) => line.startsWith(`- \`${kind}\`: `))).toHaveLength(1);
  });

  it('are put where a document marks their place, and nowhere else', () => {
    expect(withWords('a\n<!-- words -->\nold\n<!-- end of words -->\nb\n', ['new'])).toBe(
      'a\n<!-- words -->\nnew\n<!-- end of words -->\nb\n',
    );
    expect(() => withWords('a\nb\n', ['new'])).toThrow('it has no place for the lists');
  });
});
