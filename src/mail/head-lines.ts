const MOST_HEAD = 200_000;
const MOST_LINES = 5_000;

/** A header line, unfolded; the name in lower case. */
export interface HeadLine {
  name: string;
  value: string;
}

/** The head of a raw mail, every line of it, from the top; read without decoding. */
export function headLines(raw: Buffer | string): HeadLine[] {
  const text = typeof raw === 'string' ? raw.slice(0, MOST_HEAD) : raw.subarray(0, MOST_HEAD).toString('latin1');
  const lines: HeadLine[] = [];
  for (const line of text.replace(/^[\r\n]+/, '').split(/\r?\n/, MOST_LINES)) {
    if (line === '') break;
    const last = lines.at(-1);
    if (/^[ \t]/.test(line)) {
      if (last) last.value += ` ${line.trim()}`;
      continue;
    }
    const colon = line.indexOf(':');
    lines.push({ name: line.slice(0, Math.max(0, colon)).trim().toLowerCase(), value: line.slice(colon + 1).trim() });
  }
  return lines;
}
