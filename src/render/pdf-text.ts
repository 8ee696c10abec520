import { runOf, type Glyph } from './glyph-runs';
import { textWidth } from './measure';
import { number, rgb } from './pdf-words';
import type { TextShape } from './scene';

/** What pdfkit has of a font, but its types do not say: the glyphs of the file, their widths and what they stand for. */
export interface FontAccess {
  _font: {
    id: string;
    ref(): unknown;
    subset: { includeGlyph(id: number): number };
    widths: (number | undefined)[];
    unicode: (readonly number[] | undefined)[];
  };
  page: { fonts: Record<string, unknown> };
}

/** A line of text in the font that is set, in one text object: pdfkit's own way takes four times the bytes. */
export function textContent(doc: FontAccess, shape: TextShape): string {
  const { _font: font, page } = doc;
  page.fonts[font.id] ??= font.ref();
  const at = `${placed(shape)} Tm`;
  // A space that nobody sees parts it from the next line for whoever reads the text aloud or copies it.
  const glyphs = shown(font, [...runOf(shape.font, shape.text), ...runOf(shape.font, ' ')]);
  const { halo, spacing } = shape;
  return [
    'q',
    ...(halo ? [`${rgb(halo.color)} RG ${number(halo.width * 2)} w 1 j`] : []),
    `${rgb(shape.color)} rg BT /${font.id} ${number(shape.size)} Tf`,
    ...(spacing ? [`${number(spacing)} Tc`] : []),
    ...(halo ? [`1 Tr ${at} ${glyphs} 0 Tr`] : []),
    `${at} ${glyphs} ET Q`,
  ].join(' ');
}

/** The matrix of a text: the page's y grows downwards, that of letters upwards. */
function placed({ x, y, text, font, size, spacing, anchor, rotate = 0 }: TextShape): string {
  const width = anchor === undefined || anchor === 'start' ? 0 : textWidth(text, font, size, spacing);
  const left = anchor === 'middle' ? width / 2 : width;
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, sin, -cos, x - left * cos, y - left * sin].map(number).join(' ');
}

/** Glyphs with the kerning between them, as the file numbers them. */
function shown(font: FontAccess['_font'], glyphs: readonly Glyph[]): string {
  const { subset, widths, unicode } = font;
  let [parts, run] = ['', ''];
  glyphs.forEach(({ id, width, letters, kern }, i) => {
    const number = subset.includeGlyph(id);
    widths[number] ??= width;
    unicode[number] ??= letters;
    run += number.toString(16).padStart(4, '0');
    if (kern === 0 || i === glyphs.length - 1) return;
    parts += `<${run}>${kern}`;
    run = '';
  });
  return parts === '' ? `<${run}> Tj` : `[${parts}<${run}>] TJ`;
}
