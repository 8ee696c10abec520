/** A text with the dashes, quotation marks and blanks that programs put in as one types made plain again. */
export function plainLetters(text: string): string {
  return text
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
    .replace(/[\u2018-\u201b\u2032\u00b4]/g, "'")
    .replace(/[\u201c-\u201f\u2033]/g, '"');
}

/** A line with one blank for many, and none of them ends it: no pattern behind this meets more, and none grows with them. */
export const oneBlank = (line: string): string => line.trim().replace(/\s+/g, ' ');
