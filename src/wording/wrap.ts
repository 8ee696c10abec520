/** The width of our mails in plain text. */
export const COLUMNS = 72;

/**
 * Breaks one paragraph at blanks so that no line is longer than `width`; lines after the first get `hang`. Gaps of several
 * blanks stay. A way over many hexes, which has no blanks, is broken behind its hyphens, and any other word where the line ends. A link
 * stays whole, whatever it holds: in two parts it leads nowhere.
 */
export function wrap(text: string, first = '', hang = first, width = COLUMNS): string {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const [gap, word] of pieces(text.trim(), width - hang.length)) {
    const between = empty ? '' : /\n/.test(gap) ? ' ' : gap;
    if (!empty && line.length + between.length + word.length > width) {
      lines.push(line);
      line = hang + word;
    } else {
      line += between + word;
    }
    empty = false;
  }
  lines.push(line);
  return lines.join('\n');
}

/** An address to go to. */
const LINK = /(?<=[a-z][a-z\d+.-]{0,40}):\/\/\S|\bwww\.|\bmailto:/i;

/** Whether a word is an address to go or to write to: looked through once, however long somebody's word is. */
function isLink(word: string): boolean {
  const at = word.indexOf('@', 1);
  const dot = at < 0 ? -1 : word.indexOf('.', at + 2);
  return (dot > 0 && dot < word.length - 1) || LINK.test(word);
}

/** The words of a text with the gap before each; one that fits on no line in parts, each with the hyphen it ends with, none longer than a line. */
function pieces(text: string, room: number): [gap: string, word: string][] {
  return [...text.matchAll(/(?<!\s)(\s*)(\S+)/g)].flatMap(([, gap = '', word = '']) => {
    const parts = word.length > room && !isLink(word) ? partsOf(word, room) : [word];
    return parts.map((part, i): [string, string] => [i === 0 ? gap : '', part]);
  });
}

function partsOf(word: string, room: number): string[] {
  const most = Math.max(1, room);
  return (word.match(/[^-]+-?|-/g) ?? [word]).flatMap((part) =>
    Array.from({ length: Math.ceil(part.length / most) }, (_, i) => part.slice(i * most, (i + 1) * most)),
  );
}

/** `CHECK           try the orders`: a word, a gap, and what stands in a column of its own. */
const COLUMN = /^\S.{0,18}?\s{2,}(?=\S)/;

/** Lines wrapped each for itself, with an indent: what is already indented keeps it; the rest of a line hangs further in, or below its column. */
export function wrapLines(lines: readonly string[], indent = '  '): string {
  return lines
    .map((line) => {
      const own = indent + (/^\s*/.exec(line)?.[0] ?? '');
      const column = COLUMN.exec(line.trim())?.[0].length ?? 4;
      return wrap(line, own, own + ' '.repeat(column));
    })
    .join('\n');
}
