import type { Result } from '../../../kernel/flow/act';
import { scenarioCalled } from '../set-up';
import { navalData } from '../testing';
import { levelOf, winnerOf, navalBids } from './g94-points';

const data = navalData();
const { levels } = scenarioCalled(data, 'odessa');
const printed = (total: number): Result => {
  const level = levelOf(levels, total);
  return { winner: winnerOf(level), level, rule: 'G94', text: 'As printed.', detail: { total } };
};

describe('a bid for balance in the Naval Module', () => {
  it('adds to the Soviet points or takes from them, by as many as change the level', () => {
    const drawn = levels.find(({ level }) => level === 'drawn')?.from ?? 0;
    const judged = (total: number, to: string, by: number): string | undefined =>
      navalBids.judged?.(printed(total), { to, by }, 'odessa', data).level;
    expect(judged(drawn, 'axis', 1)).toBe('Axis');
    expect(judged(drawn - 1, 'soviet', 1)).toBe('drawn');
    expect(navalBids.judged?.(printed(drawn - 1), { to: 'soviet', by: 1 }, 'odessa', data).winner).toBeNull();
    const same = printed(drawn + 1);
    expect(navalBids.judged?.(same, { to: 'axis', by: 1 }, 'odessa', data)).toBe(same);
  });
});
