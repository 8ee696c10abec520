import { TextDecoder } from 'node:util';

/** Names that programs give to text whose letters they did not look at: what the bytes say counts for more. */
const CARELESS = /^(?:|us-?ascii|ascii|ansi_x3.*|utf-?8|unicode-1-1-utf-8|unknown.*|x-unknown|7bit|8bit|default.*)$/;

/** Marks of the order of bytes, by which text of two bytes a letter begins. */
const BYTE_ORDER: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/**
 * The letters of a part: by the name it gives to its character set, else as UTF-8 where every byte fits, else as
 * windows-1252. A letter that the named set does not know stays as U+FFFD: it is refused later, never guessed.
 */
export function lettersOf(bytes: Buffer, label: string | null): string {
  const marked = BYTE_ORDER[bytes.subarray(0, 2).toString('hex')];
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  const name = (label ?? '')
    .trim()
    .toLowerCase()
    .replace(/^["']|["']$/g, '');
  const named = CARELESS.test(name) ? null : decoderFor(name);
  const letters = named?.decode(bytes);
  if (letters !== undefined && !isSuspect(letters, named?.encoding ?? '', bytes)) return letters;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return letters ?? new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether bytes may be UTF-8 in spite of their label: sets of one byte a letter know every byte, others fail. */
function isSuspect(letters: string, encoding: string, bytes: Buffer): boolean {
  if (letters.includes('\ufffd')) return !/^utf-16/.test(encoding);
  return /^(?:iso-8859|windows-125|koi8|macintosh)/.test(encoding) && bytes.some((b) => b > 0x7f);
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

function decoderFor(name: string): TextDecoder | null {
  const known = OTHER_NAMES[name] ?? name.replace(/^(?:cp|windows)-?(125\d)$/, 'windows-$1');
  try {
    return new TextDecoder(known);
  } catch {
    return null;
  }
}

/** The character set that a page names in its own head; null: it names none. */
export function charsetInHtml(bytes: Buffer): string | null {
  const head = bytes.subarray(0, 2_048).toString('latin1');
  return /<meta\s[^>]{0,200}?charset\s*=\s*["']?([\w:.-]{2,40})/i.exec(head)?.[1] ?? null;
}
