import { grid } from './grid';
import type { HexId } from './hex';
import { follow, isWay, reach, type Enter } from './search';

const open = grid({
  top: 'flat',
  numbering: 'CCRR',
  shift: 'odd',
  sheets: { '': { blocks: [{ rows: [1, 12], columns: [1, 12] }] } },
});

interface No {
  why: string;
}
const plain: Enter<HexId, No> = (_from, to, spent) =>
  spent >= 4 ? { why: `${to} is too far` } : { cost: 1, ends: null };
const next = open.neighbours;

describe('reaching places', () => {
  it('finds on open ground all within the points, each at its distance', () => {
    const ways = reach({ start: '0606', points: 4, next, enter: plain });
    expect([...ways.keys()].sort()).toEqual(open.within('0606', 4).slice(1).sort());
    for (const [to, { path, spent }] of ways) {
      expect([path.length, spent]).toEqual([open.distance('0606', to), open.distance('0606', to)]);
      expect(path.at(-1)).toBe(to);
    }
  });

  it('goes round what is dear, and not on from where a move ends', () => {
    const cost: Record<HexId, number> = { '0605': 2.5 };
    const enter: Enter<HexId, No> = (_from, to) => ({
      cost: cost[to] ?? 0.5,
      ends: to === '0607' ? { why: 'stop' } : null,
    });
    const ways = reach({ start: '0606', points: 2, part: 0.5, next, enter });
    expect(ways.get('0604')).toEqual({ path: ['0705', '0704', '0604'], spent: 1.5 });
    expect(ways.has('0605')).toBe(false);
    expect(ways.get('0608')?.path).not.toContain('0607');
    expect(ways.get('0607')).toEqual({ path: ['0607'], spent: 0.5 });
  });

  it('comes to an end where points do not', () => {
    const free: Enter<HexId, No> = () => ({ cost: 1, ends: null });
    expect(reach({ start: '0606', points: Infinity, next, enter: free }).size).toBe(12 * 12 - 1);
  });

  it('tells the way what was spent before', () => {
    const enter: Enter<HexId, No> = (_from, _to, spent) => (spent === 0 ? { cost: 3, ends: null } : { why: 'one hex' });
    expect(reach({ start: '0606', points: 3, next, enter }).size).toBe(6);
    expect(reach({ start: '0606', points: 2, next, enter }).size).toBe(0);
  });
});

describe('following a path', () => {
  it('says what it costs', () => {
    const found = follow('0606', ['0605', '0604'], plain);
    expect(found).toEqual({ path: ['0605', '0604'], spent: 2 });
    expect(isWay(found)).toBe(true);
  });

  it('says at which step it fails', () => {
    const path = ['0605', '0604', '0603', '0602', '0601'];
    expect(follow('0606', path, plain)).toEqual({ step: 4, fault: { why: '0601 is too far' } });
  });

  it('goes no further than where the move ends', () => {
    const enter: Enter<HexId, No> = (_from, to) => ({ cost: 1, ends: to === '0604' ? { why: 'ends in 0604' } : null });
    expect(follow('0606', ['0605', '0604'], enter)).toEqual({ path: ['0605', '0604'], spent: 2 });
    expect(follow('0606', ['0605', '0604', '0603'], enter)).toEqual({ step: 2, fault: { why: 'ends in 0604' } });
  });
});
