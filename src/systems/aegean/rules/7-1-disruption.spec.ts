import { disruptedByLot, recovering } from './7-1-disruption';
import { company, man } from './testing/men';

const ids = (units: readonly { id: string }[]): string[] => units.map(({ id }) => id);

describe('disruption (7.1)', () => {
  it('strikes one unit a hit, by lot among those still in order; leaders and garrisons have nothing to lose', () => {
    const stack = [man('buffs'), company('a', 2), man('tilney', { size: 'leader' }), man('port', { garrison: true })];
    expect(ids(disruptedByLot(stack, 1, () => 2))).toEqual(['a']);
    expect(ids(disruptedByLot(stack, 3, () => 1))).toEqual(['buffs', 'a']);
    const lots: number[] = [];
    disruptedByLot([man('x'), man('y', { disrupted: true }), man('z')], 2, (_, sides) => lots.push(sides));
    expect(lots).toEqual([2]);
  });

  it('ends for a side in its own recovery step', () => {
    const stack = [man('a', { disrupted: true }), man('b'), man('c', { disrupted: true, side: 'german' })];
    expect(ids(recovering(stack, 'german'))).toEqual(['c']);
  });
});
