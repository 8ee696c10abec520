import { lastLines } from './last-lines';

const lines = (n: number): string[] => Array.from({ length: n }, (_, i) => `line ${i + 1}`);

describe('the last lines of a log', () => {
  it('are all there are where they are few, and nothing is said of others', () => {
    expect(lastLines(lines(3), 20, 'the page')).toEqual({ shown: 3, lines: lines(3) });
    expect(lastLines([], 20, 'the page')).toEqual({ shown: 0, lines: [] });
  });

  it('stand below a line that says how many there are before them, and how to read those', () => {
    expect(lastLines(lines(57), 20, 'the page')).toEqual({
      shown: 20,
      lines: ['(37 lines more stand above: HISTORY 57 brings all.)', ...lines(57).slice(37)],
    });
    expect(lastLines(lines(21), 20, 'the page').lines[0]).toBe('(One line more stands above: HISTORY 21 brings all.)');
  });

  it('of a long log are no more than a mail holds: the page has the rest', () => {
    const { shown, lines: told } = lastLines(lines(450), 9_999, 'the page');
    expect([shown, told.length]).toEqual([200, 201]);
    expect(told[0]).toBe('(250 lines more stand above: HISTORY 200 brings the last 200, the page all.)');
  });
});
