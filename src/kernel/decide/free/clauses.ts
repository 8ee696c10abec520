import type { Item } from './items';
import type { Term } from './glossary';
import type { Small } from './languages/language';

/** What was said between two orders: who, where, and by which verb. */
export interface Clause {
  /** Meanings of its verb; none: the verb was left out, or the one before goes on. */
  verbs: readonly string[];
  units: Named[];
  places: Placed[];
  except: Named[];
  group: 'all' | 'rest' | null;
  /** Small words in it that decide: not, nothing, stay. */
  words: Small[];
  /** In the order written, who and where: which came first. */
  first: 'units' | 'places' | null;
}

/** A thing that was named, and all that it may be. */
export interface Named {
  said: string;
  terms: readonly Term[];
  /** It is a number alone. */
  bare: boolean;
  /** Its number is not the one that the names begin with: `7 Australian`. */
  loose: boolean;
}

export interface Placed extends Named {
  by: 'to' | 'from' | 'at' | null;
  /** Stands right behind another place with a dash between them, as a way does. */
  linked: boolean;
}

/** A line read freely, or why it cannot be: words that mean nothing here, or words that limit the order. */
export type Parsed = { clauses: Clause[] } | { unknown: string[] } | { limits: string };

const blank = (verbs: readonly string[]): Clause => ({
  ...{ verbs, units: [], places: [], except: [], group: null, words: [], first: null },
});

/** Puts the pieces of a line together to clauses. */
export function clausesOf(items: readonly Item[]): Parsed {
  const unknown = items.filter((i) => i.small.length + i.verbs.length + i.terms.length === 0 && !isNumbering(i));
  if (unknown.length > 0) return { unknown: unknown.map((i) => i.said) };
  const limits = items.find((i) => i.terms.length === 0 && i.verbs.length === 0 && i.small.includes('limit'));
  if (limits) return { limits: limits.said };
  const reader = new Clauses();
  for (const [i, item] of items.entries()) reader.read(item, items[i - 1]);
  return { clauses: reader.all() };
}

/** `search 1. Matapan 2. Kaso Strait` */
const isNumbering = ({ said, before }: Item): boolean => /^\d$/.test(said) && !/[-/]$/.test(before);

class Clauses {
  private readonly done: Clause[] = [];
  private now: Clause = blank([]);
  private by: Placed['by'] = null;
  private excepting = false;

  read(item: Item, last: Item | undefined): void {
    if (/;|\.\s/.test(item.before) && this.isWhole()) this.begin([]);
    if (item.terms.length > 0) this.name(item, last);
    else if (this.isVerb(item, last)) this.verb(item.verbs);
    else for (const word of item.small) this.small(word, item);
  }

  all(): Clause[] {
    return [...this.done, this.now].filter(
      (c) => c.verbs.length + c.units.length + c.places.length + c.words.length > 0 || c.group !== null,
    );
  }

  private isWhole(): boolean {
    const { units, places, words } = this.now;
    return units.length + places.length > 0 || words.includes('nothing') || words.includes('stay');
  }

  /** A word like `ship` is a thing behind `no` and `all`. */
  private isVerb(item: Item, last: Item | undefined): boolean {
    if (item.verbs.length === 0) return false;
    if (item.small.includes('things')) {
      const counted = last?.small.some((s) => s === 'not' || s === 'all' || s === 'filler' || s === 'nothing');
      if (counted || this.now.verbs.length > 0) return false;
    }
    return !(item.small.some((s) => s === 'stay') && this.now.units.length > 0);
  }

  private verb(verbs: readonly string[]): void {
    const { now } = this;
    const both = now.verbs.filter((v) => verbs.includes(v));
    if (now.verbs.length === 0) this.now = { ...now, verbs };
    // `declare combat on`, `rückt ... vor`, `do not move`
    else if (both.length > 0 && (now.units.length === 0 || now.places.length === 0)) this.now = { ...now, verbs: both };
    else if (!this.isWhole()) this.now = { ...now, verbs: both.length > 0 ? both : now.verbs };
    else this.begin(verbs);
    this.by = null;
  }

  private small(word: Small, item: Item): void {
    if (word === 'to' || word === 'from' || word === 'at') this.by = word;
    else if (word === 'with') this.by = null;
    else if (word === 'except') this.excepting = true;
    else if (word === 'all' || word === 'rest') this.groupOf(word);
    else if (word === 'stay') this.stay();
    else if (word === 'nothing' && item.small.length > 1) return;
    else if (word === 'not' || word === 'nothing') {
      if (this.now.units.length > 0 && this.now.places.length > 0) this.begin([]);
      this.now.words.push(word);
    }
  }

  private groupOf(word: 'all' | 'rest'): void {
    if (this.now.units.length > 0 && this.now.places.length > 0) this.begin([]);
    this.now.group = word;
  }

  /** `TF A stays`, `keep 25/7A where it is` */
  private stay(): void {
    if (this.now.places.length > 0) this.begin(['stay']);
    if (!this.now.words.includes('stay')) this.now.words.push('stay');
  }

  private name(item: Item, last: Item | undefined): void {
    const sort = this.sortOf(item);
    const terms = item.terms.filter((t) => (t.sort === 'place') === (sort === 'places'));
    const named = { said: item.said, terms, bare: item.bare === true, loose: item.loose === true };
    if (this.excepting && sort === 'units') {
      this.now.except.push(named);
      return;
    }
    if (this.endsBefore(sort, item)) this.begin([]);
    this.now.first ??= sort;
    if (sort === 'units') this.now.units.push(named);
    else this.now.places.push({ ...named, by: this.by, linked: isLinked(item, last) });
    this.by = null;
  }

  /** A unit may be called as the place it holds: behind "to", or where somebody goes, it is the place. */
  private sortOf({ terms, before }: Item): 'units' | 'places' {
    const isPlace = terms.some((t) => t.sort === 'place');
    if (!isPlace || terms.every((t) => t.sort === 'place')) return isPlace ? 'places' : 'units';
    const goes = this.by !== null || (this.now.units.length > 0 && !before.includes(','));
    return goes || this.now.places.length > 0 ? 'places' : 'units';
  }

  /** Whether what is named begins another order: `A to X and B to Y`, `X with A, Y with B`, `A stays, B to Y`. */
  private endsBefore(sort: 'units' | 'places', item: Item): boolean {
    const { units, places, first, words } = this.now;
    if (words.includes('stay') && units.length > 0 && (sort === 'places' || /[,.]/.test(item.before))) return true;
    if (units.length === 0 || places.length === 0) return false;
    return first === sort;
  }

  private begin(verbs: readonly string[]): void {
    this.done.push(this.now);
    this.now = blank(verbs);
    this.by = null;
    this.excepting = false;
  }
}

const isLinked = (item: Item, last: Item | undefined): boolean =>
  last !== undefined && last.terms.length > 0 && /^\s*[-–>,]\s*$/.test(item.before);
