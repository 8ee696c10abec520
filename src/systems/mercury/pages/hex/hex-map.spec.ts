import { mercuryData } from '../../testing';
import { freshUnit } from '../../set-up-ground';
import { contains, grown, overlap } from '../../../../render/geometry';
import { scenesPdf } from '../../../../render/pdf';
import type { Paper, Scene } from '../../../../render/scene';
import { sceneSvg } from '../../../../render/svg';
import { hexUnit, tagsOf } from '../ground/hex-view';
import { type Placed, texts } from '../../../../render/testing/lettering';
import { sheetOfCrete } from './crete';
import { inWindow, plot, sheetOf, windowRect } from './grid';
import { hexSheetPages, piecesOf, sheetsOf } from './pages';
import { hexMap } from './hex-map';
import { neighbours } from '../../grid';
import { arrowBoxes, counterBoxes, counters } from '../../../../render/hexmap/counters';
import { SYMBOLS } from '../../../../render/hexmap/symbols';
import { tilesOf } from '../../../../render/hexmap/tiles';
import type { HexUnit, HexView, HexWindow } from '../../../../render/hexmap/view';
import { objectsOf } from '../../../../render/testing/objects';

const data = mercuryData();
const EMPTY: HexView = { units: [], combats: [], improved: [], boxes: [] };
const said = { title: 'Crete', id: '7K3F/12', created: new Date(Date.UTC(2026, 10, 24)) };

const numbers = (scene: Scene): Placed[] => texts(scene).filter(({ text }) => /^\d{4}$/.test(text.text));

function unit(id: string, hex: string, more: Partial<HexUnit> = {}): HexUnit {
  const counter = data.ground.get(id);
  if (!counter) throw new Error(`no counter ${id}`);
  const s = { unit: freshUnit(id, hex), counter, side: counter.front };
  return { ...hexUnit(s, hex), ...more };
}

const MALEME: HexView = {
  units: [
    unit('koch', 'W4215', { tags: tagsOf({ dispersed: true, fatigued: true, fire: 'final' }) }),
    unit('sarrazin', 'W4315', { steps: 1 }),
    unit('braun', 'W4315'),
    unit('nz22-b', 'W4314'),
  ],
  combats: [{ from: 'W4215', to: 'W4314' }],
  improved: ['W4314'],
  boxes: [],
};
/** The part of a sheet in a window, as a picture of its own. */
function picture(view: HexView, window: HexWindow): Scene {
  const { width, height } = windowRect(window);
  return { width, height, shapes: [hexMap(data, view, window, 0, 0)] };
}

const AROUND = { sheet: 'W', rows: [39, 45], columns: [10, 18] } as const;

const bare = (paper: Paper): Scene[] => hexSheetPages(data, EMPTY, paper, sheetsOf(data, EMPTY, [], paper)).empty;

describe('what is drawn whole or not at all', () => {
  const stacked = (hex: string, more: Partial<HexUnit> = {}) => [unit('nz22-b', hex, more), unit('braun', hex, more)];

  it('stacks at the edge of a map, with what sticks out of them', () => {
    const tagged = { tags: tagsOf({ dispersed: true, fatigued: true, fire: 'none' }) };
    const rows = [40, 41, 42, 43, 44].flatMap((row) => [10, 18].map((column) => `W${row}${column}`));
    const view = {
      ...EMPTY,
      units: rows.filter((hex) => inWindow(AROUND, hex)).flatMap((hex) => stacked(hex, tagged)),
    };
    const rect = windowRect(AROUND);
    const boxes = counterBoxes(plot, view, AROUND, rect);
    expect(boxes).toHaveLength(10);
    expect(boxes.filter((box) => box.x < rect.x - 0.01 || box.x + box.width > rect.x + rect.width + 0.01)).toEqual([]);
    const drawn = counters(plot, view, AROUND, rect).flatMap((shape) => (shape.kind === 'group' ? [shape.x ?? 0] : []));
    // From their middle 20.3 to the left, where their number is, and 19.6 to the right.
    expect(drawn).toHaveLength(10);
    expect(drawn.filter((x) => x - 20.29 < rect.x || x + 19.59 > rect.x + rect.width)).toEqual([]);
  });

  it('the small name of a valley: with a counter across it only pieces could be read', () => {
    const window = { sheet: 'W', rows: [35, 42], columns: [18, 27] } as const;
    const names = (units: HexUnit[]) => texts(picture({ ...EMPTY, units }, window)).map(({ text }) => text.text);
    expect(names([])).toContain('Prison Valley');
    expect(names(stacked('W3821'))).not.toContain('Prison Valley');
    expect(names(stacked('W4120'))).toContain('Prison Valley');
  });
});

describe('names of places', () => {
  const window = AROUND;
  const places = sheetOfCrete(sheetOf(data, window)).places.filter(({ name }) => name !== '');
  const near = places.flatMap(({ hexes: [hex = ''] }) => (inWindow(window, hex) ? [hex] : []));
  const isName = ({ text }: Placed): boolean => places.some(({ name }) => text.text.startsWith(name));
  const view = { ...EMPTY, combats: near.flatMap((from) => neighbours(from).map((to) => ({ from, to }))) };

  it('are cut by no arrow of a combat', () => {
    const { x, y } = windowRect(window);
    const arrows = arrowBoxes(plot, view, window).map((box) => ({ ...box, x: box.x - x, y: box.y - y }));
    const names = texts(picture(view, window)).filter(isName);
    expect(names.length).toBeGreaterThan(5);
    expect(arrows.length).toBeGreaterThan(names.length);
    const cut = names.filter(({ box }) => arrows.some((arrow) => overlap(box, arrow)));
    expect(cut.map(({ text }) => text.text)).toEqual([]);
  });

  it('are written over the ways of units, not under them', () => {
    const way = near.flatMap((hex) =>
      neighbours(hex)
        .slice(0, 1)
        .map((to) => [hex, to]),
    );
    const marks = way.map((path) => ({ at: path[1] ?? '', kind: 'move', text: 'a unit', path }) as const);
    const { width, height } = windowRect(window);
    const group = hexMap(data, EMPTY, window, 0, 0, { marks });
    const last = group.shapes.findLastIndex((shape) => shape.kind === 'path' && shape.paint.dash?.join() === '3,2');
    const names = texts({ width, height, shapes: [{ ...group, shapes: group.shapes.slice(last) }] }).filter(isName);
    expect(last).toBeGreaterThan(0);
    expect(names.length).toBeGreaterThan(5);
  });
});

describe.each(['A4', 'Letter'] as const)('the sheets on %s', (paper) => {
  const pages = bare(paper);
  const tiles = tilesOf(plot, piecesOf(data), paper);

  it('show every hex of both sheets, each once on a page that has it', () => {
    const seen = new Map<string, number>();
    pages.forEach((page, i) => {
      const found = numbers(page).map(({ text }) => `${tiles[i]?.window.sheet}${text.text}`);
      expect(new Set(found).size).toBe(found.length);
      for (const id of found) seen.set(id, (seen.get(id) ?? 0) + 1);
    });
    const all = [data.hexMaps.W, data.hexMaps.E].flatMap((s) => [...s.hexes.keys(), ...s.sea]);
    expect([...seen.keys()].sort()).toEqual(all.sort());
  });

  it('overlap by a row or a column at least', () => {
    for (const tile of tiles) {
      const next = tiles.find((t) => t.block === tile.block && t.row === tile.row && t.column === tile.column + 1);
      const below = tiles.find((t) => t.block === tile.block && t.column === tile.column && t.row === tile.row + 1);
      if (next) expect(next.window.columns[0]).toBeLessThanOrEqual(tile.window.columns[1]);
      if (below) expect(below.window.rows[1]).toBeGreaterThanOrEqual(tile.window.rows[0]);
    }
  });

  it('keep all lettering on the paper, none below six points', () => {
    for (const page of pages) {
      const outside = texts(page).filter(
        ({ box }) => !contains({ x: 0, y: 0, width: page.width, height: page.height }, box),
      );
      expect(outside.map(({ text }) => text.text)).toEqual([]);
      expect(Math.min(...texts(page).map(({ size }) => size))).toBeGreaterThanOrEqual(6.99);
    }
  });

  it('set no hex number over another', () => {
    for (const page of pages) {
      const boxes = numbers(page).map(({ box }) => grown(box, 1));
      const clashes = boxes.filter((a, i) => boxes.slice(i + 1, i + 80).some((b) => overlap(a, b)));
      expect(clashes).toEqual([]);
    }
  });

  it('are one PDF below 400 kB, the same bytes every time', async () => {
    const pdf = await scenesPdf(pages, said);
    expect(pdf.length).toBeLessThan(400_000);
    expect((await scenesPdf(bare(paper), said)).equals(pdf)).toBe(true);
    expect([...(await objectsOf(pdf)).values()].filter((text) => text.includes('/Type /Page\n'))).toHaveLength(
      pages.length,
    );
  });

  it('keep a pattern once in the file, however many hexes have it', async () => {
    const text = (await scenesPdf(pages, said)).toString('latin1');
    const forms = text.match(/\/Subtype \/Form/g)?.length ?? 0;
    expect(forms).toBeGreaterThan(20);
    expect(forms).toBeLessThan(130);
  });
});

describe('every place and all lettering of the sheets', () => {
  it('stands on some page', () => {
    const told = new Set(bare('A4').flatMap((p) => texts(p).map(({ text }) => text.text)));
    const places = [data.hexMaps.W, data.hexMaps.E].flatMap((s) => s.places.map((p) => p.name));
    const labels = [data.hexMaps.W, data.hexMaps.E].flatMap((s) => s.labels.map((l) => l.text));
    const missing = [...places, ...labels].filter((name) => !told.has(name) && !told.has(name.toUpperCase()));
    expect(missing).toEqual([]);
  });
});

describe('a crop', () => {
  const scene = picture(MALEME, AROUND);
  const told = texts(scene).map(({ text }) => text.text);

  it('has the hexes asked for and the shape of its window', () => {
    expect(numbers(scene)).toHaveLength(7 * 9);
    const { width, height } = windowRect(AROUND);
    expect(scene.width / scene.height).toBeCloseTo(width / height);
  });

  it('shows the figures of the upper counters, the height of a stack and the markers', () => {
    expect(told.filter((t) => t === '3-3-5')).toHaveLength(2);
    expect(told).toContain('2');
    expect(told).toEqual(expect.arrayContaining(['D', 'F', '2-2-5']));
  });

  it('covers no hex number with a counter', () => {
    const counters = texts(scene).filter(({ text }) => /^\d-\d-\d$/.test(text.text));
    for (const { box } of counters) expect(numbers(scene).some((n) => overlap(n.box, box))).toBe(false);
  });

  it('says the same in SVG', () => {
    const svg = sceneSvg(scene);
    for (const { text } of numbers(scene)) expect(svg).toContain(`>${text.text}</text>`);
    expect(svg.match(/<use href="#f\d+"/g)?.length).toBeGreaterThan(60);
  });

  it('leaves out what lies elsewhere', () => {
    const far = picture(MALEME, { sheet: 'E', rows: [25, 30], columns: [3, 9] });
    expect(texts(far).map(({ text }) => text.text)).not.toContain('3-3-5');
  });
});

describe('unit symbols', () => {
  it('there are for all counters', () => {
    const types = [...data.ground.values()].map((c) => c.type);
    expect(types.filter((t) => !SYMBOLS.includes(t))).toEqual([]);
  });
});
