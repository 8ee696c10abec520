import { groundOf, standing } from '../../rules/ground/ground';
import { mercuryData } from '../../testing';
import type { View } from '../../view/view';
import { contains, overlap } from '../../../../render/geometry';
import { scenesPdf } from '../../../../render/pdf';
import { PAPER_SIZE, type Scene } from '../../../../render/scene';
import type { Mark } from '../marks';
import { inWindow, plot } from '../hex/grid';
import { sheetsOf } from '../hex/pages';
import { contactWindows } from './contact';
import { groundCrop } from './crop';
import { groundPages } from './ground-pages';
import { groundSheets } from './ground-sheets';
import { hexUnit, hexViewOf } from './hex-view';
import { stackRoster, stacksOf } from '../../../../render/hexmap/roster';
import { texts, words } from '../../../../render/testing/lettering';
import { landedView, pageText } from './testing';

const data = mercuryData();
const CREATED = { title: 'Crete', id: '7K3F/12', created: new Date(Date.UTC(2026, 10, 24)) };
const MARKS: Mark[] = [
  { at: 'W4314', kind: 'combat', text: 'maneuver combat at 3-1: DR' },
  { at: 'W4314', kind: 'eliminated', text: 'A/22 NZ eliminated' },
  { at: 'W4216', kind: 'retreat', text: 'A/21 NZ retreats', path: ['W4216', 'W4116'] },
  { at: 'W4213', kind: 'move', text: '5/II/Sturm', path: ['W4311', 'W4312', 'W4213'] },
];

const pagesOf = (view: View, paper: 'A4' | 'Letter' = 'A4', marks: Mark[] = []): Scene[] =>
  groundPages(view, data, { ...pageText('A scenario', marks), whole: true }, paper);
const drawn = new Map<string, Scene[]>();
const landedPages = (id: string, paper: 'A4' | 'Letter' = 'A4'): Scene[] => {
  const pages = drawn.get(id + paper) ?? pagesOf(landedView(id), paper);
  drawn.set(id + paper, pages);
  return pages;
};
const figuresOf = ({ id }: { id: string }): string => {
  const ground = groundOf(landedView('2'), data);
  return hexUnit(standing(ground, id), '').figures;
};
const nameOf = (id: string): string => data.ground.get(id)?.names[0] ?? id;

describe.each(['1', '2', '3'])('the file of scenario %s', (id) => {
  const view = landedView(id);
  const onMap = Object.values(view.ground?.units ?? {}).filter((u) => u.at !== null);

  it.each(['A4', 'Letter'] as const)('keeps all lettering on %s, none below seven points', (paper) => {
    for (const page of landedPages(id, paper)) {
      const placed = texts(page);
      const whole = { x: 0, y: 0, width: page.width, height: page.height };
      expect(placed.filter(({ box }) => !contains(whole, box)).map(({ text }) => text.text)).toEqual([]);
      expect(Math.min(...placed.map(({ size }) => size))).toBeGreaterThanOrEqual(6.99);
      expect([page.width, page.height].sort((a, b) => a - b)).toEqual(
        [PAPER_SIZE[paper].width, PAPER_SIZE[paper].height].sort((a, b) => a - b),
      );
    }
  });

  it('numbers its pages from the first to the last', () => {
    const pages = landedPages(id);
    const numbered = pages.map((page) => words(page).find((w) => /^page \d+ of \d+/.test(w)) ?? '');
    expect(numbered.map((w) => w.split(' ').slice(0, 4).join(' '))).toEqual(
      pages.map((_, i) => `page ${i + 1} of ${pages.length}`),
    );
  });

  it('lists every unit of a sheet in the margin beside it or on a page behind the sheets, under its hex', () => {
    const pages = landedPages(id);
    const { used } = sheetsOf(data, hexViewOf(view, data), [], 'A4', view.ground?.sheets);
    used.forEach((tile, i) => {
      const there = onMap.filter((u) => inWindow(tile.window, u.at ?? ''));
      const more = pages.filter((page) => words(page).includes(`Stacks of page ${i + 3}, continued`));
      const told = [pages[i + 2] as Scene, ...more].flatMap(words);
      const missing = there.filter((u) => !told.some((w) => w === nameOf(u.id) || isShort(w, nameOf(u.id))));
      expect(missing.map((u) => u.id)).toEqual([]);
      expect(there.filter((u) => !told.includes((u.at ?? '').slice(1)))).toEqual([]);
    });
  });

  it('ends with the sheets on which nothing lies, and says so on the first page', () => {
    const pages = landedPages(id);
    const empty = pages.flatMap((page, i) => (words(page).includes('Nothing lies on this page.') ? [i + 1] : []));
    const first = words(pages[0] as Scene).find((w) => w.startsWith('page 1 of ')) ?? '';
    expect(empty).toEqual(empty.map((_, i) => pages.length - empty.length + i + 1));
    if (id === '1') expect(empty.length).toBeGreaterThan(3);
    const named = /nothing lies on (\d+) to (\d+)$/.exec(first)?.slice(1) ?? [];
    expect(named.map(Number)).toEqual(empty.length > 1 ? [empty[0], empty.at(-1)] : []);
  });

  it('names every unit that is in play or has to come, once, on the page of all units', () => {
    const rosters = landedPages(id).filter((page) => words(page)[0] === 'All units');
    const roster = rosters
      .flatMap((page) => texts(page).filter(({ text }) => text.font === 'sans'))
      .map(({ text }) => text.text);
    const scenario = data.groundScenarios.find((s) => s.id === id);
    const drops = scenario?.drops.flatMap((d) => [...Object.values(d.targets).flat(), ...d.free]) ?? [];
    const all = [...Object.keys(view.ground?.units ?? {}), ...drops, ...(scenario?.airlanding?.groups.flat() ?? [])];
    for (const unit of new Set(all)) expect(roster.filter((w) => w === nameOf(unit))).toHaveLength(1);
  });

  it('lays no line of a roster over another', () => {
    for (const page of landedPages(id).slice(1, -1)) {
      const names = texts(page).filter(({ text }) => [...data.ground.values()].some((c) => c.names[0] === text.text));
      const low = names.map(({ box }) => ({ ...box, y: box.y + box.height * 0.3, height: box.height * 0.4 }));
      expect(low.filter((a, i) => low.slice(i + 1).some((b) => overlap(a, b)))).toEqual([]);
    }
  });
});

const isShort = (word: string, name: string): boolean => word.endsWith('…') && name.startsWith(word.slice(0, -1));

describe('the largest file', () => {
  it('stays below 450 kB, that of a mail below 150 kB, and is the same bytes every time', async () => {
    const pdf = await scenesPdf(landedPages('3'), CREATED);
    expect(pdf.length).toBeLessThan(450_000);
    expect((await scenesPdf(landedPages('3').slice(0, 2), CREATED)).length).toBeLessThan(150_000);
    expect((await scenesPdf(pagesOf(landedView('3')), CREATED)).equals(pdf)).toBe(true);
  });
});

describe('the first page', () => {
  const told = words(pagesOf(landedView('1'), 'A4', MARKS)[0] as Scene);

  it('says what happened hex by hex, what is asked, and whose the deciding hexes are', () => {
    const text = told.join(' ');
    expect(text).toContain('4314 Hill 107: maneuver combat at 3-1: DR; A/22 NZ eliminated');
    expect(text).toContain('4216: A/21 NZ retreats');
    expect(text).toContain('+ 1 MOVE');
    expect(told).toContain('German ground movement, due Tue 24 Nov 20:00 EET');
    expect(told).toContain('Maleme airfield: Allied');
    expect(told).toContain('beside it: German');
  });

  it('shows the hexes where it happened', () => {
    expect(told).toEqual(expect.arrayContaining(['4314', '4216', '4213']));
  });
});

describe('the last page', () => {
  it('has the reinforcements of each turn, the airlanding groups in order and the interdiction levels', () => {
    const view = landedView('3');
    view.ground = view.ground && { ...view.ground, interdiction: { 'Maleme-Suda': 2 } };
    const text = words(
      pagesOf(view).find(
        (page) => words(page).includes('Stacks, displays, orders') || words(page).includes('Displays and orders'),
      ) as Scene,
    ).join(' ');
    expect(text).toMatch(/Drop: 1\/Pzjg 7, 2\/Pzjg 7/);
    expect(text).toMatch(/1: 6\/II\/100 Geb.*2: 1\/I\/100 Geb/);
    expect(text).toContain('Level 1 from bombardment strength 2, level 2 from 4');
    expect(text).toContain('none of its units may leave before game-turn 7');
    expect(text).not.toContain('Naval Attack');
  });
});

describe('the off-map boxes', () => {
  const view = landedView('2');
  const units = view.ground?.units ?? {};
  const away = Object.values(units).filter((u) => u.at?.startsWith('E29'));
  const boxes = ['spili', 'spili', 'spili', 'spili', 'sitia'];
  boxes.forEach((box, i) => Object.assign(away[i] ?? {}, { at: null, box }));
  const pages = pagesOf(view);
  const maps = pages.filter((page) => words(page).some((w) => w.startsWith('East sheet')));

  it('lie in the margins of the East sheet, each once, with the ways that lead to it, and cost no page', () => {
    const told = maps.flatMap(words);
    expect(told.filter((w) => w === 'to 2006, Tymbakion')).toHaveLength(1);
    expect(told.filter((w) => w === 'to 3027, 2727, Perama')).toHaveLength(1);
    expect(told.filter((w) => w === 'to Neapolis, Ierapetra')).toHaveLength(1);
    expect(told.filter((w) => w.startsWith('to ')).length).toBe(10);
    expect(pages.length).toBe(landedPages('2').length);
  });

  it('are named at the edge of the map, and show the counters in them, as many as have room', () => {
    const spili = maps.flatMap((page) => texts(page).filter(({ text }) => text.text === 'Spili'));
    expect(spili).toHaveLength(2);
    const box = maps.flatMap((page) => {
      const name = texts(page).find(({ text }) => text.text === 'Spili' && text.size === 8);
      const near = (y: number): boolean => name !== undefined && y > name.box.y && y < name.box.y + 70;
      return texts(page).filter(
        ({ text, box: at }) => name && text.size === 7.4 && near(at.y) && Math.abs(at.x - name.box.x) < 130,
      );
    });
    expect(box.map(({ text }) => text.text).sort()).toEqual(away.slice(0, 4).map(figuresOf).sort());
  });

  it('are on the web page too, with the units by name', () => {
    const sheets = groundSheets(view, data, pageText('A scenario'), 'A4');
    const found = sheets.flatMap((s) => s.inspect().map((place) => ({ place, sheet: s.id })));
    const spili = found.find(({ place }) => place.place === 'Spili');
    expect(spili?.sheet).toBe('retimo');
    for (const { id } of away.slice(0, 4)) expect(spili?.place.lines.join('\n')).toContain(nameOf(id));
    const scene = sheets.find((s) => s.id === 'retimo')?.scene() as Scene;
    const [x = 0, y = 0, width = 0, height = 0] = spili?.place.at ?? [];
    const whole = { x: 0, y: 0, width: scene.width, height: scene.height };
    expect(contains(whole, { x, y, width, height })).toBe(true);
    expect(words(scene)).toContain('to 2006, Tymbakion');
  });

  it('are not drawn where no edge leads to one', () => {
    expect(landedPages('1').flatMap(words)).not.toContain('Spili');
  });
});

describe('the margin', () => {
  it('hands on whole lines for which it is too small', () => {
    const stacks = stacksOf(plot, hexViewOf(landedView('3'), data).units);
    const { rest } = stackRoster(stacks, [{ x: 0, y: 0, width: 100, height: 200 }]);
    const left = rest.flatMap((s) => s.units).length;
    const all = stacks.flatMap((s) => s.units).length;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all - 20);
    expect(rest.at(-1)).toEqual(stacks.at(-1));
  });
});

describe('the parts that matter', () => {
  const frames = [
    { columns: 12, rows: 7, least: 6 },
    { columns: 12, rows: 7, least: 6 },
  ];
  const windows = (id: string, marks: Mark[]) => {
    const view = landedView(id);
    const found = contactWindows(data, view.ground?.sheets ?? [], hexViewOf(view, data), marks, frames);
    return found.map((f) => f.window);
  };

  it('are both airfields of scenario 2, each in a picture of its own', () => {
    const found = windows('2', []);
    expect(found).toHaveLength(2);
    expect(found.some((w) => inWindow(w, 'E3012'))).toBe(true);
    expect(found.some((w) => inWindow(w, 'E3139'))).toBe(true);
  });

  it('follow what happened, wherever units stand', () => {
    const far = Array.from({ length: 12 }, (_, i): Mark => ({ at: `W40${10 + i}`, kind: 'combat', text: 'x' }));
    expect(windows('1', far)[0]?.rows[0]).toBeLessThanOrEqual(39);
  });

  it('stand in the picture of a mail with every counter in them', () => {
    const view = landedView('1');
    const told = words(groundCrop(view, data, pageText('A scenario')));
    expect(told).toEqual(expect.arrayContaining(['4415', '4314', '4215', '3-3-5', '2-2-5']));
  });
});

describe('the web page', () => {
  const view = landedView('1');
  const sheets = groundSheets(view, data, pageText('A scenario', MARKS), 'A4');

  it('shows the map whole, then all units and the displays', () => {
    expect(sheets.map((s) => s.id)).toEqual(['west', 'units-1', 'displays']);
    expect(words(sheets[0]?.scene() as Scene)).toEqual(expect.arrayContaining(['5201', '1052', '4415']));
  });

  it('begins with the part of the map where the fighting is', () => {
    const fought: Mark[] = [{ at: 'E3139', kind: 'combat', text: 'x' }];
    const ids = groundSheets(landedView('2'), data, pageText('A scenario', fought), 'A4').map((s) => s.id);
    expect(ids.slice(0, 2)).toEqual(['heraklion', 'retimo']);
  });

  it('tells for every hex with units what stands there, in the points of its picture', () => {
    const inspected = sheets[0]?.inspect() ?? [];
    const { width, height } = sheets[0]?.scene() ?? { width: 0, height: 0 };
    for (const unit of Object.values(view.ground?.units ?? {})) {
      const place = inspected.find((p) => p.place === unit.at);
      expect(place?.lines.join('\n')).toContain(nameOf(unit.id));
    }
    const held = new Set(Object.values(view.ground?.units ?? {}).map(({ at }) => at));
    for (const { place, counters } of inspected.filter((p) => p.id === undefined))
      expect([place, counters]).toEqual([place, held.has(place)]);
    expect(inspected.some(({ counters }) => counters === false)).toBe(true);
    for (const { at } of inspected) {
      const [x, y, w, h] = at;
      expect(
        contains({ x: -0.1, y: -0.1, width: width + 0.2, height: height + 0.2 }, { x, y, width: w, height: h }),
      ).toBe(true);
    }
    expect(inspected.find((p) => p.place === 'W4314')?.lines).toEqual([
      'Hill 107, rough, Improved Position, level 2',
      'Allied: A/22 NZ 2-2-5 e6',
      'Allied: D/22 NZ 2-2-5 e6',
      'maneuver combat at 3-1: DR',
      'A/22 NZ eliminated',
    ]);
  });
});
