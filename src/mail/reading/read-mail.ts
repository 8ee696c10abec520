import { createHash } from 'node:crypto';
import { simpleParser, type ParsedMail } from 'mailparser';
import { lettersOf } from './charset';
import { classify, type Classified } from './classify';
import { htmlText } from './html-text';
import { headersOf } from './mail-head';
import { partsOf, type Part } from './mime';
import { isForwarded, type Reading } from './reading';
import { openedParts } from './opened';
import { senderOf } from './sender';
import { isSentAlong, shownName, textFilesIn } from './text-files';
import { writtenIn } from './written';

/** What is known of a mail besides its bytes. */
export interface Envelope {
  /** The sender on the envelope; empty: none; null: nobody knows. */
  from: string | null;
  /** The domain of our own mails; null: nobody knows. */
  domain: string | null;
}

/** Reads a raw mail: its writer's own words, what was cut from it and why, and who wrote it. @throws Error for what is no mail */
export async function readMail(given: Buffer, envelope: Envelope): Promise<Reading> {
  const raw = fromItsHead(given);
  const head = headOf(raw);
  const [said, parts] = await Promise.all([simpleParser(asked(head)), openedParts(raw)]);
  const reportAlong = await reportAlongIn(parts);
  const kind = kindOf(head.toString('latin1'), said, { parts, reportAlong }, envelope);
  const written = writtenIn(parts);
  const along = parts.some((p) => p.type === 'message/rfc822');
  const forwarded = kind.class === 'human' && (along || isForwarded(written, said.subject));
  return {
    messageId: said.messageId ?? `<${createHash('sha256').update(raw).digest('hex')}@no-message-id>`,
    from: senderOf(head.toString('latin1'), said),
    subject: said.subject ?? '',
    ...written,
    attachments: parts.filter(isSentAlong).map(shownName),
    files: kind.class === 'human' && !forwarded ? textFilesIn(parts) : [],
    ...kind,
    class: forwarded ? 'forward' : kind.class,
  };
}

/** A mail that was saved with blank lines above its head begins with its head. */
function fromItsHead(raw: Buffer): Buffer {
  let at = 0;
  while (raw[at] === 0x0d || raw[at] === 0x0a) at++;
  return at > 0 && /^[\w-]+:/.test(raw.subarray(at, at + 80).toString('latin1')) ? raw.subarray(at) : raw;
}

/** Longer heads are cut. */
const MOST_HEAD = 200_000;

/** The head of a raw mail with the blank line that ends it, without the kind of its body. */
function headOf(raw: Buffer): Buffer {
  const start = raw.subarray(0, MOST_HEAD).toString('latin1');
  const end = /\r?\n\r?\n/.exec(start);
  return Buffer.from(end ? start.slice(0, end.index + end[0].length) : `${start}\r\n\r\n`, 'latin1');
}

/** Longer fields say nothing that anybody needs. */
const MOST_FIELD = 8_000;

/** The fields of a head that are decoded; letters that came without a name for their set are made UTF-8. */
function asked(head: Buffer): Buffer {
  const fields = head.toString('latin1').match(/^(?:from|subject|message-id)[ \t]*:.*(?:\r?\n[ \t].*)*/gim) ?? [];
  const bytes = Buffer.from(`${fields.map((f) => f.slice(0, MOST_FIELD)).join('\r\n')}\r\n\r\n`, 'latin1');
  return Buffer.from(lettersOf(bytes, null));
}

/** What a mail holds: its parts, and the delivery report in a mail that is sent along (empty: none). */
interface Held {
  parts: readonly Part[];
  reportAlong: string;
}

function kindOf(head: string, said: ParsedMail, held: Held, { from, domain }: Envelope): Classified {
  const { parts, reportAlong } = held;
  return classify({
    headers: headersOf(head),
    subject: said.subject ?? '',
    envelopeFrom: from,
    domain,
    types: parts.map((p) => p.type),
    body: bodyOf(parts),
    reportAlong,
  });
}

/** Longer texts say nothing new of who wrote them. */
const MOST_BYTES = 100_000;
const REPORTS =
  /^(?:text\/(?:plain|calendar)|message\/(?:delivery-status|global-delivery-status|disposition-notification|feedback-report))$/;

/** Mails sent along that are looked into. */
const MOST_ALONG = 3;
const MAIL_ALONG = /^message\/(?:rfc822|global)$/;
const DELIVERY_REPORT = /^message\/(?:global-)?delivery-status$/;

/** The texts of the first delivery report that is sent along as a mail, as gateways do; empty when none is. */
async function reportAlongIn(parts: readonly Part[]): Promise<string> {
  const along = parts.filter((p) => MAIL_ALONG.test(p.type)).slice(0, MOST_ALONG);
  const opened = await Promise.all(along.map((p) => partsOf(p.content).catch((): Part[] => [])));
  const report = opened.find((inner) => inner.some((p) => DELIVERY_REPORT.test(p.type) && p.within.includes('report')));
  return report ? bodyOf(report) : '';
}

/** The texts and reports of a mail, without mails sent along; the words of its HTML where there is no text. */
function bodyOf(parts: readonly Part[]): string {
  const shown = (p: Part): string => lettersOf(p.content.subarray(0, MOST_BYTES), p.charset);
  const text = parts.filter((p) => REPORTS.test(p.type)).map(shown);
  if (text.some((t) => t.trim() !== '')) return text.join('\n\n');
  return parts
    .filter((p) => p.type === 'text/html')
    .map((p) => htmlText(shown(p)).text)
    .join('\n\n');
}
