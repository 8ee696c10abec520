import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownSystems } from '../config/testing/systems';
import { keyedDice } from '../kernel/chance/dice';
import { consider } from '../kernel/decide/verdict';
import { adjudicate } from '../kernel/testing/adjudicate';
import { readCases } from '../kernel/testing/case-file';
import { FIRST, SYSTEMS } from '../systems/all';
import type { SystemFolder } from '../systems/folder';
import { commandLine } from './main';
import { settingsTable } from './settings.command';
import { wordsIn } from './tell-words';

const ROOT = join(__dirname, '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const systems = ownSystems();

/** Each page of orders with its system, and the scenarios and seats its samples are tried in. */
const PAGES = Object.entries<SystemFolder>(SYSTEMS).flatMap(([id, { orders, demo }]) =>
  orders ? [[orders.page, id, orders.scenarios, demo.seats] as const] : [],
);

it('there is a page of orders for every system', () => {
  expect(PAGES.map(([, id]) => id)).toEqual(Object.keys(SYSTEMS));
});

describe.each(PAGES)('%s', (path, id, scenarios, seats) => {
  const engine = systems.engine(id);
  const text = read(path).replaceAll('\\|', '|');
  const { decisions } = engine.system;

  it.each(decisions.flatMap((d) => d.verbs.map((v) => [d.title, v.syntax])))('shows for %s: %s', (_title, syntax) => {
    expect(text).toContain(`\`${syntax}\``);
  });

  it.each(decisions.map((d) => [d.title, d.word, d.rule]))('names %s by its word %s', (_title, word) => {
    expect(text).toContain(`\`${word}\``);
  });

  const games = scenarios.map((scenario) => engine.start({ scenario, options: {} }, keyedDice('docs')).position);
  const samples = [...text.matchAll(/^ {4}(\S.*)$/gm)].map((m) => m[1] ?? '');

  /** Which of two decisions is meant, which counters are there, and what the game-turn asks hangs on the game. */
  const GOOD = /^this could be for|^no contact is called|(?:is not asked in|is over for) this turn$/;

  it.each(samples)('shows an order that is read in some game by some seat: %s', (line) => {
    const verdicts = games.flatMap((game) => seats.map((seat) => consider(engine, game, seat, null, line)));
    const read = verdicts.some((v) => v.sound || v.lines.some((l) => GOOD.test(l.why ?? '')));
    expect(read ? [] : verdicts.flatMap((v) => v.lines.map((l) => l.why))).toEqual([]);
  });
});

describe('docs/cases.md', () => {
  it('shows a case that holds', () => {
    const yaml = /```yaml\n([\s\S]*?)```/.exec(read('docs/cases.md'))?.[1] ?? '';
    const { cases } = readCases({ path: 'docs/cases.md', text: yaml });
    expect(cases.map((one) => adjudicate(systems.engine(FIRST), one).differences)).toEqual([[]]);
  });
});

describe('README.md', () => {
  const text = read('README.md');

  it('opens with the two commands of a fresh machine', () => {
    expect(text.indexOf('npm ci && npm start')).toBeLessThan(200);
    expect(text.indexOf('npm ci && npm test')).toBeGreaterThan(0);
  });

  it('is read in three minutes: 5 kB', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(5_000);
  });

  it('leads to files that are there, as do the documents it leads to', () => {
    const missing = (from: string): string[] =>
      [...read(from).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
        .map(([, to = '']) => join(dirname(from), to))
        .filter((to) => !existsSync(join(ROOT, to)));
    const docs = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
    expect(['README.md', ...docs.map((name) => `docs/${name}`)].flatMap(missing)).toEqual([]);
  });
});

describe('docs/commands.md', () => {
  const text = read('docs/commands.md');
  const commands = commandLine().commands.filter((c) => c.name() !== 'help');

  it.each(commands.map((c) => c.name()))('names the command %s', (name) => {
    expect(text).toContain(`\`${name}`);
  });
});

describe('docs/settings.md', () => {
  it('has the table that the settings make (despatch settings --into docs/settings.md)', () => {
    expect(wordsIn(read('docs/settings.md'), 'settings').split('\n')).toEqual([...settingsTable(), '']);
  });
});
