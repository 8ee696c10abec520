/** A run of letters or of digits, and what stood before it. */
export interface Atom {
  text: string;
  before: string;
  /** As it was written. */
  said: string;
  /** Set where a full stop stands right behind it: `v. Plessen`. */
  stop?: true;
}

/** Behind a number: `13th`, `13te`, `14e`, `14ème`, `13-ta`, and the plural of a type: `Ju 87s`. */
const ORDINAL = /^(?:s|st|nd|rd|th|e|er|re|ere|eme|ieme|nde|te|ter|ten|tes|ste|sten|ta|sza|ga|cia|ty|szy)$/;
const DIGITS = /^\p{N}/u;

/** Words and names are compared by their runs of letters and digits: `13/IV/Sturm` is 13, iv, sturm. */
export function atomsOf(text: string): Atom[] {
  const atoms: Atom[] = [];
  let end = 0;
  for (const found of text.matchAll(/\p{N}+|[\p{L}\p{M}]+/gu)) {
    const before = text.slice(end, found.index);
    end = found.index + found[0].length;
    const folded = found[0].normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const last = atoms.at(-1);
    if (
      last &&
      (before === '' || (before === '-' && folded.length > 1)) &&
      DIGITS.test(last.text) &&
      ORDINAL.test(folded)
    )
      last.said += found[0];
    else atoms.push({ text: folded, before, said: found[0], ...(text[end] === '.' ? { stop: true as const } : {}) });
  }
  return atoms;
}

/** The same text for the same name: two numbers beside each other stay two. */
export function keyOf(atoms: readonly Pick<Atom, 'text'>[]): string {
  return atoms
    .map(({ text }, i) => (i > 0 && isNumber(text) && isNumber(atoms[i - 1]?.text) ? `.${text}` : text))
    .join('');
}

export const isNumber = (text: string | undefined): boolean => text !== undefined && DIGITS.test(text);

/** Whether it is a number in digits or in Roman letters, or the letter of a company. */
export function numeralOf(said: string): 'digits' | 'roman' | 'letter' | null {
  if (/^\p{N}+$/u.test(said)) return 'digits';
  if (/^[IVX]+$/.test(said)) return 'roman';
  return /^\p{Lu}$/u.test(said) ? 'letter' : null;
}
