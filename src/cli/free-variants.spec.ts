import { fate, readTexts, type Written } from './written-orders';

const variants = readTexts<(Written & { kind: string })[]>('variants.json');
const kinds = variants.map(({ kind }) => kind).filter((kind, i, all) => all.indexOf(kind) === i);

describe.each(kinds)('orders written freely: %s', (kind) => {
  const all = variants.filter((one) => one.kind === kind);
  it.each(all.map((one) => [one.game, one.text, one] as const))('%s: %s', (_game, _text, one) => {
    expect(fate(one)).toBe(one.want === 'ask' ? 'asked' : 'meant');
  });
});
