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

/** What is looked up of a thing's names, made once for a list of names. */
interface Prepared {
  keys: readonly string[];
  /** First words of names that end in one letter or number: `TF A`. */
  heads: readonly string[];
  words: readonly string[];
}
const prepared = new WeakMap<readonly string[], Prepared>();

function preparedOf(names: readonly string[]): Prepared {
  const known = prepared.get(names);
  if (known) return known;
  const all = names.map(atomsOf);
  const found = {
    keys: once(all.flatMap((atoms) => [keyOf(atoms), ...splitNumber(atoms)])),
    heads: all.flatMap(headOf),
    words: all.flatMap((atoms) => atoms.map((a) => a.text)),
  };
  prepared.set(names, found);
  return found;
}

const once = (words: readonly string[]): string[] => words.filter((word, i) => words.indexOf(word) === i);

function headOf([head, second, ...more]: readonly Atom[]): string[] {
  const isLetter = second !== undefined && (second.text.length === 1 || isNumber(second.text));
  return head && isLetter && more.length === 0 ? [head.text] : [];
}

/** A thing that words may describe. */
interface Indexed {
  term: Term;
  words: readonly string[];
}

/** What words describe; `loosely`: their number is not the one that the name begins with. */
export interface Described {
  terms: readonly Term[];
  loosely: boolean;
}

/** The things that orders may name, ready to be looked up. */
export class Glossary {
  private readonly exact = new Map<string, Term[]>();
  private readonly heads = new Map<string, true>();
  private readonly units: Term[] = [];
  /** What words may describe, by each word of it; these by their first letters, of which words that fit share one. */
  private readonly byWord = new Map<string, Indexed[]>();
  private readonly byLetter = new Map<string, string[]>();
  private readonly fits = new Map<string, readonly Indexed[]>();
  private readonly found = new Map<string, Described>();

  constructor(terms: readonly Term[]) {
    for (const term of terms) this.index(term);
  }

  private index(term: Term): void {
    const { keys, heads, words } = preparedOf(term.names);
    for (const head of heads) this.heads.set(head, true);
    for (const key of keys) add(this.exact, key, term);
    if (term.sort === 'unit') this.units.push(term);
    if (term.own !== true && !(term.sort === 'place' && term.names.some((name) => /\p{L}{3}/u.test(name)))) return;
    const one = { term, words: [...words, ...(term.also ? preparedOf(term.also).words : [])] };
    for (const word of once(one.words)) {
      if (!this.byWord.has(word)) add(this.byLetter, word.slice(0, 1), word);
      add(this.byWord, word, one);
    }
  }

  /** What is called so: own things and places before all others. */
  called(atoms: readonly Pick<Atom, 'text'>[]): Term[] {
    const found = this.exact.get(keyOf(atoms)) ?? [];
    const meant = found.filter((t) => t.own === true || t.sort === 'place');
    return meant.length > 0 ? meant : found;
  }

  /** Whether a word is one of something's names or descriptions. */
  knows = (atom: Atom): boolean => this.fitting(atom).length > 0;

  private fitting(atom: Atom): readonly Indexed[] {
    const key = atom.said.length === 1 ? atom.said : `${atom.text} `;
    const known = this.fits.get(key);
    if (known) return known;
    const words = (this.byLetter.get(atom.text.slice(0, 1)) ?? []).filter((word) => isAtom(atom, word));
    const found = words.flatMap((word) => this.byWord.get(word) ?? []);
    const fits = found.filter((one, i) => found.indexOf(one) === i);
    this.fits.set(key, fits);
    return fits;
  }

  /** What these words describe or begin to name, each of them: `13 company`, `21 Australian`; a number alone names nothing. */
  described(atoms: readonly Atom[]): Described {
    if (atoms.every((a) => isNumber(a.text)) && atoms.length < 2) return NOTHING;
    // `I'd`
    if (atoms.every((a) => a.said.length === 1 && !isNumber(a.text))) return NOTHING;
    const key = atoms.map((a) => a.said).join(' ');
    const known = this.found.get(key);
    if (known) return known;
    const [least = []] = atoms.map((atom) => this.fitting(atom)).sort((a, b) => a.length - b.length);
    const all = least.filter(({ words }) => fitsAll(atoms, words));
    const firm = all.filter(({ words }) => isFirm(atoms, words));
    const some = firm.length > 0 ? firm : all;
    const found = { terms: some.map(({ term }) => term), loosely: firm.length === 0 };
    this.found.set(key, found);
    return found;
  }

  /** What a bare number may begin the name of. */
  numbered(number: string): Term[] {
    return (this.byWord.get(number) ?? []).flatMap(({ term, words }) =>
      term.sort === 'unit' && words[0] === number ? [term] : [],
    );
  }

  /** Whether a word is the plural of what names begin with: `TFs A and C`. */
  headOf(plural: string): string | null {
    const head = plural.replace(/s$/, '');
    return plural.endsWith('s') && this.heads.has(head) ? head : null;
  }

  /** Own things of a place. */
  standingAt(place: string): Term[] {
    return this.units.filter((t) => t.own === true && t.at === place);
  }
}

const NOTHING: Described = { terms: [], loosely: false };

function add<T>(to: Map<string, T[]>, key: string, one: T): void {
  const known = to.get(key);
  if (!known) to.set(key, [one]);
  else if (known.at(-1) !== one) known.push(one);
}

/** Whether each word fits another of a thing's; numbers stand in the order of its name: `1/2` is not 2/1. */
function fitsAll(atoms: readonly Atom[], words: readonly string[]): boolean {
  const left = [...words];
  if (!atoms.every((atom) => takes(left, (word) => isAtom(atom, word)))) return false;
  const numbers = words.filter(isNumber);
  return atoms.every(({ text }) => !isNumber(text) || numbers.splice(0, numbers.indexOf(text) + 1).length > 0);
}

/** `21 Australian` is 21/7A; that `7 Australian` is one has to be asked. */
function isFirm(atoms: readonly Atom[], words: readonly string[]): boolean {
  const said = atoms.find(({ text }) => isNumber(text));
  return said === undefined || words.find(isNumber) === said.text;
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
