import { consider } from '../kernel/decide/verdict';
import { keyedDice } from '../kernel/chance/dice';
import { Engine } from '../kernel/engine';
import { toySystem } from '../kernel/testing/toy';
import { MailTemplates } from '../wording/templates';
import { emptyReceipt, judgedLines, shortReceipt, untold, type Receipt } from './receipt';

const MANY = 1_500;
const engine = new Engine(toySystem());
const { position } = engine.start({ scenario: '1', options: {} }, keyedDice('a'));
const open = position.open.find((o) => o.seat === 'north') ?? null;

function receiptOf(lines: readonly string[]): Receipt {
  return shortReceipt({
    ...emptyReceipt('NOT recorded.'),
    ...judgedLines(consider(engine, position, 'north', open, lines.join('\n'))),
  });
}
const mailOf = (receipt: Receipt): string => new MailTemplates().text('receipt', { ...receipt, marker: 'x' });
/** Lines told, alike, or counted. */
const accounted = ({ lines, untold }: Receipt): number =>
  lines.reduce(
    (sum, { likewise }) =>
      sum + 1 + (likewise ? likewise.ranges.reduce((n, [from, to]) => n + to - from + 1, likewise.more) : 0),
    untold,
  );
const lines = (of: (i: number) => string): string[] => Array.from({ length: MANY }, (_, i) => of(i + 1));

describe('a receipt', () => {
  it('tells the same fault of many lines once, with their numbers', () => {
    const text = ['bid x', 'bid 3', ...Array<string>(6).fill('bid x')];
    const receipt = receiptOf(text);
    expect(receipt.lines.map(({ number, likewise }) => [number, likewise?.ranges])).toEqual([
      [1, [[3, 8]]],
      [2, undefined],
    ]);
    expect(mailOf(receipt)).toContain('lines 3 to 8: the same\n');
  });

  it('tells two or three of a kind each in its own words', () => {
    expect(receiptOf(['bid x', 'bid y', 'bid z']).lines).toHaveLength(3);
  });

  it.each<[string, (i: number) => string]>([
    ['the same junk', () => 'bid x'],
    ['other junk in each line', (i) => `bid x${i}`],
    ['no order in each', (i) => `words ${i} of nothing`],
    ['junk in every second line', (i) => (i % 2 ? `bid ${'y'.repeat(i % 7)}` : `say${i} nothing`)],
    ['long junk', (i) => `bid ${i} ${'x '.repeat(200)}`],
    ['orders that name more than there is', (i) => `bid ${i + 1_000}`],
    ['notes', (i) => `bid 3 // note ${i}`],
  ])('of thousands of lines of %s is a few kB, and each line is told or counted', (_, of) => {
    const text = ['bid 3', ...lines(of)];
    const receipt = receiptOf(text);
    expect(JSON.stringify(receipt).length).toBeLessThan(60_000);
    expect(mailOf(receipt).length).toBeLessThan(40_000);
    expect(accounted(receipt)).toBe(receiptOfAll(text));
    expect(receipt.lines.some((l) => l.number === 1 && l.text === 'bid 3')).toBe(true);
  });

  it('of junk below a good order is shorter still, and shows the order', () => {
    const receipt = receiptOf([...lines((i) => `bid x${i}`), 'bid 3']);
    expect(mailOf(receipt).length).toBeLessThan(12_000);
    expect(mailOf(receipt)).toContain('bid 3');
  });
});

it('answers to words are not said again in the same receipt', () => {
  const help = (word: string) => ({ title: `HELP ${word}`, lines: [`Nothing is called ${word}.`, 'Orders: bid.'] });
  expect(untold([help('b')], [help('a')])).toEqual([{ title: 'HELP b', lines: ['Nothing is called b.'] }]);
  expect(untold([help('a')], [help('a')])).toEqual([]);
});

const receiptOfAll = (text: readonly string[]): number =>
  consider(engine, position, 'north', open, text.join('\n')).lines.length;
