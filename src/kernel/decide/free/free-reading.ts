import { listed } from '../names';
import { byVerb } from './by-verb';
import { behindGreeting, withoutCourtesy } from './courteous';
import type { Glossary } from './glossary';
import { inSequence } from './in-sequence';
import { itemsOf } from './items';
import { WordsOfLine } from './words-of-line';
import { GAP } from './gap';
import { withGarrisons } from './garrisons';
import { atomsOf, isNumber, type Atom } from './atoms';
import { isKnown, isOnly, runTogether, verbSlips } from './language-words';
import { LANGUAGES } from './languages/all';
import { ENGLISH } from './languages/en';
import { noneOfDecision, type Called } from './none-of-decision';
import { plainLine } from './plain-line';
import { withoutPleasantries } from './pleasantries';
import { corrected, rewritten } from './rewritten';
import { readBeside } from './read-beside';
import { isQuestion } from './questions';
import { withSlipsMended } from './slips-of-words';
import { isStatement } from './statements';
import { inManners, whoLast } from './nearly-printed';
import { Reading, type Written } from './reading-of-items';
import { isMereNote, limitsOrder, namesOther } from './notes';

/** What a freely written line may be turned into. */
export interface Grammar {
  glossary: Glossary;
  /** The verbs of orders that stand for a meaning, those of the open question first. */
  verbs(meaning: string): readonly string[];
  /** The verbs of the open question. */
  open: readonly string[];
  /** All verbs, those of the open question first, for a line that leaves the verb out. */
  main: readonly string[];
  /** These exact order words as they are printed; null: they are no order that can be given. */
  reads(text: string): string | null;
  /** Whether what they are for is open or still to come. */
  comes(text: string): boolean;
  /** Whether they are one of the open question, and legal as it stands. */
  legal(text: string): boolean;
  /** An order of the open question with all that it means now by name; none where it is not legal. */
  spelled(text: string): readonly string[];
  /** Who may be ordered in the open question, as orders name them. */
  asked(): readonly string[];
  /** All that the seat may be asked, by what mails call it. */
  decisions: readonly Called[];
  /** Words by which mails call the open question. */
  asks: readonly string[];
  /** Set where it matters alone whether a line is an order: nothing is looked for that could be offered. */
  lean?: true;
}

/** What became of a line that is not written as the docs have it. */
export type FreeRead =
  /** `of`: beside them nothing is to be done, as of `nothing`: `A to 4313, everybody else stays`. */
  | { is: 'orders'; orders: string[]; notes: string[]; stays?: readonly string[]; of?: readonly (readonly string[])[] }
  /** Understood, and nothing is to be done; `of`: meanings of the verbs of which, for each time that it is said. */
  | { is: 'nothing'; of: readonly (readonly string[])[]; notes: string[] }
  /** Who stays where he is, and is ordered nothing. */
  | { is: 'stay'; who: string[]; notes: string[] }
  | { is: 'heading'; meanings: readonly string[] }
  /** Understood in part: why it is not taken, and whole lines that it may be; `contrary`: it limits or denies what it names; `partly`: so many words of it are not understood; `lacks`: who or where is not named; `told`: it is said whatever else is wrong; `rest`: the line without what is not understood. */
  | {
      is: 'asked';
      why: string;
      could: string[];
      contrary?: true;
      partly?: number;
      lacks?: true;
      told?: true;
      rest?: string;
    };

/** Reads a line that no form of the order language fits; null where it does not look like an order at all. */
export function readFreely(line: string, grammar: Grammar): FreeRead | null {
  return (
    inManners(line, grammar) ??
    readBeside(line, {
      grammar,
      freely: (text) => readFreely(text, grammar),
      whole: (text) => readWhole(text, grammar),
    })
  );
}

/** The same for a line as a whole. */
function readWhole(said: string, grammar: Grammar): FreeRead | null {
  const line = inSequence(said, grammar);
  const read = readCorrected(line, grammar) ?? readSaid(line, grammar);
  if (read === null || read.is === 'asked') return noneOfDecision(line, grammar.decisions) ?? read;
  if (read.is !== 'orders') return read;
  const could = [read.orders.join('; ')];
  if (isStatement(new WordsOfLine(line, grammar.glossary)))
    return {
      is: 'asked',
      why: 'it says where somebody is; write it as an order if he shall go there',
      could,
      contrary: true,
    };
  if (isQuestion(line)) return { is: 'asked', why: 'it asks; write it without the question mark', could };
  const other = read.notes.find((note) => namesOther(note, read.orders, grammar.glossary));
  if (other !== undefined) return withNote(line, other, grammar);
  const only = atomsOf(line).find(({ text }) => isOnly(text));
  const isKept =
    only === undefined ||
    (read.of?.length ?? 0) > 0 ||
    atomsOf(read.orders.join(' ')).some(({ text }) => text === only.text);
  return isKept
    ? read
    : { is: 'asked', why: `"${only.said}" may limit more than this order; write it without the word`, could };
}

/** What a note names that the order does not may be of the order: it is offered with it, unless it limits. */
function withNote(line: string, note: string, grammar: Grammar): FreeRead {
  const limits = limitsOrder(note, grammar.glossary);
  const whole = limits ? [] : [' with ', ' '].map((by) => line.replace(`(${note})`, `${by}${note} `));
  // A way is a note without brackets: nothing else is read then.
  const read = whole
    .filter((text) => text !== line)
    .map((text) => readSaid(text, grammar))
    .find((one) => one?.is === 'orders');
  const without = line.replace(`(${note})`, ' ');
  const bare = limits || read?.is === 'orders' || without === line ? null : readWhole(without, grammar);
  const found = read?.is === 'orders' ? read : bare;
  const could = found?.is === 'orders' ? [found.orders.join('; ')] : [];
  const why = `"${note}" in brackets may change the order; write it out, or leave it out`;
  return { is: 'asked', why, could, ...(limits || read?.is === 'orders' ? { contrary: true as const } : {}) };
}

/** `A to X, no wait, to Y`: where it is one order before and after, and but its place is another, the second is meant. */
function readCorrected(line: string, grammar: Grammar): FreeRead | null {
  const found = corrected(line, grammar.glossary);
  if (found === null) return null;
  const { before, whole, said, anew, isNamed } = found;
  const [first, second] = [before, whole].map((text) => (text === '' ? null : readSaid(text, grammar)));
  const isOne = first?.is === 'orders' && second?.is === 'orders' && second.orders.length === first.orders.length;
  if (second && isOne && second.orders.length === 1) return second;
  const other = readSaid(anew, grammar);
  if (other?.is === 'orders' && other.orders.length === 1 && (!isNamed || isSameVerb(first ?? null, other)))
    return other;
  if (/^(?:sorry|no|nein|non|nie)$/iu.test(said)) return null;
  return first?.is === 'orders'
    ? {
        is: 'asked',
        why: `"${said}" takes back what stands before it; write what you mean alone`,
        could: [],
        contrary: true,
      }
    : null;
}

/** `A to X, no wait, B to X`: one order in the place of one. */
const isSameVerb = (one: FreeRead | null, other: Extract<FreeRead, { is: 'orders' }>): boolean =>
  one?.is === 'orders' &&
  one.orders.length === 1 &&
  one.orders[0]?.split(/[ :]/)[0] === other.orders[0]?.split(/[ :]/)[0];

/** The same for what asks nothing. */
function readSaid(line: string, grammar: Grammar): FreeRead | null {
  const { text, signed, arrowed, notes } = plainLine(rewritten(withGarrisons(line, grammar), grammar.glossary));
  const doubtful = notes.find((note) => !isMereNote(note, grammar.glossary));
  if (doubtful !== undefined) return withNote(line, doubtful, grammar);
  const written = { text, notes, grammar };
  const said = [signed, arrowed, ...whoLast(text, grammar)]
    .map(withoutCourtesy)
    .find((polite) => polite !== line && grammar.reads(polite) !== null);
  if (said !== undefined) return { is: 'orders', orders: [grammar.reads(said) ?? said], notes };
  const behind = behindGreeting(text, grammar.glossary);
  if (behind !== null) return readSaid(behind, grammar);
  const bare = withoutPleasantries(text, grammar.glossary);
  if (bare.said.length > 0) {
    const read = readSaid(bare.text, grammar);
    return read?.is === 'orders' || read?.is === 'nothing' ? { ...read, notes: [...read.notes, ...bare.said] } : read;
  }
  const words = new WordsOfLine(text, grammar.glossary);
  // All that stands behind the verb is read as it is printed: nothing can be meant otherwise.
  const [order, ...others] = byVerb(words, grammar);
  if (order !== undefined && others.length === 0) return { is: 'orders', orders: [order], notes };
  const read = inEachLanguage(words, written);
  if (isSettled(read) && !isUnheard(read)) return read && withoutUnknown(read, written);
  const spelled = withSlipsMended(text, grammar.glossary);
  const again = spelled === null ? null : readSaid(spelled, grammar);
  if (again?.is === 'orders') return { ...again, notes: [...notes, ...again.notes] };
  if (isSettled(read) || (read && !(read.is === 'asked' && read.partly))) return read && withoutUnknown(read, written);
  const could = grammar.lean ? [] : slipsMended(written);
  if (could.length === 0) return behindLabel(text, grammar) ?? (read && withoutUnknown(read, written));
  return { is: 'asked', why: read?.is === 'asked' ? read.why : whyMended(words, grammar), could };
}

/** The order that a line is without the words of it that are not understood, if it is one: it is told, and not taken. */
function withoutUnknown(read: FreeRead, { notes, grammar }: Written): FreeRead {
  if (read.is !== 'asked' || read.rest === undefined) return read;
  const left = inEachLanguage(new WordsOfLine(read.rest, grammar.glossary), { text: read.rest, notes, grammar });
  if (left?.is !== 'orders') return read;
  // What stands in the place of a verb may be one that nobody knows: `recce of 1630` is no attack.
  if (grammar.open.length > 1 && isHeadless(read.rest, grammar)) return read;
  return { ...read, why: `${read.why}; without it this is "${left.orders.join('; ')}"`, told: true };
}

/** Whether a line names neither what is done nor where somebody goes. */
function isHeadless(text: string, grammar: Grammar): boolean {
  const items = itemsOf(new WordsOfLine(text, grammar.glossary), ENGLISH, ENGLISH);
  return LANGUAGES.every((language) =>
    (language === ENGLISH ? items : itemsOf(new WordsOfLine(text, grammar.glossary), language, ENGLISH)).every(
      ({ verbs, small }) => verbs.length === 0 && !small.includes('to'),
    ),
  );
}

/** `C: everybody against E3011`: a letter that may be of a list, or of a name; the order behind it is named, and not taken. */
function behindLabel(text: string, grammar: Grammar): FreeRead | null {
  const [label, letter = ''] = /^(\p{Lu}): +(?=\S)/u.exec(text) ?? [];
  const behind = label === undefined ? null : readSaid(text.slice(label.length), grammar);
  if (behind?.is !== 'orders') return null;
  return {
    is: 'asked',
    why: `"${letter}" in front is not understood; without it this is "${behind.orders.join('; ')}"`,
    could: behind.orders,
  };
}

/** Whether nothing better can be made of a line: it is read, denied, or could be several whole orders. */
const isSettled = (read: FreeRead | null): boolean =>
  read !== null && (read.is !== 'asked' || read.contrary === true || read.could.some((line) => !line.includes(GAP)));

/** Whether a line is asked about for words of it that are not understood, and for nothing else. */
const isUnheard = (read: FreeRead | null): boolean =>
  read?.is === 'asked' && read.partly !== undefined && read.contrary !== true;

/** Whether nothing is said to be done of what is asked, or of anything. */
const isAllOfAsked = (of: readonly (readonly string[])[], grammar: Grammar): boolean =>
  of.every(
    (meanings) =>
      meanings.length === 0 || meanings.some((m) => grammar.verbs(m).some((verb) => grammar.open.includes(verb))),
  );

/** Tries of other words that a line with a slip in it costs at most. */
const MOST_TRIED = 12;

/** The words that are known nowhere, by name. */
function whyMended({ atoms }: WordsOfLine, { glossary }: Grammar): string {
  const unknown = atoms.filter((a) => !isNumber(a.text) && !isKnown(a.text) && !glossary.knows(a));
  const said = listed(
    unknown.map((a) => `"${a.said}"`),
    'and',
  );
  return said === ''
    ? 'a word is not understood here'
    : `${said} ${unknown.length > 1 ? 'are' : 'is'} not understood here`;
}

/** How letters are spelled over the radio. */
const SPELLED =
  'alpha bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey xray yankee zulu'.split(
    ' ',
  );

/** `Task force Alpha` */
const letterOf = (word: string): string[] =>
  SPELLED.includes(word) || word === 'alfa' ? [word.charAt(0).toUpperCase()] : [];

/** Numbers that types have in the place of one that none has, behind the letters that it has: `Ju-7`. */
function otherTypes(atoms: readonly Atom[], { glossary }: Grammar): { atom: Atom; word: string }[] {
  return atoms.flatMap((atom, i) => {
    const letters = atoms[i - 1]?.text ?? '';
    if (!isNumber(atom.text) || isNumber(letters) || !/^[- ]?$/.test(atom.before)) return [];
    return glossary.otherTypes(letters, atom.text).map((word) => ({ atom, word }));
  });
}

/** Whole orders that the line may be with a slip mended in a word that is known nowhere: they are offered, not taken. */
function slipsMended({ text, notes, grammar }: Written): string[] {
  const { atoms } = new WordsOfLine(text, grammar.glossary);
  const unknown = atoms.filter((a) => !isNumber(a.text) && !isKnown(a.text) && !grammar.glossary.knows(a));
  const tries = unknown.flatMap((atom) =>
    [
      ...letterOf(atom.text),
      ...runTogether(atom.text),
      ...grammar.glossary.slips(atom.text),
      ...verbSlips(atom.text),
    ].map((word) => ({
      atom,
      word,
    })),
  );
  const orders = [...otherTypes(atoms, grammar), ...tries].slice(0, MOST_TRIED).flatMap(({ atom, word }) => {
    const mended = atoms.map((a) => a.before + (a === atom ? word : a.said)).join('');
    const read = inEachLanguage(new WordsOfLine(mended, grammar.glossary), { text: mended, notes, grammar });
    if (read?.is === 'nothing') return isAllOfAsked(read.of, grammar) && grammar.reads('pass') !== null ? ['pass'] : [];
    return read?.is === 'orders' ? [read.orders.join('; ')] : [];
  });
  return orders.filter((order, i) => orders.indexOf(order) === i).slice(0, 4);
}

/**
 * What a line says in the first language in which all of it is understood; what one denies or limits, no other can order. A word that
 * denies in a language of which the rest is not understood is a word of another: `se mueve`.
 */
function inEachLanguage(words: WordsOfLine, written: Written): FreeRead | null {
  let asked: Asked | null = null;
  for (const language of words.likely(LANGUAGES)) {
    if (language !== ENGLISH && !words.speaks(language, ENGLISH)) continue;
    const read = new Reading(written, itemsOf(words, language, ENGLISH)).read();
    if (read && (read.is !== 'asked' || (read.contrary && !read.partly))) return read;
    if (read && (asked === null || isBetter(read, asked))) asked = read;
  }
  return asked;
}

type Asked = Extract<FreeRead, { is: 'asked' }>;

/** Who denies is heard before who offers; among others it is in whose language most is understood, and who offers something. */
function isBetter(one: Asked, other: Asked): boolean {
  if (one.contrary !== other.contrary) return one.contrary === true;
  const [unknown, before] = [one.partly ?? 0, other.partly ?? 0];
  return unknown === before ? other.could.length === 0 && one.could.length > 0 : unknown < before;
}
