import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
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

const parsed = new Map<FontId, Font>();

/** Family, weight and slope of a font. */
export const fontFace = (id: FontId): FontFace => FONTS[id];

/** Path of the TTF of a font. */
export const fontFile = (id: FontId): string => require.resolve(FONTS[id].file);

/** The parsed TTF; parsed once, as that takes longer than drawing a page. */
export function parsedFont(id: FontId): Font {
  const known = parsed.get(id);
  if (known) return known;
  const font = fontkit.create(readFileSync(fontFile(id))) as Font;
  parsed.set(id, font);
  return font;
}
