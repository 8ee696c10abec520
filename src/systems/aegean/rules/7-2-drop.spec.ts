import { dropOfBattalion, mayDropOn, scatterHexes } from './7-2-drop';
import { row } from './testing/men';

describe('parachute drops (7.2)', () => {
  it('aim at no port', () => {
    expect(['a', 'b', 'c'].map((hex) => mayDropOn(row, hex))).toEqual([false, true, true]);
  });

  it('that are disrupted at night fall back next door where no enemies are, or are lost', () => {
    expect(scatterHexes(row, 'c', (hex) => hex === 'd')).toEqual(['b']);
    expect(scatterHexes(row, 'c', () => true)).toEqual([]);
  });

  it('of a battalion suffer one transport less, and no second one (5.4.4)', () => {
    expect([0, 1, 2, 3].map(dropOfBattalion)).toEqual(['drops', 'disrupted', 'lost', 'lost']);
  });
});
