type Box = [number, number, number, number];
type Lying = { box: Box; weight: number };
interface WordRoom {
  plate(words: string, size: number, middle: [number, number]): Box;
  roomFor(words: string, size: number, spot: { at: Box }, taken: Lying[]): [number, number];
  lying(box: Box): Lying;
  weightOf(words: string): number;
}
const { plate, roomFor, lying, weightOf } = jest.requireActual<WordRoom>('../../templates/web/static/word-room');

/** A hex on its point and one on its side, as maps have them, and the counter that fills each. */
const POINT: Box = [0, 0, 36, 41.6];
const SIDE: Box = [0, 0, 41.6, 36];
const COUNTERS: [Box, Box][] = [
  [POINT, [3, 9.8, 30, 24]],
  [SIDE, [5.8, 7, 30, 24]],
];
const share = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): number =>
  (Math.max(0, Math.min(ax + aw, bx + bw) - Math.max(ax, bx)) *
    Math.max(0, Math.min(ay + ah, by + bh) - Math.max(ay, by))) /
  (aw * ah);

describe('the cost of a move on the map', () => {
  it('stands in the middle where nothing lies', () => {
    expect(roomFor('2', 8, { at: POINT }, [])).toEqual([18, 20.8]);
  });

  it.each(COUNTERS)('stands beside the counter of a hex, not across it', (at, counter) => {
    for (const words of ['1', '2 1/2', '4.5']) {
      const found = plate(words, 6.6, roomFor(words, 6.6, { at }, [{ box: counter, weight: 4 }]));
      expect(share(found, counter)).toBeLessThan(0.1);
      expect(share(found, at)).toBeGreaterThan(0.85);
    }
  });

  it('leaves the name of a town, and gives up the number of a hex before it', () => {
    const name: Lying = { box: [-6, 18, 54, 7], weight: weightOf('Merdjayoun') };
    const found = plate('3', 8, roomFor('3', 8, { at: SIDE }, [name]));
    expect(share(found, name.box)).toBe(0);
    expect(weightOf('Merdjayoun')).toBeGreaterThan(weightOf('1723'));
    expect(weightOf('W4314')).toBe(weightOf('1723'));
  });

  it('keeps off the cost of the next hex', () => {
    const first = plate('2 1/2', 8, [34, 18]);
    const second = plate('3', 8, roomFor('3', 8, { at: SIDE }, [lying(first)]));
    expect(share(second, first)).toBe(0);
  });
});
