import { analyse } from 'scslre';
import { ADDRESS, fromDomain } from './from-domain';

const domain = (from: string): string | null => fromDomain(Buffer.from(`From: ${from}\r\n\r\nx`));

describe('the domain of From', () => {
  it.each([
    ['Anna <anna@example.org>', 'example.org'],
    ['"a@b.example" <anna@example.org>', 'example.org'],
    ['anna@example.org', 'example.org'],
    ['[[[', null],
  ])('of %s', (from, found) => expect(domain(from)).toBe(found));

  it('is looked for from the beginning of each word, so that a stranger cannot make it cost more than his mail is long', () => {
    expect(analyse(ADDRESS).reports.filter((r) => r.type === 'Move')).toEqual([]);
  });
});
