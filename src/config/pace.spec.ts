import { Pace } from './pace';

const at = (ms: number): Date => new Date(1_800_000_000_000 + ms);

describe('a pace', () => {
  it('lets a burst through, then one at a time, each name for itself', () => {
    const pace = new Pace({ burst: 2, everyMs: 1000 });
    expect([pace.wait('a', at(0)), pace.wait('a', at(0)), pace.wait('a', at(400))]).toEqual([0, 0, 600]);
    expect(pace.wait('b', at(400))).toBe(0);
    expect([pace.wait('a', at(1000)), pace.wait('a', at(1000))]).toEqual([0, 1000]);
  });
  it('tells how long a name has to wait without counting that', () => {
    const pace = new Pace({ burst: 1, everyMs: 1000 });
    expect([pace.until('a', at(0)), pace.until('a', at(0)), pace.wait('a', at(0))]).toEqual([0, 0, 0]);
    expect([pace.until('a', at(0)), pace.until('a', at(500)), pace.until('a', at(1000))]).toEqual([1000, 500, 0]);
  });
  it('never saves up more than a burst', () => {
    const pace = new Pace({ burst: 2, everyMs: 1000 });
    pace.wait('a', at(0));
    const later = [pace.wait('a', at(60_000)), pace.wait('a', at(60_000)), pace.wait('a', at(60_000))];
    expect(later).toEqual([0, 0, 1000]);
  });
});
