import { dataFiles } from '../config/data-files';
import type { Grid } from '../hex/grid';
import { BadHex } from '../hex/hex';
import { aegean } from './aegean/grid';
import { readAegean } from './aegean/map/aegean';
import { paper } from './mercury/grid';
import { mercuryData } from './mercury/testing';
import { readBlackSea } from './naval-module/map/black-sea';
import { readSyria } from './slouch-hats/map/syria';
import { sheetOfAegean } from './aegean/pages/sheet';
import { partScene, printedScene, type Panel, type PrintedMap } from '../render/hexmap/printed';
import { texts, type Placed } from '../render/testing/lettering';
import { sheetOfBlackSea } from './naval-module/pages/sheet';
import { printedMap, WITH_MAP } from './drawn';
import type { Scene } from '../render/scene';
import { sheetOfSyria } from './slouch-hats/pages/sheet';

const read = dataFiles(null);
const syria = readSyria(read('slouch-hats', 'map/syria.yaml'));
const islands = readAegean(read('aegean', 'map/aegean.yaml'));
const sea = readBlackSea(read('naval-module', 'map/black-sea.yaml'));
const { hexMaps } = mercuryData();

/** Every system with its grid, the hexes there are, and how many. */
const MAPS: readonly [system: string, grid: Grid, all: readonly string[], count: number][] = [
  ['mercury', paper, [hexMaps.W, hexMaps.E].flatMap((s) => [...s.hexes.keys(), ...s.sea]), 2976],
  ['slouch-hats', syria.grid, syria.grid.all(), 1331],
  ['aegean', aegean, aegean.all(), 55 * 36],
  ['naval-module', sea.grid, sea.grid.all(), 858],
];

const numbers = (scene: Scene): Placed[] => texts(scene).filter(({ text }) => /^[A-Z]?\d{4}$/.test(text.text));
const drawnPanel = (map: PrintedMap, { window }: Panel): Placed[] => numbers(partScene(map, window));

it('are listed', () => {
  expect(WITH_MAP).toEqual(MAPS.map(([system]) => system));
  expect(() => printedMap('rommel', read)).toThrow(/no map of "rommel"; there is mercury, slouch-hats/);
});

describe.each(MAPS)('the printed map of %s', (system, grid, all, count) => {
  const map = printedMap(system, read);
  const panels = map.rows.flat();

  it('draws every hex once, with its number', () => {
    const wanted = all.map((id) => panels[0]?.sheet.plot.number(id));
    const drawn = numbers(printedScene(map)).map(({ text }) => text.text);
    expect(all).toHaveLength(count);
    expect([...drawn].sort()).toEqual(wanted.sort());
  });

  it('draws each at the place its grid says', () => {
    for (const panel of panels) {
      const { sheet, window } = panel;
      const own = new Map(
        all.filter((id) => sheet.plot.inWindow(window, id)).map((id) => [sheet.plot.number(id), grid.centre(id)]),
      );
      const placed = drawnPanel(map, panel);
      expect(placed).toHaveLength(own.size);
      const [first] = placed;
      const [x0 = 0, y0 = 0] = own.get(first?.text.text ?? '') ?? [];
      const [left, top] = [middle(first), first?.box.y ?? 0];
      const off = placed.filter((number) => {
        const [x = 0, y = 0] = own.get(number.text.text) ?? [];
        // 36 points to a hex; lines of hexes stand a hair further apart than they should, to have one decimal.
        const [dx, dy] = [middle(number) - left - 36 * (x - x0), number.box.y - top - 36 * (y - y0)];
        return Math.abs(dx) > 2 || Math.abs(dy) > 2;
      });
      expect(off.map(({ text }) => text.text)).toEqual([]);
    }
  });

  it('keeps all lettering on the paper', () => {
    const scene = printedScene(map);
    const outside = texts(scene).filter(
      ({ box }) => box.x < 0 || box.y < 0 || box.x + box.width > scene.width || box.y + box.height > scene.height,
    );
    expect(outside.map(({ text }) => text.text)).toEqual([]);
  });

  it('names its places', () => {
    const told = new Map(texts(printedScene(map)).map(({ text }) => [text.text, true]));
    const names = panels.flatMap(({ sheet }) => sheet.places.map(({ name }) => name)).filter((name) => name !== '');
    expect(names.filter((name) => !told.has(name))).toEqual([]);
  });
});

const middle = (placed: Placed | undefined): number => (placed ? placed.box.x + placed.box.width / 2 : 0);

describe('a hex that the grid does not know', () => {
  it('is an error, wherever the map has it', () => {
    expect(() => sheetOfAegean({ ...islands, kinds: new Map([...islands.kinds, ['9901', 'coast']]) })).toThrow(BadHex);
    expect(() => sheetOfAegean({ ...islands, turkishWaters: ['0137'] })).toThrow(BadHex);
    expect(() =>
      sheetOfSyria({ ...syria, hexsides: [{ kind: 'wadi', name: 'x', sides: [['5033', '5032']] }] }),
    ).toThrow(BadHex);
    const village = { name: 'Nowhere', rank: 'village' };
    expect(() => sheetOfBlackSea({ ...sea, places: new Map([['3114', village]]) })).toThrow(BadHex);
  });

  it('is told from ground, lines and roads that nobody can draw', () => {
    const lost = new Map([...syria.terrain].map(([id, t]) => [id, t === 'swamp' ? 'bog' : t]));
    const scene = (map: typeof syria): Scene =>
      printedScene({
        ...{ name: '', north: 0 },
        rows: [[{ name: '', sheet: sheetOfSyria(map), window: { sheet: '', rows: [0, 33], columns: [8, 50] } }]],
      });
    expect(() => scene({ ...syria, terrain: lost })).toThrow(/no ground "bog"/);
    expect(() => sheetOfSyria({ ...syria, hexsides: [{ kind: 'hedge', name: '', sides: [] }] })).toThrow(/"hedge"/);
  });

  it('is missed where the map lists too few', () => {
    const few = [...sea.kind].filter(([id]) => id !== '2221');
    expect(() => sheetOfBlackSea({ ...sea, kind: new Map(few) })).toThrow(/2221/);
  });
});
