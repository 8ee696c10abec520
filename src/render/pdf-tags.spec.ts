import { inflateSync } from 'node:zlib';
import { scenesPdf } from './pdf';
import type { Scene } from './scene';
import { label, part, rectangle } from './shapes';

const INK = { font: 'sans', size: 8, color: '#000000' } as const;
const page: Scene = {
  width: 200,
  height: 100,
  shapes: [
    rectangle({ x: 0, y: 0, width: 200, height: 100 }, { fill: '#ffffff' }),
    part('H1', [label('Maleme', 10, 10, INK)]),
    part('Figure', [rectangle({ x: 10, y: 20, width: 100, height: 50 }, { fill: '#cfe1e9' })], 'Map.\nW4314: 1/Pzjg 7'),
    label('What decides the game', 10, 90, INK),
  ],
};
const words = { title: 'Maleme, Red', id: '7K3F/12', created: new Date(Date.UTC(2026, 10, 24)) };

describe('a tagged PDF', () => {
  it('has a title, a language and a tree with headings, paragraphs and pictures with their words', async () => {
    const text = (await scenesPdf([page, page], words)).toString('latin1');
    expect(text).toMatch(/\/Title /);
    expect(text).toContain('(Maleme, Red)');
    expect(text).toContain('/Lang (en)');
    expect(text).toContain('/DisplayDocTitle true');
    expect(text).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(text).toMatch(/\/Marked true/);
    const order = [...text.matchAll(/\/S \/(\w+)/g)].map(([, role]) => role);
    expect(order.filter((role) => role === 'Sect')).toHaveLength(2);
    expect(order.filter((role) => role === 'Figure')).toHaveLength(2);
    expect(text.match(/\/Alt \(Map[^)]*W4314: 1\/Pzjg 7\)/g)).toHaveLength(2);
  });

  it('marks all that is drawn, in the order of reading', async () => {
    const file = await scenesPdf([page], words);
    const drawn = streams(file).find((s) => s.includes('BDC')) ?? '';
    const marks = [...drawn.matchAll(/\/(\w+) (?:<<[^>]*>> BDC|BMC)/g)].map(([, role]) => role);
    expect(marks).toEqual(['Artifact', 'H1', 'Figure', 'P']);
    expect(drawn.match(/EMC/g)).toHaveLength(4);
  });
});

/** The zipped streams of a file, as text. */
function streams(file: Buffer): string[] {
  const found: string[] = [];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 7)) {
    const end = file.indexOf('\nendstream', at);
    try {
      found.push(inflateSync(file.subarray(at + 7, end)).toString('latin1'));
    } catch {
      // Fonts are zipped too, other things are not.
    }
  }
  return found;
}
