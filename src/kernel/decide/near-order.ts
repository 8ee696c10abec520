import type { Realm } from '../realm';
import { behindClosing } from './closings';
import { goesToPlace, isOnlyPlaces, withoutContact } from './contact';
import { foldName, isOneSlip, nearest, type Named } from './names';
import type { Order, OrderKind, Scope } from './order';
import { isLoneName } from './reading';

/** What orders of a system are made of, whosever and whenever. */
export interface Vocabulary<R extends Realm> {
  verbs: readonly OrderKind<R, Order>[];
  /** Words and titles of decisions, and words of conditions. */
  words: readonly string[];
  /** Everything that an order may name. */
  names: readonly Named[];
  /** Words that every game knows. */
  beside: readonly string[];
}

/** A word of a line: as it is written, folded, and whether a comma follows at once. */
interface Token {
  said: string;
  word: string;
  comma: boolean;
}

/** Shorter words are beginnings of too many others, and one slip makes them any other. */
const SHORTEST = 4;
/** From here on two slips leave a word what it was. */
const LONG = 6;
/** A verb stands among the first words; further on it is rather a noun. */
const FRONT = 3;
/** Whoever puts these before a verb speaks of one. */
const OF_IT =
  'a an the my your our his her their this that next last first good nice great bold fine bad strong for of'.split(' ');
/** With these a condition begins. */
const CONDITION = /^(?:if|when|at|with|and|always)$/;
/** Counters (`1/7`, `III/JG77`), hexes with the letter of their map (`O0708`) and signs that no letter holds. */
const SIGNS = /\b\p{Lu}\d{4}\b|\p{N}\/\p{L}|\p{L}\/\p{N}|\b[IVX]+\/\p{L}|\b\d+\/\d+\b|[=>]/u;
/** Bare digits name a place only beside a verb or a unit. */
const DIGITS = /^\d{4}$/;
/** Verbs that elsewhere only say from where, or with whom. */
const NO_VERB = 'from with into over'.split(' ');
/** Words that change a game, or keep it from being changed: they count wherever they stand. */
const GRAVE = 'undo resign abandon accept refuse check try block mute'.split(' ');
/** What people put beside a word of every game that they mean. */
const BESIDE_WORD = 'please pls now me my the a it this that i you all again game last turn bitte svp'.split(' ');

/** Tells a line that was meant as an order from mere courtesy, in whatever language: by the words that orders are made of. */
export class NearOrders<R extends Realm> {
  private readonly names: NameIndex;
  /** The words of each verb. */
  private readonly heads: readonly string[][];
  private readonly conditions: readonly string[];

  constructor(
    private readonly known: Vocabulary<R>,
    private readonly scope: Scope<R>,
  ) {
    this.names = indexOf(known.names);
    this.heads = known.verbs.map(headOf);
    this.conditions = known.words.flatMap((w) => w.split(/\s+/)).map(foldName);
  }

  /** Whether a line that does not read as an order is near one: a verb or a misspelt one, a unit, a place, a condition. */
  isNear(text: string): boolean {
    const said = behindClosing(withoutContact(text));
    const tokens = tokensOf(said);
    if (tokens.length === 0) return isOnlyPlaces(text);
    if (
      SIGNS.test(said) ||
      this.namesSomething(
        tokens.filter((t) => !DIGITS.test(t.said)),
        said,
      )
    )
      return true;
    if (isOnlyPlaces(text) || goesToPlace(said)) return true;
    if (isQuestion(said)) return this.asksForWord(tokens);
    return this.meansOrder(tokens, said);
  }

  /** A question is no order, but one for a verb or a word alone, or for CHECK. */
  private asksForWord(tokens: readonly Token[]): boolean {
    if (tokens.some((t) => t.word === 'check')) return true;
    const [only] = tokens;
    if (!only || tokens.length > 1) return false;
    return this.known.beside.includes(only.word) || this.heads.some(([head]) => head === only.word);
  }

  private meansOrder(tokens: readonly Token[], text: string): boolean {
    const behind = text.includes(':') ? tokensOf(text.slice(text.indexOf(':') + 1)) : [];
    return (
      this.beginsLikeOrder(tokens) || this.holdsVerb(tokens) || this.beginsLikeOrder(behind) || this.isWord(tokens)
    );
  }

  /** The first word is a verb, or the beginning of one, or was meant as one. */
  private beginsLikeOrder([first, ...rest]: readonly Token[]): boolean {
    if (!first) return false;
    const said = first.word;
    if (CONDITION.test(said) && rest.some((t) => this.isCondition(t.word))) return true;
    if (CONDITION.test(said)) return false;
    return this.known.verbs.some((kind, i) => {
      const [head = '', next] = this.heads[i] ?? [];
      if (next !== undefined && head.length < LONG) return said === head && begins(rest[0]?.word ?? '', next);
      // `cap 1111 with Hugo`: a short verb, and where.
      if (said === head) return head.length >= SHORTEST || rest.length === 0 || rest.some((t) => DIGITS.test(t.said));
      // `Stan` alone is rather who signs than the beginning of "stand".
      if (said.length >= SHORTEST && head.startsWith(said)) return rest.length > 0 || !isLoneName(first.said);
      // A misspelt verb that needs a name behind it stands alone only as somebody's own name.
      const isWhole = (): boolean => next === undefined && kind.read('', this.scope).ok;
      return !first.comma && isMeant(said, head) && (isWhole() || (rest.length > 0 && !isPersons([first, ...rest])));
    });
  }

  /** A verb stands behind the first word: `please pass`, `and no retraet`. */
  private holdsVerb(tokens: readonly Token[]): boolean {
    return tokens.slice(1, FRONT).some((t, i) => {
      if (OF_IT.includes(tokens[i]?.word ?? '') || NO_VERB.includes(t.word)) return false;
      return this.heads.some((words) =>
        words.some((w, at) => w.length >= SHORTEST && (t.word === w || (at > 0 && isMeant(t.word, w)))),
      );
    });
  }

  private isCondition(word: string): boolean {
    const known = [...this.conditions, ...this.heads.flat()];
    return known.some((w) => w.length >= SHORTEST && (w === word || isMeant(word, w)));
  }

  /** A word of every game in a line of few words, in capitals or misspelt; CHECK anywhere: without it the orders count. */
  private isWord(tokens: readonly Token[]): boolean {
    const [first] = tokens;
    return this.known.beside.some((word) => {
      if (tokens.some((t) => t.word === word && (word === 'check' || t.said === word.toUpperCase()))) return true;
      const means = (t: Token): boolean => t.word === word || GRAVE.includes(word) || BESIDE_WORD.includes(t.word);
      if (tokens.length <= FRONT && tokens.some((t) => t.word === word) && tokens.every(means)) return true;
      const plainly = word.length > SHORTEST || first?.said === first?.said.toUpperCase();
      return (
        plainly && first !== undefined && first.word !== word && tokens.length <= FRONT && isMeant(first.word, word)
      );
    });
  }

  private namesSomething(tokens: readonly Token[], text: string): boolean {
    const { whole, starts, signs } = this.names;
    if (signs.some((sign) => tokens.some((t) => t.said === sign))) return true;
    const alike = (t: Token): boolean =>
      t.word.length >= SHORTEST && (starts.get(t.word.slice(0, 3)) ?? []).some((n) => isName(t.word, n));
    return (
      tokens.some((t, i) => alike(t) || runsFrom(tokens, i).some((run) => whole.has(run))) ||
      (!DIGITS.test(foldName(text)) && whole.has(foldName(text)))
    );
  }
}

/** Whether a line ends with a question mark, whatever other marks stand behind it. */
function isQuestion(line: string): boolean {
  const end = line.trimEnd().slice(-6);
  return end.includes('?') && /^[.!?]+$/.test(end.slice(end.indexOf('?')));
}

/** A name, the beginning of one, or one with a slip in it that makes it no other word. */
function isName(word: string, name: string): boolean {
  if (word.length <= SHORTEST || word === `${name}s` || /^\p{N}/u.test(word)) return word === name;
  const swapped = word.length === name.length && [...word].sort().join('') === [...name].sort().join('');
  return name.startsWith(word) || ((swapped || word.length > LONG) && isOneSlip(word, name));
}

/** Whether a word is another, begins it, or was meant for it. */
const begins = (said: string, word: string): boolean =>
  said === word || (said.length > 1 && word.startsWith(said)) || isMeant(said, word);

/** Two or three words with capitals: somebody's name. */
const isPersons = (tokens: readonly Token[]): boolean =>
  tokens.length <= 3 && tokens.every((t) => /^\p{Lu}\p{Ll}*$/u.test(t.said));

/** Names of more words than this are known by their first ones. */
const MOST_WORDS = 4;
const runsFrom = (tokens: readonly Token[], from: number): string[] =>
  Array.from({ length: MOST_WORDS }, (_, n) =>
    tokens
      .slice(from, from + n + 1)
      .map((t) => t.word)
      .join(''),
  );

/** Whether a word is one that was meant for `word`: nobody mistakes its first letter, and a plural is a noun. */
function isMeant(said: string, word: string): boolean {
  if (said.length < SHORTEST || word.length < SHORTEST || said === `${word}s` || said[0] !== word[0]) return false;
  // Words of four letters are one letter from too many others: only the last may be another.
  const another = said.length === word.length && said.slice(0, -1) !== word.slice(0, -1);
  const swapped = [...said].sort().join('') === [...word].sort().join('');
  if (isOneSlip(said, word)) return word.length > SHORTEST || !another || swapped;
  return said.length >= LONG && word.length >= LONG && nearest(said, [{ id: word, names: [word] }]) !== undefined;
}

const headOf = <R extends Realm>(kind: OrderKind<R, Order>): string[] => kind.verb.split(' ').map(foldName);

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/([\p{L}\p{N}\p{M}]+)(,?)/gu)].map(([, said = '', comma]) => ({
    said,
    word: foldName(said),
    comma: comma === ',',
  }));

/** `84B` is no word of any language, short as it is. */
const MIXED = /^\p{N}{1,2}\p{Lu}+$/u;

/** Names ready to be looked up, made once for a list. */
interface NameIndex {
  /** Folded names that say enough alone. */
  whole: ReadonlyMap<string, true>;
  /** The same by their first three letters. */
  starts: ReadonlyMap<string, readonly string[]>;
  /** Capitals that begin names: `TF`. */
  signs: readonly string[];
}
const indexes = new WeakMap<readonly Named[], NameIndex>();

function indexOf(things: readonly Named[]): NameIndex {
  const found = indexes.get(things);
  if (found) return found;
  const names = things.flatMap((t) => [t.id, ...t.names]);
  const telling = names.filter((n) => foldName(n).length >= SHORTEST || /\S\s\S/.test(n) || MIXED.test(n));
  const whole = new Map(telling.map((n) => [foldName(n), true as const]));
  const starts = new Map<string, string[]>();
  for (const name of whole.keys()) starts.set(name.slice(0, 3), [...(starts.get(name.slice(0, 3)) ?? []), name]);
  const capitals = names.flatMap((n) => /^(\p{Lu}{2,}) /u.exec(n)?.[1] ?? []);
  const signs = capitals.filter((sign, i) => capitals.indexOf(sign) === i);
  const index = { whole, starts, signs };
  indexes.set(things, index);
  return index;
}
