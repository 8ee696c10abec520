import { eachOnce } from '../../data/each-once';
import { only, type Clause } from './clause';
import { bagOf, type Bag } from './content-bag';
import type { Grammar } from './free-reading';
import { itemsOf } from './items';
import { LANGUAGES } from './languages/all';
import { ENGLISH } from './languages/en';
import { ofTheOnly } from './of-those-asked';
import { ofTwoSorts } from './two-sorts';
import { isDoubt, isTrue, settled, wordingsOf, wordingsOfTwo, type Settled } from './wordings';
import { WordsOfLine } from './words-of-line';

/** What a line names comes to: orders that name all of it and nothing else, and the words that none of them says. */
export interface Content {
  orders: string[];
  left: readonly string[];
  /** The verb by which they were said; none: it was left out, or is not understood. */
  verbs: readonly string[];
  /** Whether each thing that was named could be one thing only, and what is done was said. */
  sure: boolean;
  /** Set where a part of the line says that somebody does nothing: who. */
  idle?: readonly string[];
  /** Parts of the line that say so, in their writer's words. */
  notes?: readonly string[];
}

/** Whoever could be more is asked otherwise. */
const MOST_MEANT = 4;
/** More names than these in one order are tried in no other sequence. */
const MOST_TURNED = 3;

/**
 * The legal orders of the open question that name all that a line names, and nothing else, in whatever sequence it is written; null: it
 * denies, limits, or names nothing. `verbs`: meanings of the verb before, which goes on where none is said.
 */
export function byContent(line: string, grammar: Grammar, verbs: readonly string[] = []): Content | null {
  const words = new WordsOfLine(line, grammar.glossary);
  let best: Content | null = null;
  for (const language of words.likely(LANGUAGES)) {
    if (language !== ENGLISH && !words.speaks(language, ENGLISH)) continue;
    const bag = bagOf(itemsOf(words, language, ENGLISH), grammar);
    if (bag === null) return null;
    const found = ofBag(bag, grammar, verbs);
    if (found.orders.length > 0 && (best === null || found.left.length < best.left.length)) best = found;
  }
  return best;
}

function ofBag({ clause, left, isAsked, literal }: Bag, grammar: Grammar, before: readonly string[]): Content {
  const verbs = clause.verbs.length > 0 ? clause.verbs : before;
  const whole = { ...clause, verbs };
  const all = settledAll(whole, grammar);
  const orders = ordersOf(all, literal.length > 0 ? literal : openVerbs(verbs, grammar), grammar);
  const isSaid = clause.verbs.length + literal.length > 0 || isAsked || clause.places.some(({ by }) => by === 'to');
  return { orders, left, verbs, sure: all.length === 1 && isSaid };
}

/** The verbs of the open question that were said, or all. */
function openVerbs(meanings: readonly string[], grammar: Grammar): readonly string[] {
  const said = eachOnce(meanings.flatMap((meaning) => grammar.verbs(meaning)));
  const open = said.filter((verb) => grammar.open.includes(verb));
  return open.length > 0 ? open : grammar.open;
}

/** All legal orders of what is named, by these verbs. */
function ordersOf(all: readonly Settled[], verbs: readonly string[], grammar: Grammar): string[] {
  const together = all.flatMap((one) => verbs.flatMap((verb) => ofVerb(verb, one, grammar)));
  if (together.length === 0) return all.flatMap((one) => verbs.flatMap((verb) => ofEach(verb, one, grammar)));
  const found = together;
  const told = found.map((text) => [text, grammar.spelled(text).map(inAnySequence).join('\n')] as const);
  return told.filter(([, spelled], i) => told.findIndex(([, other]) => other === spelled) === i).map(([text]) => text);
}

/** Who is named in one list, in whatever sequence. */
const inAnySequence = (text: string): string =>
  text
    .split(/(:\s|^\p{L}+\s|\s(?:to|at|with|on|from|against|escorted by|-|>)\s)/u)
    .map((part) => part.split(', ').sort().join())
    .join('');

/** What is named, each that could be several as each of them. */
function settledAll(clause: Clause, grammar: Grammar): Settled[] {
  const one = settled(clause, grammar.glossary);
  if (!isDoubt(one)) return isTrue(one) ? [one] : [];
  if (one.could.length > MOST_MEANT) return [];
  const each = one.could.map((text) => settled(only(clause, one.said, text), grammar.glossary));
  const sure = each.flatMap((other) => (isDoubt(other) || !isTrue(other) ? [] : [other]));
  // What only one of them could be is no less in doubt.
  return sure.length === 1 ? [...sure, ...sure] : sure;
}

/** `both Stukas on Tashkent`: the same order of each, where it is given to one. */
function ofEach(verb: string, one: Settled, grammar: Grammar): string[] {
  const own = one.units.filter((unit) => unit.own === true);
  const others = one.units.filter((unit) => unit.own !== true);
  if (own.length < 2 || own.length > MOST_MEANT || one.group !== null) return [];
  const each = own.map((unit) => ofVerb(verb, { ...one, units: [unit, ...others] }, grammar));
  return each.every((some) => some.length === 1) ? [each.flat().join('; ')] : [];
}

function ofVerb(verb: string, one: Settled, grammar: Grammar): string[] {
  const { units, places, from } = one;
  const turned = units.length > 1 && units.length <= MOST_TURNED ? [{ ...one, units: units.toReversed() }] : [];
  const [start, ...goals] = places;
  const isWay = from === null && start !== undefined && goals.length === 1;
  const way = isWay ? [one, ...turned].map((turn) => ({ ...turn, from: start, places: goals, called: null })) : [];
  const texts = [one, ...turned, ...way].flatMap((turn) => textsOf(verb, turn));
  const read = eachOnce(texts.flatMap((text) => grammar.reads(text) ?? []));
  const all = read.length > 0 ? read : [...ofTheOnly(grammar, [verb], one), ...ofTwoSorts(grammar, [verb], one)];
  return eachOnce(all).filter((text) => text.startsWith(verb) && grammar.legal(text) && namesAll(text, one, grammar));
}

/** Whether an order names all who and where that the line names; where who goes stands may go unsaid. */
function namesAll(text: string, { units, places, called }: Settled, grammar: Grammar): boolean {
  const said = [text, ...grammar.spelled(text)].join(' ').toLowerCase();
  const isSaid = (name: string | undefined): boolean => name !== undefined && said.includes(name.toLowerCase());
  const isWhere = (at: string): boolean => units.length > 0 && units.every((unit) => unit.at === at);
  return (
    units.every((unit) => isSaid(unit.text)) &&
    places.every((place, i) => isSaid(place.text) || isSaid(called?.[i]?.text) || isWhere(place.text))
  );
}

/** All forms of it; where they come from is left out only where they stand there. */
function textsOf(verb: string, turn: Settled): string[] {
  const texts = [
    ...(turn.called === null ? [] : wordingsOf(verb, { ...turn, places: turn.called })),
    ...wordingsOf(verb, turn),
    ...wordingsOf(verb, turn, true),
    ...wordingsOfTwo(verb, turn),
  ];
  const { from, units } = turn;
  const isThere = from === null || (units.length > 0 && units.every(({ at }) => at === from.text));
  return isThere ? texts : texts.filter((text) => text.includes(from.text));
}
