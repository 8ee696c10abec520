import { createHash } from 'node:crypto';

/** The largest mail that is taken. */
export const MOST_BYTES = 2_000_000;

/** Where the orders of a mail stand: the epoch of its game, and whether what the mail answers still waits for an answer. */
export interface Standing {
  epoch: number;
  waits: boolean;
}

/** What was said, and where it stood when it was done: the same orders after a rewind or an UNDO are others. */
export function bodyHash(own: string, { epoch, waits }: Standing): string {
  return `${digest(own)}.${epoch}${waits ? 'w' : ''}.${likeness(own)}`;
}

/** What texts have in common that a machine writes again and again: their words, whatever numbers stand in them. Without words, all of it. */
export const likeness = (own: string): string => {
  const words = own
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  return digest(words === '' ? own.trim() : words).slice(0, 16);
};

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const MOST_HEAD = 200_000;

/** What a raw mail says below its head, whatever servers wrote above: two mails of one Message-ID may say different things. */
export function contentHash(raw: Buffer): string {
  const start = raw.subarray(0, MOST_HEAD).toString('latin1');
  const head = /\r?\n\r?\n/.exec(start);
  const body = head ? raw.subarray(head.index + head[0].length) : raw;
  const lines = body.toString('latin1').split(/\r?\n/);
  return digest(
    lines
      .map((line) => line.trimEnd())
      .join('\n')
      .trim(),
  );
}
