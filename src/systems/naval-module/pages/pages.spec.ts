import type { PageText, Paper } from '../../../render/scene';
import { words } from '../../../render/testing/lettering';
import { printSide, SIDES, type Side } from '../side';
import { setUp } from '../set-up';
import { navalData, worldWith } from '../testing';
import { otherPlaces } from '../twins';
import { navalView, openView } from '../view/policies';
import type { World } from '../world';
import { navalPages } from './pages';

const data = navalData();
const text = (side: Side): PageText => ({
  ...{ code: '7K3F', title: 'The Evacuation of Odessa', moment: 'game-turn 57', position: '17, hash 3fa9c2d1' },
  ...{ seat: printSide(side), marks: [], asked: 'naval movement', orderWords: ['| pass'], whole: true },
});
const drawn = (world: World, side: Side, paper: Paper = 'A4') =>
  navalPages.pages(navalView(world, side, data), data, text(side), paper);

describe('the pages', () => {
  const world = setUp(data, 'odessa');

  it.each(['A4', 'Letter'] as const)('have the harbours with what they can do, and both panels, on %s', (paper) => {
    const [first, odessa, crimea, ...more] = drawn(world, 'soviet', paper);
    expect([odessa, crimea].map((scene) => scene !== undefined)).toEqual([true, true]);
    expect(more).toEqual([]);
    const written = words(first as never).join('\n');
    expect(written).toMatch(/Bodry/);
    expect(written).toMatch(/Map-T\nmajor, Holding Box\n\d+ of \d+ left/);
    expect(written).toContain('page 1 of 3');
    expect(words(odessa as never).join('\n')).toContain('95 Div');
  });

  it('show voyages between the zones of which their reader was told', () => {
    const marks = [{ at: 'odessa', kind: 'sailed', text: 'Gp-A', path: ['map-t', 'odessa'] }];
    const [sea] = navalPages.pages(navalView(world, 'soviet', data), data, { ...text('soviet'), marks }, 'A4');
    expect(words(sea as never)).toContain('Gp-A: Map-T - Odessa');
  });

  it('show the enemy nothing of what a harbour has left', () => {
    expect(drawn(world, 'axis').map(words).join('\n')).not.toMatch(/ left/);
  });

  it('say what the signs beside the counters mean', () => {
    expect(words(drawn(world, 'axis')[1] as never)).toContain('under a coast battery');
  });

  it('show a side no ship of a harbour that it does not look into', () => {
    expect(drawn(world, 'axis').map(words).join('\n')).not.toMatch(/Bodry|Gp-A|Coastal/);
  });

  it('are the same for worlds that a side cannot tell apart', () => {
    for (const side of SIDES) {
      const twin = otherPlaces(data)(world, side, () => 0);
      expect(twin).not.toBeNull();
      expect(drawn(twin as World, side)).toEqual(drawn(world, side));
    }
  });

  it('can be looked into: what stands in a hex, and of a harbour its ships', () => {
    const odd = worldWith({
      run: 'Interphase',
      turn: 57,
      stand: { odessa: ['Gp-A'], O0910: ['95 Div'], O0808: ['1327'] },
    });
    const [map] = navalPages.sheets(navalView(odd, 'soviet', data), data, text('soviet'), 'A4');
    const at = (id: string) =>
      map
        ?.inspect()
        .find((one) => one.id === id)
        ?.lines.join('; ');
    expect(at('odessa')).toContain('major port, zone Odessa; Soviet 95 Div 3-4-4; Gp-A (R)');
    expect(at('O0808')).toContain('Soviet 1327 Rgt 1-2-4');
  });

  it('ring a hex of a panel in which something happened', () => {
    const marked = { ...text('soviet'), marks: [{ at: 'O0510', kind: 'combat', text: 'a combat' }] };
    const crop = (of: PageText): string => JSON.stringify(navalPages.crop(navalView(world, 'soviet', data), data, of));
    expect(crop(marked)).not.toBe(crop(text('soviet')));
  });

  it('show works and the ships of a harbour beside its counters', () => {
    const [, odessa] = drawn(world, 'soviet');
    const written = words(odessa as never);
    expect(written).toContain('F1');
    expect(written).toContain('2S');
    expect(words(drawn(world, 'axis')[1] as never)).toContain('ships');
  });

  it('can be drawn for who sits at neither side', () => {
    const view = openView(world, data);
    expect(navalPages.pages(view, data, text('axis'), 'A4').map(words).join('\n')).not.toMatch(/Bodry|95 Div/);
  });
});
