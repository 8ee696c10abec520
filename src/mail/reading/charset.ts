import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import iconv from 'iconv-lite';

/** Names that programs give to text whose letters they did not look at: what the bytes say counts for more. */
const CARELESS = /^(?:|us-?ascii|ascii|ansi_x3.*|utf-?8|unicode-1-1-utf-8|unknown.*|x-unknown|7bit|8bit|default.*)$/;

/** Marks of the order of bytes, by which text of two bytes a letter begins. */
const BYTE_ORDER: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/**
 * The letters of a part: by the name it gives to its character set, else as UTF-8, else as windows-1252. A letter that the
 * set does not know stays as U+FFFD: it is refused later, never guessed.
 */
export function lettersOf(bytes: Buffer, label: string | null): string {
  const marked = BYTE_ORDER[bytes.subarray(0, 2).toString('hex')];
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  const name = (label ?? '')
    .trim()
    .toLowerCase()
    .replace(/^["']|["']$/g, '');
  const named = CARELESS.test(name) ? null : setCalled(name);
  const letters = named?.decode(bytes);
  if (named && letters !== undefined && !isSuspect(letters, named, bytes)) return letters;
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : (letters ?? guessed(bytes));
}

/**
 * Bytes without a name that are not all UTF-8. Where a few are broken the rest is UTF-8 all the same; else each line is
 * what it can be: some programs put their own text above another's and forget that its set is not theirs.
 */
function guessed(bytes: Buffer): string {
  const whole = new TextDecoder().decode(bytes);
  const lost = whole.match(/\ufffd/g)?.length ?? 0;
  const found = whole.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0;
  if (found >= lost) return whole;
  return bytes
    .toString('latin1')
    .split('\n')
    .map((line) => Buffer.from(line, 'latin1'))
    .map((line) => (isUtf8(line) ? line.toString() : iconv.decode(line, 'windows-1252')))
    .join('\n');
}

/** Whether bytes may be UTF-8 in spite of their label: sets of one byte a letter know every byte, others fail. */
function isSuspect(letters: string, { name }: CharacterSet, bytes: Buffer): boolean {
  if (letters.includes('\ufffd')) return !/^utf-16/.test(name);
  return ONE_BYTE.test(name) && bytes.some((b) => b > 0x7f);
}

/** Names that mail programs use and the standard's list of names lacks. */
const OTHER_NAMES: Record<string, string> = {
  cp949: 'euc-kr',
  'x-windows-949': 'euc-kr',
  ms949: 'euc-kr',
  cp932: 'shift_jis',
  cp936: 'gbk',
  cp950: 'big5',
  'iso-2022-jp-1': 'iso-2022-jp',
  'iso-2022-jp-2': 'iso-2022-jp',
  'iso-2022-jp-3': 'iso-2022-jp',
  'iso-2022-jp-ms': 'iso-2022-jp',
  cp50220: 'iso-2022-jp',
  cp50221: 'iso-2022-jp',
  'iso-8859-8-e': 'iso-8859-8',
};

/** Sets of one byte a letter. */
const ONE_BYTE = /^(?:iso-8859|windows-|koi8|macintosh|cp\d|ibm\d)/;

interface CharacterSet {
  name: string;
  decode(bytes: Buffer): string;
}

/**
 * The set that mail programs mean by a name: `iso-8859-1` is windows-1252 to all of them. Sets of one byte are read by
 * tables: Node's own reading makes control characters of 0x80 to 0x9f, where windows-1252 has dashes and quotation marks.
 */
function setCalled(label: string): CharacterSet | null {
  const name = standardName(
    (Object.hasOwn(OTHER_NAMES, label) ? OTHER_NAMES[label] : null) ??
      label.replace(/^(?:cp|windows)-?(125\d)$/, 'windows-$1'),
  );
  if (ONE_BYTE.test(name) && iconv.encodingExists(name)) return { name, decode: (bytes) => iconv.decode(bytes, name) };
  try {
    const decoder = new TextDecoder(name);
    return { name, decode: (bytes) => decoder.decode(bytes) };
  } catch {
    return null;
  }
}

/** The name by which the standard knows a set under any of its labels; the label itself where it does not. */
function standardName(label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return label;
  }
}

/** The character set that a page names in its own head; null: it names none. */
export function charsetInHtml(bytes: Buffer): string | null {
  const head = bytes.subarray(0, 2_048).toString('latin1');
  return /<meta\s[^>]{0,200}?charset\s*=\s*["']?([\w:.-]{2,40})/i.exec(head)?.[1] ?? null;
}
