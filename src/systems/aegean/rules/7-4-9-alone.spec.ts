import { aloneWithEnemies, isContact } from './7-4-9-alone';
import { man } from './testing/men';

const foe = man('foe', { side: 'german' });
const leader = man('tilney', { size: 'leader' });
const watcher = man('watcher', { size: 'watch' });
const yielded = man('8/50', { yielded: true });

describe('who is alone in a hex', () => {
  it('loses leaders and coast watchers that are alone with enemies (7.4.9)', () => {
    expect(aloneWithEnemies([foe, leader, watcher])).toEqual([leader, watcher]);
    expect(aloneWithEnemies([foe, leader, man('buffs')])).toEqual([]);
    expect(aloneWithEnemies([leader])).toEqual([]);
  });

  it('fights where both have units with a size; surrendered Italians defend too', () => {
    expect(isContact([foe, leader])).toBe(false);
    expect(isContact([foe, yielded])).toBe(true);
  });
});
