import { eachOnce } from '../data/each-once';
import { ambiguous, fine, misread, unread, type Misread, type Read } from './order';

/** Something that can be named: the id that is kept, and what people write. The first name is the printed one. */
export interface Named {
  id: string;
  names: readonly string[];
}

/** Lists longer than this help nobody. */
const MOST_LISTED = 8;
const SHORTEST_BEGINNING = 3;
/** Shorter words are of too many names to be one. */
const SHORTEST_WORD = 4;

/** As many short texts as the names and words of some games. */
const MOST_REMEMBERED = 20_000;
const LONGEST_REMEMBERED = 60;

/** The same for the same text: a line is tried in many forms, which name the same things. */
function remembered(work: (text: string) => string): (text: string) => string {
  const found = new Map<string, string>();
  return (text) => {
    const known = found.get(text);
    if (known !== undefined) return known;
    const made = work(text);
    if (found.size >= MOST_REMEMBERED) found.clear();
    if (text.length <= LONGEST_REMEMBERED) found.set(text, made);
    return made;
  };
}

/** Folds case, accents, blanks and punctuation away: `Ju-87 I/StG 2` and `ju87 i/stg2` are the same. */
export const foldName = remembered((text) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, ''),
);

/**
 * What is compared of a name: folded, but numbers stay the numbers they are. `2/1` is not `21`, and `21/7A` not `2/17A`, while
 * signs between letters, or between a letter and a number, may be left out or added.
 */
export const nameKey = remembered((text) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=\p{N})[^\p{L}\p{N}]+(?=\p{N})/gu, '\0')
    .replace(/[^\p{L}\p{N}\0]/gu, ''),
);

/** Whether a name begins with what was said; a number that is cut off is another number. */
export const beginsName = (name: string, said: string): boolean =>
  name.startsWith(said) && !(/\p{N}$/u.test(said) && /^\p{N}/u.test(name.slice(said.length)));

interface Folded {
  /** Folded, for what is nearest. */
  names: string[];
  keys: string[];
  id: string;
}
const known = new WeakMap<Named, Folded>();

/** The id and the names of a thing, folded once: every order names things. */
function foldedOf(thing: Named): Folded {
  const found = known.get(thing);
  if (found) return found;
  const made = { names: thing.names.map(foldName), keys: thing.names.map(nameKey), id: nameKey(thing.id) };
  known.set(thing, made);
  return made;
}

function isCalled(thing: Named, key: string): boolean {
  const { id, keys } = foldedOf(thing);
  return id === key || keys.includes(key);
}

/** Things by what they are called, for lists that are looked into more than once: the first time they are gone through. */
interface Called {
  byKey?: ReadonlyMap<string, readonly Named[]>;
  /** By the first two letters of their names. */
  byStart?: ReadonlyMap<string, readonly Named[]>;
}
const called = new WeakMap<readonly Named[], Called>();

function calledSo<T extends Named>(things: readonly T[], key: string): readonly T[] {
  const known = called.get(things);
  if (!known) {
    called.set(things, {});
    return things.filter((t) => isCalled(t, key));
  }
  known.byKey ??= indexed(things, ({ id, keys }) => [id, ...keys]);
  return (known.byKey.get(key) ?? []) as readonly T[];
}

function indexed(things: readonly Named[], by: (folded: Folded) => readonly string[]): Map<string, Named[]> {
  const found = new Map<string, Named[]>();
  for (const thing of things)
    for (const key of eachOnce(by(foldedOf(thing)))) {
      const those = found.get(key);
      if (those) those.push(thing);
      else found.set(key, [thing]);
    }
  return found;
}

const START = 2;

/** Things with names that begin so; a list that was looked into before is looked up by their first letters. */
function begunSo<T extends Named>(things: readonly T[], key: string): readonly T[] {
  const known = called.get(things);
  if (!known?.byKey || key.length < START) return things.filter((t) => isBegun(t, key));
  known.byStart ??= indexed(things, ({ keys }) => keys.map((name) => name.slice(0, START)));
  const alike = (known.byStart.get(key.slice(0, START)) ?? []) as readonly T[];
  return alike.filter((t) => isBegun(t, key));
}

const isBegun = (thing: Named, key: string): boolean => foldedOf(thing).keys.some((name) => beginsName(name, key));

/**
 * Finds what `text` names among `things`: an exact name, else a unique prefix of a name.
 * An ambiguous one lists what it could be; an unknown one says the nearest name. `what` is the word for messages.
 */
export function readName<T extends Named>(text: string, things: readonly T[], what: string): Read<T> {
  const key = nameKey(text);
  if (key === '') return misread(`a ${what} is missing`);
  const exact = calledSo(things, key);
  if (exact.length === 0 && /^[^\p{L}\p{N}]*\p{N}+[^\p{L}\p{N}]*$/u.test(text))
    return onlyNumber(text.trim(), things, what);
  const begun = exact.length > 0 ? exact : begunSo(things, key);
  const found = exact.length > 0 || begun.length !== 1 ? begun : withSameWord(text, begun[0] as T, things);
  if (found.length === 1) return fine(found[0] as T);
  if (found.length > 1) {
    const could = found.slice(0, 6).map((t) => printedName(t));
    return ambiguous(`"${text.trim()}" could be ${listed(could)}`, text.trim(), could);
  }
  return unread(() => noneCalled(text, things, what));
}

/** What begins with whole words, and all others with these in their names: `Sea` alone is no more Sea Road than Inland Sea. */
function withSameWord<T extends Named>(text: string, begun: T, things: readonly T[]): T[] {
  const said = wordsIn(text);
  // One letter or number is of too many names to mean any.
  if (said.trim().length < SHORTEST_WORD || !/^[\p{L} ]+$/u.test(said)) return [begun];
  if (!begun.names.some((name) => wordsIn(name).startsWith(said))) return [begun];
  const others = things.filter((t) => t !== begun && t.names.some((name) => wordsIn(name).includes(said)));
  return others.length === 0 ? [begun] : [begun, ...others];
}

/** The words of a text, a blank before and behind each. */
const wordsIn = remembered(
  (text) =>
    ` ${(
      text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    ).join(' ')} `,
);

function noneCalled(text: string, things: readonly Named[], what: string): Misread {
  const alike = sameBeginning(text, things);
  const near = nearest(foldName(text), things) ?? (alike.length === 1 ? alike[0] : undefined);
  const few = alike.length > 0 ? alike : things;
  const there =
    !near && few.length > 0 && few.length <= MOST_LISTED ? `; there is ${listed(few.map(printedName), 'and')}` : '';
  const why = {
    level: 'unreadable',
    text: `no ${what} is called "${text.trim()}"${there}`,
    said: text.trim(),
  } as const;
  return near ? { ...why, nearest: printedName(near) } : why;
}

/** A number alone is the beginning of too many names: it is asked back, whatever it could be. */
function onlyNumber<T extends Named>(said: string, things: readonly T[], what: string): Read<T> {
  const folded = foldName(said);
  const could = things.filter((t) => foldedOf(t).names.some((n) => n.startsWith(folded)));
  if (could.length === 0) return misread(`no ${what} is called "${said}"`);
  const names = could.slice(0, 6).map((t) => printedName(t));
  return could.length === 1
    ? misread(`"${said}" could be ${listed(names)}`, names[0], said)
    : ambiguous(`"${said}" could be ${listed(names)}`, said, names);
}

/**
 * The same where some things are meant before others: the first of `circles` with an exact name counts, else the first with a
 * name that begins so.
 */
export function readNameIn<T extends Named>(text: string, circles: readonly (readonly T[])[], what: string): Read<T> {
  const key = nameKey(text);
  const circle =
    key === ''
      ? undefined
      : (circles.find((c) => calledSo(c, key).length > 0) ?? circles.find((c) => begunSo(c, key).length > 0));
  return readName(text, circle ?? circles.at(-1) ?? [], what);
}

/** Things whose names begin with the same word. */
function sameBeginning<T extends Named>(text: string, things: readonly T[]): T[] {
  const [first = '', second] = text.trim().split(/\s+/).map(foldName);
  if (second === undefined || first.length < SHORTEST_BEGINNING) return [];
  return things.filter((t) => foldedOf(t).names.some((n) => n.startsWith(first)));
}

/** The printed name of a thing. */
export function printedName(thing: Named): string {
  return thing.names[0] ?? thing.id;
}

/** `a, b or c` */
export function listed(words: readonly string[], last = 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** The thing whose name is the fewest typing slips away, if not too many for its length. */
export function nearest<T extends Named>(folded: string, things: readonly T[]): T | undefined {
  let best: T | undefined;
  // Two slips in a word of three letters make it any other word.
  let least = (folded.length < 4 ? 1 : Math.max(2, Math.floor(folded.length / 3))) + 1;
  for (const thing of things) {
    for (const name of foldedOf(thing).names) {
      const slips = isLongerNumber(folded, name) ? least : distance(folded, name, least);
      if (slips < least) [best, least] = [thing, slips];
    }
  }
  return best;
}

/** `Ju-7` is no Ju-87: one digit alone is never the end of a longer number. */
function isLongerNumber(said: string, name: string): boolean {
  const [written, known] = [said, name].map((text) => text.match(/\d+/g) ?? []);
  const [digit, ...more] = written ?? [];
  const isOne = digit !== undefined && more.length === 0 && digit.length === 1 && known?.length === 1;
  return isOne && (known?.[0]?.length ?? 0) > 1;
}

/** Whether one letter more, less, another, or two changed about make one word of the other. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let front = 0;
  while (front < Math.min(a.length, b.length) && a[front] === b[front]) front++;
  const left = Math.min(a.length, b.length) - front;
  let back = 0;
  while (back < left && a.at(-1 - back) === b.at(-1 - back)) back++;
  const [x, y] = [a.slice(front, a.length - back), b.slice(front, b.length - back)];
  return x.length + y.length <= 2 || (x.length === 2 && x[0] === y[1] && x[1] === y[0]);
}

/** Whether two letters beside each other have changed places: `lnad` is rather "land" than "lead". */
export const isSwapped = (a: string, b: string): boolean =>
  a.length === b.length && [...a].sort().join('') === [...b].sort().join('') && isOneSlip(a, b);

/** Edits between two words, counted no further than `limit`. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? limit;
}
