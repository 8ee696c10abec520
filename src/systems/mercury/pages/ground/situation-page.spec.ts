import { mercuryData } from '../../testing';
import { freshUnit } from '../../set-up-ground';
import type { View } from '../../view/view';
import { overlap } from '../../../../render/geometry';
import type { Paper, Scene } from '../../../../render/scene';
import type { Mark } from '../marks';
import { inWindow } from '../hex/grid';
import { contactWindows } from './contact';
import { groundPages } from './ground-pages';
import { hexViewOf } from './hex-view';
import { texts, words } from '../../../../render/testing/lettering';
import { landedView, pageText } from './testing';

const data = mercuryData();
const nameOf = (id: string): string => data.ground.get(id)?.names[0] ?? id;
const pagesOf = (view: View, paper: Paper, marks: readonly Mark[] = []): Scene[] =>
  groundPages(view, data, pageText('A scenario', marks), paper);

/** The hexes that the pictures of a page show, by the numbers in them. */
const shownOn = (page: Scene): string[] =>
  texts(page)
    .filter(({ text }) => text.font !== 'sans-bold' && /^\d{4}$/.test(text.text))
    .map(({ text }) => text.text);
const tagsOn = (page: Scene): Set<string> =>
  new Set(
    texts(page)
      .filter(({ text }) => text.font === 'sans-bold' && /^\d{4}$/.test(text.text))
      .map(({ text }) => text.text),
  );

/** Fights in a row of hexes that is longer than a picture is wide. */
const LONG_FIGHT = Array.from({ length: 20 }, (_, i): Mark => ({ at: `W42${12 + i}`, kind: 'combat', text: 'x' }));

describe.each([
  ['1', 'A4'],
  ['1', 'Letter'],
  ['2', 'A4'],
  ['2', 'Letter'],
  ['3', 'A4'],
  ['3', 'Letter'],
] as const)('the first page of scenario %s on %s', (id, paper) => {
  const view = landedView(id);
  const pages = pagesOf(view, paper, id === '3' ? LONG_FIGHT : []);
  const page = pages[0] as Scene;
  const shown = shownOn(page);

  it('shows no hex twice', () => {
    expect(shown.length).toBeGreaterThan(80);
    expect(shown.filter((hex, i) => shown.indexOf(hex) !== i)).toEqual([]);
  });

  it('or the second lists every unit on the map by its whole name, under its hex; there are no more pages', () => {
    const there = Object.values(view.ground?.units ?? {}).filter((u) => u.at !== null);
    const told = pages.flatMap(words);
    const tags = new Set(pages.flatMap((one) => [...tagsOn(one)]));
    expect(pages).toHaveLength(2);
    expect(there.length).toBeGreaterThan(20);
    expect(there.filter((u) => !told.includes(nameOf(u.id))).map((u) => u.id)).toEqual([]);
    expect(there.filter((u) => !tags.has((u.at ?? '').slice(1)))).toEqual([]);
  });

  it('explains the ground, and lays no line of text over another below the map', () => {
    expect(words(page)).toEqual(expect.arrayContaining(['orchard', 'river']));
    const first = texts(page).find(({ text }) => text.text === 'hex' || text.text.startsWith('SINCE YOUR'));
    const below = texts(page).filter(({ box }) => box.y >= (first?.box.y ?? Infinity));
    const low = below.map(({ box, text }) => ({
      ...box,
      y: box.y + box.height * 0.35,
      height: box.height * 0.3,
      text,
    }));
    expect(below.length).toBeGreaterThan(20);
    const over = low.flatMap((a, i) =>
      low.slice(i + 1).flatMap((b) => (overlap(a, b) ? [`${a.text.text}/${b.text.text}`] : [])),
    );
    expect(over).toEqual([]);
  });
});

describe('both places of scenario 2', () => {
  it('lie one below the other', () => {
    const page = pagesOf(landedView('2'), 'A4')[0] as Scene;
    expect(page.height).toBeGreaterThan(page.width);
    // A name that found no room near its hex has the number of it behind.
    expect(words(page)).toEqual(expect.arrayContaining(['Retimo airfield', 'Heraklion airfield 3138']));
  });
});

describe('stacks for which neither page has room', () => {
  const view = landedView('3');
  const units = view.ground?.units ?? {};
  const crowded = Object.values(units).flatMap(({ at }) => (/^W(40|41|42)(18|2)/.exec(at ?? '') ? [at ?? ''] : []));
  const away = [...data.ground.keys()].filter((id) => !units[id]);
  away.forEach((id, i) => (units[id] = freshUnit(id, crowded[i % crowded.length] ?? '')));
  const pages = pagesOf(view, 'Letter');

  it('are named on the second, with what brings them', () => {
    const told = words(pages[1] as Scene)
      .join(' ')
      .replace(/\s+/g, ' ');
    const named = /Stacks not listed here \(MAP all has them\): ([\d, ]+)/.exec(told)?.[1] ?? '';
    const elsewhere = named.split(',').map((hex) => hex.trim());
    const tags = tagsOn(pages[1] as Scene);
    const unlisted = Object.values(units).filter((u) => u.at !== null && !tags.has(u.at.slice(1)));
    expect(unlisted.length).toBeGreaterThan(10);
    expect(unlisted.filter(({ at }) => !elsewhere.includes((at ?? '').slice(1)))).toEqual([]);
  });
});

describe('the parts that matter', () => {
  it('share no hex, however near to each other things happened', () => {
    const view = landedView('3');
    const frame = { columns: 12, rows: 7, least: 6 };
    const found = contactWindows(data, ['W'], hexViewOf(view, data), LONG_FIGHT, [frame, frame]);
    const all = [...data.hexMaps.W.hexes.keys(), ...data.hexMaps.W.sea];
    expect(found).toHaveLength(2);
    expect(all.filter((hex) => found.every(({ window }) => inWindow(window, hex)))).toEqual([]);
  });
});

describe('what is asked', () => {
  it('keeps the order words and samples, which stand last, where all is too long', () => {
    const choices = Array.from({ length: 80 }, (_, i) => `W42${10 + i}: a unit 5`);
    const text = { ...pageText('A scenario'), orderWords: [...choices, 'march unit to hex', '| move Koch: W4214'] };
    const told = words(groundPages(landedView('1'), data, text, 'A4')[0] as Scene);
    expect(told).toEqual(
      expect.arrayContaining(['march unit to hex', 'move Koch: W4214', 'the rest stands in the mail']),
    );
  });
});
