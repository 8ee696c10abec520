import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Cut } from '../mail/reading/own-text';

/** What a file holds: bare text, a whole mail, or HTML. */
export type Form = 'text' | 'eml' | 'html';

/** A file that nothing can be read of, and why, for people. */
export class UnreadableFile extends Error {}

const TROUBLE: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder; name the files in it',
  EACCES: 'you may not read this file',
};

/** The bytes of a file; `-` is standard input. @throws UnreadableFile */
export async function bytesOf(file: string): Promise<Buffer> {
  try {
    return file === '-' ? await buffer(process.stdin) : await readFile(file);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new UnreadableFile(TROUBLE[code] ?? message);
  }
}

const HEAD =
  /^(?:from|to|cc|subject|date|received|return-path|delivered-to|reply-to|message-id|mime-version|content-[\w-]+|x-[\w-]+|dkim-signature)[ \t]*:|^From \S/im;
/** As much of a file as is looked at to tell a mail from bare text. */
const START = 4_000;

/** What a file is by its ending; one without an ending that we know is a mail where it begins with a mail's head. */
export function formOf(file: string, bytes: Buffer): Form {
  const ending = extname(file).toLowerCase();
  if (ending === '.txt') return 'text';
  if (ending === '.html' || ending === '.htm') return 'html';
  if (ending === '.eml' || bytes.length === 0) return 'eml';
  const [head = ''] = bytes
    .subarray(0, START)
    .toString('latin1')
    .trimStart()
    .split(/\r?\n\r?\n/);
  return HEAD.test(head) ? 'eml' : 'text';
}

const OUTLOOK = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** The line that begins each mail of a mailbox file (RFC 4155). */
const NEXT_MAIL = /\n\r?\nFrom \S+.{0,40}\d{4}\r?\n(?=[\w-]{1,60}:)/;

/** The first mail of a file, and what of it is not looked at. @throws UnreadableFile for a kind of file that holds no plain mail */
export function firstMail(bytes: Buffer): { mail: Buffer; cut: Cut[] } {
  if (bytes.subarray(0, OUTLOOK.length).equals(OUTLOOK))
    throw new UnreadableFile("this is Outlook's own kind of file; save the mail as .eml or .txt");
  if (bytes.subarray(0, 5).toString('latin1') !== 'From ') return { mail: bytes, cut: [] };
  const whole = bytes.toString('latin1');
  const end = whole.search(NEXT_MAIL);
  if (end < 0) return { mail: bytes, cut: [] };
  const lines = whole.slice(end).trim().split('\n').length;
  return { mail: bytes.subarray(0, end + 1), cut: [{ why: 'other mails in the file; save each on its own', lines }] };
}
