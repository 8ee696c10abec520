import { parsedFont } from './fonts';
import type { FontId, Points } from './scene';

/** Order words and letters come and go; beyond so many widths of a font the memory starts anew. */
const MOST_KEPT = 20_000;
const kept = new Map<FontId, Map<string, number>>();

/** Width of a text as every back end draws it, kerning included. */
export function textWidth(text: string, font: FontId, size: Points, spacing: Points = 0): Points {
  const width = widthInEms(text, font) * size;
  return spacing === 0 ? width : width + Math.max(0, [...text].length - 1) * spacing;
}

function widthInEms(text: string, font: FontId): number {
  const own = kept.get(font) ?? new Map<string, number>();
  kept.set(font, own);
  const known = own.get(text);
  if (known !== undefined) return known;
  const parsed = parsedFont(font);
  const width = parsed.layout(text).advanceWidth / parsed.unitsPerEm;
  if (own.size >= MOST_KEPT) own.clear();
  own.set(text, width);
  return width;
}

/** The largest size, not below `least`, at which a text is no wider than `width`. */
export function fittingSize(text: string, font: FontId, size: Points, width: Points, least: Points): Points {
  const natural = textWidth(text, font, size);
  return natural <= width ? size : Math.max(least, Math.floor(((size * width) / natural) * 20) / 20);
}

/** The text itself, or as much of it as fits with an ellipsis. */
export function shortened(text: string, font: FontId, size: Points, width: Points): string {
  if (textWidth(text, font, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('').trimEnd()}…`, font, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Breaks a text into lines between words; a word wider than a line is broken where it must be. */
export function wrapped(text: string, font: FontId, size: Points, width: Points): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((w) => w !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer, font, size) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = broken(word, font, size, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line === '' ? lines : [...lines, line];
}

function broken(word: string, font: FontId, size: Points, width: Points): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && textWidth(piece + letter, font, size) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}
