import { nearestPort, retreatHexes, retreatOf } from './7-4-7-retreat';
import { man, row } from './testing/men';

const sight = (...enemies: string[]) => ({ hasEnemy: (hex: string) => enemies.includes(hex) });

describe('retreats (7.4.7)', () => {
  it('lead to an adjacent hex of the island that is empty or friendly; who cannot is eliminated', () => {
    expect(retreatHexes(row, 'c', sight('d'))).toEqual(['b']);
    expect(retreatOf(row, man('x', { at: 'c' }), null, 'd', sight())).toBe('d');
    expect(retreatOf(row, man('x', { at: 'c' }), null, 'd', sight('d'))).toBe('b');
    expect(retreatOf(row, man('x', { at: 'c' }), null, null, sight('b', 'd'))).toBeNull();
  });

  it('lead attackers back where they came from and nowhere else', () => {
    expect(retreatOf(row, man('x', { at: 'c' }), 'b', 'd', sight())).toBe('b');
    expect(retreatOf(row, man('x', { at: 'c' }), 'b', 'd', sight('b'))).toBeNull();
  });

  it('are none for a garrison (7.7.2), and lead by default towards the nearest own port', () => {
    expect(retreatOf(row, man('port', { at: 'a', garrison: true }), null, 'b', sight())).toBeNull();
    const far = (x: string, y: string) => Math.abs(x.charCodeAt(0) - y.charCodeAt(0));
    expect(nearestPort(['b', 'd'], ['e'], far)).toBe('d');
    expect(nearestPort(['b', 'd'], [], far)).toBe('b');
  });
});
