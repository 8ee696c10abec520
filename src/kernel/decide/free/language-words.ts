import { once } from '../../data/once';
import { isOneSlip } from '../names';
import { LANGUAGES } from './languages/all';
import { ENGLISH } from './languages/en';
import type { Language, Small } from './languages/language';
import { atomsOf, type Atom } from './atoms';

/** What a word or phrase may mean. */
export interface Meaning {
  small: readonly Small[];
  verbs: readonly string[];
  /** Of words that say that nothing is done: what the last of them is a verb for. `keine Bewegung` says nothing of aircraft. */
  denies?: readonly string[];
}

/** The words of languages that are read together, by what is compared of them, and how long phrases are that begin with a word. */
export interface Words {
  phrases: ReadonlyMap<string, Meaning>;
  longest: ReadonlyMap<string, number>;
  /** Verbs of two words between which others may stand, by the first: `gib I-16RTT frei`. */
  parted: ReadonlyMap<string, readonly string[]>;
}

/** What aircraft do. */
const AIR =
  'missions fly air raid allocate search interdict cap cas strike missile airlift drop offset intercept oppose';

/** Nouns that are no verbs, and what is done of them: `no missions` says nothing of a set-up or of who marches. */
const NOUNS: readonly (readonly [words: string, meanings: string])[] = [
  [
    'mission, missions, sortie, sorties, einsatz, einsätze, lufteinsätze, missionen, missione, missioni, sortita, sortite, misión, misiones, salida, salidas, misji, misje, lotów',
    AIR,
  ],
  [
    'interception, interceptions, abfangeinsätze, intercettazione, intercettazioni, intercepción, intercepciones, przechwyceń',
    'intercept react fly air cap escort',
  ],
  [
    'reaction, reactions, reaktion, reaktionen, reazione, reazioni, reacción, reacciones, reakcji',
    'react intercept oppose offset',
  ],
  [
    'operation, operations, operationen, opération, opérations, operazione, operazioni, operación, operaciones, operacji',
    `move sail march attack convoy ${AIR}`,
  ],
  ['zug, züge, mouvements', 'move sail march'],
  ['poszukiwań', 'search'],
  // Elsewhere they are verbs.
  ['parte, weiter', ''],
];
const nouns = once(
  () =>
    new Map(
      NOUNS.flatMap(([words, meanings]) =>
        words.split(',').map((word) => [phrase(atomsOf(word)), meanings.split(' ').filter(Boolean)] as const),
      ),
    ),
);

const read = new WeakMap<Language, WeakMap<Language, Words>>();

/** The words of a language with those of another beside it. */
export function wordsOf(language: Language, beside: Language): Words {
  const known = read.get(language)?.get(beside);
  if (known) return known;
  const phrases = new Map<string, { small: Small[]; verbs: string[]; denies?: readonly string[] }>();
  for (const one of language === beside ? [language] : [language, beside]) {
    gather(one.small, phrases, 'small');
    gather(one === ENGLISH ? inflected(one.verbs) : one.verbs, phrases, 'verbs');
    gather(one.more, phrases, 'verbs');
  }
  for (const [key, meaning] of phrases) {
    const last = key.split(' ').slice(1).at(-1);
    if (last !== undefined && meaning.small.includes('nothing')) meaning.denies = deniedIn(key, last, phrases);
  }
  const longest = new Map<string, number>();
  for (const key of phrases.keys()) {
    const [first = '', ...more] = key.split(' ');
    longest.set(first, Math.max(longest.get(first) ?? 0, more.length + 1));
  }
  const words = { phrases, longest, parted: partedOf(phrases) };
  const others = read.get(language) ?? new WeakMap<Language, Words>();
  read.set(language, others.set(beside, words));
  return words;
}

/** What words say that nothing is done of: `keine Bewegung` by the last of them, `sonst bewegt sich nichts` by a verb between. */
function deniedIn(key: string, last: string, phrases: ReadonlyMap<string, Meaning>): readonly string[] {
  const noun = nouns(ENGLISH).get(last);
  const verbs = phrases.get(last)?.verbs ?? [];
  if (noun !== undefined || verbs.length > 0) return noun ?? verbs;
  const [first = '', ...more] = key.split(' ');
  if (!ELSE.includes(first)) return [];
  return more.map((word) => phrases.get(word)?.verbs ?? []).find((some) => some.length > 0) ?? [];
}
const ELSE = ['sonst', 'ansonsten', 'weiter', 'nikt', 'nic', 'rien', 'personne', 'no', 'non'];

function partedOf(phrases: ReadonlyMap<string, Meaning>): Map<string, string[]> {
  const parted = new Map<string, string[]>();
  for (const [key, { verbs }] of phrases) {
    const [first = '', last, ...more] = key.split(' ');
    // `we engage`
    const isSmall = !LETTING.includes(first) && (phrases.get(first)?.small.length ?? 0) > 0;
    if (verbs.length > 0 && last !== undefined && more.length === 0 && !isSmall)
      parted.set(first, [...(parted.get(first) ?? []), last]);
  }
  return parted;
}

/** `let the garrison go` */
const LETTING = ['let', 'lets'];

function gather<K extends 'small' | 'verbs'>(
  lists: Readonly<Record<string, string>>,
  phrases: Map<string, { small: Small[]; verbs: string[] }>,
  into: K,
): void {
  for (const [meaning, list] of Object.entries(lists))
    for (const word of list.split(',')) {
      const key = phrase(atomsOf(word));
      const known = phrases.get(key) ?? { small: [], verbs: [] };
      if (!(known[into] as string[]).includes(meaning)) (known[into] as string[]).push(meaning);
      phrases.set(key, known);
    }
}

/** Words as they are looked up. */
export const phrase = (atoms: readonly Pick<Atom, 'text'>[]): string => atoms.map((a) => a.text).join(' ');

/** English verbs in all their forms: `search`, searches, searched, searching. */
function inflected(lists: Readonly<Record<string, string>>): Record<string, string> {
  const forms = (word: string): string[] => {
    const stem = word.replace(/e$/, '');
    return [word, ...['s', 'es', 'ed', 'ing'].map((end) => `${stem}${end}`), ...(stem === word ? [] : [`${word}s`])];
  };
  const all = (list: string): string =>
    list
      .split(',')
      .flatMap((w) => (w.trim().includes(' ') ? [w] : forms(w.trim())))
      .join(',');
  return Object.fromEntries(Object.entries(lists).map(([meaning, list]) => [meaning, all(list)]));
}

let kinds: ReadonlyMap<string, readonly [kind: string, language: Language][]> | null = null;

/** What a word of any language is in the words that glossaries describe things with: `kompanie` is a company. */
export const kindsOf = (word: string): readonly string[] => (known().get(word) ?? []).map(([kind]) => kind);

/** Whether a word is what a language calls a kind of things. */
export const isKindIn = (word: string, language: Language): boolean =>
  (known().get(word) ?? []).some(([, of]) => of === language);

const known = (): NonNullable<typeof kinds> => (kinds ??= gatheredKinds());

function gatheredKinds(): NonNullable<typeof kinds> {
  const found = new Map<string, [string, Language][]>();
  for (const language of LANGUAGES)
    for (const [kind, list] of Object.entries(language.kinds))
      for (const { text } of list.split(',').flatMap((word) => atomsOf(word)))
        found.set(text, [...(found.get(text) ?? []), [kind, language]]);
  return found;
}

/** Whether a word means the same in two languages, alone and with what may follow it. */
export const sameIn = (text: string, words: Words, other: Words): boolean => sharedWith(words)(other).has(text);

/** Words that mean the same in two languages, gathered once for both. */
const sharedWith = once(({ phrases, longest }: Words) =>
  once((other: Words): ReadonlyMap<string, true> => {
    const said = (words: Words['phrases'], text: string): string => JSON.stringify(words.get(text));
    const isSame = (text: string): boolean => said(phrases, text) === said(other.phrases, text);
    return new Map(
      [...longest].flatMap(([text, length]) => (length === 1 && isSame(text) ? [[text, true as const] as const] : [])),
    );
  }),
);

/** As many words as some mails have. */
const MOST_WORDS = 2_000;

/** The same for the same word: a line is tried in many forms. */
function remembered<T>(work: (word: string) => T): (word: string) => T {
  const found = new Map<string, T>();
  return (word) => {
    const known = found.get(word);
    if (known !== undefined) return known;
    if (found.size >= MOST_WORDS) found.clear();
    const made = work(word);
    found.set(word, made);
    return made;
  };
}

const JOINING: readonly Small[] = ['and', 'to', 'with', 'at', 'from'];

/** Whether a word joins what stands before it to what follows, in any of the languages: no order ends or begins with it. */
export const isJoining = remembered((word) => {
  if (word === '') return false;
  const said = phrase(atomsOf(word));
  return LANGUAGES.some((language) => {
    const meaning = wordsOf(language, language).phrases.get(said);
    return meaning !== undefined && meaning.verbs.length === 0 && meaning.small.some((s) => JOINING.includes(s));
  });
});

/** Whether a word means something in any of the languages. */
export const isKnown = remembered(
  (word) => kindsOf(word).length > 0 || LANGUAGES.some((language) => wordsOf(language, language).longest.has(word)),
);

/** Of shorter words too many are one slip away from another. */
export const SHORTEST_SLIP = 5;
/** Of shorter words too many could be made of two. */
const SHORTEST_RUN = 2;

/** Two words that one may be in which a blank is missing, and at most one letter of the longer is wrong: `noattacks`, `phasehno`. */
export function runTogether(word: string): string[] {
  if (word.length < SHORTEST_SLIP + SHORTEST_RUN) return [];
  const found = Array.from({ length: word.length - 2 * SHORTEST_RUN + 1 }, (_, i) => i + SHORTEST_RUN).flatMap((at) => {
    const [front, back] = [word.slice(0, at), word.slice(at)];
    if (isKnown(front) && isKnown(back)) return [`${front} ${back}`];
    const slips = isKnown(back) ? knownSlips(front) : [];
    return slips.map((one) => `${one} ${back}`);
  });
  return found.slice(0, MOST_RUNS);
}
const MOST_RUNS = 6;

/** Words of any language that a word is with one slip in it. */
const knownSlips = remembered((word) => {
  if (word.length < SHORTEST_SLIP) return [];
  const all = LANGUAGES.flatMap((language) => [...wordsOf(language, language).longest.keys()]);
  return all.filter((said, i) => said.length >= SHORTEST_SLIP && isOneSlip(word, said) && all.indexOf(said) === i);
});

let verbsByLength: ReadonlyMap<number, readonly string[]> | null = null;

/** Verbs of all languages that a word may be with one slip in it. */
export const verbSlips = remembered((word) => {
  if (word.length < SHORTEST_SLIP) return [];
  verbsByLength ??= gatheredVerbs();
  const near = [-1, 0, 1].flatMap((more) => verbsByLength?.get(word.length + more) ?? []);
  return near.filter((said) => isOneSlip(word, said));
});

/** Verbs of one word, by their length: what is of another has more slips than one. */
function gatheredVerbs(): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const language of LANGUAGES)
    for (const [said, { verbs }] of wordsOf(language, language).phrases)
      if (verbs.length > 0 && !said.includes(' ')) found.set(said.length, [...(found.get(said.length) ?? []), said]);
  return found;
}

const LIMITING: readonly Small[] = ['limit', 'only', 'not', 'nothing', 'except', 'also'];

/** Whether a word denies or limits what it stands beside, in any of the languages. */
export const isLimiting = remembered((word) =>
  LANGUAGES.some((language) =>
    (wordsOf(language, language).phrases.get(word)?.small ?? []).some((s) => LIMITING.includes(s)),
  ),
);

/** Whether a word says that nothing else is meant, in any of the languages: an order says no more either. */
export const isOnly = remembered((word) =>
  LANGUAGES.some((language) => wordsOf(language, language).phrases.get(word)?.small.includes('only') === true),
);

/** Verbs that a word stands for in any of the languages. */
export const verbsOf = remembered((word): readonly string[] =>
  LANGUAGES.flatMap((language) => wordsOf(language, language).phrases.get(word)?.verbs ?? []),
);

const EMPTY: readonly Small[] = ['and', 'to', 'with', 'at', 'from', 'filler', 'things'];

/** Whether a word says nothing of its own in any of the languages. */
export const isEmpty = remembered((word) =>
  LANGUAGES.some((language) => {
    const meaning = wordsOf(language, language).phrases.get(word);
    return meaning !== undefined && meaning.small.length > 0 && meaning.small.every((s) => EMPTY.includes(s));
  }),
);
