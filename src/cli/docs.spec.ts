import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFiles } from '../config/data-files';
import { adjudicate } from '../kernel/testing/adjudicate';
import { readCases } from '../kernel/testing/case-file';
import { Systems } from '../systems/systems';
import { commandLine } from './main';

const ROOT = join(__dirname, '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
/** Decisions of the ground game, which no scenario asks yet. */
const GROUND = ['ground-movement', 'excess'].map((kind) => `mercury.${kind}`);
const engine = Systems.load(dataFiles(null)).engine('mercury');

describe('docs/orders.md', () => {
  const text = read('docs/orders.md').replaceAll('\\|', '|');
  const naval = engine.system.decisions.filter((d) => !GROUND.includes(d.kind));

  it.each(naval.flatMap((d) => d.verbs.map((v) => [d.title, v.syntax])))('shows for %s: %s', (_title, syntax) => {
    expect(text).toContain(`\`${syntax}\``);
  });

  it.each(naval.map((d) => [d.title, d.word, d.rule]))('names %s by its word %s', (_title, word) => {
    expect(text).toContain(`\`${word}\``);
  });
});

describe('docs/cases.md', () => {
  it('shows a case that holds', () => {
    const yaml = /```yaml\n([\s\S]*?)```/.exec(read('docs/cases.md'))?.[1] ?? '';
    const { cases } = readCases({ path: 'docs/cases.md', text: yaml });
    expect(cases.map((one) => adjudicate(engine, one).differences)).toEqual([[]]);
  });
});

describe('README.md', () => {
  const text = read('README.md');

  it('opens with the two commands of a fresh machine', () => {
    expect(text.indexOf('npm ci && npm start')).toBeLessThan(200);
    expect(text.indexOf('npm ci && npm test')).toBeGreaterThan(0);
  });

  it.each(
    commandLine()
      .commands.map((c) => c.name())
      .filter((name) => name !== 'help'),
  )('names the command %s', (name) => {
    expect(text).toContain(`\`${name}`);
  });

  it.each([...read('src/config/settings.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map((m) => m[1]))(
    'names the setting %s',
    (name) => {
      expect(text).toContain(`\`${name}`);
    },
  );
});
