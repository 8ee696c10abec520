import { plainWidth } from '../kernel/decide/plain-letters';

/** Where a block of a mail ends, from its word to END and the word: `SAY` to `ENDSAY`. */
export interface BlockEnd {
  /** The line it stands in. */
  at: number;
  /** What stands before it in that line, and belongs to the block. */
  before: string;
  /** What stands behind it, and does not. */
  behind: string;
  /** END alone: it may have been meant to end the whole mail. */
  bare: boolean;
}

/** All words that open a block people write. */
type BlockWord = 'say' | 'ask' | 'answer' | 'note' | 'ruling' | 'adjust';

/** In the midst of a line it is one word: "in the end say hello" ends nothing. */
const WITHIN = /(^|[^\p{L}\p{N}])end[-_]?(say|ask|answer|note|ruling|adjust)(?![\p{L}\p{N}])[^\p{L}\p{N}\s]*/iu;

/**
 * The end of a block whose word stands in line `at`, in any case and punctuation: `EndSay.`, `*ENDSAY*`, `END SAY`, `see you. ENDSAY`,
 * or END alone; a quoted line ends nothing. `words`: those whose ends close it. Null: it has none.
 */
export function blockEnd(lines: readonly string[], at: number, words: readonly BlockWord[]): BlockEnd | null {
  for (let i = at; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (line.trimStart().startsWith('>')) continue;
    const alone = i > at ? endsAlone(line, words) : null;
    if (alone !== null) return { at: i, before: '', behind: '', bare: alone === 'end' };
    const plain = plainWidth(line);
    const found = WITHIN.exec(plain.length === line.length ? plain : line);
    const word = found?.[2]?.toLowerCase();
    if (!found || word === undefined || !(words as readonly string[]).includes(word)) continue;
    const from = found.index + (found[1] ?? '').length;
    const before = line.slice(0, from).replace(/(?<![\s*_([<"'-])[\s*_([<"'-]+$/u, '');
    return { at: i, before, behind: line.slice(found.index + found[0].length).trim(), bare: false };
  }
  return null;
}

/** `blockEnd` for one word after the other down a text: what was found, or not, for an earlier line is not looked for again. */
export function blockEnds(lines: readonly string[]): (at: number, word: BlockWord) => BlockEnd | null {
  const found = new Map<BlockWord, BlockEnd | null>();
  return (at, word) => {
    const known = found.get(word);
    if (known !== undefined && (known === null || at < known.at)) return known;
    const end = blockEnd(lines, at, [word]);
    found.set(word, end);
    return end;
  };
}

/** What a line says that is END, or END and one of these words, and nothing else but punctuation: `endsay`; null: it is none. */
export function endsAlone(line: string, words: readonly BlockWord[]): string | null {
  if (line.length > 40) return null;
  const letters = plainWidth(line)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  return letters === 'end' || words.some((word) => letters === `end${word}`) ? letters : null;
}
