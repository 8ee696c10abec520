import { slouchHatsData, worldWith } from '../testing';
import type { World } from '../world';
import { positionLines } from './lines';
import { slouchHatsView } from './view';

const data = slouchHatsData();
const viewOf = (world: World) => slouchHatsView(world, 'allied', data);

describe('the position in words', () => {
  const before = worldWith({ '1824': '25-7A 2-5Fd', '1723': '6-Cav' });

  it('has the strengths of what stands in a hex, and says how they are written', () => {
    const lines = positionLines(viewOf(before), data, null);
    expect(lines).toContain('1824 (Allied): 25/7A 3-4-6, 2/5 Fd (2)1-7');
    expect(lines.join('\n')).toMatch(/attack-defence-movement/);
  });

  it('marks what has changed, and what is empty now', () => {
    const after = worldWith({ '1824': '25-7A 2-5Fd', '1722': '6-Cav' });
    const lines = positionLines(viewOf(after), data, viewOf(before));
    expect(lines).toContain('~ 1722 Merdjayoun (Allied): 6 Cav 2-1-8');
    expect(lines).toContain('~ now empty: 1723 Metulla');
    expect(lines).toContain('1824 (Allied): 25/7A 3-4-6, 2/5 Fd (2)1-7');
  });

  it('names the markers in the own hand, of the other side only how many', () => {
    const world = worldWith();
    Object.assign(world.markers, { G: 'allied', N: 'axis' });
    const lines = positionLines(viewOf(world), data, null);
    expect(lines.join('\n')).toContain('Free French Morale');
    expect(lines.join('\n')).not.toMatch(/Convoy/);
  });
});
