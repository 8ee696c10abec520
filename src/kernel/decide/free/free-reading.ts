import { listed } from '../names';
import { clausesOf } from './clauses';
import type { Clause, Named } from './clauses';
import type { Glossary, Term } from './glossary';
import { itemsOf, WordsOfLine } from './items';
import type { Item } from './items';
import { LANGUAGES } from './languages/all';
import { ENGLISH } from './languages/en';
import { plainLine } from './plain-line';
import { isDoubt, isTrue, settled, wordingsOf } from './wordings';
import type { Settled } from './wordings';

/** What a freely written line may be turned into. */
export interface Grammar {
  glossary: Glossary;
  /** The verbs of orders that stand for a meaning, those of the open question first. */
  verbs(meaning: string): readonly string[];
  /** The verbs of the open question, for a line that leaves the verb out. */
  main: readonly string[];
  /** These exact order words as they are printed; null: they are no order that can be given. */
  reads(text: string): string | null;
  /** Whether they are one of the open question, and legal as it stands. */
  legal(text: string): boolean;
}

/** What became of a line that is not written as the docs have it. */
export type FreeRead =
  | { is: 'orders'; orders: string[]; notes: string[] }
  /** Understood, and nothing is to be done; `of`: meanings of the verbs of which, for each time that it is said. */
  | { is: 'nothing'; of: readonly (readonly string[])[]; notes: string[] }
  /** Who stays where he is, and is ordered nothing. */
  | { is: 'stay'; who: string[]; notes: string[] }
  | { is: 'heading'; meanings: readonly string[] }
  /** Understood in part: why it is not taken, and whole lines that it may be; `contrary`: it limits or denies what it names. */
  | { is: 'asked'; why: string; could: string[]; contrary?: true };

/** Reads a line that no form of the order language fits; null where it does not look like an order at all. */
export function readFreely(line: string, grammar: Grammar): FreeRead | null {
  const { text, notes } = plainLine(line);
  const doubtful = notes.find((note) => !isMereNote(note, grammar.glossary));
  if (doubtful !== undefined)
    return {
      is: 'asked',
      why: `"${doubtful}" in brackets may change the order; write it out, or leave it out`,
      could: [],
      ...(limitsOrder(doubtful, grammar.glossary) ? { contrary: true as const } : {}),
    };
  return inEachLanguage(new WordsOfLine(text, grammar.glossary), { text, notes, grammar });
}

/** What a line says in the first language in which all of it is understood; what one denies or limits, no other can order. */
function inEachLanguage(words: WordsOfLine, written: Written): FreeRead | null {
  let asked: Extract<FreeRead, { is: 'asked' }> | null = null;
  for (const language of LANGUAGES) {
    if (language !== ENGLISH && !words.speaks(language, ENGLISH)) continue;
    const read = new Reading(written, itemsOf(words, language, ENGLISH)).read();
    if (read && (read.is !== 'asked' || read.contrary)) return read;
    if (read && (asked === null || (asked.could.length === 0 && read.could.length > 0))) asked = read;
  }
  return asked;
}

/** The head of a table: `Unit From To`. */
const TABLE: readonly string[] = ['things', 'from', 'to'];

/** A note names no unit and no place, and limits nothing. */
const isMereNote = (note: string, glossary: Glossary): boolean =>
  itemsOfNote(note, glossary).every((i) => i.exact !== true) && !limitsOrder(note, glossary);

/** Whether a note limits the order it stands in. */
function limitsOrder(note: string, glossary: Glossary): boolean {
  return itemsOfNote(note, glossary).some((i) => i.small.some((s) => s === 'limit' || s === 'not' || s === 'except'));
}

function itemsOfNote(note: string, glossary: Glossary): Item[] {
  const words = new WordsOfLine(note, glossary);
  return LANGUAGES.flatMap((language) => itemsOf(words, language, language));
}

interface Written {
  text: string;
  notes: string[];
  grammar: Grammar;
}

class Reading {
  private readonly text: string;
  private readonly notes: string[];
  private readonly grammar: Grammar;

  constructor(
    written: Written,
    private readonly items: readonly Item[],
  ) {
    this.text = written.text;
    this.notes = written.notes;
    this.grammar = written.grammar;
  }

  read(): FreeRead | null {
    const { items } = this;
    if (items.length === 0) return null;
    const parsed = clausesOf(items);
    if ('unknown' in parsed) return this.withUnknown(parsed.unknown);
    if ('limits' in parsed) return this.limited(parsed.limits);
    const heading = this.heading();
    if (heading) return heading;
    return this.orders(parsed.clauses);
  }

  /** Words that nobody knows: no order, or an order with something in it that is not understood. */
  private withUnknown(unknown: readonly string[]): FreeRead | null {
    if (!this.isOrder()) return null;
    return {
      is: 'asked',
      why: `${listed(
        unknown.map((w) => `"${w}"`),
        'and',
      )} is not understood here`,
      could: [],
      ...(this.items.some(isContrary) ? { contrary: true as const } : {}),
    };
  }

  private limited(word: string): FreeRead | null {
    if (!this.isOrder()) return null;
    return {
      is: 'asked',
      why: `"${word}" limits this order in a way that cannot be kept here`,
      could: [],
      contrary: true,
    };
  }

  /** Whether it holds a verb and something of the game, or two things of it. */
  private isOrder(): boolean {
    const things = this.items.filter((i) => i.terms.length > 0 && i.bare !== true).length;
    const verbs = this.items.filter((i) => i.verbs.length > 0).length;
    return things > 1 || (things > 0 && verbs > 0);
  }

  /** `Movement:`, and the head of a table. */
  private heading(): FreeRead | null {
    const isBare = this.items.every(
      (i) => i.terms.length === 0 && !i.small.some((s) => s === 'nothing' || s === 'stay'),
    );
    const isTable = this.items.length > 1 && this.items.every((i) => i.small.some((s) => TABLE.includes(s)));
    if (!isBare || !(/:\s*$/.test(this.text) || isTable)) return null;
    return { is: 'heading', meanings: this.items.flatMap((i) => i.verbs) };
  }

  private orders(clauses: readonly Clause[]): FreeRead | null {
    const orders: string[] = [];
    const stays: string[] = [];
    const nothing: (readonly string[])[] = [];
    let verbs: readonly string[] = [];
    for (const clause of clauses) {
      const kind = kindOf(clause);
      if (kind === 'nothing') nothing.push(clause.verbs);
      else if (kind === 'stay') stays.push(...clause.units.flatMap((n) => n.terms.map((t) => t.text)));
      else if (kind === 'negated')
        return { is: 'asked', why: 'it says what shall not be done; write what shall', could: [], contrary: true };
      else if (kind === 'empty') return null;
      else {
        verbs = clause.verbs.length > 0 ? clause.verbs : verbs;
        const found = this.order({ ...clause, verbs });
        if (!Array.isArray(found)) return found;
        orders.push(...found);
      }
    }
    const { notes } = this;
    if (orders.length > 0) return { is: 'orders', orders, notes: [...notes, ...stays.map((who) => `${who} stays`)] };
    if (stays.length > 0) return { is: 'stay', who: stays, notes };
    return nothing.length > 0 ? { is: 'nothing', of: nothing, notes } : null;
  }

  /** The orders of one clause, or what has to be asked. */
  private order(clause: Clause): string[] | FreeRead | null {
    if (!isWhole(clause)) return null;
    const one = settled(clause, this.grammar.glossary);
    if (isDoubt(one)) {
      const which = this.which(clause, one);
      return which.is === 'orders' ? which.orders : which;
    }
    const found = this.wording(clause, one);
    const saysFrom = found !== null && one.from !== null && found.includes(' from ');
    if (!saysFrom && !isTrue(one))
      return { is: 'asked', why: `it does not stand at ${one.from?.text ?? ''}`, could: [] };
    if (found !== null) return [found];
    const each = one.units.length > 1 ? one.units.map((u) => this.wording(clause, { ...one, units: [u] })) : [];
    if (each.length > 0 && each.every((w) => w !== null)) return each as string[];
    return this.isOrder() ? this.form(clause, one) : null;
  }

  private wording(clause: Clause, one: Settled): string | null {
    for (const verb of this.verbsOf(clause)) {
      for (const text of wordingsOf(verb, one)) {
        const found = this.grammar.reads(text);
        if (found !== null) return found;
      }
    }
    return null;
  }

  private verbsOf({ verbs, places }: Clause): readonly string[] {
    if (verbs.length > 0) return verbs.flatMap((v) => [...this.grammar.verbs(v)]);
    // `21/7A to 1524` goes there, whatever else is asked.
    const goes = places.some((p) => p.by === 'to' || p.linked) ? this.grammar.verbs('move') : [];
    return [...goes, ...this.grammar.main];
  }

  /** Several things that were meant equally: each as a whole line. */
  private which(clause: Clause, { said, could }: { said: string; could: readonly string[] }): FreeRead {
    const lines = could.flatMap((text) => {
      const one = settled(only(clause, said, text), this.grammar.glossary);
      const line = isDoubt(one) ? null : this.wording(clause, one);
      return line === null ? [] : [line];
    });
    const legal = clause.units.some((n) => n.bare) ? [] : lines.filter((line) => this.grammar.legal(line));
    if (legal.length === 1) return { is: 'orders', orders: legal, notes: [] };
    const names = listed(could.slice(0, 4));
    return { is: 'asked', why: `"${said}" could be ${names}`, could: lines.slice(0, 4) };
  }

  /** The order as far as it was understood, with a gap for what is missing. */
  private form(clause: Clause, one: Settled): FreeRead {
    const [verb] = this.verbsOf(clause);
    const who = [...(one.group === null ? [] : [one.group]), ...one.units.map((u) => u.text)].join(', ');
    const where = one.places.map((p) => p.text).join(', ');
    if (verb === undefined) return { is: 'asked', why: 'this cannot be ordered now', could: [] };
    const could = where === '' ? [`${verb} ${who} to ____`] : who === '' ? [`${verb} ____ to ${where}`] : [];
    return { is: 'asked', why: `this is no form of "${verb}"`, could };
  }
}

const isContrary = ({ terms, verbs, small }: Item): boolean =>
  terms.length + verbs.length === 0 && small.some((s) => s === 'limit' || s === 'not' || s === 'except');

/** The clause with one of the things in the place of what was said. */
function only(clause: Clause, said: string, text: string): Clause {
  const settle = <T extends Named>(named: T): T => {
    const terms = named.terms.filter((t: Term) => t.text === text);
    return named.said === said && terms.length > 0 ? { ...named, terms, bare: false } : named;
  };
  return { ...clause, units: clause.units.map(settle), places: clause.places.map(settle) };
}

/** A verb and something of the game, who and where, or several places: less is no order, whatever else is asked. */
const isWhole = ({ verbs, units, places, group }: Clause): boolean => {
  if (units.length > 0) return places.length > 0 || verbs.length > 0;
  const named = places.filter((p) => /\p{L}{3}/u.test(p.said));
  if (named.length > 1 || (group === 'all' && places.length > 1)) return true;
  return verbs.length > 0 && (places.length > 0 || group !== null);
};

function kindOf({ words, units, places, group, verbs }: Clause): 'nothing' | 'stay' | 'negated' | 'empty' | 'order' {
  const none = units.length + places.length === 0;
  const says = words.length > 0;
  if (none && says && (words.includes('nothing') || words.includes('stay') || verbs.length > 0)) return 'nothing';
  if (words.includes('stay') && places.length === 0) return 'stay';
  if (words.includes('not') || words.includes('nothing')) return 'negated';
  if (words.includes('stay') && units.length > 0) return 'stay';
  return none && group === null ? 'empty' : 'order';
}
