import type { LineVerdict, Verdict } from '../../kernel/decide/verdict';
import { usableLines } from './usable-lines';

const MANY = 9;
const WRONG = Array.from({ length: MANY }, (_, i) => `wrong ${i + 1}`);
const line = (number: number, text: string, status: LineVerdict['status']): LineVerdict => ({ number, text, status });

/** Judges as orders that are all good; of `one` together with another only the first is. */
function judge(one: string): { judged: (text: string) => Verdict; times: () => number } {
  let times = 0;
  const judged = (text: string): Verdict => {
    times++;
    let seen = 0;
    const lines = text.split('\n').map((own, i) => {
      const good = own.startsWith('right') && (own !== one || ++seen < 2);
      return line(i + 1, own, good ? 'ok' : 'error');
    });
    return { lines } as unknown as Verdict;
  };
  return { judged, times: () => times };
}

describe('the alternatives that may be written at once', () => {
  it('are those of all lines, however many, and cost no more than one does', () => {
    const lines = WRONG.map((text, i) => ({ ...line(i + 1, text, 'error'), nearest: `right ${i + 1}` }));
    const { judged, times } = judge('');
    expect(usableLines(lines, WRONG.join('\n'), judged)).toEqual(WRONG.map((_, i) => i + 1));
    expect(times()).toBe(1);
  });

  it('are tried alone where they do not go together', () => {
    const lines = WRONG.slice(0, 3).map((text, i) => ({ ...line(i + 1, text, 'error'), nearest: 'right' }));
    expect(usableLines(lines, WRONG.slice(0, 3).join('\n'), judge('right').judged)).toEqual([1, 2, 3]);
  });

  it('are those too that are kept for a decision that comes later', () => {
    const lines = [{ ...line(1, 'attak W4314: Koch', 'error'), nearest: 'attack W4314: Koch' }];
    const kept = () => ({ lines: [line(1, 'attack W4314: Koch', 'later')] }) as unknown as Verdict;
    expect(usableLines(lines, 'attak W4314: Koch', kept)).toEqual([1]);
  });
});
