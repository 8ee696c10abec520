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
  /** Set where the group was named behind a place: `4415 with all`. */
  behind?: true;
  /** How many the group was said to be: `both`, `all three`. */
  count?: number;
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
  /** Stands right behind another place with nothing but a blank between them. */
  beside: boolean;
}

/** Who does the same is put to whom it was said of (`A to X, B too`), and what a verb ends with to its order (`zieht sich nach X zurück`). */
export function joined(clauses: readonly Clause[]): Clause[] {
  const all: Clause[] = [];
  for (const clause of clauses) {
    const last = all.at(-1);
    const { units, places, words, verbs, group } = clause;
    const like = verbs.length === 0 || verbs.some((v) => last?.verbs.includes(v));
    const isSame = words.includes('also') && units.length > 0 && like && places.length === 0 && group === null;
    const isEnd = verbs.length > 0 && units.length + places.length + words.length === 0 && group === null;
    // `goes to Haifa by ship`
    const both = isEnd ? verbs.filter((v) => last?.verbs.includes(v) || last?.verbs.includes('go')) : [];
    const isIdle =
      last?.words.some((w) => w === 'stay' || w === 'nothing' || (w === 'not' && last.units.length === 0)) === true;
    const isOfThese = isIdle && (last?.except.length ?? 0) > 0 && verbs.length > 0;
    // `everybody stays except A, which goes to X`
    if (last && isOfThese && places.length > 0 && units.length === 0 && group === null)
      all.push({ ...(all.pop() as Clause), except: [] }, { ...clause, units: last.except, first: 'units' });
    else if (last && isSame && last.units.length > 0 && last.places.length > 0)
      all.push({ ...(all.pop() as Clause), units: [...last.units, ...units] });
    else if (last && both.length > 0) all.push({ ...(all.pop() as Clause), verbs: both });
    else all.push(clause);
  }
  return all;
}

/** The clause with each number alone that names one thing as its name: it is asked about all the same. */
export function sure(clause: Clause): Clause {
  const settle = <T extends Named>(named: T): T =>
    named.terms.length === 1 ? { ...named, bare: false, loose: false } : named;
  return { ...clause, units: clause.units.map(settle), places: clause.places.map(settle) };
}

/** The clause with one of the things in the place of what was said. */
export function only(clause: Clause, said: string, text: string): Clause {
  const settle = <T extends Named>(named: T): T => {
    const terms = named.terms.filter((t: Term) => t.text === text);
    return named.said === said && terms.length > 0 ? { ...named, terms, bare: false, loose: false } : named;
  };
  return { ...clause, units: clause.units.map(settle), places: clause.places.map(settle) };
}
