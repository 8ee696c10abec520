import { domainToASCII } from 'node:url';
import { z } from 'zod';

/** What `z.email()` takes, and top-level domains of other scripts in their plain form (`xn--p1ai`). */
const ADDRESS =
  /^(?!\.)(?!.{0,254}\.\.)[A-Za-z0-9_'+.-]{0,64}[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\.){1,10}(?:[A-Za-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * An address as it is kept and compared: in lower case, its domain in ASCII, however it was written (`anna@müller.example`,
 * `anna@xn--mller-kva.example`). What is no address stays one that is none.
 */
export function plainAddress(said: string): string {
  const lower = said.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = at < 0 ? '' : domainToASCII(lower.slice(at + 1));
  return domain === '' ? lower : `${lower.slice(0, at)}@${domain}`;
}

/** An address that somebody typed, as it is kept. */
export const addressSchema = z
  .string()
  .meta({ format: 'email' })
  .transform(plainAddress)
  .pipe(z.email({ pattern: ADDRESS }));

/** Domains of one provider, whose mailboxes are the same with dots, without, and with a plus and any word behind. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/** The mailbox that an address stands for: several addresses of Gmail are one. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.split('@');
  if (!GMAIL.includes(domain)) return address;
  return `${local.replace(/\+.*/s, '').replaceAll('.', '')}@gmail.com`;
}
