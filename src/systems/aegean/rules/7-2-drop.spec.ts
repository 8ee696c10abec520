import { scatterHexes } from './7-2-drop';
import { row } from './testing/men';

describe('parachute drops (7.2)', () => {
  it('that are disrupted at night fall back next door where no enemies are, or are lost', () => {
    expect(scatterHexes(row, 'c', (hex) => hex === 'd')).toEqual(['b']);
    expect(scatterHexes(row, 'c', () => true)).toEqual([]);
  });
});
