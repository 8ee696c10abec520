import { turnMailOf } from '../../../cli/player-surfaces';
import { asked } from '../../../cli/testing/asked-at-random';
import type { AnyEngine } from '../../systems';
import { navalEngine } from '../testing';

const engine = navalEngine() as unknown as AnyEngine;
const above = (mail: string): string => mail.split(/^---$/m)[0] ?? '';

describe('the mails of a turn', () => {
  const mails = asked(engine, 'odessa', 3).map(({ position, open }) => ({
    ...{ kind: open.kind, text: turnMailOf(engine, position, open) },
  }));

  it('say what is asked in 400 words above the rule, and keep to their width', () => {
    expect(mails.length).toBeGreaterThan(15);
    const long = mails.map(({ kind, text }) => [kind, above(text).split(/\s+/).length] as const);
    expect(long.filter(([, words]) => words > 400)).toEqual([]);
    expect(mails.flatMap(({ text }) => text.split('\n').filter((row) => row.length > 72))).toEqual([]);
  });

  it('name every ship that may sail, with where it may go', () => {
    const sail = above(mails.find(({ kind }) => kind === 'naval.sail')?.text ?? '');
    expect(sail).toMatch(/^ {2}.+ \(Sevastopol, carries \d\) to .*Odessa/m);
  });
});
