import { headLines } from '../head-lines';
import { domainOf } from '../../post/mail-auth';

/** Tried only where a word begins: a From of nothing but letters is read once, not from each of them. */
export const ADDRESS = /(?<![^\s<>@,;:"()])[^\s<>@,;:"()]+@[^\s<>@,;:"()]+/g;

/** The domain of the one address in the one From line of a raw mail; null where there is none, or more than one. */
export function fromDomain(raw: Buffer): string | null {
  const lines = headLines(raw).filter((l) => l.name === 'from');
  const addresses = (lines[0]?.value ?? '').match(ADDRESS) ?? [];
  const domain = domainOf(addresses.at(-1) ?? '');
  return lines.length === 1 && domain !== '' ? domain : null;
}
