/** Header lines of a mail by lower-case name; of several lines of one name the first. */
export type Headers = ReadonlyMap<string, string>;

const MOST_LINES = 500;

/** The head of a raw mail, unfolded, read without decoding; a mail without a head gives an empty one. */
export function headersOf(raw: string): Headers {
  const headers = new Map<string, string>();
  let name = '';
  for (const line of raw.split(/\r?\n/, MOST_LINES)) {
    if (line === '') break;
    if (/^[ \t]/.test(line)) headers.set(name, `${headers.get(name) ?? ''} ${line.trim()}`);
    else {
      const colon = line.indexOf(':');
      name = colon > 0 ? line.slice(0, colon).toLowerCase().trim() : '';
      if (headers.has(name)) name = `${name} (again)`;
      if (name !== '') headers.set(name, line.slice(colon + 1).trim());
    }
  }
  headers.delete('');
  return headers;
}
