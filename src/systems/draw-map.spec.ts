import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawMapCommand } from '../cli/draw-map.command';

const folder = mkdtempSync(join(tmpdir(), 'draw-map-'));
const into = join(folder, 'map');
const draw = async (...words: string[]): Promise<void> => {
  await drawMapCommand().parseAsync([...words, '--into', into], { from: 'user' });
};
const part = ['--rows', '5-9', '--columns', '3-8'];

describe('despatch draw-map', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes a part of a map as PDF and as PNG of the width asked for', async () => {
    await draw('naval-module', ...part, '--sheet', 'O', '--width', '320');
    expect(readFileSync(`${into}.pdf`).subarray(0, 5).toString()).toBe('%PDF-');
    const png = readFileSync(`${into}.png`);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(320);
  });

  it.each([
    [['crete'], /no map of "crete"; there is mercury/],
    [['aegean', '--rows', '1-2'], /needs both --rows and --columns/],
    [['aegean', '--rows', '5', '--columns', '1-9'], /write it like 12-20/],
    [['aegean', ...part, '--sheet', 'W'], /no sheet "W"/],
    [['aegean', ...part, '--width', '9'], /100 to 8000/],
  ])('says what is wrong with %j', async (words, why) => {
    await expect(draw(...words)).rejects.toThrow(why);
  });
});

describe('docs/pictures', () => {
  const pictures = join(__dirname, '..', '..', 'docs', 'pictures');
  it.each(readdirSync(pictures))('%s is small', (name) => {
    expect(statSync(join(pictures, name)).size).toBeLessThan(300_000);
  });
});
