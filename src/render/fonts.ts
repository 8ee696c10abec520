import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import type { Font, Glyph, GlyphRun } from 'fontkit';
import type { FontId } from './scene';

/** How a font is called in an SVG. */
export interface FontFace {
  family: string;
  weight: number;
  italic: boolean;
}

const PLEX = '@expo-google-fonts/ibm-plex-sans-condensed';
const SOURCE = '@expo-google-fonts/source-serif-4';
const SANS = 'IBM Plex Sans Condensed';
const SERIF = 'Source Serif 4';

/** The medium weight stands for plain text: most of a page is set in six to seven points. */
const FONTS: Record<FontId, FontFace & { file: string }> = {
  sans: { family: SANS, weight: 500, italic: false, file: `${PLEX}/500Medium/IBMPlexSansCondensed_500Medium.ttf` },
  'sans-bold': { family: SANS, weight: 700, italic: false, file: `${PLEX}/700Bold/IBMPlexSansCondensed_700Bold.ttf` },
  'sans-italic': {
    family: SANS,
    weight: 400,
    italic: true,
    file: `${PLEX}/400Regular_Italic/IBMPlexSansCondensed_400Regular_Italic.ttf`,
  },
  serif: { family: SERIF, weight: 400, italic: false, file: `${SOURCE}/400Regular/SourceSerif4_400Regular.ttf` },
  'serif-italic': {
    family: SERIF,
    weight: 400,
    italic: true,
    file: `${SOURCE}/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf`,
  },
  'serif-bold': { family: SERIF, weight: 700, italic: false, file: `${SOURCE}/700Bold/SourceSerif4_700Bold.ttf` },
};

export const FONT_IDS = Object.keys(FONTS) as FontId[];

/** Order words and letters come and go; beyond so many words the memory starts anew. */
const MOST_KEPT = 10_000;
const parsed = new Map<FontId, Font>();

/** Family, weight and slope of a font. */
export const fontFace = (id: FontId): FontFace => FONTS[id];

/** Path of the TTF of a font. */
export const fontFile = (id: FontId): string => require.resolve(FONTS[id].file);

/** The parsed TTF; parsed once, as that takes longer than drawing a page. */
export function parsedFont(id: FontId): Font {
  const known = parsed.get(id);
  if (known) return known;
  const font = remembering(fontkit.create(readFileSync(fontFile(id))) as Font);
  parsed.set(id, font);
  return font;
}

/** Words come again on every page: plain ones are laid out once. */
function remembering(font: Font): Font {
  decodedOnce(font);
  const runs = new Map<string, GlyphRun>();
  const layout = font.layout.bind(font);
  font.layout = (text, features, ...rest) => {
    if (features !== undefined || rest.length > 0) return layout(text, features, ...rest);
    const known = runs.get(text) ?? layout(text);
    if (runs.size >= MOST_KEPT) runs.clear();
    runs.set(text, known);
    // pdfkit scales the positions that it is given.
    const positions = known.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(known) as GlyphRun, { positions });
  };
  return font;
}

/** What fontkit has of a glyph, but its types do not say. */
interface Decoded {
  _decode?: () => unknown;
}

/** Every file holds the glyphs it shows: each is read from the font once. */
function decodedOnce(font: Font): void {
  const glyphOf = font.getGlyph.bind(font);
  const read = new WeakSet<object>();
  font.getGlyph = (id, letters, ...more) => {
    const glyph = glyphOf(id, letters, ...more);
    const decode = (glyph as Decoded)._decode?.bind(glyph);
    if (decode && !read.has(glyph)) {
      read.add(glyph);
      let known: { glyf: unknown } | null = null;
      Object.assign(glyph, { _decode: () => (known ??= { glyf: decode() }).glyf });
    }
    return standingFor(glyph, letters);
  };
}

/**
 * The glyph as it stands for these letters. The font keeps those it was first made for, and a file tells them for copying: a
 * page would show by its bytes whether another one had had a hyphen that does not break.
 */
function standingFor(glyph: Glyph, letters: readonly number[] = []): Glyph {
  if (letters.length === 0 || letters.join() === glyph.codePoints.join()) return glyph;
  return Object.create(glyph, { codePoints: { value: letters } }) as Glyph;
}
