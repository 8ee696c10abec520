import { often } from '../../../config/testing/depth';
import { ownSystems } from '../../../config/testing/systems';
import { playOut } from '../../../kernel/testing/playout';
import type { MercuryData } from '../data/load';
import type { View } from '../view/view';
import { contains, overlap, type Rect } from '../../../render/geometry';
import { textWidth } from '../../../render/measure';
import { scenePdf } from '../../../render/pdf';
import { PAPER_SIZE, type Paper, type Scene, type Shape, type TextShape } from '../../../render/scene';
import type { Mark, PageText } from './marks';
import { sceneSvg } from '../../../render/svg';
import { CHART, WHOLE, type MapFrame } from './chart';
import { placeStacks } from './map';
import { navalCrop, navalPage } from './naval-page';

const engine = ownSystems().engine('mercury');
const data = engine.system.data as MercuryData;
const SEATS = ['german', 'allied'] as const;
const PAPERS: Paper[] = ['A4', 'Letter'];
const words = { title: 'The Luftwaffe Strikes', id: '7K3F/31', created: new Date(0) };
const KINDS: Mark['kind'][] = [
  'search-found',
  'search-nothing',
  'air-attack',
  'surface-combat',
  'ship-sunk',
  'ship-damaged',
  'landing',
];

interface Sample {
  name: string;
  view: View;
  hidden: string[];
}

/** Every tenth position of some random games, for both seats. */
const samples: Sample[] = ['4', '4b'].flatMap((scenario) =>
  often(['p1'], ['p1', 'p2']).flatMap((seed) => {
    const found: Sample[] = [];
    let count = 0;
    playOut(engine, {
      scenario,
      seed,
      mode: 'strict',
      checkOneIn: 1000,
      onAsked: (position) => {
        if (count++ % often(20, 10) !== 0) return;
        for (const seat of SEATS) {
          const view = engine.view(position, seat) as View;
          found.push({ name: `${scenario}/${seed}/${count}/${seat}`, view, hidden: hiddenNames(position.world, view) });
        }
      },
    });
    return found;
  }),
);

/** Names of ships and German units in play of which the view says nothing. */
function hiddenNames(world: unknown, view: View): string[] {
  const known = JSON.stringify(view);
  const inPlay = JSON.stringify(world);
  const names = (id: string, name: string): string[] =>
    inPlay.includes(`"${id}"`) && !known.includes(`"${id}"`) && !known.includes(name) ? [name] : [];
  return [
    ...[...data.ships.values()].flatMap((s) => names(s.id, s.names[0] ?? s.name)),
    ...[...data.germanNaval.values()].flatMap((u) => names(u.id, u.name)),
  ];
}

function pageText(view: View, marks: readonly Mark[] = someMarks): PageText {
  const orderWords = ['search zone, zone', 'pass', '| search Kithera Strait, Candia Bay with Ju-88 II/LG1', '| pass'];
  const asked = 'German air search, due Tue 24 Nov 20:00 EET';
  const seat = view.seat === 'german' ? 'German' : 'Allied';
  const facts = { code: '7K3F', title: 'The Luftwaffe Strikes', moment: '22 AM', position: '31, hash 9f3ac2d0' };
  return { ...facts, asked, seat, orderWords, marks };
}

const someMarks: Mark[] = [
  { at: 'candia-bay', kind: 'ship-sunk', text: 'one sunk' },
  { at: 'kithera-strait', kind: 'search-found', text: 'search: found' },
  { at: 'canea', kind: 'landing', text: '4 steps ashore' },
];

const drawn = new Map<string, Scene>();

/** The page of a sample; drawn once for all that is asked of it. */
function pageOf({ name, view }: Sample, paper: Paper): Scene {
  const key = `${name}/${paper}`;
  const scene = drawn.get(key) ?? navalPage(view, data, pageText(view), paper);
  drawn.set(key, scene);
  return scene;
}

interface PlacedText {
  shape: TextShape;
  box: Rect;
}

/** Texts with the rectangles they fill on the page. */
function texts(shapes: readonly Shape[], dx = 0, dy = 0, scale = 1): PlacedText[] {
  return shapes.flatMap((s): PlacedText[] => {
    if (s.kind === 'path') return [];
    if (s.kind === 'group')
      return texts(s.shapes, dx + (s.x ?? 0) * scale, dy + (s.y ?? 0) * scale, scale * (s.scale ?? 1));
    const width = textWidth(s.text, s.font, s.size, s.spacing);
    const left = s.x - (s.anchor === 'middle' ? width / 2 : s.anchor === 'end' ? width : 0);
    const box = { x: left, y: s.y - s.size * 0.72, width, height: s.size * 0.9 };
    return [{ shape: { ...s, size: s.size * scale }, box: placed(box, dx, dy, scale) }];
  });
}

function placed(r: Rect, dx: number, dy: number, scale: number): Rect {
  return { x: dx + r.x * scale, y: dy + r.y * scale, width: r.width * scale, height: r.height * scale };
}

const allText = (scene: Scene): string =>
  texts(scene.shapes)
    .map((t) => t.shape.text)
    .join('\n');

/** A position as crowded as can be: six Task Forces and four contacts in one zone, with every kind of result. */
function crowded(seat: (typeof SEATS)[number], zone: string): { view: View; marks: Mark[] } {
  const from = samples.filter((s) => s.name.startsWith('4b') && s.view.seat === seat);
  const view = structuredClone((from[Math.floor(from.length / 2)] ?? samples[0])?.view) as View;
  view.taskForces.slice(0, 6).forEach((tf, i) => Object.assign(tf, { at: zone, detected: i % 2 === 0 }));
  const [first] = view.taskForces;
  if (first && seat === 'german') Object.assign(first, { count: 8, types: { BB: 2, CL: 1, 'CL-A': 2, DD: 3 } });
  view.contacts.slice(0, 4).forEach((c, i) => Object.assign(c, { at: zone, detected: i % 2 === 0 }));
  view.air.slice(0, 6).forEach((u) => (u.zone = zone));
  return { view, marks: KINDS.flatMap((kind) => [1, 2].map(() => ({ at: zone, kind, text: 'something' }))) };
}

const frameOf = (paper: Paper): MapFrame => ({ window: WHOLE, scale: (PAPER_SIZE[paper].width - 40) / CHART.width });

describe('the naval page', () => {
  it('has positions of both scenarios and seats to look at', () => {
    expect(samples.length).toBeGreaterThan(often(8, 30));
    expect(samples.some((s) => s.hidden.length > 10)).toBe(true);
  });

  it.each(PAPERS)('keeps every word on the paper and no letter below seven points (%s)', (paper) => {
    for (const sample of samples) {
      const { name } = sample;
      const scene = pageOf(sample, paper);
      const margins = { x: 12, y: 12, width: scene.width - 24, height: scene.height - 24 };
      const all = texts(scene.shapes);
      expect([name, all.filter((t) => !contains(margins, t.box)).map((t) => t.shape.text)]).toEqual([name, []]);
      expect([name, all.filter((t) => t.shape.size < 6.99).map((t) => t.shape.text)]).toEqual([name, []]);
    }
  });

  it.each(PAPERS)('prints no word over another below the map (%s)', (paper) => {
    for (const sample of samples) {
      const { name } = sample;
      const scene = pageOf(sample, paper);
      const bottom = 20 + 41 + CHART.height * frameOf(paper).scale;
      const below = texts(scene.shapes).filter((t) => t.box.y > bottom);
      const over = below.flatMap((a, i) =>
        below.slice(i + 1).flatMap((b) => (overlap(a.box, b.box) ? [`${a.shape.text} / ${b.shape.text}`] : [])),
      );
      expect([name, over]).toEqual([name, []]);
    }
  });

  it('names no ship and no German unit that its reader may not know', () => {
    for (const sample of samples) {
      const { name, view, hidden } = sample;
      const words = `${allText(pageOf(sample, 'A4'))}\n${allText(navalCrop(view, data, pageText(view)))}`;
      expect([name, hidden.filter((h) => words.includes(h))]).toEqual([name, []]);
    }
  });

  it('shows every Task Force, every ship and every air unit that its reader knows', () => {
    for (const sample of samples) {
      const { view } = sample;
      const words = allText(pageOf(sample, 'A4'));
      const ships = view.taskForces.flatMap((tf) => tf.ships ?? []).map((s) => data.ships.get(s.id)?.names[0] ?? '');
      for (const ship of ships) expect(words).toContain(ship);
      if (view.seat === 'german')
        for (const unit of view.air) expect(words).toContain(data.air.get(unit.id)?.names.at(-1));
      for (const tf of view.taskForces) expect(words.split('\n')).toContain(tf.letter);
    }
  });

  it('is a PDF well below 150 kB, the same bytes for the same view, with embedded fonts', async () => {
    for (const { view } of samples.slice(0, often(3, 8))) {
      const pdf = await scenePdf(navalPage(view, data, pageText(view), 'A4'), words);
      const again = await scenePdf(navalPage(structuredClone(view), data, pageText(view), 'A4'), words);
      expect(pdf.length).toBeLessThan(90_000);
      expect(again.equals(pdf)).toBe(true);
      const text = pdf.toString('latin1');
      expect(text).toContain('+IBMPlexSansCond-Medium');
      expect(text).toContain('+SourceSerif4-Italic');
      expect(text).not.toContain('Helvetica');
      expect(text.match(/\/Type \/Page\b/g)?.length).toBe(1);
    }
  });

  it('is an SVG with no stray bracket', () => {
    const { view } = samples[0] as Sample;
    const svg = sceneSvg(navalPage(view, data, pageText(view), 'A4'));
    expect(svg.replace(/<[^<>]*>/g, '').match(/[<>]/g)).toBeNull();
  });

  it('copes with more order words and results than there is room for', () => {
    const { view } = samples.at(-1) as Sample;
    const orderWords = Array.from(
      { length: 60 },
      (_, i) => `| search Kithera Strait with a very long list of units ${i}`,
    );
    const marks = Array.from({ length: 40 }, (_, i): Mark => ({
      at: 'milos',
      kind: 'air-attack',
      text: `attack ${i}`,
    }));
    for (const paper of PAPERS) {
      const scene = navalPage(view, data, { ...pageText(view, marks), orderWords }, paper);
      const foot = scene.height - 20;
      expect(texts(scene.shapes).filter((t) => t.box.y + t.box.height > foot + 0.5)).toEqual([]);
      expect(allText(scene)).toContain('the rest stands in the mail');
      expect(allText(scene)).toContain('more in the mail');
    }
  });
});

describe('counters on the map', () => {
  const boxesOf = (view: View, marks: readonly Mark[], frame: MapFrame): Rect[] =>
    placeStacks(view, data, marks, frame, 'whole').map((p) => p.box);

  function free(boxes: readonly Rect[], frame: MapFrame): boolean {
    const window = { x: 0, y: 0, width: CHART.width * frame.scale, height: CHART.height * frame.scale };
    const apart = boxes.every((a, i) => boxes.slice(i + 1).every((b) => !overlap(a, b)));
    return apart && boxes.every((b) => contains(window, b));
  }

  it('never lie on each other in random positions', () => {
    for (const { name, view } of samples) {
      for (const paper of PAPERS) {
        const frame = frameOf(paper);
        expect([name, free(boxesOf(view, someMarks, frame), frame)]).toEqual([name, true]);
      }
    }
  });

  it.each(Object.keys(CHART.zones))('never lie on each other when %s is full', (zone) => {
    for (const seat of SEATS) {
      const { view, marks } = crowded(seat, zone);
      const frame = frameOf('A4');
      expect(free(boxesOf(view, marks, frame), frame)).toBe(true);
    }
  });

  it('lie apart inside a call-out too', () => {
    const { view, marks } = crowded('german', 'cape-spada');
    for (const { packing } of placeStacks(view, data, marks, frameOf('A4'), 'whole')) {
      const boxes = packing.items.map(({ item, x, y }) => ({ x, y, width: item.width, height: item.height }));
      expect(boxes.every((a, i) => boxes.slice(i + 1).every((b) => !overlap(a, b)))).toBe(true);
    }
  });
});

describe('the picture in a mail', () => {
  it('has the shape of a picture and lies on the chart', () => {
    for (const { view } of samples) {
      const { width, height } = navalCrop(view, data, pageText(view));
      expect(width / height).toBeCloseTo(1.5, 2);
      expect(Math.round(width)).toBeGreaterThanOrEqual(450);
    }
  });
});
