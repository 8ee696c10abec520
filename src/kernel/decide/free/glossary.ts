/** One thing that an order may name, as the seat sees the game now. */
export interface Term {
  /** As it stands in an order. */
  text: string;
  names: readonly string[];
  sort: 'unit' | 'place';
  /** Words that describe it and are no names: its nation, its kind, its size. */
  also?: readonly string[];
  /** The text of the place where it stands. */
  at?: string;
  /** Whether orders of this seat move it: these are meant before all others. */
  own?: boolean;
}

/** A run of letters or of digits, and what stood before it. */
export interface Atom {
  text: string;
  before: string;
  /** As it was written. */
  said: string;
}

const ORDINAL = /^(?:st|nd|rd|th|e|er|ème)$/;
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
    if (last && before === '' && DIGITS.test(last.text) && ORDINAL.test(folded)) last.said += found[0];
    else atoms.push({ text: folded, before, said: found[0] });
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

interface Indexed extends Term {
  atoms: readonly string[];
  described: readonly string[];
}

/** The things that orders may name, ready to be looked up. */
export class Glossary {
  private readonly exact = new Map<string, Term[]>();
  private readonly all: Indexed[];
  /** First words of names that end in one letter or number: `TF A`. */
  private readonly heads = new Map<string, true>();

  constructor(terms: readonly Term[]) {
    for (const term of terms) for (const name of term.names) this.index(name, term);
    this.all = terms
      .filter((t) => t.own === true || (t.sort === 'place' && t.names.some((name) => /\p{L}{3}/u.test(name))))
      .map((term) => ({
        ...term,
        atoms: term.names.flatMap((name) => atomsOf(name).map((a) => a.text)),
        described: (term.also ?? []).flatMap((word) => atomsOf(word).map((a) => a.text)),
      }));
  }

  private index(name: string, term: Term): void {
    const atoms = atomsOf(name);
    const [head, second, ...more] = atoms;
    if (head && second && more.length === 0 && (second.text.length === 1 || isNumber(second.text)))
      this.heads.set(head.text, true);
    for (const key of [keyOf(atoms), ...splitNumber(atoms)]) {
      const known = this.exact.get(key) ?? [];
      if (!known.includes(term)) this.exact.set(key, [...known, term]);
    }
  }

  /** What is called so: own things and places before all others. */
  called(atoms: readonly Pick<Atom, 'text'>[]): Term[] {
    const found = this.exact.get(keyOf(atoms)) ?? [];
    const meant = found.filter((t) => t.own === true || t.sort === 'place');
    return meant.length > 0 ? meant : found;
  }

  /** What these words describe or begin to name, each of them: `13 company`, `21 Australian`; a number alone names nothing. */
  described(atoms: readonly Atom[]): Term[] {
    if (atoms.every((a) => isNumber(a.text)) && atoms.length < 2) return [];
    return this.all.filter((term) => {
      const left = [...term.atoms, ...term.described];
      return atoms.every((atom) => takes(left, (word) => isAtom(atom, word)));
    });
  }

  /** What a bare number may begin the name of. */
  numbered(number: string): Term[] {
    return this.all.filter((t) => t.sort === 'unit' && t.atoms[0] === number);
  }

  /** Whether a word is the plural of what names begin with: `TFs A and C`. */
  headOf(plural: string): string | null {
    const head = plural.replace(/s$/, '');
    return plural.endsWith('s') && this.heads.has(head) ? head : null;
  }

  /** Own things of a place. */
  standingAt(place: string): Term[] {
    return this.all.filter((t) => t.sort === 'unit' && t.at === place);
  }

  own(): Term[] {
    return this.all.filter((t) => t.own === true);
  }
}

/** `4313` written as `43.13` or `W 43 13`. */
function splitNumber(atoms: readonly Atom[]): string[] {
  const last = atoms.at(-1)?.text ?? '';
  if (!/^\d{4}$/.test(last) || atoms.length > 2) return [];
  const front = atoms.slice(0, -1);
  const whole = [...front, { text: last.slice(0, 2) }, { text: last.slice(2) }];
  return [keyOf(whole)];
}

/** Takes the first of `left` that fits out of it. */
function takes(left: string[], fits: (word: string) => boolean): boolean {
  const at = left.findIndex(fits);
  if (at < 0) return false;
  left.splice(at, 1);
  return true;
}

const SHORTEST = 3;

/** Whether a word that was said is one of a name: the same, its beginning, or written out. A slip is offered by the exact reading, not taken. */
function isAtom({ text, said }: Atom, word: string): boolean {
  if (text === word || text === `${word}s`) return true;
  if (isNumber(text) || isNumber(word)) return false;
  if (text.length >= SHORTEST && word.startsWith(text)) return true;
  if (word.length >= SHORTEST && text.startsWith(word)) return true;
  // `v. Plessen`
  return said.length === 1 && word.startsWith(text) && word.length >= SHORTEST;
}
