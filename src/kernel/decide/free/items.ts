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
  /** Set where its number is not the one that the names begin with. */
  loose?: true;
  /** Set where what stands there is a name, not words that describe something. */
  exact?: true;
}

interface Meaning {
  small: readonly Small[];
  verbs: readonly string[];
}

/** The words of languages that are read together, by what is compared of them, and how long phrases are that begin with a word. */
interface Words {
  phrases: ReadonlyMap<string, Meaning>;
  longest: ReadonlyMap<string, number>;
}

const read = new WeakMap<Language, WeakMap<Language, Words>>();

/** The words of a language with those of another beside it. */
function wordsOf(language: Language, beside: Language): Words {
  const known = read.get(language)?.get(beside);
  if (known) return known;
  const phrases = new Map<string, { small: Small[]; verbs: string[] }>();
  for (const one of language === beside ? [language] : [language, beside]) {
    gather(one.small, phrases, 'small');
    gather(one.verbs, phrases, 'verbs');
  }
  const longest = new Map<string, number>();
  for (const key of phrases.keys()) {
    const [first = '', ...more] = key.split(' ');
    longest.set(first, Math.max(longest.get(first) ?? 0, more.length + 1));
  }
  const words = { phrases, longest };
  const others = read.get(language) ?? new WeakMap<Language, Words>();
  read.set(language, others.set(beside, words));
  return words;
}

function gather<K extends 'small' | 'verbs'>(
  lists: Readonly<Record<string, string>>,
  phrases: Map<string, { small: Small[]; verbs: string[] }>,
  into: K,
): void {
  for (const [meaning, list] of Object.entries(lists))
    for (const word of list.split(',')) {
      const key = phrase(atomsOf(word));
      const known = phrases.get(key) ?? { small: [], verbs: [] };
      (known[into] as string[]).push(meaning);
      phrases.set(key, known);
    }
}

const phrase = (atoms: readonly Pick<Atom, 'text'>[]): string => atoms.map((a) => a.text).join(' ');

/** Names are of one piece: no mark that parts orders stands in them. */
const PARTS = /[,;:()<>&+|=\t→]|--/;
const MOST_NAME = 10;
const MOST_DESCRIBED = 6;

/** A line cut into words once, for all languages. */
export class WordsOfLine {
  readonly atoms: readonly Atom[];
  private readonly names = new Map<number, [Term[], number] | null>();

  constructor(
    text: string,
    readonly glossary: Glossary,
  ) {
    this.atoms = atomsOf(text);
  }

  /** The longest name that begins with the word at `i`, and how many words it is long. */
  named(i: number): [Term[], number] | null {
    const known = this.names.get(i);
    if (known !== undefined) return known;
    const found = this.longest(i);
    this.names.set(i, found);
    return found;
  }

  private longest(i: number): [Term[], number] | null {
    for (let n = Math.min(MOST_NAME, this.run(i)); n > 0; n--) {
      const terms = this.glossary.called(this.atoms.slice(i, i + n));
      if (terms.length > 0 && !(n === 1 && this.at(i).text.length < 2)) return [terms, n];
    }
    return null;
  }

  at(i: number): Atom {
    return this.atoms[i] ?? { text: '', before: '', said: '' };
  }

  /** How many words from `i` on stand in one piece. */
  run(i: number): number {
    let n = 1;
    while (n < MOST_NAME && this.atoms[i + n] && !PARTS.test(this.at(i + n).before)) n++;
    return n;
  }

  /** Whether a language has a word of this line that another has not. */
  speaks(language: Language, besides: Language): boolean {
    const [here, there] = [wordsOf(language, language), wordsOf(besides, besides)];
    return this.atoms.some(({ text }) => here.longest.has(text) && !sameIn(text, here, there));
  }
}

/** Whether a word means the same in two languages, alone and with what may follow it. */
function sameIn(text: string, { phrases, longest }: Words, other: Words): boolean {
  if (longest.get(text) !== 1) return false;
  const [a, b] = [phrases.get(text), other.phrases.get(text)];
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Cuts a line into names, verbs and small words of `language` and of one beside it; what is none of these stays an item without meaning. */
export function itemsOf(line: WordsOfLine, language: Language, beside: Language): Item[] {
  return new Cutting(line, wordsOf(language, beside)).items();
}

class Cutting {
  private readonly atoms: readonly Atom[];
  private readonly glossary: Glossary;
  private head: string | null = null;

  constructor(
    private readonly line: WordsOfLine,
    private readonly words: Words,
  ) {
    this.atoms = line.atoms;
    this.glossary = line.glossary;
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
    const found = this.line.named(i);
    return found && [this.item(i, found[1], { terms: found[0], exact: true }), found[1]];
  }

  private phrase(i: number): [Item, number] | null {
    const most = this.words.longest.get(this.at(i).text);
    if (most === undefined) return null;
    for (let n = Math.min(most, this.line.run(i)); n > 0; n--) {
      const meaning = this.words.phrases.get(phrase(this.atoms.slice(i, i + n)));
      if (meaning) return [this.item(i, n, meaning), n];
    }
    return null;
  }

  /** The longest run of words that describe something, no shorter than `least`. */
  private described(i: number, least: number): [Item, number] | null {
    for (let n = this.telling(i); n > least; n--) {
      const atoms = this.atoms.slice(i, i + n);
      if (this.isFiller(i + n - 1)) continue;
      const { terms, loosely } = this.glossary.described(atoms.filter((_, j) => !this.isFiller(i + j)));
      if (terms.length > 0) return [this.item(i, n, { terms, ...(loosely ? { loose: true } : {}) }), n];
    }
    return null;
  }

  /** How many words from `i` on may describe one thing, fillers among them. */
  private telling(i: number): number {
    const most = Math.min(MOST_DESCRIBED, this.line.run(i));
    let n = 0;
    while (n < most && !(n > 0 && this.isVerb(i + n)) && (this.isFiller(i + n) || this.glossary.knows(this.at(i + n))))
      n++;
    return n;
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
    const meaning = this.words.phrases.get(this.at(i).text);
    return meaning !== undefined && (meaning.verbs.length > 0 || meaning.small.includes('limit'));
  }

  private isFiller(i: number): boolean {
    const { text } = this.at(i);
    if (text !== 'of' && this.words.phrases.get(text)?.small.includes('filler') !== true) return false;
    // `He-111` is no "he".
    return !/^[-/]$/.test(this.at(i + 1).before);
  }

  private at(i: number): Atom {
    return this.line.at(i);
  }
}

/** Two letters may be a word of any language. */
const isTelling = (atoms: readonly Atom[]): boolean =>
  atoms.some((a) => isNumber(a.text)) || atoms.reduce((n, a) => n + a.text.length, 0) > 2;
