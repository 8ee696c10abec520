import { lettersOf } from './charset';
import type { Part } from './mime';
import { ownText } from './own-text';

/** A text that is sent with a mail as a file. */
export interface TextFile {
  /** As people are told it. */
  name: string;
  /** Its lines, without what is quoted or signed in it. */
  text: string;
}

/** Longer ones are no orders. */
const MOST_BYTES = 64 * 1024;
/** So many are looked at. */
const MOST_FILES = 3;
const NAMED_TEXT = /\.(?:txt|text)$/i;

/** The texts that are sent along as files: whole ones of 64 kB at most, no mails, reports or signatures. */
export function textFilesIn(parts: readonly Part[]): TextFile[] {
  return parts
    .filter((p) => isText(p) && isSentAlong(p) && p.content.length <= MOST_BYTES)
    .slice(0, MOST_FILES)
    .flatMap((p) => {
      const letters = lettersOf(p.content, p.charset);
      const { text } = ownText(letters);
      return text === '' || letters.includes('\0') ? [] : [{ name: shownName(p), text }];
    });
}

const isText = ({ type, name }: Part): boolean =>
  /^text\/(?:plain|markdown|x-\S+)$/.test(type) || (/^application\//.test(type) && NAMED_TEXT.test(name ?? ''));

/** A file that is to be saved, and no part of another thing. */
export const isSentAlong = ({ attached, within }: Part): boolean =>
  attached && !within.includes('related') && !within.includes('report');

/** The name of a file, or its kind, as it is told to people. */
export const shownName = ({ name, type }: Part): string => (name ?? type).replace(/[^\w .-]/g, '_').slice(0, 60);
