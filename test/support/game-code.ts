/** A text without the code of its game, to be compared with that of a twin. In a path of a drawing `L476` is a line to somewhere, not a code. */
export const withoutCode = (text: string, code: string): string =>
  text.replace(new RegExp(`(?<![\\d.])${code}`, 'g'), 'CODE');
