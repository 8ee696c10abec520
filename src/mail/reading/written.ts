import { charsetInHtml, lettersOf } from './charset';
import { ENCRYPTED, isEncrypted, unopened, withoutFrame } from './encryption';
import { unflowed } from './flowed';
import { htmlText, STRUCK, type Shown } from './html-text';
import type { Part } from './mime';
import { ownText, type OwnText } from './own-text';

/**
 * The writer's own words in the parts of a mail: from its text parts, when they have text, else from what a reader of its
 * HTML sees. Where both say the same words, and the program broke long lines of the text, the lines are those that the
 * writer made; where the HTML shows words crossed out, or as quoted that the text does not mark, it is what is read.
 */
export function writtenIn(parts: readonly Part[]): OwnText {
  if (isEncrypted(parts)) return { text: '', cut: [{ why: ENCRYPTED, lines: 0 }] };
  const text = parts
    .filter((p) => isRead(p, 'text/plain') && !isPage(p))
    .map(plainText)
    .join('\n');
  const html = parts.filter((p) => isRead(p, 'text/html') || (isRead(p, 'text/plain') && isPage(p))).map(pageText);
  const own = chosen(withoutFrame(text), html.join('\n'));
  const why = unopened(parts);
  return why === null ? own : { ...own, cut: [...own.cut, { why, lines: 0 }] };
}

function chosen(text: string, html: string): OwnText {
  if (text.trim() === '' || (html !== '' && onlyPointsToHtml(text))) return readHtml(html);
  const plain = ownText(text);
  if (html === '') return plain;
  const page = htmlText(html);
  const shown = readPage(page);
  // Text cannot show what its writer crossed out, nor that words are quoted where its program puts no marks before them.
  if (shown.cut.some((c) => c.why === STRUCK) || goesOnWithQuotes(plain.text, shown.text, page.text)) return shown;
  return onlyBroken(linesOf(plain.text), linesOf(shown.text)) ? { ...plain, text: shown.text } : plain;
}

const LONGEST_POINTER = 300;
/** Whether a text part says no more than that the mail is to be seen as HTML. */
function onlyPointsToHtml(text: string): boolean {
  const said = text.trim();
  if (said.length > LONGEST_POINTER || !/\bhtml\b/i.test(said)) return false;
  return /support|display|view|unterstütz|anzeig|darstell|affich|visualizz|mostrar|wyświetl/i.test(said);
}

/** Reads text and HTML that came without a mail around it. */
export function writtenText(text: string): OwnText {
  return ownText(withoutFrame(text));
}

/** Reads a mail's HTML alone. */
export function writtenHtml(html: string): OwnText {
  return readHtml(html);
}

const readHtml = (html: string): OwnText => readPage(htmlText(html));

function readPage(page: Shown): OwnText {
  const own = ownText(page.text);
  return { text: own.text, cut: [...own.cut, ...page.cut] };
}

/** Whether what a text has behind the words that its page shows as own is what that page shows as quoted. */
function goesOnWithQuotes(text: string, own: string, page: string): boolean {
  const [whole, front] = [squashed(text), squashed(own)];
  if (whole === front || !whole.startsWith(front)) return false;
  const quotes = page.split('\n').filter((l) => l.startsWith('>'));
  return squashed(quotes.map((l) => l.replace(/^>+/, '')).join('')).includes(whole.slice(front.length));
}

const isRead = (part: Part, type: string): boolean => part.type === type && !part.attached;

/** How the source of a page begins, and what it has in it; nobody writes orders so. */
const PAGE = /^\s{0,200}(?:<!--[^<>]*-->\s{0,20})?<(?:!doctype|html|body|div|p|ol|ul|table|span|pre)\b[^<>]*>/i;
const ENDS_IN_PAGE = /<\/(?:html|body|div|p|li|ol|ul|table|span|pre)>/i;

/** Whether what says it is plain text is the source of a page, as scripts send it. */
function isPage({ content }: Part): boolean {
  const start = content.toString('latin1', 0, 2_000);
  return PAGE.test(start) && ENDS_IN_PAGE.test(start);
}

function plainText(part: Part): string {
  const letters = lettersOf(part.content, part.charset);
  return part.flowed ? unflowed(letters, part.delSp) : letters;
}

const pageText = (part: Part): string => lettersOf(part.content, part.charset ?? charsetInHtml(part.content));

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
