import type { Part } from './mime';

/** What is said of a mail that is locked for somebody else. */
export const ENCRYPTED = 'the mail is encrypted; please send your orders as plain text';

/** Whether the words of a mail are locked away from us, by its parts: PGP/MIME, S/MIME. */
export function isEncrypted(parts: readonly Part[]): boolean {
  return parts.some(
    (p) =>
      p.within.includes('encrypted') ||
      /^application\/(?:pgp-encrypted|(?:x-)?pkcs7-mime)$/.test(p.type) ||
      (/^text\/plain$/.test(p.type) && !p.attached && p.content.includes(PGP_MESSAGE)),
  );
}

const PGP_MESSAGE = '-----BEGIN PGP MESSAGE-----';
const SIGNED = '-----BEGIN PGP SIGNED MESSAGE-----';
const SIGNATURE = '-----BEGIN PGP SIGNATURE-----';

/** The words of a text that is signed in itself (RFC 9580, 7): without the frame and without the dashes it puts before dashes. */
export function withoutFrame(text: string): string {
  const start = text.indexOf(SIGNED);
  if (start < 0) return text;
  const below = text.slice(start + SIGNED.length);
  const head = /\r?\n[ \t]*\r?\n/.exec(below);
  const body = head ? below.slice(head.index + head[0].length) : below;
  const end = body.indexOf(SIGNATURE);
  const words = end < 0 ? body : body.slice(0, end);
  return `${text.slice(0, start)}${words.replace(/^- (?=-)/gm, '')}`;
}
