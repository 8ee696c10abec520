import { FONT_IDS, parsedFont } from './fonts';
import { runOf } from './glyph-runs';

/** The two that one glyph of a serif font stands for. */
const HYPHENS = ['\u2010', '-'];

describe('a glyph that stands for several letters', () => {
  const serif = FONT_IDS.filter((id) => id.startsWith('serif'));

  it.each(serif)('tells those of its own text, whatever was laid out before (%s)', (id) => {
    const laid = HYPHENS.map((hyphen) => parsedFont(id).layout(hyphen).glyphs);
    expect(new Set(laid.map(([glyph]) => glyph?.id)).size).toBe(1);
    expect(laid.map(([glyph]) => String.fromCodePoint(...(glyph?.codePoints ?? [])))).toEqual(HYPHENS);
    const runs = HYPHENS.map((hyphen) => runOf(id, `a${hyphen}b`));
    expect(runs.map(([, glyph]) => String.fromCodePoint(...(glyph?.letters ?? [])))).toEqual(HYPHENS);
  });
});
