import { wordsIn } from '../../reports/brevity';
import { MailTemplates } from '../../wording/templates';
import { questionText, type QuestionParts } from './question-text';

/** So many words in a line, the first of which is its name. */
const words = (name: string, n: number): string => [name, ...Array<string>(n - 1).fill('word')].join(' ');
const lines = (name: string, count: number, n: number): string[] =>
  Array.from({ length: count }, (_, i) => words(`${name}${i + 1}`, n));

function mailOf(parts: Partial<QuestionParts>): { above: string; below: string } {
  const text = questionText(new MailTemplates(), {
    ...{ marker: '=== Despatch ABCD ===', opening: 'Tom asks:', letter: '  May I?', closing: words('Asked', 50) },
    ...{ about: [], precedents: [], paragraphs: [], span: 'THIS GAME-TURN', news: { digest: [], log: [] }, ...parts },
  });
  const [above = '', below = ''] = text.split(/^---$/m);
  return { above, below };
}
const log = [{ text: 'Everything', rule: '', facts: [] }] as unknown as QuestionParts['news']['log'];
const busy = { digest: lines('event', 10, 12), log };
const found = { paragraphs: lines('paragraph', 3, 30), precedents: lines('ruling', 3, 40) };

describe('the mail of a question', () => {
  it('has all that was found on it where that is little, and no rule where nothing stands below', () => {
    const { above, below } = mailOf({ paragraphs: ['19.42  a ship'], precedents: ['R1 a ship may'] });
    for (const told of ['19.42', 'R1 a ship', 'HOLD, RELEASE']) expect(above).toContain(told);
    expect([above.includes('more below'), below]).toEqual([false, '']);
  });

  it('has 400 words at most above its rule: of what is much the first stands there, the rest below', () => {
    for (const asked of [5, 60, 120]) {
      const { above, below } = mailOf({ ...found, news: busy, letter: words('  May', asked) });
      expect(wordsIn([above])).toBeLessThanOrEqual(400);
      for (const first of ['event1 ', 'paragraph1 ', 'ruling1 ']) expect(above).toContain(first);
      for (const name of ['paragraph', 'ruling'])
        for (const n of [2, 3]) expect(above + below).toContain(`${name}${n} `);
      expect(above).toContain('(the rest is in the log below)');
      expect(below).toContain('Everything');
    }
  });
});
