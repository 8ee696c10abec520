import { listed } from '../names';
import { clausesOf } from './clauses';
import { FreeOrders } from './free-orders';
import type { FreeRead, Grammar } from './free-reading';
import { GAP } from './gap';
import { isIdleVerb } from './idle';
import { withKindsAtPlaces } from './kinds-at-places';
import { isLimit, isOnly, isTitleWord } from './item-kind';
import type { Item } from './items';
import { isContrary } from './notes';
import { withoutSaidAgain, withOthersIdle } from './said-again';

/** `the garrison retreats`: what an article makes the name of somebody right before a verb. */
const isNoun = (item: Item, last: Item | undefined, next: Item | undefined): boolean =>
  item.verbs.length > 0 &&
  item.terms.length === 0 &&
  next !== undefined &&
  next.verbs.length > 0 &&
  next.terms.length === 0 &&
  next.before === ' ' &&
  ARTICLES.includes(last?.said.toLowerCase() ?? '');
const FILLER: Item['small'] = ['filler'];
const ARTICLES: readonly string[] = 'the my our die der das la le les il el gli los las'.split(' ');

/** `A bombs the troops at X`: to bomb is an order of its own where it is asked, whatever the word orders elsewhere. */
const literally = (item: Item, { open }: Grammar): Item =>
  item.verbs.length > 1 && open.includes(BOMB) && /^bomb(?:s|ed|ing)?$/iu.test(item.said)
    ? { ...item, verbs: [BOMB] }
    : item;
const BOMB = 'bomb';

/** `84B waits a turn`: of those who arrive that is an order; elsewhere they stay. */
const waiting = (item: Item, { open }: Grammar): Item =>
  item.verbs.includes(DELAY) && open.includes(DELAY)
    ? { ...item, small: item.small.filter((s) => s !== 'stay') }
    : item;
const DELAY = 'delay';

/** `all others rest`: they stay, where that is no order. */
function resting(item: Item, last: Item | undefined, grammar: Grammar): Item {
  const isBehindGroup = last?.small.some((one) => one === 'rest' || one === 'all') === true;
  // In English one word is a verb, and what is left.
  const isIdle = item.small.includes(REST) ? isBehindGroup : item.small.length === 0 && item.verbs.includes(REST);
  const isOrder = item.verbs.length > 0 && !isIdleVerb(item.verbs, grammar);
  const isVerb = item.terms.length === 0 && isIdle && !isOrder && grammar.verbs(REST).length === 0;
  return isVerb ? { ...item, verbs: [], small: ['stay'] } : item;
}
const REST = 'rest';

/** The head of a table: `Unit From To`. */
const TABLE: readonly string[] = ['things', 'from', 'to'];

/** A line, and by what it is read. */
export interface Written {
  text: string;
  notes: string[];
  grammar: Grammar;
}

/** Without more words than these a line says something else. */
const MOST_UNKNOWN = 6;

/** What the pieces of a line come to. */
export class Reading {
  private readonly items: readonly Item[];
  private readonly text: string;
  private readonly notes: string[];
  private readonly grammar: Grammar;

  constructor(written: Written, items: readonly Item[]) {
    const { grammar } = written;
    const isOpen = (item: Item): boolean =>
      item.verbs.some((m) => grammar.verbs(m).some((verb) => grammar.open.includes(verb)));
    // `stand fast everywhere`: who stays does nothing of what is asked, whatever the word orders later.
    const named = withKindsAtPlaces(withOthersIdle(withoutSaidAgain(items, grammar)));
    this.items = named
      .map((item) => (item.small.includes('stay') && !isOpen(item) ? { ...item, verbs: [] } : item))
      .map((item, i) => (isNoun(item, named[i - 1], named[i + 1]) ? { ...item, verbs: [], small: FILLER } : item))
      .map((item, i) => resting(waiting(literally(item, grammar), grammar), named[i - 1], grammar));
    this.text = written.text;
    this.notes = written.notes;
    this.grammar = written.grammar;
  }

  read(): FreeRead | null {
    const { items } = this;
    if (items.length === 0) return null;
    const { glossary, open } = this.grammar;
    const allocates = this.grammar.verbs('allocate').some((verb) => open.includes(verb));
    const parsed = clausesOf(items, { glossary, allocates });
    if ('unknown' in parsed) return this.withUnknown(parsed.unknown);
    if ('limits' in parsed) return this.limited(parsed.limits);
    const heading = this.heading();
    if (heading) return heading;
    return new FreeOrders(this.grammar, this.notes).read(parsed.clauses);
  }

  /** Words that nobody knows: no order, or an order with something in it that is not understood. */
  private withUnknown(unknown: readonly string[]): FreeRead | null {
    if (!this.isOrder()) return null;
    const said = listed(
      unknown.map((word) => `"${word}"`),
      'and',
    );
    const why = `${said} ${unknown.length > 1 ? 'are' : 'is'} not understood here`;
    const partly = unknown.length;
    const form = this.withGaps(unknown);
    const isShort = unknown.length <= MOST_UNKNOWN && !this.isOfName(unknown);
    if (this.items.some(isContrary)) {
      const rest = isShort ? { rest: form.replaceAll(GAP, ' ') } : {};
      return { is: 'asked', why, could: [], partly, contrary: true, ...rest };
    }
    // A gap where the verb should stand tells nobody what to write: the exact reading has the forms.
    const isHeadless = form.startsWith(GAP) && !this.items.some(({ verbs }) => verbs.length > 0);
    const rest = isShort ? { rest: form.replaceAll(GAP, ' ') } : {};
    return { is: 'asked', why, could: isHeadless ? [] : [form], partly, ...rest };
  }

  /** `Zebra Sea`: whether what is not understood stands beside words that describe something, and may be of its name. */
  private isOfName(unknown: readonly string[]): boolean {
    const describes = (item: Item | undefined): boolean => item !== undefined && item.terms.length > 0 && !item.exact;
    return this.items.some((item, i) => {
      const [before, next] = [this.items[i - 1], this.items[i + 1]];
      const isBeside = describes(before) || (describes(next) && next?.before.trim() === '');
      return unknown.includes(item.said) && isBeside;
    });
  }

  /** The line in its writer's words, with a gap for what is not understood. */
  private withGaps(unknown: readonly string[]): string {
    const said = this.items.map((item) => item.before + (unknown.includes(item.said) ? GAP : item.said));
    return said.join('').replace(new RegExp(`${GAP}(?:[ ,]+${GAP})+`, 'g'), GAP);
  }

  private limited(word: string): FreeRead | null {
    if (!this.isOrder()) return null;
    const why = `"${word}" limits this order in a way that cannot be kept here`;
    // `attack X with A only at 2-1 or better`: what the order is without it is told, where it stands at the end.
    const at = this.items.findIndex((item) => isLimit(item) || isOnly(item));
    const rest = this.items
      .slice(0, at)
      .map(({ before, said }) => before + said)
      .join('');
    return { is: 'asked', why, could: [], contrary: true, ...(rest === '' ? {} : { rest }) };
  }

  /** Whether it holds a verb and something of the game, or two things of it. */
  private isOrder(): boolean {
    const things = this.items.filter((i) => i.terms.length > 0 && i.bare !== true).length;
    const verbs = this.items.filter((i) => i.verbs.length > 0).length;
    // `TF A to Nowhere`
    const [who, by] = this.items;
    const isSent = who?.exact === true && who.terms.some((t) => t.own) && by?.small.includes('to') === true;
    return things > 1 || (things > 0 && verbs > 0) || isSent;
  }

  /** `Movement:`, and the head of a table. */
  private heading(): FreeRead | null {
    const isBare = this.items.every(
      (i) => i.terms.length === 0 && !i.small.some((s) => s === 'nothing' || s === 'stay'),
    );
    const isHead = ({ small }: Item): boolean => small.length > 0 && small.every((s) => TABLE.includes(s));
    const isTable = this.items.length > 1 && this.items.every(isHead);
    const isTitle = this.items.some((i) => i.verbs.length > 0) && this.items.every(isTitleWord);
    if (!isBare || !(/:\s*$/.test(this.text) || isTable || isTitle)) return null;
    return { is: 'heading', meanings: this.items.flatMap((i) => i.verbs) };
  }
}
