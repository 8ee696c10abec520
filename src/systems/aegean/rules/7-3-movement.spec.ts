import { walkFault, walks, walkTo } from './7-3-movement';
import { row } from './testing/men';

const nobody = (): boolean => false;
const at = (hex: string) => (other: string) => other === hex;
const walker = (hex: string, more = {}) => ({ at: hex, static: false, disrupted: false, assaulted: false, ...more });

describe('ground movement (7.3)', () => {
  it('is one hex, or two where both follow a road', () => {
    expect(walks(row, walker('a'), nobody)).toEqual([['b'], ['b', 'c']]);
    expect(walks(row, walker('b'), nobody)).toEqual([['a'], ['c']]);
    expect(walkFault(row, walker('b'), 'd', nobody)?.why).toContain('road');
    expect(walkFault(row, walker('a'), 'e', nobody)?.why).toContain('farther');
  });

  it('stops where enemies stand, and leaves no hex with enemies (7.4.1)', () => {
    expect(walkTo(row, walker('a'), 'b', at('b'))).toEqual(['b']);
    expect(walkTo(row, walker('a'), 'c', at('b'))).toBeNull();
    expect(walkFault(row, walker('a'), 'c', at('b'))?.why).toBe('stops in b, where enemies stand');
    expect(walkFault(row, walker('b'), 'a', at('b'))?.rule).toBe('7.4.1');
  });

  it('is not for those that never move, nor after an assault, nor into an attack that may not be begun', () => {
    expect(walkFault(row, walker('a', { static: true }), 'b', nobody)?.rule).toBe('7.3');
    expect(walkFault(row, walker('a', { assaulted: true }), 'b', nobody)?.rule).toBe('6.3.2');
    expect(walkFault(row, walker('a', { disrupted: true }), 'b', at('b'))?.rule).toBe('7.1.2');
    expect(walkFault(row, walker('a', { disrupted: true }), 'b', nobody)).toBeNull();
  });
});
