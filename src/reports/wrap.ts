/** The width of our mails in plain text. */
export const COLUMNS = 72;

/** Breaks one paragraph at blanks so that no line is longer than `width`; lines after the first get `hang`. */
export function wrap(text: string, first = '', hang = first, width = COLUMNS): string {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(/\s+/).filter((w) => w !== '')) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = hang + word;
    } else {
      line += (empty ? '' : ' ') + word;
    }
    empty = false;
  }
  lines.push(line);
  return lines.join('\n');
}

/** Lines wrapped each for itself, with an indent; what is already indented keeps it and hangs two further. */
export function wrapLines(lines: readonly string[], indent = '  '): string {
  return lines
    .map((line) => {
      const own = indent + (/^\s*/.exec(line)?.[0] ?? '');
      return wrap(line, own, `${own}    `);
    })
    .join('\n');
}
