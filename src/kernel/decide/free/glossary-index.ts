import { atomsOf, keyOf } from './atoms';
import { preparedOf } from './prepared-names';

/** One thing that an order may name, as the seat sees the game now. */
export interface Term {
  /** As it stands in an order. */
  text: string;
  names: readonly string[];
  /** `aim`: what a unit is set to; named by the meaning of a verb (`means`), as a mission is. `wish`: a kind of what may be hit. */
  sort: 'unit' | 'place' | 'aim' | 'wish';
  means?: string;
  /** Common words that it is called by before whoever has one of them for a name, which begins with a capital: `the decoy`. */
  common?: readonly string[];
  /** Words that describe it and are no names: its nation, its kind, its size. */
  also?: readonly string[];
  /** The text of the place where it stands. */
  at?: string;
  /** Whether orders of this seat move it: these are meant before all others. */
  own?: boolean;
  /** Set where who attacks it attacks the place that it holds. */
  holds?: true;
  /** Set where it is not on the map: meant only where nothing on it is. */
  off?: true;
}

/** A thing that words may describe. */
export interface Indexed {
  term: Term;
  words: readonly string[];
}

/** Shorter words are beginnings of too many others. */
export const SHORTEST = 3;

/** Some things that orders may name, by their names and the words that describe them. */
export class Index {
  readonly exact = new Map<string, Term[]>();
  readonly common = new Map<string, Term[]>();
  readonly heads = new Map<string, true>();
  readonly units: Term[] = [];
  /** What words may describe, by each word of it; these by their first letters, of which words that fit share one. */
  readonly byWord = new Map<string, Indexed[]>();
  readonly byLetter = new Map<string, string[]>();
  private byLength: Map<number, string[]> | null = null;
  private readonly bySort: { unit?: readonly Term[]; place?: readonly Term[] } = {};
  readonly aims: readonly Term[];
  /** What may be hit: kinds of it, and whom the seat sees that is not his. */
  readonly targets: readonly Term[];

  constructor(terms: readonly Term[]) {
    this.aims = terms.filter((term) => term.sort === 'aim');
    this.targets = terms.filter(
      (term) => term.sort === 'wish' || (term.sort === 'unit' && term.own !== true && !term.off),
    );
    for (const term of terms) if (term.sort !== 'aim' && term.sort !== 'wish') this.index(term);
  }

  /** Words of so many letters that one may be with a slip in it. */
  ofLength(length: number): readonly string[] {
    if (this.byLength === null) {
      this.byLength = new Map();
      for (const word of this.byWord.keys()) if (word.length > SHORTEST) add(this.byLength, word.length, word);
    }
    return this.byLength.get(length) ?? [];
  }

  /** Own things on the map, or places, by each of their names. */
  orderable(sort: 'unit' | 'place'): readonly Term[] {
    const isMeant = (t: Term): boolean => t.sort === sort && (sort === 'place' || (t.own === true && !t.off));
    return (this.bySort[sort] ??= [...this.exact.values()].flat().filter(isMeant));
  }

  private index(term: Term): void {
    const { keys, heads, words } = preparedOf(term.names);
    for (const head of heads) this.heads.set(head, true);
    for (const key of keys) add(this.exact, key, term);
    for (const word of term.common ?? []) add(this.common, keyOf(atomsOf(word)), term);
    if (term.sort === 'unit') this.units.push(term);
    if (term.own !== true && !(term.sort === 'place' && term.names.some((name) => /\p{L}{3}/u.test(name)))) return;
    const one = { term, words: term.also ? [...words, ...preparedOf(term.also).words] : words };
    for (const word of one.words) {
      if (!this.byWord.has(word)) add(this.byLetter, word.slice(0, 1), word);
      add(this.byWord, word, one);
    }
  }
}

const indexed = new WeakMap<readonly Term[], Index>();

export function indexOf(terms: readonly Term[]): Index {
  const known = indexed.get(terms) ?? new Index(terms);
  indexed.set(terms, known);
  return known;
}

function add<K, T>(to: Map<K, T[]>, key: K, one: T): void {
  const known = to.get(key);
  if (!known) to.set(key, [one]);
  else if (known.at(-1) !== one) known.push(one);
}
