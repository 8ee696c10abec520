import { atomsOf, isNumber } from './glossary';
import type { Atom, Glossary, Term } from './glossary';
import type { Language, Small } from './languages/language';

/** A piece of a line: what it may be. */
export interface Item {
  said: string;
  /** What stood between it and the piece before. */
  before: string;
  small: readonly Small[];
  verbs: readonly string[];
  /** Things it may name; several: it is all of them, or one that must be asked for. */
  terms: readonly Term[];
  /** Set where a number alone stands that begins names. */
  bare?: true;
  /** Set where what stands there is a name, not words that describe something. */
  exact?: true;
}

interface Words {
  small: ReadonlyMap<string, readonly Small[]>;
  verbs: ReadonlyMap<string, readonly string[]>;
}

const read = new WeakMap<Language, Words>();

/** The words of a language by what is compared of them. */
function wordsOf(language: Language): Words {
  const known = read.get(language);
  if (known) return known;
  const words = { small: byWord(language.small) as Map<string, Small[]>, verbs: byWord(language.verbs) };
  read.set(language, words);
  return words;
}

function byWord(lists: Readonly<Record<string, string>>): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const [meaning, list] of Object.entries(lists))
    for (const word of list.split(',')) {
      const key = phrase(atomsOf(word));
      words.set(key, [...(words.get(key) ?? []), meaning]);
    }
  return words;
}

const phrase = (atoms: readonly Pick<Atom, 'text'>[]): string => atoms.map((a) => a.text).join(' ');

/** Names are of one piece: no mark that parts orders stands in them. */
const PARTS = /[,;:()<>&+|=\t→]|--/;
const MOST_NAME = 10;
const MOST_PHRASE = 5;
const MOST_DESCRIBED = 6;

/** Cuts a line into names, verbs and small words of `languages`; what is none of these stays an item without meaning. */
export function itemsOf(text: string, glossary: Glossary, languages: readonly Language[]): Item[] {
  return new Cutting(text, glossary, languages.map(wordsOf)).items();
}

class Cutting {
  private readonly atoms: readonly Atom[];
  private head: string | null = null;

  constructor(
    text: string,
    private readonly glossary: Glossary,
    private readonly words: readonly Words[],
  ) {
    this.atoms = atomsOf(text);
  }

  items(): Item[] {
    const items: Item[] = [];
    for (let i = 0; i < this.atoms.length;) {
      const [item, length] = this.next(i);
      items.push(item);
      i += length;
    }
    return items;
  }

  private next(i: number): [Item, number] {
    const plural = this.plural(i);
    if (plural) return plural;
    const name = this.named(i);
    const small = this.phrase(i);
    if (name && (!small || name[1] > small[1] || (name[1] === small[1] && isTelling(this.atoms.slice(i, i + name[1])))))
      return name;
    if (small && this.isFiller(i)) return small;
    const described = this.described(i, small?.[1] ?? 0);
    return described ?? small ?? this.unknown(i);
  }

  /** `TFs A and C`: the word makes names of the letters behind it. */
  private plural(i: number): [Item, number] | null {
    const atom = this.at(i);
    const head = this.glossary.headOf(atom.text);
    if (head !== null && this.atoms[i + 1]) {
      this.head = head;
      return [this.item(i, 1, { small: ['filler'] }), 1];
    }
    const terms = this.head === null ? [] : this.glossary.called([{ text: this.head }, atom]);
    return terms.length > 0 ? [this.item(i, 1, { terms }), 1] : null;
  }

  private named(i: number): [Item, number] | null {
    for (let n = Math.min(MOST_NAME, this.run(i)); n > 0; n--) {
      const terms = this.glossary.called(this.atoms.slice(i, i + n));
      if (terms.length > 0 && !(n === 1 && this.at(i).text.length < 2))
        return [this.item(i, n, { terms, exact: true }), n];
    }
    return null;
  }

  private phrase(i: number): [Item, number] | null {
    for (let n = Math.min(MOST_PHRASE, this.run(i)); n > 0; n--) {
      const key = phrase(this.atoms.slice(i, i + n));
      const small = this.words.flatMap((w) => w.small.get(key) ?? []);
      const verbs = this.words.flatMap((w) => w.verbs.get(key) ?? []);
      if (small.length + verbs.length > 0) return [this.item(i, n, { small, verbs }), n];
    }
    return null;
  }

  /** The longest run of words that describe something, no shorter than `least`. */
  private described(i: number, least: number): [Item, number] | null {
    for (let n = Math.min(MOST_DESCRIBED, this.run(i)); n > least; n--) {
      const atoms = this.atoms.slice(i, i + n);
      if (atoms.slice(1).some((_, j) => this.isVerb(i + 1 + j))) continue;
      const telling = atoms.filter((_, j) => !this.isFiller(i + j));
      const terms = telling.length === 0 || this.isFiller(i + n - 1) ? [] : this.glossary.described(telling);
      if (terms.length > 0) return [this.item(i, n, { terms }), n];
    }
    return null;
  }

  private unknown(i: number): [Item, number] {
    const { text } = this.at(i);
    const terms = isNumber(text) ? this.glossary.numbered(text) : [];
    return [this.item(i, 1, terms.length > 0 ? { terms, bare: true } : {}), 1];
  }

  private item(i: number, n: number, more: Partial<Item>): Item {
    const atoms = this.atoms.slice(i, i + n);
    const said = atoms.map((a, j) => (j > 0 ? a.before : '') + a.said).join('');
    return { said, before: atoms[0]?.before ?? '', small: [], verbs: [], terms: [], ...more };
  }

  private isVerb(i: number): boolean {
    return this.words.some((w) => w.verbs.has(this.at(i).text) || w.small.get(this.at(i).text)?.includes('limit'));
  }

  private isFiller(i: number): boolean {
    const small = this.words.flatMap((w) => w.small.get(this.at(i).text) ?? []);
    // `He-111` is no "he".
    const begins = /^[-/]$/.test(this.at(i + 1).before);
    return !begins && (small.includes('filler') || this.at(i).text === 'of');
  }

  private at(i: number): Atom {
    return this.atoms[i] ?? { text: '', before: '', said: '' };
  }

  /** How many atoms from `i` on stand in one piece. */
  private run(i: number): number {
    let n = 1;
    while (this.atoms[i + n] && !PARTS.test(this.at(i + n).before)) n++;
    return n;
  }
}

/** Two letters may be a word of any language. */
const isTelling = (atoms: readonly Atom[]): boolean =>
  atoms.some((a) => isNumber(a.text)) || atoms.reduce((n, a) => n + a.text.length, 0) > 2;
