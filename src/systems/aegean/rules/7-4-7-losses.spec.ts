import { cheapestLoss, lossByList, lossChoices } from './7-4-7-losses';
import { company, man } from './testing/men';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => company(id, 2));
const force = [man('kings'), a, b, c, d, man('tilney', { size: 'leader', strength: 0 })].flatMap((one) => one ?? []);

describe('losing one (7.4.7)', () => {
  it('takes a battalion or three companies, not both, no leader', () => {
    const choices = lossChoices(force).map((units) => units.map(({ id }) => id).join());
    expect(choices.toSorted()).toEqual(['a,b,c', 'a,b,d', 'a,c,d', 'b,c,d', 'kings']);
  });

  it('takes fewer companies where there are no more', () => {
    const two = [man('kings'), company('a', 2), company('b', 2)];
    expect(lossChoices(two).map((units) => units.map(({ id }) => id))).toEqual([['a', 'b'], ['kings']]);
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
