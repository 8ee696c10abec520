import type { Tokens } from '../post/tokens';

/** What a mail that came back says of which mail of ours it is about. */
export interface OwnMail {
  outboxId: string;
  /** A return path named it: only who had the mail in hand knows that. */
  proved: boolean;
}

/** What is sent along stands behind this at the latest. */
const MOST_BYTES = 256_000;
const MOST_FOUND = 20;

/**
 * The mail of ours that a machine's mail is about: by the return path it came to, else by the return path or the
 * Message-ID in what it sends along. Null: it names none.
 */
export function ownMailIn(raw: Buffer, recipient: string, tokens: Tokens, domain: string): OwnMail | null {
  const addressed = tokens.readReturn(recipient.split('@')[0] ?? '');
  if (addressed !== null) return { outboxId: addressed, proved: true };
  const text = raw.subarray(0, MOST_BYTES).toString('latin1').toLowerCase();
  const at = domain.toLowerCase().replaceAll('.', '\\.');
  const paths = found(text, new RegExp(`(?<![a-z0-9])([a-z2-7]{52})@${at}(?![a-z0-9.-])`, 'g'));
  const path = paths.map((local) => tokens.readReturn(local)).find((id) => id !== null);
  if (path !== undefined) return { outboxId: path, proved: true };
  const [id] = found(text, new RegExp(`<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@${at}>`, 'g'));
  return id === undefined ? null : { outboxId: id, proved: false };
}

function found(text: string, pattern: RegExp): string[] {
  const all: string[] = [];
  for (const [, name = ''] of text.matchAll(pattern)) if (all.push(name) >= MOST_FOUND) break;
  return all;
}
