import { mailWords } from '../../../cli/mail-words';
import { turnMailOf } from '../../../cli/player-surfaces';
import { often } from '../../../config/testing/depth';
import { asked } from '../../../cli/testing/asked-at-random';
import type { AnyEngine } from '../../systems';
import { navalData, navalEngine } from '../testing';

const engine = navalEngine() as unknown as AnyEngine;
const above = (mail: string): string => mail.split(/^---$/m)[0] ?? '';

describe('the turn mails of the bots', () => {
  it.each(['odessa', 'kerch-feodosia', 'sevastopol'])('say all in 400 words above the rule: %s', (scenario) => {
    const { mails: sent, words } = mailWords(engine, { scenario, games: 1, seed: '1/2', most: often(70, Infinity) });
    expect(sent).toBeGreaterThan(3);
    expect(words.max).toBeLessThanOrEqual(400);
  });
});

describe('the mails of a turn', () => {
  const mails = asked(engine, 'odessa', 3).map(({ position, open }) => ({
    ...{ kind: open.kind, text: turnMailOf(engine, position, open) },
  }));

  it.each(['odessa', 'kerch-feodosia', 'sevastopol'])(
    'say what is asked in 400 words above the rule, and keep to their width: %s',
    (scenario) => {
      const texts = asked(engine, scenario, 2).map(({ position, open }) => turnMailOf(engine, position, open));
      expect(texts.length).toBeGreaterThan(15);
      expect(texts.map((text) => above(text).split(/\s+/).length).filter((words) => words > 400)).toEqual([]);
      expect(texts.flatMap((text) => text.split('\n').filter((row) => row.length > 72))).toEqual([]);
    },
  );

  it('say once, at the start, what is fought over and how many points win', () => {
    const said = mails.filter(({ text }) => text.includes('WHAT THIS GAME IS ABOUT'));
    expect(said).toHaveLength(mails.length);
    const [{ position, open } = { position: null, open: null }] = asked(engine, 'odessa', 3);
    if (position === null) throw new Error('nobody was asked');
    expect(turnMailOf(engine, position, open, { before: position, facts: [] })).not.toContain(
      'WHAT THIS GAME IS ABOUT',
    );
    for (const { about, levels } of navalData().scenarios) {
      const lowest = (word: RegExp): number =>
        Math.min(...levels.flatMap(({ level, from }) => (word.test(level) ? [from] : [])));
      expect(about.at(-1)).toContain(`${lowest(/^Soviet/)} or more are a Soviet victory`);
      expect(about.at(-1)).toContain(`${lowest(/^drawn/)} to ${lowest(/^Soviet/) - 1} a draw`);
    }
  });

  it('do not speak of what the scenario has not', () => {
    expect(mails.map(({ text }) => text).join('\n')).not.toMatch(/46th Division|flotilla goes for the largest/);
  });

  it('name every ship that may sail, with where it may go', () => {
    const sail = above(mails.find(({ kind }) => kind === 'naval.sail')?.text ?? '');
    expect(sail).toMatch(/^ {2}.+ \(Sevastopol, carries \d\) to .*Odessa/m);
  });
});
