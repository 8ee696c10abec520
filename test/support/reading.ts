import { htmlText } from '../../src/mail/reading/html-text';
import type { Delivered } from './mail-sink';

/** The text of a mail, as a plain-text reader shows it. */
export const textOf = (mail: Delivered): string => mail.parsed.text ?? '';

export const subjectOf = (mail: Delivered): string => mail.parsed.subject ?? '';

/** Whether a mail asks its reader for orders, by a date or without one. */
export const asksHim = (mail: Delivered): boolean => /^(?:Orders due |There is no time limit)/m.test(textOf(mail));

/** The HTML of a mail; empty: it has none. */
export const htmlOf = (mail: Delivered): string => mail.parsed.html || '';

/** The words of a mail in plain text; where the page is has no words in HTML but a button, and bars are drawn there. */
export const plainWords = (mail: Delivered): string[] =>
  textOf(mail)
    .replace(/^On the web: \S+$/gm, 'On the web')
    .replace(/^ {2}\| /gm, '')
    .replace(/ \\$/gm, '')
    .replace(/^---$/gm, '')
    .trim()
    .split(/\s+/);

/** The same of its HTML; the head of a mail that has none in plain text is its subject. */
export const htmlWords = (mail: Delivered): string[] => {
  const title = subjectOf(mail).replace(/^\[[^\]]*\]\s*/, '');
  const [above = '', below = ''] = htmlOf(mail).split('</h1>');
  const head = / class="d-h1"[^>]*>([^<]*)$/.exec(above)?.[1] ?? '';
  const html = htmlText(head).text === title ? above.slice(0, -head.length) + below : htmlOf(mail);
  return htmlText(html)
    .text.replace(/^>+ ?/gm, '')
    .replace(/^\* /gm, '')
    .replace(/^(\d+)\. /gm, '$1 ')
    .replace(/^_+$/gm, '')
    .trim()
    .split(/\s+/);
};

/** The first paragraph below the marker, joined to one line: the verdict of a receipt. */
export function firstParagraph(mail: Delivered): string {
  const [, below = ''] = /^===.*\n\n([\s\S]*)$/m.exec(textOf(mail)) ?? [];
  return unwrapped(below.split('\n\n')[0] ?? '');
}

/** A text with its line breaks and indents folded to single blanks, for matching what may be wrapped anywhere. */
export const unwrapped = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The part of a mail under a heading in capitals, up to the next one. */
export function part(mail: Delivered, heading: string): string {
  const lines = textOf(mail).split('\n');
  const at = lines.findIndex((l) => l.startsWith(heading));
  if (at < 0) return '';
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((l) => /^[A-Z][A-Z' ,]{4,}/.test(l));
  return rest.slice(0, end < 0 ? undefined : end).join('\n');
}

/** The sample orders of a mail without their bars; those broken behind a backslash are joined. */
export const samplesOf = (mail: Delivered): string[] => samplesIn(textOf(mail));

/** The same for the text of a mail. */
export function samplesIn(text: string): string[] {
  const lines = text
    .split('\n')
    .filter((l) => /^\s*\| /.test(l))
    .map((l) => l.replace(/^\s*\| ?/, ''));
  const samples: string[] = [];
  let open = '';
  for (const line of lines) {
    open += line.replace(/\\$/, '').trim() + ' ';
    if (line.endsWith('\\')) continue;
    samples.push(open.trim());
    open = '';
  }
  return samples;
}
