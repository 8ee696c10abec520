import { eachOnce } from '../../data/each-once';
import { isOneSlip } from '../names';
import { isNumber, type Atom } from './atoms';
import type { Glossary } from './glossary';
import { isKnown, isKindIn, isLimiting, SHORTEST_SLIP, wordsOf } from './language-words';
import { LANGUAGES } from './languages/all';
import { ENGLISH } from './languages/en';
import { isRealWord } from './languages/en-real-words';
import type { Language } from './languages/language';
import { WordsOfLine } from './words-of-line';

/** Except says as clearly who is not meant, however it is spelled; what else denies or limits is asked about. */
const EXCEPTING = 'except';

/**
 * An English line with the one slip mended of each word that is known nowhere: `airfeild`, `exept`, `retraet`; null: there is none, or one of
 * them is no such slip. It has to be one of one word alone, and of no name of the game; what denies or limits is never made of a slip.
 */
export function withSlipsMended(text: string, glossary: Glossary): string | null {
  const words = new WordsOfLine(text, glossary);
  const unknown = words.atoms.filter((a) => !isNumber(a.text) && !isKnown(a.text) && !glossary.knows(a));
  if (unknown.length === 0 || !isEnglish(words)) return null;
  const mended = new Map(unknown.map((atom) => [atom, meantBy(atom, glossary)] as const));
  if ([...mended.values()].includes(null)) return null;
  return words.atoms.map((a) => a.before + (mended.get(a) ?? a.said)).join('');
}

/** The one word that it is a slip of. */
function meantBy({ text }: Atom, glossary: Glossary): string | null {
  if (text.length < SHORTEST_SLIP || isRealWord(text)) return null;
  const [only, ...more] = near(text);
  if (only === undefined || only.length < SHORTEST_SLIP || more.length > 0) return null;
  // `airfield` is of names too.
  if (glossary.slips(text).some((word) => word !== only)) return null;
  const small = wordsOf(ENGLISH, ENGLISH).phrases.get(only)?.small ?? [];
  return isLimiting(only) && !small.includes(EXCEPTING) ? null : only;
}

/** English words of orders, by their length. */
let byLength: ReadonlyMap<number, readonly string[]> | null = null;

/** Those that are one slip away from a word; short ones too, of which it may be one as well. */
function near(text: string): string[] {
  byLength ??= gathered();
  return [-1, 0, 1].flatMap((more) => byLength?.get(text.length + more) ?? []).filter((word) => isOneSlip(text, word));
}

function gathered(): Map<number, string[]> {
  const single = [...wordsOf(ENGLISH, ENGLISH).phrases.keys()].filter((said) => !said.includes(' '));
  const kinds = Object.entries(ENGLISH.kinds).flatMap(([kind, list]) => [kind, ...list.split(', ')]);
  const found = new Map<number, string[]>();
  for (const word of eachOnce([...single, ...kinds])) found.set(word.length, [...(found.get(word.length) ?? []), word]);
  return found;
}

/** Whether more words of a line are English than of any other language. */
function isEnglish(words: WordsOfLine): boolean {
  const count = (language: Language): number => {
    const { longest } = wordsOf(language, language);
    return words.atoms.filter(({ text }) => !isNumber(text) && (longest.has(text) || isKindIn(text, language))).length;
  };
  const english = count(ENGLISH);
  return LANGUAGES.every((language) => language === ENGLISH || count(language) < english);
}
