/** Signs of no width and of direction: they say how letters stand, not which. */
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202c\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** The signs that show letters in another order than they are read in. */
const OVERRIDE = /[\u202d\u202e]/;

/** Whether what is seen of a text is not what is read: a sign in it overrides the order of its letters. */
export const isTurned = (text: string): boolean => OVERRIDE.test(text);

/** Writings that have wide signs of their own. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const narrowed = (line: string): string =>
  WIDE.test(line) ? line : line.replace(/[\uff01-\uff5e]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0));

/** A text without signs that nobody sees, its wide letters and signs as plain ones. */
export function plainWidth(text: string): string {
  return text.replace(UNSEEN, '').split('\n').map(narrowed).join('\n');
}

/** A text with the dashes, quotation marks, blanks and letters that programs put in as one types made plain again. */
export function plainLetters(text: string): string {
  return plainWidth(text)
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
    .replace(/[\u2018-\u201b\u2032\u00b4]/g, "'")
    .replace(/[\u201c-\u201f\u2033]/g, '"');
}

/** A line with one blank for many, and none of them ends it: no pattern behind this meets more, and none grows with them. */
export const oneBlank = (line: string): string => line.trim().replace(/\s+/g, ' ');
