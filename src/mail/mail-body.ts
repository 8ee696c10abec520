import type { SendMailOptions } from 'nodemailer';
import type { MailSpec } from '../post/mail-spec';
import type { MailPictures } from '../reports/pages';
import { mailHtml } from '../wording/html/mail-html';
import { symbolsIn, type NameSymbol } from '../wording/html/symbols';

/** What stands below the head of a mail: its words, once or twice, and its pictures. */
export type Body = Pick<SendMailOptions, 'text' | 'html' | 'attachments'>;

/** What a mail's body is made from. */
export interface BodyParts {
  /** The mail's own in the outbox; with the domain it makes the names of its pictures. */
  id: string;
  domain: string;
  spec: Pick<MailSpec, 'kind' | 'subject'>;
  text: string;
  /** Null: it has no map. */
  pictures: MailPictures | null;
  /** The file name of the page as an attachment; null: it is not attached. */
  page: string | null;
  /** Its reader wants no HTML. */
  plain: boolean;
}

/**
 * The words in plain text and, for who has not asked for that alone, the same words in HTML with the map and the symbols
 * of units, which are parts of the mail. Of an HTML too long to be shown whole the end is left out, and where it cannot be
 * cut all of it: the plain text says all.
 */
export function bodyOf(parts: BodyParts): Body {
  const { id, domain, spec, text, pictures, page } = parts;
  const cid = (name: string): string => `${name}-${id}@${domain}`;
  const pdf = pictures && page !== null ? [pageOf(pictures.pdf, page)] : [];
  const symbols = pictures ? symbolsIn(text, namesOf(pictures, cid)) : [];
  const html = parts.plain
    ? null
    : mailHtml({
        text,
        title: spec.subject.replace(/^\[[^\]]*\]\s*/, ''),
        asks: spec.kind === 'turn',
        isLetter: spec.kind === 'letter',
        map: pictures && { cid: cid('map'), alt: altOf(text, page !== null) },
        symbols,
      });
  if (html === null) return { text, attachments: pdf };
  const map = pictures ? [inline('map', pictures.crop, cid('map'))] : [];
  const shown = symbols.filter((symbol) => html.includes(`cid:${symbol.cid}"`));
  return { text, html, attachments: [...pdf, ...map, ...symbolParts(pictures, shown, cid)] };
}

/** The map for those who do not see it: where its contents stand in words. */
function altOf(text: string, hasPage: boolean): string {
  const words = /^(?:FINAL )?POSITION\b/m.test(text)
    ? 'POSITION below says in words what is on it'
    : 'STATUS in a reply brings in words what is on it';
  return `The part of the map that matters, as your side knows it. ${words}${hasPage ? '; the attached PDF shows the whole map' : ''}.`;
}

function namesOf({ symbols: { units, pictures } }: MailPictures, cid: (name: string) => string): NameSymbol[] {
  return units.flatMap(({ name, kind, alt }) => {
    const picture = pictures[kind];
    return picture ? [{ name, alt, cid: cid(kind), width: picture.width, height: picture.height }] : [];
  });
}

/** A picture for each symbol that stands in the mail, once. */
function symbolParts(
  pictures: MailPictures | null,
  used: readonly NameSymbol[],
  cid: (name: string) => string,
): NonNullable<Body['attachments']> {
  return Object.entries(pictures?.symbols.pictures ?? {})
    .filter(([kind]) => used.some((symbol) => symbol.cid === cid(kind)))
    .map(([kind, { png }]) => inline(`symbol-${kind}`, png, cid(kind)));
}

const pageOf = (content: Buffer, filename: string) => ({ filename, content, contentType: 'application/pdf' });

const inline = (name: string, png: Uint8Array, cid: string) => ({
  ...{ filename: `${name}.png`, content: Buffer.from(png), contentType: 'image/png' },
  ...{ cid, contentDisposition: 'inline' as const },
});
