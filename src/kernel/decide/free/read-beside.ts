import { alternativesOf } from './alternatives';
import { asideOf, isMereAside } from './asides';
import type { FreeRead, Grammar } from './free-reading';
import { GAP } from './gap';
import { heldBackIn } from './held-back';
import { readWithPart } from './parts-behind';
import { readAgainst } from './wishes';

/** How a line, or a part of one, is read. */
interface Readers {
  grammar: Grammar;
  /** With what is said beside its order. */
  freely: (line: string) => FreeRead | null;
  /** As one order, or several. */
  whole: (line: string) => FreeRead | null;
}

/** Reads a line with what is said beside its order: what takes no part, what it is for, and another that it may be. */
export function readBeside(line: string, readers: Readers): FreeRead | null {
  const { grammar, freely } = readers;
  // What takes no part is said in the order where it can be, before "no guns" is taken for a decision of its own.
  const held = readHeldBack(line, readers);
  if (held?.is === 'orders') return held;
  const all = held ? readers.whole(line) : null;
  // `all of 4312 to 4313, without the guns`: who is left out of a group is no part of the order.
  if (held?.is === 'asked') return all?.is === 'orders' && !held.could.includes(all.orders.join('; ')) ? all : held;
  const read = readWithAside(line, readers) ?? readers.whole(line);
  if (read !== null && (read.is !== 'asked' || hasWhole(read))) return read;
  const more = readWithPart(line, grammar, freely) ?? readAgainst(line, grammar, freely);
  return more ?? readAlternatives(line, readers) ?? readSentences(line, read, readers) ?? read;
}

/** Whether a whole order is offered in the place of a line. */
const hasWhole = ({ could }: Extract<FreeRead, { is: 'asked' }>): boolean => could.some((one) => !one.includes(GAP));

/** `25/7A attacks 1722, no artillery`: as a part of the order where it has one for it, else told that an order has only what it names. */
function readHeldBack(line: string, { grammar, freely }: Readers): FreeRead | null {
  const held = heldBackIn(line);
  const read = held && freely(held.text);
  const [order, ...more] = read?.is === 'orders' ? read.orders : [];
  if (!held || read?.is !== 'orders' || order === undefined) return null;
  const whole = more.length > 0 ? null : grammar.reads(`${order}; ${held.part} none`);
  if (whole !== null) return { ...read, orders: [whole] };
  const why = `"${held.said}" is said by naming none`;
  // Of a group somebody would be left out: it is not offered with him.
  const could = GROUPED.test(order) ? [] : [read.orders.join('; ')];
  return { is: 'asked', why, could, contrary: true };
}
const GROUPED = /\b(?:all|rest|stack)\b/;

/** `A or B to 4313`: both whole orders, to choose one. */
function readAlternatives(line: string, { grammar, whole }: Readers): FreeRead | null {
  const texts = alternativesOf(line.replace(IF_EMPTY, 'or '), grammar.glossary) ?? [];
  const could = texts.flatMap((text) => {
    const read = whole(text);
    return read?.is === 'orders' ? [read.orders.join('; ')] : [];
  });
  if (could.length < 2 || could[0] === could[1]) return null;
  const both = IF_EMPTY.test(line) ? inTurn(could, grammar) : null;
  if (both !== null) return { is: 'orders', orders: [both], notes: [] };
  return { is: 'asked', why: 'it leaves open which is meant', could, contrary: true };
}

/** `4314 or, if that is empty, 4315` */
const IF_EMPTY =
  /(?<!\p{L})(?:or|oder|ou|o|lub),? (?:if|wenn|si|se|jeśli) (?:that|it|this|the first(?: one)?|das|es|dies|il|elle|è|está|to)(?:['’]s| is| ist| est| jest)?(?: empty| leer| vide| vuot[oa]| vací[oa]| puste)(?: ist)?,? /iu;

/** Two orders that differ in one place, as one order for the second where the first is empty, if there is such a one; null: there is none. */
function inTurn(could: readonly string[], grammar: Grammar): string | null {
  const [first = [], second = [], ...more] = could.map((text) => text.split(' '));
  const other = first.findIndex((word, i) => word !== second[i]);
  const isOne = more.length === 0 && first.every((word, i) => i === other || word === second[i]);
  const place = first[other]?.replace(/:$/, '');
  if (!isOne || place === undefined || first.length !== second.length) return null;
  const both = grammar.reads(second.toSpliced(other, 1, place, 'or', second[other] ?? '').join(' '));
  return both !== null && grammar.legal(both) ? both : null;
}

/** Of several sentences those that are orders are named, where one is not understood and none limits another. */
function readSentences(line: string, read: FreeRead | null, { whole }: Readers): FreeRead | null {
  const sentences = line.split(SENTENCE_END).filter((text) => text !== '');
  if (sentences.length < 2 || sentences.length > MOST_SENTENCES || (read?.is === 'asked' && read.contrary)) return null;
  const each = sentences.map(whole);
  const orders = each.flatMap((one) => (one?.is === 'orders' ? one.orders : []));
  const other = each.findIndex((one) => one === null || one.is === 'asked');
  if (orders.length === 0 || other < 0 || each.some((one) => one?.is === 'asked' && one.contrary)) return null;
  const why = `"${sentences[other] ?? ''}" is not understood`;
  return { is: 'asked', why, could: [orders.join('; ')], told: true };
}

/** A stop behind a number, or a Roman one, is of an ordinal number, and one behind a capital alone of a name. */
const SENTENCE_END = /(?<=[!?]|(?<!\p{N}|(?<!\p{L})(?:[IVX]{1,4}|\p{Lu}))\.)\s+/u;
const MOST_SENTENCES = 8;

/** An order with what it is for, or why it is given, behind it: that is its writer's note, unless it could be an order too. */
function readWithAside(line: string, { grammar, freely }: Readers): FreeRead | null {
  const aside = asideOf(line);
  const read = aside && freely(aside.text);
  // What has to be asked about the order is asked without it.
  if (aside && read?.is === 'asked' && hasWhole(read)) return read;
  if (!aside || read?.is !== 'orders') return null;
  if (isMereAside(aside.said, grammar.glossary)) return { ...read, notes: [...read.notes, aside.said] };
  const why = `"${aside.said}" may be an order too; write it out, or leave it out`;
  return { is: 'asked', why, could: [read.orders.join('; ')], contrary: true };
}
