import type { Part } from './mime';
import { isWrapped } from './signed';

/** What is said of a mail that is locked for somebody else. */
export const ENCRYPTED = 'the mail is encrypted; please send your orders as plain text';

/** Whether the words of a mail are locked away from us, by its parts: PGP/MIME, S/MIME. */
export function isEncrypted(parts: readonly Part[]): boolean {
  return parts.some(
    (p) =>
      p.within.includes('encrypted') ||
      p.type === 'application/pgp-encrypted' ||
      isWrapped(p) ||
      (/^text\/(?:plain|html)$/.test(p.type) && !p.attached && p.content.includes(PGP_MESSAGE)),
  );
}

/** What is said of a mail in the form of one program alone. */
export const TNEF =
  'your program sent winmail.dat, a form of Outlook that nobody else can read; please send your orders again as plain text (in Outlook: Format Text, Plain Text)';

/** What is said of words that stand in a file we cannot open: Outlook's own form (TNEF), or a locked text beside the mail; null: there is none. */
export function unopened(parts: readonly Part[]): string | null {
  if (parts.some((p) => isTnef(p))) return TNEF;
  return parts.some((p) => p.attached && p.content.includes(PGP_MESSAGE)) ? ENCRYPTED : null;
}

const isTnef = ({ type, name }: Part): boolean =>
  /^application\/(?:vnd\.)?ms-tnef$/.test(type) || /^(?:winmail|win)\.dat$/i.test(name ?? '');

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
