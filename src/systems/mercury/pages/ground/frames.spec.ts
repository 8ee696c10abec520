import { ownSystems } from '../../../../config/testing/systems';
import { factFor } from '../../../../kernel/flow/fact';
import { playOut } from '../../../../kernel/testing/playout';
import type { MercuryData } from '../../data/load';
import { neighbours } from '../../grid';
import type { View } from '../../view/view';
import { overlap } from '../../../../render/geometry';
import { counterBoxes } from '../../../../render/hexmap/counters';
import { textBox } from '../../../../render/hexmap/lettering';
import { placeNames } from '../../../../render/hexmap/places';
import type { Paper, Shape } from '../../../../render/scene';
import { inWindow, isHex, plot, sheetOf } from '../hex/grid';
import { sheetOfCrete } from '../hex/crete';
import { hexMap } from '../hex/hex-map';
import { textOf, type Mark } from '../marks';
import { ALARM } from '../theme';
import { framesOf } from './frames';
import { groundPages } from './ground-pages';
import { hexViewOf } from './hex-view';
import type { Ground } from './pictures';
import { texts, words } from '../../../../render/testing/lettering';
import { pageText } from './testing';

const engine = ownSystems().engine('mercury');
const data = engine.system.data as MercuryData;
const PAPERS: readonly Paper[] = ['A4', 'Letter'];

interface Mail {
  ground: Ground;
  marks: readonly Mark[];
}

/** Every mail of a game between bots: the view of the seat that is asked, and the results since its last. */
function mailsOf(scenario: string): Mail[] {
  const asks: [View, number][] = [];
  const { facts } = playOut(engine, {
    ...{ scenario, seed: 'frames', mode: 'planned', bots: true, checkOneIn: 1e6 },
    onAsked: (position, { seat }, told) => asks.push([engine.view(position, seat) as View, told]),
  });
  const seen: Record<string, number> = {};
  return asks.map(([view, told]) => {
    const read = facts.slice(seen[view.seat] ?? 0, told).flatMap((fact) => {
      const body = factFor(fact, view.seat);
      return body ? [{ type: fact.type, body }] : [];
    });
    seen[view.seat] = told;
    const { marks } = textOf({ ...pageText('A scenario'), marks: engine.system.marks(read) });
    return { ground: { view, data, hexes: hexViewOf(view, data), marks }, marks };
  });
}

describe.each(['1', '2', '3'])('the first pages of a game of scenario %s', (scenario) => {
  const mails = mailsOf(scenario);

  it('show the same fronts in every mail, as long as the fighting stays in them', () => {
    expect(mails.length).toBeGreaterThan(10);
    for (const paper of PAPERS) {
      const all = mails.map(({ ground }) => framesOf(ground, paper));
      const usual = JSON.stringify(all[0]?.fronts);
      const moved = all.filter(({ fronts }) => JSON.stringify(fronts) !== usual);
      expect(moved.length).toBeLessThanOrEqual(mails.length / 10);
    }
  });

  it('show every fight and all own guns; in the rare mail that has no room for one they name its hex', () => {
    let left = 0;
    for (const { ground, marks } of mails) {
      const { fronts, aside, beyond } = framesOf(ground, 'Letter');
      const { hexes, view } = ground;
      const sides = new Map(hexes.units.map((u) => [u.hex, u.side]));
      const touch = [...sides].filter(([hex, side]) =>
        neighbours(hex).some((other) => sides.has(other) && sides.get(other) !== side),
      );
      const guns = hexes.units.filter((u) => u.side === view.seat && u.range > 0 && u.type !== 'hq');
      const needed = [
        ...touch.map(([hex]) => hex),
        ...guns.map((u) => u.hex),
        ...marks.filter((m) => m.kind !== 'move').map((m) => m.at),
      ].filter(isHex);
      const off = needed.filter((hex) => ![...fronts, ...aside].some((window) => inWindow(window, hex)));
      expect(off.filter((hex) => !beyond.includes(hex))).toEqual([]);
      if (beyond.length > 0) left += 1;
    }
    expect(left).toBeLessThanOrEqual(mails.length / 20);
  });

  it('come two to a mail, with no letter below seven points, none off the paper', () => {
    for (const { ground, marks } of mails.filter((_, i) => i % 4 === 0)) {
      for (const paper of PAPERS) {
        const pages = groundPages(ground.view, data, pageText('A scenario', marks), paper);
        expect(pages).toHaveLength(2);
        for (const page of pages) expect(Math.min(...texts(page).map(({ size }) => size))).toBeGreaterThanOrEqual(6.99);
      }
    }
  });

  it('lay no name under a counter', () => {
    for (const { ground } of mails.filter((_, i) => i % 5 === 0)) {
      for (const window of framesOf(ground, 'A4').fronts) {
        const boxes = counterBoxes(plot, ground.hexes, window);
        const names = placeNames(sheetOfCrete(sheetOf(data, window)), window, boxes);
        expect(names.filter((name) => boxes.some((box) => overlap(textBox(name), box)))).toEqual([]);
      }
    }
  });

  it('tell in the first mail how to read a counter', () => {
    const [first] = mails;
    for (const paper of PAPERS) {
      const pages = first ? groundPages(first.ground.view, data, pageText('A scenario'), paper) : [];
      expect(pages.slice(0, 1).flatMap(words)).toContain('HOW TO READ A COUNTER');
    }
  });
});

describe('drops to come', () => {
  it('are drawn in their hexes with their game-turn', () => {
    const [first] = mailsOf('1');
    const pages = first ? groundPages(first.ground.view, data, pageText('A scenario'), 'A4') : [];
    expect(
      pages
        .slice(0, 1)
        .flatMap(words)
        .filter((w) => /^T\d+×\d+$/.test(w)).length,
    ).toBeGreaterThan(2);
  });

  it('lie under the names of places, and their letters over the works of a hex', () => {
    const [first] = mailsOf('1');
    if (!first) throw new Error('no mail');
    const [sheet] = first.ground.view.ground?.sheets ?? [];
    const block = sheet && data.hexMaps[sheet].blocks[0];
    if (!sheet || !block) throw new Error('no map');
    const { rows, columns } = block;
    const { view, hexes } = first.ground;
    const { shapes } = hexMap(data, hexes, { sheet, rows, columns }, 0, 0, { view });
    const places = (shape: Shape): boolean => shape.kind === 'text' && shape.text === 'Maleme';
    const rings = shapes.flatMap((shape, i) => (shape.kind === 'path' && shape.paint.stroke === ALARM ? [i] : []));
    const letters = shapes.flatMap((shape, i) => (shape.kind === 'text' && /^T\d+×/.test(shape.text) ? [i] : []));
    expect(rings.length).toBeGreaterThan(2);
    expect(Math.max(...rings)).toBeLessThan(shapes.findIndex(places));
    expect(Math.min(...letters)).toBeGreaterThan(shapes.findLastIndex(({ kind }) => kind === 'group'));
  });
});
