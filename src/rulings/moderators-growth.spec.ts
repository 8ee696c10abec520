import { blockEnd, blockEnds } from '../wording/block-end';

/** The lines, and how often one of them was looked at. */
function counted(lines: string[]): { lines: string[]; looks: () => number } {
  let looks = 0;
  const get = (of: string[], key: string | symbol): unknown => {
    if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
    return Reflect.get(of, key);
  };
  return { lines: new Proxy(lines, { get }), looks: () => looks };
}

describe('a text of nothing but words that begin blocks', () => {
  it.each([
    ['none of which ends', []],
    ['of which the last ends', ['NOTE', 'ENDNOTE']],
  ])('%s is looked through once', (_, last) => {
    const { lines, looks } = counted([...Array.from({ length: 2_000 }, () => 'note a'), ...last]);
    const endOf = blockEnds(lines);
    for (let at = 0; at < 2_000; at += 1) endOf(at, 'note');
    expect(looks()).toBeLessThan(2 * lines.length);
  });

  it('has the ends that each word has by itself', () => {
    const lines = ['note a', 'ENDNOTE', 'note b', 'x endnote', 'note c', 'answer', 'END', 'note d'];
    const endOf = blockEnds(lines);
    for (const at of lines.keys()) expect(endOf(at, 'note')).toEqual(blockEnd(lines, at, ['note']));
  });
});
