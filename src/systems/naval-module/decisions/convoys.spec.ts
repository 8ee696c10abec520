import { navalData, worldWith } from '../testing';
import { navalView } from '../view/policies';
import { chooseConvoys } from './convoys';

describe('a convoy is foreseen', () => {
  const data = navalData();
  const world = worldWith({ scenario: 'sevastopol', turn: 180, box: 1, stand: { 'map-t': ['Gp-A', 's-msu-1'] } });
  const q = {
    seat: 'soviet' as const,
    view: navalView(world, 'soviet', data),
    data,
    facts: { phase: 'movement' as const },
  };

  it('with the column of its loss roll and the chance to come through without loss', () => {
    const lines = [{ ships: ['t-gp-a'], from: 'map-t', to: 'kamyshovaya', cargo: ['msu'] }];
    expect(chooseConvoys.foresee?.(lines, q)).toEqual([
      'Gp-A to zone Crimea: Air Interdiction, 90 in 100 without loss.',
    ]);
  });
});
