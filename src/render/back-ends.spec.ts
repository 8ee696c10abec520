import { inflateSync } from 'node:zlib';
import { FONT_IDS, fontFile, parsedFont } from './fonts';
import { fittingSize, shortened, textWidth, wrapped } from './measure';
import { readPath } from './path-data';
import { scenePdf, scenesPdf } from './pdf';
import { scenePng } from './png';
import { FROM_GROUP, type Scene, type Shape } from './scene';
import { label, rectangle } from './shapes';
import { sceneSvg } from './svg';

const scene: Scene = {
  width: 200,
  height: 100,
  shapes: [
    rectangle({ x: 10, y: 10, width: 180, height: 80 }, { fill: '#dde', stroke: '#112233', width: 2, dash: [4, 2] }),
    {
      kind: 'group',
      x: 20,
      y: 20,
      scale: 2,
      clip: 'M0 0L50 0L50 20L0 20Z',
      shapes: [{ kind: 'path', d: 'M0 0Q10 20 20 0C25 5 30 5 35 0Z', paint: { fill: '#ff0000', opacity: 0.5 } }],
    },
    ...FONT_IDS.map((font, i) =>
      label(`Valiant & "Fiji" <${i}>`, 20, 30 + i * 9, {
        font,
        size: 8,
        color: '#000000',
        halo: { color: '#fff', width: 1 },
      }),
    ),
    {
      ...label('Suda', 150, 60, { font: 'sans', size: 9, color: '#000000', anchor: 'middle', spacing: 1 }),
      rotate: 30,
    },
  ],
};
const words = { title: 'Island', id: '7K3F/12', created: new Date(Date.UTC(2026, 10, 24)) };

describe('a scene as PDF', () => {
  it('is the same bytes every time', async () => {
    const first = await scenePdf(scene, words);
    const second = await scenePdf(scene, words);
    expect(second.equals(first)).toBe(true);
  });

  it('differs by what it is given', async () => {
    const first = await scenePdf(scene, words);
    expect((await scenePdf(scene, { ...words, id: '7K3F/13' })).equals(first)).toBe(false);
  });

  it('embeds the fonts it uses and no other', async () => {
    const text = (await scenePdf(scene, words)).toString('latin1');
    for (const id of FONT_IDS) expect(text).toContain(`+${parsedFont(id).postscriptName}`);
    expect(text).not.toMatch(/Helvetica|Times|Courier/);
    expect(text.match(/\/FontFile2/g)?.length).toBe(FONT_IDS.length);
    const plain = await scenePdf({ ...scene, shapes: scene.shapes.slice(0, 2) }, words);
    expect(plain.toString('latin1')).not.toContain('/FontFile2');
  });

  it('says when it was made by the date given, not by the clock', async () => {
    expect((await scenePdf(scene, words)).toString('latin1')).toContain('(D:20261124000000Z)');
  });

  it('draws paths as they are', async () => {
    const drawn = content(await scenePdf(scene, words));
    expect(drawn).toContain('2 0 0 2 20 20 cm');
    expect(drawn).toContain('0 0 m 50 0 l 50 20 l 0 20 l h W n');
    expect(drawn).toContain('6.667 13.333 13.333 13.333 20 0 c');
  });
});

/** The drawing operators of a page. */
function content(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map((m) => Buffer.from(m[1] ?? '', 'latin1'));
  const inflated = streams.filter((s) => s[0] === 0x78).map((s) => inflateSync(s).toString('latin1'));
  return inflated.find((s) => s.includes(' cm')) ?? '';
}

describe('a scene as SVG', () => {
  it('is well-formed', () => {
    const svg = sceneSvg(scene);
    expect(svg).toContain('Valiant &amp; &quot;Fiji&quot; &lt;0&gt;');
    expect(unclosed(svg)).toEqual([]);
  });

  it('makes a picture of the width asked for, the same every time', async () => {
    const png = await scenePng(scene, 300);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([300, 150]);
    expect((await scenePng(scene, 300)).equals(png)).toBe(true);
  });

  it('is made of a scene with things far off its edge, where the library aborts on a layer', async () => {
    const far = (x: number, opacity: number | undefined) =>
      rectangle(
        { x, y: -900, width: 5, height: 5 },
        { fill: '#000000', ...(opacity === undefined ? {} : { opacity }) },
      );
    const clip = 'M900 -900L1100 -900L1100 -800L900 -800Z';
    const clipped = { kind: 'group', x: -1170, y: 1170, scale: 1.3, clip } as const;
    const shapes = [{ ...clipped, shapes: [far(1000, 0.5), far(0, undefined), far(1090, 0.2)] }];
    expect((await scenePng({ width: 200, height: 100, shapes }, 400)).subarray(1, 4).toString()).toBe('PNG');
    expect(sceneSvg({ width: 200, height: 100, shapes })).not.toContain(' opacity=');
  });
});

/** Elements that are closed in the wrong place or not at all. */
function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, close, name = '', own] of svg.matchAll(/<(\/?)([\w:]+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g)) {
    if (own) continue;
    if (!close) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else open.push(`/${name}`);
  }
  const stray = svg.replace(/<[^<>]*>/g, '').match(/[<>]/g) ?? [];
  return [...open, ...stray];
}

describe('measuring', () => {
  it('finds every font', () => {
    for (const id of FONT_IDS) expect(fontFile(id)).toMatch(/\.ttf$/);
  });

  it('grows with size, length and spacing', () => {
    const one = textWidth('Warspite', 'sans', 6);
    expect(textWidth('Warspite', 'sans', 12)).toBeCloseTo(2 * one);
    expect(textWidth('Warspite', 'sans', 6, 1)).toBeCloseTo(one + 7);
    expect(textWidth('Warspite', 'sans-bold', 6)).not.toBe(one);
  });

  it('makes texts fit', () => {
    expect(textWidth(shortened('Queen Elizabeth', 'sans', 7, 30), 'sans', 7)).toBeLessThanOrEqual(30);
    expect(shortened('Fiji', 'sans', 7, 30)).toBe('Fiji');
    const size = fittingSize('Queen Elizabeth', 'sans', 10, 50, 6);
    expect(textWidth('Queen Elizabeth', 'sans', size)).toBeLessThanOrEqual(50);
    const lines = wrapped('search Kithera Strait with Greyhound/GriffinGreyhound/Griffin now', 'sans', 7, 60);
    for (const line of lines) expect(textWidth(line, 'sans', 7)).toBeLessThanOrEqual(60);
    expect(lines.join(' ').replace(/ /g, '')).toBe('searchKitheraStraitwithGreyhound/GriffinGreyhound/Griffinnow');
  });
});

describe('path data', () => {
  it('takes further pairs after M as lines', () => {
    expect(readPath('M1 2 3 4Z').map((s) => s.command)).toEqual(['M', 'L', 'Z']);
  });

  it('refuses what the back ends do not draw', () => {
    expect(() => readPath('M0 0A1 1 0 0 0 2 2')).toThrow('path data may not hold "A"');
    expect(() => readPath('M0 0l1 1')).toThrow('path data may not hold "l"');
  });
});

describe('a drawing that is used again', () => {
  const star = [rectangle({ x: -2, y: -2, width: 4, height: 4 }, { fill: '#123456' })];
  const reused = { x: -3, y: -3, width: 6, height: 6 };
  const at = (x: number): Scene['shapes'][number] => ({ kind: 'group', x, y: 20, scale: 2, reused, shapes: star });
  const sky: Scene = { width: 100, height: 50, shapes: [at(10), at(30), at(50)] };

  it('stands once in a PDF of several pages, and once in an SVG', async () => {
    const pdf = (await scenesPdf([sky, sky], words)).toString('latin1');
    expect(pdf.match(/\/Subtype \/Form/g)).toHaveLength(1);
    expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(2);
    const svg = sceneSvg(sky);
    expect(svg.match(/#123456/g)).toHaveLength(1);
    expect(svg.match(/<use href="#f0" transform="matrix\(2 0 0 2 \d+ 20\)"/g)).toHaveLength(3);
  });

  it('looks as if it were drawn each time', async () => {
    const drawn = sky.shapes.map((s) =>
      s.kind === 'group' ? { kind: s.kind, x: s.x, y: s.y, scale: s.scale, shapes: star } : s,
    );
    expect((await scenePng(sky, 200)).equals(await scenePng({ ...sky, shapes: drawn }, 200))).toBe(true);
  });

  it('is seen through where it is said to be, and filled as each group says', async () => {
    const square = { x: 0, y: 0, width: 2, height: 2 };
    const shapes = [rectangle(square, { fill: FROM_GROUP }), rectangle(square, { fill: '#00ff00', opacity: 0.5 })];
    const own = (x: number, fill: string): Shape => ({ kind: 'group', x, scale: 9, reused, fill, shapes });
    const drawn = (x: number, fill: string): Shape => ({
      ...{ kind: 'group', x, scale: 9 },
      shapes: [rectangle(square, { fill }), ...shapes.slice(1)],
    });
    const scene = { ...sky, shapes: [own(10, '#ff0000'), own(50, '#0000ff')] };
    const pdf = await scenePdf(scene, words);
    expect(pdf.toString('latin1')).toMatch(/\/ExtGState <<\n\/V500 <<\n\/Type \/ExtGState\n\/ca 0.5\n\/CA 0.5/);
    expect(content(pdf)).toMatch(/1 0 0 rg\n\/Form1 Do[^]*0 0 1 rg\n\/Form1 Do/);
    const plain = { ...sky, shapes: [drawn(10, '#ff0000'), drawn(50, '#0000ff')] };
    expect((await scenePng(scene, 200)).equals(await scenePng(plain, 200))).toBe(true);
  });

  it('may not hold what a form cannot: text', async () => {
    const lettered = [label('Suda', 0, 0, { font: 'sans', size: 8, color: '#000000' })];
    const scene = { ...sky, shapes: [{ kind: 'group' as const, reused, shapes: lettered }] };
    await expect(scenePdf(scene, words)).rejects.toThrow('only paths can be reused');
  });
});
