import { contains, overlap } from '../../../render/geometry';
import { coveredTexts } from '../../../render/testing/covered';
import { texts, words } from '../../../render/testing/lettering';
import type { Mark, PageText, Paper, Scene } from '../../../render/scene';
import { nameOf } from '../rules/names';
import { printSide, SIDES, type Side } from '../side';
import { setUp } from '../set-up';
import { aegeanData, worldWith } from '../testing';
import { otherPlaces } from '../twins';
import { aegeanView, openView } from '../view/policies';
import type { AegeanView } from '../view/view';
import type { World } from '../world';
import { aegeanPages } from './pages';
import { thingsOf } from './units';

const data = aegeanData();
const MARKS: readonly Mark[] = [{ at: '2524', kind: 'combat', text: 'AE' }];
const textOf = (side: Side, marks = MARKS): PageText => ({
  ...{
    code: '7K3F',
    title: 'Leros, November 1943, the second match',
    moment: 'game-turn 10, impulse 3 of 5 by night, German half',
    position: '17, hash 3fa9c2d1',
  },
  ...{ seat: printSide(side), marks, asked: 'naval movement', orderWords: ['| pass'], whole: true },
});

/** A week in which everything stands somewhere. */
function busy(): World {
  const world = worldWith({
    ...{ scenario: 'campaign', from: 'set-up', turn: 3, impulse: 2, impulses: 4 },
    stand: {
      '2524': ['A/RIF', 'ir440-iii'],
      '2425': ['4/Buffs (disrupted)', 'Tilney'],
      '3526': ['B/RIF'],
      '2627': ['Landing Craft A 1', 'TA 14'],
      '2923': ['Intrepid (spotted)', 'Queen Olga (spotted)', 'Penn'],
      '3001': ['Olympus'],
      'de-lc-a-1': ['ir16-ii'],
    },
    hits: { 'port-leros': 1, 'field-maritsa': 2 },
    mines: ['2724', '3227'],
  });
  Object.assign(world.air['raf-74'] ?? {}, { at: '2524', cap: { marker: 1, night: false, home: 'allied-holding' } });
  world.islands['leros'] = 'yielded-to-allied';
  return world;
}

const view = (world: World, side: Side): AegeanView => aegeanView(world, side, data);
const pages = (world: World, side: Side, paper: Paper = 'A4'): Scene[] =>
  aegeanPages.pages(view(world, side), data, textOf(side), paper);
const everyPage = (world: World, side: Side): unknown => [
  pages(world, side),
  aegeanPages.crop(view(world, side), data, textOf(side)),
  aegeanPages
    .sheets(view(world, side), data, textOf(side), 'A4')
    .map((sheet) => [
      ...[sheet.id, sheet.name, sheet.focus, sheet.scene(), sheet.inspect(), sheet.spots?.(), sheet.covered?.()],
    ]),
];

describe.each([
  ['german', 'A4'],
  ['allied', 'Letter'],
] as const)('the pages of the %s side on %s', (side, paper) => {
  const all = pages(busy(), side, paper);

  it('keep all lettering on the paper, none of it below seven points, and are numbered', () => {
    for (const page of all) {
      const placed = texts(page).filter(({ text }) => text.text !== '');
      const whole = { x: 0, y: 0, width: page.width, height: page.height };
      expect(placed.filter(({ box }) => !contains(whole, box)).map(({ text }) => text.text)).toEqual([]);
      expect(Math.min(...placed.map(({ size }) => size))).toBeGreaterThanOrEqual(6.98);
      const head = words(page).includes('north') ? [] : placed.filter(({ box }) => box.y < 40);
      expect(head.filter(({ box }, i) => head.slice(i + 1).some((other) => overlap(box, other.box)))).toEqual([]);
    }
    expect(all.map((page) => words(page).find((word) => /^page \d+ of/.test(word)))).toEqual(
      all.map((_, i) => `page ${i + 1} of ${all.length}`),
    );
  });

  it('name everybody who is on the map, and own aircraft and ships in the boxes', () => {
    const told = all.flatMap(words).join(' ').replaceAll(/\s+/g, ' ');
    const there = thingsOf(view(busy(), side), data).filter(({ hex, figures }) => hex !== '' && figures !== '?');
    expect(there.length).toBeGreaterThan(15);
    expect(there.filter(({ name }) => !told.includes(name)).map(({ id }) => id)).toEqual([]);
  });

  it('cover no name of a place by a counter or a marker', () => {
    const named = all.flatMap((page) => coveredTexts(page).filter(({ text }) => text.halo !== undefined));
    expect(named.map(({ text }) => text.text)).toEqual([]);
  });

  it('say by a rose where north is, and call no edge by a letter', () => {
    for (const page of all.filter((one) => words(one).includes('north'))) expect(words(page)).not.toContain('N');
    expect(all.filter((one) => words(one).includes('north'))).toHaveLength(4);
  });
});

describe('what the map shows', () => {
  const told = (side: Side, place: string): readonly string[] => {
    const [map] = aegeanPages.sheets(view(busy(), side), data, textOf(side), 'A4');
    return map?.inspect().find(({ id }) => id === place)?.lines ?? [];
  };

  it('is own secrets to their owner, and of the enemy the kind, what is spotted, and CAP markers', () => {
    expect(told('german', '2627').join()).toMatch(/Landing Craft A 1.*TA 14|TA 14.*Landing Craft A 1/);
    expect(told('german', '2627').join()).toContain(`2/16 (22 Division) 10-8, aboard Landing Craft A 1`);
    expect(told('allied', '2627')).toEqual(['2627, sea', 'German: unseen ships']);
    expect(told('german', '2923').join()).toContain('Intrepid');
    expect(told('german', '2923').join()).not.toContain('Penn');
    expect(told('german', '2524').join()).toContain('Allied CAP: C1');
    expect(told('german', '2524').join()).not.toContain(nameOf(data, 'raf-74'));
    expect(told('allied', '2524').join()).toContain(nameOf(data, 'raf-74'));
  });

  it('has bases with whose they are and their hits, mines, and what happened', () => {
    expect(told('allied', '2524')).toEqual(expect.arrayContaining([expect.stringMatching(/^port: .*, hits 1$/), 'AE']));
    expect(told('allied', '2724')).toContain('mined');
    expect(told('allied', '2023')[0]).toBe('2023, coast, rough, ships sail through');
  });

  it('is where most goes on first: where it happened, else where enemies meet', () => {
    const first = (marks: readonly Mark[]): string | undefined =>
      words(
        aegeanPages.pages(
          view(setUp(data, 'leros-november', {}), 'allied'),
          data,
          textOf('allied', marks),
          'A4',
        )[1] as Scene,
      )[0];
    expect(first(MARKS)).toBe('Samos to Kos');
    expect(first(['5020', '5026', '4930'].map((at) => ({ at, kind: 'bombed', text: '1 hit' })))).toBe(
      'Rhodes and Karpathos',
    );
  });
});

describe('what spectators see', () => {
  const open = openView(busy(), data);
  const sheets = aegeanPages.sheets(open, data, { ...textOf('allied'), seat: 'Spectator' }, 'A4');
  const linesAt = (place: string): readonly string[] =>
    sheets[0]?.inspect().find(({ id }) => id === place)?.lines ?? [];

  it('is CAP by whose it is, and ships that are spotted; nothing of it is their own', () => {
    expect(linesAt('2524')).toContain('Allied CAP: C1');
    expect(linesAt('2923')).toEqual(expect.arrayContaining([expect.stringMatching(/^Allied: Intrepid [\d-]+$/)]));
    expect(linesAt('2627')).toEqual(['2627, sea', 'German: unseen ships']);
    expect(
      sheets
        .slice(1)
        .flatMap(({ scene }) => words(scene()))
        .join(' '),
    ).not.toMatch(/yours|AIR DISPLAY|ORDER FORM/);
  });
});

describe('pages of twins', () => {
  it.each(SIDES)('are the same to the byte for the %s side, who may not know', (side) => {
    const world = busy();
    let changed = 0;
    for (let i = 0; i < 5; i++) {
      const twin = otherPlaces(data)(world, side, (below) => i % below);
      if (twin === null || JSON.stringify(twin) === JSON.stringify(world)) continue;
      changed += 1;
      expect(JSON.stringify(everyPage(twin, side))).toBe(JSON.stringify(everyPage(world, side)));
    }
    expect(changed).toBeGreaterThan(0);
  });
});
