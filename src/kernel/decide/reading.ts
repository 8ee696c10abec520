import type { Realm } from '../realm';
import { withoutCourtesy } from './free/courteous';
import { isEmpty } from './free/language-words';
import { withoutWhatIsShown } from './copied-form';
import { onceRead } from './once-read';
import { foldName, isSwapped, listed, nearest } from './names';
import type { Misread, Order, OrderKind, Scope } from './order';

/** One order line of a mail, as the player wrote it, without bullet and comment. */
export interface Line {
  number: number;
  text: string;
}

/** A line read by one of `kinds`, or why not. */
export type LineRead<R extends Realm> =
  | { ok: true; order: Order; kind: OrderKind<R, Order> }
  | { ok: false; readonly reason: Misread; known: boolean };

/** Reads one line by the verbs in `kinds`. `known`: the verb was understood, only what stands behind it was not. */
export const readLine = <R extends Realm>(
  text: string,
  kinds: readonly OrderKind<R, Order>[],
  scope: Scope<R>,
): LineRead<R> => onceRead(text, kinds, scope, () => readAnew(text, kinds, scope));

function readAnew<R extends Realm>(text: string, kinds: readonly OrderKind<R, Order>[], scope: Scope<R>): LineRead<R> {
  const found = findVerb(text, kinds);
  if (found === null) {
    return {
      ...{ ok: false, known: false },
      get reason() {
        // Courtesy is no verb: `please send ...` is no slip of `place send ...`.
        const said = withoutCourtesy(text);
        const polite = said === text ? null : readLine(said, kinds, scope);
        return polite && !polite.ok && polite.known ? polite.reason : whyNoVerb(said, kinds);
      },
    };
  }
  const read = found.kind.read(found.rest, scope);
  if (read.ok) return { ok: true, order: read.value, kind: found.kind };
  return {
    ...{ ok: false, known: true },
    get reason() {
      const copied = asCopied(text, kinds, scope);
      return copied ?? { ...read.reason, nearest: corrected(text, read.reason) ?? found.kind.syntax };
    },
  };
}

/** For a form that was copied with the choices a mail shows in it: the line that is an order, if leaving them out makes it one. */
function asCopied<R extends Realm>(
  text: string,
  kinds: readonly OrderKind<R, Order>[],
  scope: Scope<R>,
): Misread | null {
  const nearest = withoutWhatIsShown(text);
  if (nearest === null || !readLine(nearest, kinds, scope).ok) return null;
  return {
    level: 'unreadable',
    text: 'brackets, "|" and "1 of" show what there is to choose: write what you choose',
    nearest,
  };
}

/** The lines that are meant, it may be, by one in which some words could be several things. */
export function couldBe(text: string, { said, could = [] }: Pick<Misread, 'said' | 'could'>): string[] {
  if (said === undefined || said === '') return [];
  const alone = [...text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)].map((part) => part.index);
  const at = alone.find(
    (i) => text.startsWith(said, i) && (i + said.length === text.length || alone.includes(i + said.length)),
  );
  return at === undefined ? [] : could.map((name) => `${text.slice(0, at)}${name}${text.slice(at + said.length)}`);
}

/** The line with the nearest name in the place of the one that was not understood. */
function corrected(text: string, { said, nearest }: Misread): string | undefined {
  if (said === undefined || nearest === undefined || said === '' || !text.includes(said)) return undefined;
  return text.replace(said, nearest);
}

/** Whether a line begins with one of the verbs or with the beginning of one: else none of them reads it. */
export function holdsVerb<R extends Realm>(text: string, kinds: readonly OrderKind<R, Order>[]): boolean {
  const lower = text.toLowerCase();
  const word = /^\p{L}+/u.exec(lower)?.[0] ?? '';
  return kinds.some(({ verb }) => {
    const said = verb.toLowerCase();
    return lower.startsWith(said) || (word.length > 1 && said.startsWith(word));
  });
}

type Found<R extends Realm> = { kind: OrderKind<R, Order>; rest: string };

/** The verb that a line begins with, or with the beginning of which; null: none, or it could be several. */
function findVerb<R extends Realm>(text: string, kinds: readonly OrderKind<R, Order>[]): Found<R> | null {
  const lower = text.toLowerCase();
  const whole = kinds
    .filter((k) => lower.startsWith(k.verb.toLowerCase()) && !/[\p{L}\p{N}]/u.test(lower[k.verb.length] ?? ' '))
    .sort((a, b) => b.verb.length - a.verb.length)[0];
  if (whole) return { kind: whole, rest: text.slice(whole.verb.length).replace(/^\s*:?\s*/, '') };
  if (isLoneName(text)) return null;
  const [begun, ...others] = begunBy(firstWord(text), kinds);
  return begun && others.length === 0 ? { kind: begun, rest: afterVerb(text, begun.verb) } : null;
}

/** "no" alone is no "no retreat". */
const SHORTEST = 3;

const firstWord = (text: string): string => /^\p{L}+/u.exec(text.toLowerCase())?.[0] ?? '';

const begunBy = <R extends Realm>(word: string, kinds: readonly OrderKind<R, Order>[]): OrderKind<R, Order>[] =>
  word.length < 2
    ? []
    : kinds.filter(
        ({ verb }) => verb.toLowerCase().startsWith(word) && !(verb.includes(' ') && word.length < SHORTEST),
      );

/** Why a line begins with no verb that can be told. */
function whyNoVerb<R extends Realm>(text: string, kinds: readonly OrderKind<R, Order>[]): Misread {
  const word = firstWord(text);
  if (isLoneName(text))
    return { level: 'unreadable', text: `"${text}" stands alone like a name`, ...fullVerb(word, kinds) };
  const begun = begunBy(word, kinds);
  if (begun.length < 2) return unknownVerb(word, text, kinds);
  const could = begun.map((k) => k.verb);
  return { level: 'ambiguous', text: `"${word}" could be ${listed(could)}`, said: text.slice(0, word.length), could };
}

/** A word alone with a capital, as people sign: `Stan`, `Pa.`; only a whole verb is an order then. */
export const isLoneName = (text: string): boolean => /^\p{Lu}[\p{Ll}\p{M}]+[.,!]?$/u.test(text.trim());

/** What the word would be as an order, written out. */
function fullVerb<R extends Realm>(word: string, kinds: readonly OrderKind<R, Order>[]): { nearest?: string } {
  const verbs = word.length < 2 ? [] : kinds.filter((k) => k.verb.toLowerCase().startsWith(word)).map((k) => k.syntax);
  const each = verbs.filter((v, i) => verbs.indexOf(v) === i);
  return each.length > 0 ? { nearest: listed(each) } : {};
}

/** The text behind an abbreviated verb: its first word, and further ones as far as they are written. */
function afterVerb(text: string, verb: string): string {
  const words = verb.split(' ');
  let rest = text;
  for (const [i, word] of words.entries()) {
    const first = /^\S+/.exec(rest)?.[0] ?? '';
    if (i > 0 && !(first.length >= 2 && word.toLowerCase().startsWith(first.toLowerCase()))) break;
    rest = rest.slice(first.length).trimStart();
  }
  return rest.replace(/^:\s*/, '');
}

function unknownVerb<R extends Realm>(word: string, text: string, kinds: readonly OrderKind<R, Order>[]): Misread {
  const things = kinds.map((k) => ({ id: k.verb, names: [k.verb.split(' ')[0] ?? k.verb], kind: k }));
  // In front of a verb stands no slip of another: `please bomb` is no `place`.
  const [behind = ''] = text.slice(word.length).trim().toLowerCase().split(/\s+/);
  const isInFront = kinds.some(({ verb }) => verb.toLowerCase() === behind);
  // `Die TA 14` is no `dive`: a small word of a language is meant as what it is.
  const near =
    isInFront || isEmpty(word)
      ? undefined
      : (things.find(({ names: [name = ''] }) => isSwapped(foldName(word), name)) ?? nearest(foldName(word), things));
  return {
    level: 'unreadable',
    text: word ? `"${word}" is no order that can be given now` : `"${text.slice(0, 30)}" is no order`,
    ...(near ? { nearest: mended(text, word, near.kind) } : {}),
  };
}

/** The line with the verb in the place of the word that was nearly it; its form where nothing stands behind it. */
function mended<R extends Realm>(text: string, word: string, { verb, syntax }: OrderKind<R, Order>): string {
  const rest = text.slice(word.length).trim();
  return rest === '' || verb.includes(' ') ? syntax : `${verb}${rest.startsWith(':') ? '' : ' '}${rest}`;
}
