import { ruleNumbers, withoutNumbers } from '../../rulings/rule-numbers';

/** A name or a word of a question, and how much it says of what the question is about. */
export interface Term {
  text: string;
  /** A name or a word; without one of these no line is what a question means. A number may count anything. */
  finds: boolean;
  /** A word is found in its other forms too: `react` in `reaction`. */
  stem: boolean;
  weight: number;
}

/** So much of a question, and so many of its names and words, are looked at. */
const MOST_READ = 2_000;
const MOST_TERMS = 40;

/** What the sentence that asks says counts so much more than what leads up to it. */
const ASKED = 3;
const [NAME, WORD, NUMBER] = [3, 2, 0.5];

/** `12`, `1-1`, `107`: as often a count, a die or odds as a place; a hex has more digits. */
const SMALL_NUMBER = /^\d{1,3}(?:-\d{1,3})?$/;
const ENDING = /(?:ions?|ings?|ed|es|s)$/;
const SHORTEST = 4;
/** Words that stand in any sentence. */
const ANYWHERE = new Set(
  'about after again also another anybody because been before being both could does from have here into just like made make more most much must only other right same shall should some still such than that their them then there these they this those were what when where which while will with without would your yours'.split(
    ' ',
  ),
);

/** The names, words and numbers of a question, each once, with its greatest weight. Paragraph numbers name no thing of the map. */
export function questionTerms(question: string): Term[] {
  const read = question.slice(0, MOST_READ);
  const text = ruleNumbers(read).length > 0 ? withoutNumbers(read) : read;
  const terms = new Map<string, Term>();
  for (const sentence of text.split(/(?<=[?.!])\s+|\n{2,}/)) {
    const asked = sentence.trim().endsWith('?') ? ASKED : 1;
    for (const term of termsOf(sentence)) {
      const weight = Math.max(term.weight * asked, terms.get(term.text)?.weight ?? 0);
      terms.set(term.text, { ...term, weight });
    }
  }
  return [...terms.values()].sort((a, b) => b.weight - a.weight).slice(0, MOST_TERMS);
}

function termsOf(sentence: string): Term[] {
  const words = sentence.split(/[^\w/'-]+/).filter((word) => word !== '');
  return words.flatMap((word, i): Term[] => {
    const text = word.toLowerCase();
    if (SMALL_NUMBER.test(word)) return [{ text, finds: false, stem: false, weight: NUMBER }];
    if (isName(word, i)) return [{ text, finds: true, stem: false, weight: NAME }];
    if (!/^[a-z]+$/.test(text) || text.length < SHORTEST || ANYWHERE.has(text)) return [];
    return [{ text: stemOf(text), finds: true, stem: true, weight: WORD }];
  });
}

/** Names in a question have a figure in them (a hex, a unit) or a capital letter; the first word of a sentence has one for another reason. */
const isName = (word: string, i: number): boolean =>
  (word.length > 1 && /\d/.test(word)) || (i > 0 && word.length > 2 && /^[A-Z]/.test(word));

function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length < SHORTEST ? word : stem;
}

/** Whether a line (in small letters) holds a term. A name is a word of its own: `4314` is found in `W4314`, not in `43145`. */
export function holds(line: string, { text, stem }: Term): boolean {
  for (let at = line.indexOf(text); at >= 0; at = line.indexOf(text, at + 1)) {
    const [before, after] = [line[at - 1] ?? ' ', line[at + text.length] ?? ' '];
    const begins = !(/\d/.test(text[0] ?? '') ? /\d/ : /\w/).test(before);
    if (begins && (stem || !/\w/.test(after))) return true;
  }
  return false;
}
