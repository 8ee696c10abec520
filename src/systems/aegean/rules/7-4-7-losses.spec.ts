import { cheapestLoss, lossByList, lossChoices, lossFault } from './7-4-7-losses';
import { company, man } from './testing/men';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => company(id, 2));
const force = [man('kings'), a, b, c, d, man('tilney', { size: 'leader', strength: 0 })].flatMap((one) => one ?? []);

describe('losing one (7.4.7)', () => {
  it('takes a battalion or three companies, not both, no leader', () => {
    expect(lossFault(force, ['kings'])).toBeNull();
    expect(lossFault(force, ['a', 'b', 'd'])).toBeNull();
    expect(lossFault(force, ['a', 'b'])?.why).toContain('3 companies, not 2');
    expect(lossFault(force, ['kings', 'a'])?.why).toContain('not both');
    expect(lossFault(force, ['tilney'])?.rule).toBe('7.4.7');
  });

  it('takes fewer companies where there are no more', () => {
    const two = [man('kings'), company('a', 2), company('b', 2)];
    expect(lossFault(two, ['a', 'b'])).toBeNull();
    expect(lossFault(two, ['a'])?.why).toContain('2 companies, not 1');
    expect(lossChoices(two)).toHaveLength(2);
  });

  it('is by default what is cheapest in strength; a disrupted unit is worth half', () => {
    expect(cheapestLoss(force)).toEqual(['a', 'b', 'c']);
    expect(cheapestLoss([man('kings', { disrupted: true }), ...[a, b, c].flatMap((one) => one ?? [])])).toEqual([
      'kings',
    ]);
    expect(cheapestLoss([man('tilney', { size: 'leader' })])).toEqual([]);
  });

  it('follows a list said in advance as far as its units are there', () => {
    expect(lossByList(force, ['gone', 'kings', 'a'])).toEqual(['kings']);
    expect(lossByList(force, ['d', 'b', 'kings'])).toEqual(['a', 'b', 'd']);
    expect(lossByList(force, ['gone'])).toEqual(['a', 'b', 'c']);
  });
});
