import { renderAsync, type ResvgRenderOptions } from '@resvg/resvg-js';
import { FONT_IDS, fontFace, fontFile } from './fonts';
import type { Scene } from './scene';
import { sceneSvg } from './svg';

/**
 * The scene as a PNG so many pixels wide, on white, with the fonts of the PDF and none of the machine's. It is drawn beside
 * the event loop: many mails with pictures at once keep nobody from being heard.
 */
export async function scenePng(scene: Scene, width: number): Promise<Buffer> {
  const picture = await renderAsync(sceneSvg(scene), pngOptions(width));
  return picture.asPng();
}

/** On white, so many pixels wide, with our own fonts only. */
export const pngOptions = (width: number): ResvgRenderOptions => ({
  background: '#ffffff',
  fitTo: { mode: 'width', value: width },
  font: {
    loadSystemFonts: false,
    fontFiles: FONT_IDS.map(fontFile),
    defaultFontFamily: fontFace('sans').family,
  },
});
