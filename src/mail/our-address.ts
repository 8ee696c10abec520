import { headLines } from './head-lines';

/** Where a mail without an envelope says it was sent to, in the order it is believed. */
const RECIPIENTS = ['delivered-to', 'x-original-to', 'to', 'cc'] as const;
/** Headers that name the mails it answers, the nearest first. */
const ANSWERED = ['in-reply-to', 'references'] as const;

const MOST_FOUND = 50;

/** Addresses and mails of ours that a head names. Nothing of it is proved: tokens are still to be read. */
export interface NamedInHead {
  /** Addresses at our domain, in lower case: one list a header that holds any, in the order of `RECIPIENTS`. */
  recipients: string[][];
  /** Ids of mails of our outbox that it answers, the nearest first. */
  answered: string[];
}

/**
 * Finds our addresses in the head of a raw mail: Delivered-To, X-Original-To, To, Cc, then the Message-IDs of ours
 * (`<outbox id@domain>`) in In-Reply-To and References. The envelope, where there is one, goes before all of them.
 */
export function ourAddresses(raw: Buffer | string, domain: string): NamedInHead {
  const head = headLines(raw);
  const at = domain.toLowerCase().replaceAll('.', '\\.');
  const address = new RegExp(`(?<![a-z0-9.+_-])[a-z0-9._-][a-z0-9.+_-]{0,63}@${at}(?![a-z0-9.-])`, 'g');
  const messageId = new RegExp(`<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@${at}>`, 'g');
  const valuesOf = (name: string): string =>
    head.flatMap((l) => (l.name === name ? [l.value.toLowerCase()] : [])).join(' ');
  const recipients = RECIPIENTS.map((name) => once(valuesOf(name).match(address) ?? []));
  const answered = ANSWERED.map((name) => [...valuesOf(name).matchAll(messageId)].map((m) => m[1] ?? '').reverse());
  return { recipients: recipients.filter((list) => list.length > 0), answered: once(answered.flat()) };
}

const once = (found: readonly string[]): string[] => [...new Set(found)].slice(0, MOST_FOUND);
