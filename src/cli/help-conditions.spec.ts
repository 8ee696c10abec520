import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownSystems } from '../config/testing/systems';
import { conditionSyntax } from '../kernel/decide/condition';
import { keyedDice } from '../kernel/chance/dice';
import { helpSections } from '../orders/help';
import { SYSTEMS } from '../systems/all';
import type { SystemFolder } from '../systems/folder';
import { handOn } from './bare-hand';

const systems = ownSystems();

/** The kinds that either seat of a scenario may be asked, and the help of a game of it. */
function gameOf(system: string, scenario: string) {
  const engine = systems.engine(system);
  const { position } = engine.start({ scenario, options: {} }, keyedDice('help'));
  const hand = handOn(engine, position);
  const kinds = hand.seats.flatMap(({ side }) => engine.kindsFor(scenario, side));
  return { hand, kinds: kinds.filter((kind, i) => kinds.indexOf(kind) === i) };
}

/** What stands before the colon of a condition that a help line names, quotes and syntax alike. */
const named = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => /^\s*((?:if|at|with|by) [^:"]+): /.exec(line)?.[1] ?? []);

describe('conditions and help', () => {
  const EVERY = Object.entries<SystemFolder>(SYSTEMS).flatMap(([id, { orders }]) =>
    (orders?.scenarios ?? []).map((scenario) => [id, scenario] as const),
  );

  it.each(EVERY)('of %s, scenario %s name the same ones, all of them', (system, scenario) => {
    const { hand, kinds } = gameOf(system, scenario);
    const exist = new Set(kinds.flatMap((kind) => (kind.conditions ?? []).map(conditionSyntax)));
    const lines = helpSections(hand, null, '').flatMap((s) => s.lines);
    expect(new Set(named(lines))).toEqual(exist);
    const quoted = lines.flatMap((line) => [...line.matchAll(/"(?:if|at|with|by) [^"]*"/g)].map(([q]) => q));
    expect(quoted).toEqual([]);
  });

  it.each(EVERY)('of %s, scenario %s: HELP with its word names exactly what a decision knows', (system, scenario) => {
    const { hand, kinds } = gameOf(system, scenario);
    for (const kind of kinds) {
      const first = kinds.find((k) => k.word.toLowerCase() === kind.word.toLowerCase());
      const exist = (first?.conditions ?? []).map(conditionSyntax);
      expect(named(helpSections(hand, null, kind.word).flatMap((s) => s.lines))).toEqual(exist);
    }
  });

  it.each(EVERY)('of %s, scenario %s: HELP with any longer word of a title knows what is meant', (system, scenario) => {
    const { hand, kinds } = gameOf(system, scenario);
    for (const word of kinds
      .flatMap(({ title }) => title.toLowerCase().split(' '))
      .filter(({ length }) => length > 6)) {
      const said = helpSections(hand, null, word).flatMap(({ lines }) => lines);
      expect([word, ...said].join('\n')).not.toContain('No order and no decision');
    }
  });

  it.each(EVERY)(
    'of %s, scenario %s: HELP names its own decisions in its examples, and all of them',
    (system, scenario) => {
      const { hand, kinds } = gameOf(system, scenario);
      const text = helpSections(hand, null, '')
        .flatMap((s) => s.lines)
        .join('\n');
      const words = kinds.map((kind) => kind.word);
      const quoted = [...text.matchAll(/"([^":]+): pass"|"ask me ([^"]+)"/g)].map(([, a, b]) => a ?? b);
      expect(quoted).toHaveLength(2);
      expect(words).toEqual(expect.arrayContaining(quoted));
      for (const word of words) expect(text).toContain(word);
    },
  );

  it.each(Object.entries<SystemFolder>(SYSTEMS).map(([id, { orders }]) => [orders?.page ?? '', id] as const))(
    '%s has a row of each, and of no other',
    (page, id) => {
      const text = readFileSync(join(__dirname, '..', '..', page), 'utf8');
      const engine = systems.engine(id);
      const table = /\| Condition \| holds when \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(text)?.[1] ?? '';
      const rows = [...table.matchAll(/`((?:if )?[a-z]+)/g)].map((m) => m[1]);
      const all = engine.system.decisions.flatMap((d) => d.conditions ?? []);
      const words = all.map((c) => `${c.bare ? '' : 'if '}${c.word}`);
      const cells = rows.filter((w) => w !== 'coordinated');
      expect(new Set(cells)).toEqual(new Set(words));
    },
  );
});
