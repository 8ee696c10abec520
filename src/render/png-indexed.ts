import { crc32, deflateSync } from 'node:zlib';
import { renderAsync } from '@resvg/resvg-js';
import { pngOptions } from './png';
import type { Scene } from './scene';
import { sceneSvg } from './svg';

/** Colours of an indexed picture. */
const MOST = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * The scene as a PNG of at most 256 colours, a quarter of the bytes: for maps, which have few but for the edges of their
 * letters. `level`: how hard it is packed; 9 takes eight times as long as 6 for one byte less in twenty.
 */
export async function sceneIndexedPng(scene: Scene, width: number, level: 6 | 9 = 9): Promise<Buffer> {
  const picture = await renderAsync(sceneSvg(scene), pngOptions(width));
  return indexed(picture.pixels, picture, level);
}

/** Pixels of four bytes as a PNG with a palette. */
function indexed(pixels: Buffer, { width, height }: { width: number; height: number }, level: number): Buffer {
  const { palette, numbers } = paletteOf(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    let [last, number] = [-1, 0];
    for (let x = 0; x < width; x++) {
      const bucket = bucketOf(pixels, 4 * (y * width + x));
      // Pixels beside each other are mostly of one colour: looking it up once saves most of the time.
      if (bucket !== last) [last, number] = [bucket, numbers.get(bucket) ?? 0];
      rows[y * (width + 1) + 1 + x] = number;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits to the pixel, by palette; the rest is how all PNG are.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

type Colour = readonly [red: number, green: number, blue: number];

/** Colours that agree in the upper five bits of red, green and blue count as one. */
const bucketOf = (pixels: Buffer, at: number): number =>
  (((pixels[at] ?? 0) >> 3) << 10) | (((pixels[at + 1] ?? 0) >> 3) << 5) | ((pixels[at + 2] ?? 0) >> 3);

interface Bucket {
  key: number;
  count: number;
  colour: Colour;
}

/** The most frequent colours, and for every bucket the number of the nearest of them. */
function paletteOf(pixels: Buffer): { palette: Colour[]; numbers: Map<number, number> } {
  const buckets = new Map<number, { count: number; shades: Map<number, number> }>();
  for (let at = 0, next = 0; at < pixels.length; at = next) {
    next = endOfRun(pixels, at);
    const [key, shade, run] = [bucketOf(pixels, at), pixels.readUIntBE(at, 3), (next - at) / 4];
    const bucket = buckets.get(key) ?? { count: 0, shades: new Map<number, number>() };
    if (bucket.count === 0) buckets.set(key, bucket);
    bucket.count += run;
    bucket.shades.set(shade, (bucket.shades.get(shade) ?? 0) + run);
  }
  const all = [...buckets]
    .map(([key, { count, shades }]): Bucket => ({ key, count, colour: commonest(shades) }))
    .sort((a, b) => b.count - a.count || a.key - b.key);
  const palette = all.slice(0, MOST).map(({ colour }) => colour);
  return { palette, numbers: new Map(all.map(({ key, colour }, i) => [key, i < MOST ? i : nearest(palette, colour)])) };
}

/** Where the pixels end that have the colour of the one at `at`. */
function endOfRun(pixels: Buffer, at: number): number {
  let end = at + 4;
  while (pixels[end] === pixels[at] && pixels[end + 1] === pixels[at + 1] && pixels[end + 2] === pixels[at + 2])
    end += 4;
  return end;
}

function commonest(shades: ReadonlyMap<number, number>): Colour {
  const [shade] = [...shades].reduce((a, b) => (b[1] > a[1] ? b : a));
  return [shade >> 16, (shade >> 8) & 255, shade & 255];
}

function nearest(palette: readonly Colour[], [r, g, b]: Colour): number {
  const off = ([pr, pg, pb]: Colour): number => (pr - r) ** 2 + (pg - g) ** 2 + (pb - b) ** 2;
  return palette.reduce((best, colour, i) => (off(colour) < off(palette[best] ?? colour) ? i : best), 0);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
