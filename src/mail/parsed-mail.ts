import { createHash } from 'node:crypto';
import { simpleParser } from 'mailparser';
import type { AddressObject, ParsedMail } from 'mailparser';
import { htmlText } from './reading/html-text';
import { machineMail } from './reading/machine-mail';
import { hasDirectionTricks, ownText } from './reading/own-text';
import type { OwnText } from './reading/own-text';

/** The largest mail that is taken. */
export const MOST_BYTES = 2_000_000;

/** A mail as far as we look at it. */
export interface ReadMail {
  messageId: string;
  /** The one address it says to come from, in lower case; null: none, or more than one. */
  from: string | null;
  subject: string;
  own: string;
  /** What was not read and why, for the receipt. */
  notRead: string[];
  /** Why it was written by a machine; null: by a person. */
  machine: string | null;
}

/** Reads a raw mail. @throws Error for what is no mail */
export async function readMail(raw: Buffer, envelopeFrom: string): Promise<ReadMail> {
  const mail = await simpleParser(raw, {
    skipHtmlToText: true,
    skipImageLinks: true,
    skipTextToHtml: true,
    skipTextLinks: true,
  });
  const headers = new Map(mail.headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()]));
  const from = oneAddress(mail);
  const own = writtenText(mail);
  return {
    messageId: mail.messageId ?? `<${createHash('sha256').update(raw).digest('hex')}@no-message-id>`,
    from,
    subject: mail.subject ?? '',
    own: own.text,
    notRead: [...own.cut.map((c) => `${c.lines} line${c.lines === 1 ? '' : 's'}: ${c.why}`), ...attachments(mail)],
    machine: machineMail(headers, envelopeFrom, from ?? ''),
  };
}

/**
 * The writer's own words: from the text part, when it has text, else from what a reader of the HTML part sees. Where both
 * say the same words, and the program broke long lines of the text part, the lines are those that the writer made.
 */
function writtenText({ text = '', html }: ParsedMail): OwnText {
  const plain = readable(text);
  if (typeof html !== 'string') return plain;
  const shown = readable(htmlText(html));
  if (text.trim() === '') return shown;
  return onlyBroken(linesOf(plain.text), linesOf(shown.text)) ? { ...plain, text: shown.text } : plain;
}

function readable(text: string): OwnText {
  return hasDirectionTricks(text)
    ? { text: '', cut: [{ why: 'signs that turn the direction of writing', lines: 1 }] }
    : ownText(text);
}

/** Programs break lines at 70 columns and more; what is shorter, the writer broke. */
const SHORTEST_BROKEN = 55;
const linesOf = (text: string): string[] => text.split('\n').filter((l) => l.trim() !== '');
const squashed = (text: string): string => text.replace(/\s+/g, '');

/** Whether `broken` is `whole` with nothing changed but long lines broken. */
function onlyBroken(broken: readonly string[], whole: readonly string[]): boolean {
  let next = 0;
  for (const line of whole) {
    let rest = squashed(line);
    while (rest !== '') {
      const piece = broken[next++];
      if (piece === undefined || !rest.startsWith(squashed(piece))) return false;
      rest = rest.slice(squashed(piece).length);
      if (rest !== '' && piece.length < SHORTEST_BROKEN) return false;
    }
  }
  return next === broken.length;
}

function oneAddress(mail: ParsedMail): string | null {
  const list: AddressObject['value'] = mail.from?.value ?? [];
  const address = list.length === 1 ? list[0]?.address : undefined;
  return address ? address.toLowerCase() : null;
}

function attachments(mail: ParsedMail): string[] {
  const named = mail.attachments
    .filter((a) => !a.related)
    .map((a) => (a.filename ?? a.contentType).replace(/[^\w .-]/g, '_').slice(0, 60));
  return named.length > 0 ? [`attachments are not looked at: ${named.join(', ')}`] : [];
}

/** What makes two mails the same orders: their own text and the address they came to. */
export function bodyHash(own: string, recipient: string): string {
  return createHash('sha256').update(`${recipient}\n${own}`).digest('hex');
}
