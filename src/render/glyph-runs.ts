import { parsedFont } from './fonts';
import type { FontId } from './scene';

/** A glyph of a text, in thousandths of the size. */
export interface Glyph {
  id: number;
  width: number;
  /** The characters it stands for. */
  letters: readonly number[];
  /** How much nearer than its width the next one stands. */
  kern: number;
}

/** Order words and letters come and go; beyond so many texts the memory starts anew. */
const MOST_KEPT = 20_000;
const kept = new Map<string, readonly Glyph[]>();

/** The glyphs of a text: laid out word by word, once for all files. */
export function runOf(font: FontId, text: string): readonly Glyph[] {
  const key = `${font}/${text}`;
  const known = kept.get(key);
  if (known) return known;
  const run = (text.match(/[^ \t]+[ \t]?|[ \t]/g) ?? []).flatMap((word) => wordOf(font, word));
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, run);
  return run;
}

function wordOf(font: FontId, word: string): Glyph[] {
  const parsed = parsedFont(font);
  const scale = 1000 / parsed.unitsPerEm;
  const { glyphs, positions } = parsed.layout(word);
  return glyphs.map(({ id, advanceWidth, codePoints }, i) => ({
    ...{ id, letters: codePoints, width: advanceWidth * scale },
    kern: Math.round(advanceWidth * scale - (positions[i]?.xAdvance ?? 0) * scale),
  }));
}
