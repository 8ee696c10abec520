import { createHash } from 'node:crypto';
import { simpleParser } from 'mailparser';
import type { AddressObject, ParsedMail } from 'mailparser';
import { htmlText } from './reading/html-text';
import { machineMail } from './reading/machine-mail';
import { hasDirectionTricks, ownText } from './reading/own-text';

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
  const text = writtenText(mail);
  const own = hasDirectionTricks(text)
    ? { text: '', cut: [{ why: 'signs that turn the direction of writing', lines: 1 }] }
    : ownText(text);
  return {
    messageId: mail.messageId ?? `<${createHash('sha256').update(raw).digest('hex')}@no-message-id>`,
    from,
    subject: mail.subject ?? '',
    own: own.text,
    notRead: [...own.cut.map((c) => `${c.lines} line${c.lines === 1 ? '' : 's'}: ${c.why}`), ...attachments(mail)],
    machine: machineMail(headers, envelopeFrom, from ?? ''),
  };
}

/** The text part, when it has text; else what a reader of the HTML part sees. */
function writtenText({ text = '', html }: ParsedMail): string {
  return text.trim() === '' && typeof html === 'string' ? htmlText(html) : text;
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
