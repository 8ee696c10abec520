import { createHash } from 'node:crypto';

/** The largest mail that is taken. */
export const MOST_BYTES = 2_000_000;

/** What makes two mails the same orders: their own text and the address they came to. */
export function bodyHash(own: string, recipient: string): string {
  return createHash('sha256').update(`${recipient}\n${own}`).digest('hex');
}
