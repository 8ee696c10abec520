import { keyedDice } from '../../../kernel/chance/dice';
import { handOn } from '../../../cli/bare-hand';
import { mercuryEngine } from '../testing';
import { judgeOrders } from '../../../orders/judging/judge-text';
import { NotJudged } from '../../../orders/judging/judging';
import { notJudged } from '../../../orders/judging/not-judged';

const engine = mercuryEngine();
const sea = engine.start({ scenario: '1', options: {} }, keyedDice('x')).position;
const [open] = sea.open;
const ORDER = 'allocate all Ju-87: bombardment';
const OTHER = 'allocate all Ju-87: naval attack';
const FILE = { name: 'orders.txt', text: ORDER };

const judged = (text: string, files = [FILE]) => {
  const asked = {
    side: open?.seat ?? '',
    decision: Number(open?.id.slice(1)),
    text,
    files,
    refused: null,
    page: false,
  };
  return judgeOrders(handOn(engine, sea), asked);
};
const read = (text: string, files = [FILE]) => judged(text, files).verdict.lines.flatMap((l) => l.read ?? []);

describe('a text file that came with a mail', () => {
  it.each(['', 'Orders attached.', 'Hi Tom,\n\nsee the file\n\nRegards,\nAnna'])(
    'is judged in the place of a mail without an order: %j',
    (text) => {
      expect(judged(text)).toMatchObject({ file: 'orders.txt', verdict: { sound: true, recognised: 1 } });
    },
  );
  it.each([OTHER, 'allocate all Ju-99: bombardment'])('is not looked at where the mail holds an order: %s', (text) => {
    expect(judged(text)).toMatchObject({ file: null });
    expect(read(text)).not.toEqual(read(ORDER));
  });
  it('has the words of the mail beside it: with CHECK nothing of it is recorded', () => {
    expect(judged('CHECK')).toMatchObject({ file: 'orders.txt', words: [{ word: 'check' }] });
  });
  it('is passed over without an order, and its words are not done: the next one is read', () => {
    const other = { name: 'rules.txt', text: 'RESIGN\nsome text' };
    expect(judged('see files', [other])).toMatchObject({ file: null, words: [] });
    expect(judged('see files', [other, FILE])).toMatchObject({ file: 'orders.txt', words: [] });
  });
  it('that takes too long is not told by lines of the mail, which have its numbers', () => {
    const reached: (number | null)[] = [];
    const asked = { side: open?.seat ?? '', decision: Number(open?.id.slice(1)), refused: null, page: false };
    const files = [{ name: 'orders.txt', text: `\n\n${ORDER}` }];
    judgeOrders(handOn(engine, sea), { ...asked, text: 'see\nfile\nsecond of mine', files }, (line) =>
      reached.push(line),
    );
    const afterOwn = reached.slice(reached.indexOf(null));
    expect(afterOwn.length).toBeGreaterThan(1);
    expect(afterOwn.every((line) => line === null)).toBe(true);
    const told = JSON.stringify(notJudged(new NotJudged('time', -1), 'see\nfile\nsecond of mine', true));
    expect(told).toContain('a file that came with it');
    expect(told).not.toContain('second of mine');
  });
});
