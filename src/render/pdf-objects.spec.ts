import { scenesPdf } from './pdf';
import type { Scene } from './scene';
import { label, part, rectangle } from './shapes';
import { objectsOf } from './testing/objects';

const page = (no: number): Scene => ({
  width: 200,
  height: 100,
  shapes: [
    rectangle({ x: 0, y: 0, width: 200, height: 100 }, { fill: '#ffffff' }),
    part('Figure', [rectangle({ x: 10, y: 20, width: no, height: 50 }, { fill: '#cfe1e9' })], 'Map.\n(4314): 1/Pzjg 7'),
    label(`Sheet ${no} – Suda`, 10, 90, { font: 'sans', size: 8, color: '#000000' }),
  ],
});
const words = { title: 'Island, Red', id: '7K3F/12', created: new Date(0) };
const pages = (count: number): Scene[] => Array.from({ length: count }, (_, i) => page(i + 1));
const of = (objects: ReadonlyMap<number, string>, what: RegExp): string[] =>
  [...objects.values()].filter((text) => what.test(text));

describe('the objects of a file of many pages', () => {
  it('are all found where its table says, the pages and the words that are read aloud among them', async () => {
    const pdf = await scenesPdf(pages(12), words);
    expect(pdf.toString('latin1')).not.toContain('/Alt');
    const objects = await objectsOf(pdf);
    expect(of(objects, /\/Type \/Page\n/)).toHaveLength(12);
    expect(of(objects, /\/Alt \(Map\.\\n\\\(4314\\\): 1\/Pzjg 7\)/)).toHaveLength(12);
    expect(of(objects, /^\(Island, Red\)/)).toHaveLength(1);
    expect(of(objects, /\/FontFile2/)).toHaveLength(1);
  });

  it('are those that a file of few pages has as they are', async () => {
    const few = await objectsOf(await scenesPdf(pages(7), words));
    const many = await objectsOf(await scenesPdf(pages(8), words));
    const kinds = (all: ReadonlyMap<number, string>): string[] =>
      [...new Set([...all.values()].flatMap((text) => /\/Type \/(\w+)/.exec(text)?.[1] ?? []))].sort();
    expect(kinds(many).filter((kind) => kind !== 'ObjStm' && kind !== 'XRef')).toEqual(kinds(few));
  });

  it('are the same bytes every time, and fewer', async () => {
    const [pdf, again] = [await scenesPdf(pages(8), words), await scenesPdf(pages(8), words)];
    expect(again.equals(pdf)).toBe(true);
    expect(pdf.length).toBeLessThan((await scenesPdf(pages(7), words)).length);
  });
});
