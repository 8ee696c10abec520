import { slouchHatsData, worldWith } from '../testing';
import { otherHand } from '../twins';
import { slouchHatsView, type SlouchHatsView } from '../view/view';
import { contains, overlap } from '../../../render/geometry';
import { scenesPdf } from '../../../render/pdf';
import { texts, words } from '../../../render/testing/lettering';
import { PAPER_SIZE, type Mark, type PageText, type Paper, type Scene } from '../../../render/scene';
import { slouchHatsPages, slouchHatsPagesWith } from './pages';
import { busy, drawnWorld, sampleText, sampleView } from './testing';
import { thingsOf } from './units';

const data = slouchHatsData();
const CREATED = { title: 'Syria', id: '7K3F/12', created: new Date(Date.UTC(2026, 10, 24)) };
type Seat = 'axis' | 'allied';

const drawn = new Map<string, Scene[]>();
function pagesOf(scenario: string, seat: Seat, paper: Paper): Scene[] {
  const key = `${scenario} ${seat} ${paper}`;
  const text = { ...sampleText(seat), whole: true };
  const pages = drawn.get(key) ?? slouchHatsPages.pages(sampleView(scenario, seat), data, text, paper);
  drawn.set(key, pages);
  return pages;
}
const twoPages = (view: SlouchHatsView, text: PageText = sampleText('allied'), paper: Paper = 'A4'): Scene[] =>
  slouchHatsPages.pages(view, data, text, paper);
const told = (pages: readonly (Scene | undefined)[]): string[] => pages.flatMap((page) => (page ? words(page) : []));
const sizeOf = ({ width, height }: Scene): number[] => [width, height].sort((a, b) => a - b);

describe.each([
  ['1', 'allied', 'A4'],
  ['1', 'axis', 'Letter'],
  ['2', 'axis', 'A4'],
  ['2', 'allied', 'Letter'],
] as const)('the pages of scenario %s for the %s side on %s', (scenario, seat, paper) => {
  const pages = pagesOf(scenario, seat, paper);
  const view = sampleView(scenario, seat);

  it('keep all lettering on the paper, none of it below seven points', () => {
    for (const page of pages) {
      const placed = texts(page).filter(({ text }) => text.text !== '');
      const whole = { x: 0, y: 0, width: page.width, height: page.height };
      // Names and numbers of a picture are cut at its frame.
      expect(placed.filter(({ box }) => !contains(whole, box)).map(({ text }) => text.text)).toEqual([]);
      expect(Math.min(...placed.map(({ size }) => size))).toBeGreaterThanOrEqual(6.99);
      expect(sizeOf(page)).toEqual(sizeOf({ ...PAPER_SIZE[paper], shapes: [] }));
    }
  });

  it('are numbered', () => {
    const numbered = pages.map((page) => words(page).find((word) => /^page \d+ of \d+$/.test(word)));
    expect(numbered).toEqual(pages.map((_, i) => `page ${i + 1} of ${pages.length}`));
  });

  it('name on the first two every counter in a hex or box by its whole name', () => {
    const names = told(pages.slice(0, 2));
    const there = thingsOf(view, data);
    expect(there.length).toBeGreaterThan(70);
    expect(there.filter(({ name }) => !names.includes(name)).map(({ id }) => id)).toEqual([]);
  });

  it('list each stack of the map on the first two under its hex', () => {
    const tags = pages
      .slice(0, 2)
      .flatMap((page) => texts(page).flatMap(({ text }) => (text.font === 'sans-bold' ? [text.text] : [])));
    const hexes = thingsOf(view, data)
      .map(({ hex }) => hex)
      .filter((hex) => data.ground.map.grid.has(hex));
    expect(hexes.filter((hex) => !tags.includes(hex))).toEqual([]);
  });

  it('show every hex of the map on the sheets behind', () => {
    const shown = new Map(told(pages.slice(2)).map((word) => [word, true]));
    const missing = data.ground.map.grid.all().filter((hex) => !shown.has(hex));
    const full = pages.slice(2, 6).flatMap((page) => words(page));
    // At full size no number is left out; in the desert those that a name or a stack lies over.
    expect(missing.filter((hex) => Number(hex.slice(0, 2)) <= 30)).toEqual([]);
    expect(missing.length).toBeLessThan(30);
    expect(full).toEqual(
      expect.arrayContaining(['0818', '3033', '1517'].filter((hex) => data.ground.map.grid.has(hex))),
    );
  });

  it('lay no name of a place under a counter, and none over another', () => {
    const [first] = pages;
    const named = texts(first as Scene).filter(
      ({ text, box }) => text.font === 'serif-bold' && text.halo && box.y > 60,
    );
    expect(named.length).toBeGreaterThan(12);
    const low = named.map(({ box, text }) => ({ ...box, y: box.y + box.height * 0.3, height: box.height * 0.4, text }));
    const figures = texts(first as Scene).filter(
      ({ text }) => /^(\(\d\))?\d+-\d+(-\d+)?$/.test(text.text) && text.font === 'sans-bold',
    );
    const over = low.flatMap((a, i) =>
      [...low.slice(i + 1), ...figures.map((f) => ({ ...f.box, text: f.text }))].flatMap((b) =>
        overlap(a, b) ? [`${a.text.text}/${b.text.text}`] : [],
      ),
    );
    expect(over).toEqual([]);
  });
});

describe('the first page', () => {
  it('shows where the fighting is: the front in the set-up, Aleppo when the enemies meet there', () => {
    const view = sampleView('1', 'allied');
    expect(told(twoPages(view).slice(0, 1))).toEqual(
      expect.arrayContaining(['Damascus', 'Merdjayoun 1722', '1522', '1824']),
    );
    const north = { '1702': '3-BdL III-16RTT', '1703': '21-7A', '1704': '25-7A', '1802': 'GSY', '1521': 'II-22RTA' };
    const moved = { ...view, ...worldWith(north) };
    expect(told(twoPages(moved).slice(0, 1))).toEqual(expect.arrayContaining(['Aleppo', '1702', '1802']));
    expect(told(twoPages(moved).slice(0, 1))).not.toContain('Damascus');
  });

  it('says whose view it is, turn, moment, points, cities and what is asked', () => {
    const text = told(twoPages(busy(sampleView('1', 'axis')), sampleText('axis')).slice(0, 1)).join(' ');
    expect(text).toContain('AXIS VIEW');
    expect(text).toContain('I June, Allied Movement');
    expect(text).toContain('Victory Points: Axis 2, Allied 4');
    expect(text).toContain('Axis cities: Beirut, Aleppo, Damascus');
    expect(text).toContain('Allied movement, due Tue 24 Nov 20:00 EET');
  });

  it('marks garrisons, what is out of supply, has fired or flown, ports and fields', () => {
    const page = twoPages(busy(sampleView('1', 'allied')))[0] as Scene;
    const marks = texts(page)
      .filter(({ text, size }) => text.font === 'sans-bold' && size > 7.1)
      .map(({ text }) => text.text);
    for (const mark of ['G', 'S', 'M', 'F', 'R']) expect(marks).toContain(mark);
    // In the key and on 9 Cav; 25/7A goes on foot (6.52).
    expect(marks.filter((mark) => mark === 'M')).toHaveLength(2);
    expect(words(page)).toEqual(expect.arrayContaining(['port 3/6', 'port 0/1', '1/2', '2/2']));
  });

  it('puts what happened in the place of the key', () => {
    const marks: Mark[] = [{ at: '1522', kind: 'combat', text: 'attack at 3-1: DR' }];
    const text = told(twoPages(sampleView('1', 'allied'), { ...sampleText('allied'), marks }).slice(0, 1)).join(' ');
    expect(text).toContain('1522: attack at 3-1: DR');
    expect(text).not.toContain('HOW TO READ THE MAP');
  });
});

describe('the second page', () => {
  const page = twoPages(busy(sampleView('2', 'allied')))[1] as Scene;

  it('has the boxes with what is lost, the turns with what comes, and the tracks', () => {
    const text = words(page);
    expect(text).toEqual(
      expect.arrayContaining(['Axis Cadre Box', 'Axis Units Eliminated', '8RSA', 'Phoebe', 'Al', 'Ax']),
    );
    expect(text.join(' ')).toContain('23/6, 9 Cav, 2/9 Fd, Perth, 260, 4 Cav (Iraq)');
    expect(text).toContain('» III June');
  });

  it('shows the own markers, of the others their number and what lies open', () => {
    const text = words(page);
    expect(text).toEqual(expect.arrayContaining(['A', 'H', 'K', 'O', 'Markers held: Axis 3 (shown: N) · Allied 4']));
    expect(text.join(' ')).toContain('The Alawis Revolt, 2 VP');
  });
});

describe('a crowded position', () => {
  const view = sampleView('2', 'axis');
  const near = data.ground.map.grid.within('1722', 3).filter((hex) => data.ground.areaOf(hex) !== null);
  Object.entries(view.units).forEach(([id, unit], i) => {
    const box = ['greece', 'iraq', 'cadre', 'eliminated'][i % 11];
    const side = data.counters.units.get(id)?.side === 'axis' ? 0 : 1;
    Object.assign(unit, {
      at: box ?? near[(i * 2 + side) % near.length],
      fired: i % 3 === 0,
      outOfSupply: i % 4 === 0,
    });
  });
  for (const paper of ['A4', 'Letter'] as const) {
    const pages = slouchHatsPages.pages(view, data, { ...sampleText('axis'), whole: true }, paper);

    it(`names every counter by its whole name, and keeps the lettering on the paper (${paper})`, () => {
      const names = told(pages);
      expect(
        thingsOf(view, data)
          .filter(({ name }) => !names.includes(name))
          .map(({ id }) => id),
      ).toEqual([]);
      for (const page of pages) {
        const whole = { x: 0, y: 0, width: page.width, height: page.height };
        expect(
          texts(page)
            .filter(({ box }) => !contains(whole, box))
            .map(({ text }) => text.text),
        ).toEqual([]);
      }
    });
  }
});

describe('secrets', () => {
  it('are on no page: another hand of the enemy is the same file, with all its sheets', async () => {
    const world = drawnWorld('1');
    const twin = otherHand(world, 'allied', () => 0);
    const file = async (of: typeof world): Promise<Buffer> => {
      const text = { ...sampleText('allied'), whole: true };
      return scenesPdf(slouchHatsPages.pages(slouchHatsView(of, 'allied', data), data, text, 'A4'), CREATED);
    };
    const one = await file(world);
    if (!twin) throw new Error('the Axis holds no marker');
    expect(slouchHatsView(twin, 'axis', data).hand).not.toEqual(slouchHatsView(world, 'axis', data).hand);
    expect((await file(twin)).equals(one)).toBe(true);
    twin.markers['P'] = 'axis';
    expect((await file(twin)).equals(one)).toBe(false);
  });

  it('keep the file of a mail below 180 kB, the whole below 400 kB', async () => {
    expect((await scenesPdf(twoPages(busy(sampleView('2', 'axis'))), CREATED)).length).toBeLessThan(180_000);
    expect((await scenesPdf(pagesOf('2', 'axis', 'A4'), CREATED)).length).toBeLessThan(400_000);
  });
});

describe('the symbols of a mail', () => {
  const symbols = slouchHatsPages.symbols?.(sampleView('1', 'allied'), data) ?? [];

  it('stand for every unit, and say its type', () => {
    const named = new Map(symbols.map(({ name, alt }) => [name, alt]));
    expect([...data.counters.units.values()].filter(({ names }) => !named.has(names[0] ?? ''))).toEqual([]);
    expect([named.get('21/7A'), named.get('6 Cav'), named.get('GAM'), named.get('III/6')]).toEqual([
      ...['infantry', 'reconnaissance', 'armored car', 'aircraft'],
    ]);
    expect(new Map(symbols.map(({ kind, scene }) => [kind, JSON.stringify(scene)])).size).toBeGreaterThan(10);
  });
});

describe('control', () => {
  it('is hatched where a hex is no longer its area’s: one stroke pattern a hex', () => {
    const count = (view: SlouchHatsView): number => {
      const walk = (shapes: Scene['shapes']): number =>
        shapes.reduce((sum, shape) => {
          if (shape.kind === 'group') return sum + walk(shape.shapes);
          return sum + (shape.kind === 'path' && shape.paint.stroke === '#b4461f' ? 1 : 0);
        }, 0);
      return walk(slouchHatsPages.crop(view, data, sampleText('allied')).shapes);
    };
    const view = sampleView('1', 'allied');
    expect(count(view)).toBe(0);
    view.control['2122'] = 'allied';
    view.control['2222'] = 'allied';
    expect(count(view)).toBe(2);
  });
});

describe('the web page', () => {
  const view = busy(sampleView('1', 'allied'));
  const line = ['1527', '1526', '1525', '1524', '1523', '1522'];
  const pages = slouchHatsPagesWith({ supplyLine: () => (unit) => (unit === '21-7A' ? line : null) });
  const [map, displays] = pages.sheets(view, data, sampleText('allied'), 'A4');
  const places = map?.inspect() ?? [];
  const linesOf = (hex: string): readonly string[] => places.find(({ place }) => place === hex)?.lines ?? [];

  it('tells of every hex what it is and what stands there', () => {
    expect(places).toHaveLength(data.ground.map.grid.all().length);
    expect(linesOf('1522')).toEqual([
      '1522, clear, Lebanon: Allied',
      'Allied: 21/7A 2-2-6, reduced',
      'Allied: 2/4 Fd (2)1-7, used',
      'Supply Line from 1527 Haifa, 5 hexes: 21/7A',
    ]);
    expect(linesOf('1519').slice(0, 2)).toEqual(['1519 Beirut, clear, Lebanon: Axis', 'port, level 3 of 6']);
    expect(linesOf('1521')).toContain('Axis: II-22RTA 1-1-4, Out of Supply');
    expect(linesOf('1117')).toEqual(['1117, sea']);
  });

  it('says where counters lie, and of no other hex: what a move costs stands beside them, else in the middle', () => {
    const held = places.filter(({ counters }) => counters).map(({ place }) => place);
    expect(held).toEqual(expect.arrayContaining(['1522', '1521', '1722']));
    expect(held.filter((hex) => !linesOf(hex).some((told) => /^(Allied|Axis): /.test(told)))).toEqual([]);
    expect(places.find(({ place }) => place === '2717')?.counters).toBe(false);
  });

  it('lays the Supply Line of a unit over the map where one looks at its hex, and nowhere else', () => {
    const fed = places.filter(({ way }) => way !== undefined);
    expect(fed.map(({ place }) => place)).toEqual(['1522']);
    const [from, to] = ['1527', '1522'].map((hex) => places.find(({ place }) => place === hex)?.at ?? [0, 0, 0, 0]);
    const middle = ([x, y, width, height]: readonly number[]): number[] => [
      (x ?? 0) + (width ?? 0) / 2,
      (y ?? 0) + (height ?? 0) / 2,
    ];
    const numbers = (fed[0]?.way ?? '').match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    expect(numbers.slice(0, 2).map(Math.round)).toEqual(middle(from ?? []).map(Math.round));
    expect(numbers.slice(-2).map(Math.round)).toEqual(middle(to ?? []).map(Math.round));
  });

  it('finds the Supply Lines by the rules where nobody else is asked', () => {
    const [own] = slouchHatsPages.sheets(sampleView('1', 'axis'), data, sampleText('axis'), 'A4');
    const at = (hex: string) => own?.inspect().find(({ place }) => place === hex);
    expect(at('1521')?.lines.join('; ')).toMatch(/Supply Line from .*II-22RTA/);
    expect(at('1521')?.way ?? at('1522')?.way).toBeDefined();
    expect(at('2717')?.way).toBeUndefined();
  });

  it('keeps all places on the drawing, and shows the fighting first', () => {
    const { width = 0, height = 0 } = map?.scene() ?? {};
    const whole = { x: -0.1, y: -0.1, width: width + 0.2, height: height + 0.2 };
    expect(places.filter(({ at: [x, y, w, h] }) => !contains(whole, { x, y, width: w, height: h }))).toEqual([]);
    const [x, y, w, h] = map?.focus ?? [0, 0, 0, 0];
    const front = places.find(({ place }) => place === '1824')?.at ?? [0, 0, 0, 0];
    expect(
      contains({ x, y, width: w, height: h }, { x: front[0], y: front[1], width: front[2], height: front[3] }),
    ).toBe(true);
    expect(words(displays?.scene() as Scene)).toContain('YOUR HAND (only you see it)');
  });
});
