import type { Page } from 'playwright-core';

/** Two pictures are the same where no more of their points than this are of another colour. */
export const SAME = 0.005;

/** Runs in the browser, which reads PNGs. */
const COMPARED = `async (one, other) => {
  const read = async (base64) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + base64;
    await image.decode();
    const { width, height } = image;
    const drawn = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    drawn.drawImage(image, 0, 0);
    return drawn.getImageData(0, 0, width, height);
  };
  const [a, b] = [await read(one), await read(other)];
  if (a.width !== b.width || a.height !== b.height) return 1;
  let found = 0;
  for (let at = 0; at < a.data.length; at += 4)
    if ([at, at + 1, at + 2].some((n) => Math.abs(a.data[n] - b.data[n]) > 128)) found += 1;
  return found / (a.width * a.height);
}`;

/**
 * The share of points at which two PNGs (in base64) have another colour by more than half of what there is: letters that are
 * drawn a fraction of a point beside differ by less. 1: they are not of one size. `page`: any that no rules keep from reading pictures.
 */
export const differing = (page: Page, one: string, other: string): Promise<number> =>
  page.evaluate<number>(`(${COMPARED})('${one}', '${other}')`);
