import { domainToASCII } from 'node:url';
import type { ParsedMail } from 'mailparser';
import { plainAddress } from '../../config/plain-address';
import { headLines } from '../head-lines';

/**
 * The one address a mail says to come from, in lower case, its domain in ASCII. Null where programs could read more than
 * one, or none: several From lines or addresses, groups, routes, NUL.
 */
export function senderOf(head: string, { from }: Pick<ParsedMail, 'from'>): string | null {
  if (head.includes('\0') || headLines(head).filter((l) => l.name === 'from').length !== 1) return null;
  const [only, ...more] = from?.value ?? [];
  const [, local, domain] = /^([^\s<>@,;:"()[\]\\]+)@([^\s<>@,;:"()[\]\\]+)$/.exec(only?.address ?? '') ?? [];
  if (more.length > 0 || local === undefined || domain === undefined) return null;
  return domainToASCII(domain.toLowerCase()) === '' ? null : plainAddress(`${local}@${domain}`);
}
