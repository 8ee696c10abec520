import { isClosing } from '../kernel/decide/closings';
import { NOT_A_WORD, TONGUES, AROUND, NO, SAYS_WHEN, type Tongue } from './denying-words';

/** A sentence of a text that says no, as it stands there. */
export interface Denial {
  said: string;
  /** It says only that its writer does not play, or not on: that keeps nobody from leaving. */
  ofPlaying: boolean;
}

/** Longer sentences say more than no; so many of a text are looked at. */
const MOST_WORDS = 12;
const MOST_SENTENCES = 400;
const LONGEST = 200;
/** How far from its `not` a verb may stand. */
const REACH = 4;

/** The first sentence of a text that says no to what is asked; null: none does. Quoted lines and what stands under a signature are nobody's. */
export function denialIn(text: string): Denial | null {
  for (const said of sentencesOf(text)) {
    const found = denies(said);
    if (found) return { said, ...found };
  }
  return null;
}

/** The same in the lines of a text for which `counts` says so, by their numbers from 1: others are orders. */
export const denialBeside = (text: string, counts: (line: number) => boolean): Denial | null =>
  denialIn(
    text
      .split(/\r\n|\r|\n/)
      .map((line, i) => (counts(i + 1) ? line : ''))
      .join('\n'),
  );

function sentencesOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/);
  const end = lines.findIndex((line) => /^-- ?$/.test(line));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => !line.trimStart().startsWith('>'))
    .flatMap((line) => line.slice(0, 10 * LONGEST).split(/[.!?;:\u2026()\u2013\u2014]/))
    .map((said) => said.trim())
    .filter((said) => said !== '' && said.length <= LONGEST)
    .slice(0, MOST_SENTENCES);
}

function denies(said: string): Omit<Denial, 'said'> | null {
  const clauses = said
    .split(',')
    .map(wordsOf)
    .filter((clause) => clause.length > 0);
  const count = clauses.flat().length;
  if (count === 0 || count > MOST_WORDS) return null;
  const bare = clauses.map(withoutAround);
  // "No", "No thanks", "Sorry, no", "No, I would rather not"; not "no problem".
  if (bare.some(([word = '', ...behind]) => NO.includes(word) && isThanks(behind))) return { ofPlaying: false };
  for (const clause of bare)
    for (const tongue of TONGUES) {
      const found = inTongue(clause, tongue);
      if (found) return found;
    }
  return null;
}

function inTongue(said: readonly string[], tongue: Tongue): Omit<Denial, 'said'> | null {
  if (said.some((word) => isOf(tongue.limits, word))) return null;
  if (tongue.phrases.some((phrase) => isPhrase(said, phrase))) return { ofPlaying: false };
  if (tongue.unwilling.some((phrase) => isPhrase(said, phrase))) return { ofPlaying: true };
  const at = said.findIndex((word) => isOf(tongue.nots, word));
  if (at < 0) return null;
  const near = said.slice(tongue.turned ? Math.max(0, at - REACH) : at + 1, at + 1 + REACH);
  if (near.some((word) => isOf(tongue.plays, word))) return { ofPlaying: true };
  return near.some((word) => isOf(tongue.agrees, word)) ? { ofPlaying: false } : null;
}

/** Whether a word is one of a list, or begins as one of them that ends with a star. */
const isOf = (list: readonly string[], word: string): boolean =>
  list.some((one) => (one.endsWith('*') ? word.startsWith(one.slice(0, -1)) : word === one));

/** Whether a clause is a phrase, perhaps with when behind it, or ends with one of several words. */
function isPhrase(said: readonly string[], phrase: readonly string[]): boolean {
  const isAt = (from: number): boolean => from >= 0 && phrase.every((word, i) => said[from + i] === word);
  if (isAt(0)) return said.slice(phrase.length).every((word) => SAYS_WHEN.includes(word));
  return phrase.length > 1 && isAt(said.length - phrase.length);
}

const isThanks = (said: readonly string[]): boolean =>
  said.length === 0 || isClosing(said.join(' ')) || withoutAround(said).length === 0;

/** Without apologies and thanks before and behind. */
function withoutAround(said: readonly string[]): string[] {
  const from = said.findIndex((word) => !AROUND.includes(word));
  const to = said.findLastIndex((word) => !AROUND.includes(word));
  return from < 0 ? [] : said.slice(from, to + 1);
}

const wordsOf = (said: string): string[] =>
  said
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\bn'/g, 'ne ')
    .split(NOT_A_WORD)
    .filter((word) => word !== '');
