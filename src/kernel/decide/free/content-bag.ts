import { eachOnce } from '../../data/each-once';
import { atomsOf } from './atoms';
import type { Clause, Placed } from './clause';
import type { Grammar } from './free-reading';
import type { Term } from './glossary';
import { isUnknown } from './item-kind';
import type { Item } from './items';
import type { Small } from './languages/language';
import { countOf } from './seen-words';

/** What is named in a line, wherever it stands in it. */
export interface Bag {
  clause: Clause;
  /** Words that none of it is. */
  left: string[];
  /** Whether a word of the open question itself says what is done. */
  isAsked: boolean;
  /** Verbs of the open question that are said as orders have them. */
  literal: readonly string[];
}

/** What no bag of names can keep. */
const DECIDING: readonly Small[] = ['not', 'nothing', 'except', 'limit', 'rest', 'also', 'stay'];
const BY = ['to', 'from', 'at'] as const;
/** Verbs that say nothing beside another: `take the step from A`, `fires a missile at B`, `carries out a search`. */
const LIGHT =
  /^(?:tak|mak|do|giv|put|us|send|bring|go|get|fir|perform|execut|fly|flies|launch|conduct|carr|lay|hav|let|order|start|begin|set|mach|führ|nehm|nimm|gib|gebt|schick|fai[st]|effectue|fa|fate|fai|esegu|haz|hace|lanz|lanc|daj|wykona|zrób|rób)\p{L}{0,4}$/iu;
/** Who goes somewhere does what is asked, if that is to go there. */
const GOING: readonly string[] = [
  'go',
  'move',
  'sail',
  'march',
  'fly',
  'withdraw',
  'retreat',
  'send',
  'advance',
  'come',
];
/** A verb that nobody knows, in its third person, and where somebody goes from where he is. */
const HOW = /^(?:\p{Ll}{3,}s|away|off|along|down|in|inland|ashore|northwards?|southwards?|eastwards?|westwards?)$/u;

/** What the pieces of a line name, in no sequence; null: they deny or limit, or name nothing. */
export function bagOf(items: readonly Item[], grammar: Grammar): Bag | null {
  return new Gathering(items, grammar).bag();
}

class Gathering {
  private readonly clause: Clause = {
    ...{ verbs: [], units: [], places: [], except: [], group: null, words: [], first: null },
  };
  private readonly left: string[] = [];
  /** Verbs that say nothing beside another. */
  private readonly light: string[] = [];
  private by: Placed['by'] = null;
  private isAsked = false;
  private readonly literal: string[] = [];
  private count: number | null = null;

  constructor(
    private readonly items: readonly Item[],
    private readonly grammar: Grammar,
  ) {}

  bag(): Bag | null {
    for (const [i, item] of this.items.entries()) {
      if (item.terms.length === 0 && item.verbs.length === 0 && item.small.some((one) => DECIDING.includes(one)))
        return null;
      this.take(item, i);
    }
    const { clause, left, light, isAsked, literal } = this;
    // Who is named twice may be meant otherwise.
    const said = clause.units.flatMap((unit) => (unit.terms.length === 1 ? unit.terms : []));
    if (said.some((term, i) => said.indexOf(term) < i)) return null;
    const isSaid = clause.verbs.length + literal.length > 0 || isAsked;
    if (this.count !== null) left.push(`${this.count}`);
    return clause.units.length + clause.places.length === 0
      ? null
      : { clause, left: isSaid ? left : [...left, ...light], isAsked, literal };
  }

  private take(item: Item, i: number): void {
    const { terms, verbs, small, said } = item;
    if (small.includes('pair')) this.count = said.split(' ').flatMap((word) => countOf(word) ?? [])[0] ?? 2;
    const verb = terms.length + verbs.length === 0 ? this.openVerb(said) : undefined;
    if (verb !== undefined) this.literal.push(verb);
    else if (isUnknown(item, this.items[i - 1], this.items[i + 1])) {
      // What is left of `Perth's`.
      if (said === 's' || this.isGoing(i) || this.isOfQuestionOnce(item)) return;
      (LIGHT.test(said) ? this.light : this.left).push(said);
    } else if (terms.length > 0) this.name(this.count === null ? item : this.counted(item, this.count));
    else if (this.isGoing(i)) return;
    else if (verbs.length > 0 && !small.includes('with')) this.verb(item);
    else if (this.isOfQuestionOnce(item)) return;
    else if (small.includes('only') || small.includes('things')) this.left.push(said);
    else if (small.includes('all')) this.clause.group = 'all';
    else this.by = BY.find((one) => small.includes(one)) ?? this.by;
  }

  /** `mine the hex`: a verb that the question has, in English forms. */
  private openVerb(said: string): string | undefined {
    const word = said.toLowerCase();
    return this.grammar.open.find((verb) =>
      [verb, `${verb}s`, `${verb}es`, `${verb.replace(/e$/, '')}ing`].includes(word),
    );
  }

  private verb({ verbs, said }: Item): void {
    const { grammar, clause } = this;
    const open = verbs.filter((meaning) => grammar.verbs(meaning).some((verb) => grammar.open.includes(verb)));
    if (open.length > 0) clause.verbs = eachOnce([...clause.verbs, ...open]);
    else (LIGHT.test(said) ? this.light : this.left).push(said);
  }

  /** `A descends to X`, `they slip away to X`: how somebody goes, between him and where he goes to. */
  private isGoing(i: number): boolean {
    const { verbs, said, small } = this.items[i] as Item;
    const next = this.items[i + 1];
    if (!next || this.clause.verbs.length > 0 || this.clause.places.length > 0) return false;
    const isVerb = verbs.length === 0 ? HOW.test(said) : verbs.some((verb) => GOING.includes(verb));
    if (!isVerb || small.length > 0) return false;
    const isTo = next.small.includes('to') && next.terms.length + next.verbs.length === 0;
    return next.before === ' ' && (isTo || this.isGoing(i + 1));
  }

  private isOfQuestionOnce(item: Item): boolean {
    const is = this.isOfQuestion(item);
    this.isAsked ||= is;
    return is;
  }

  /** `the step` where step losses are asked: a word of the question says no more than it. */
  private isOfQuestion({ said, small }: Item): boolean {
    const { asks } = this.grammar;
    const isAsked = (word: string): boolean =>
      asks.includes(word) || asks.includes(word.replace(/s$/, '')) || asks.includes(`${word}s`);
    return (small.length === 0 || small.includes('things')) && atomsOf(said).every(({ text }) => isAsked(text));
  }

  /** `both MSUs`: so many of those asked as the word says, by the kind that they are called by. */
  private counted(item: Item, count: number): Item {
    this.count = null;
    const { grammar } = this;
    const own = item.terms.filter((term) => term.own === true && term.off !== true);
    if (own.length === count) return { ...item, terms: own, plural: true };
    const kind = atomsOf(item.said).map(({ text }) => text.replace(/s$/, ''));
    const terms = grammar.asked().flatMap((text): Term[] => {
      const words = atomsOf(text);
      const known = grammar.glossary.called(words).filter(({ own }) => own === true);
      const isSaid = kind.every((one) => words.some((w) => w.text === one));
      const isKind = isSaid || known.some((term) => item.terms.includes(term));
      return isKind ? [known[0] ?? { text, names: [text], sort: 'unit', own: true }] : [];
    });
    if (terms.length === count) return { ...item, terms, plural: true };
    this.left.push(`${count}`);
    return item;
  }

  /** Puts what is named to who, or to where. */
  private name(item: Item): void {
    const { clause, by } = this;
    const isPlace = item.terms.every(({ sort }) => sort === 'place' || sort === 'aim');
    const one = { said: item.said, terms: item.terms, bare: item.bare === true, loose: item.loose === true };
    clause.first ??= isPlace ? 'places' : 'units';
    if (item.plural) clause.group ??= 'all';
    if (isPlace) clause.places.push({ ...one, by, linked: false, beside: false });
    else clause.units.push({ ...one, terms: item.terms.filter(({ sort }) => sort !== 'place') });
    if (isPlace) this.by = null;
  }
}
