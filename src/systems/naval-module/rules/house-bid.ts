import type { Bid, Bids } from '../../../kernel/bid';
import type { Result } from '../../../kernel/flow/act';
import type { NavalData } from '../data/load';
import type { Naval } from '../naval-module';
import { scenarioCalled } from '../set-up';
import { levelOf, winnerOf } from './g94-points';

/** The level when a bid for the Soviet player is added to his points, one for the Axis taken from them (G94). */
function judged(printed: Result, { to, by }: Bid, scenario: string, data: NavalData): Result {
  const { total } = printed.detail as { total?: number };
  if (total === undefined) return printed;
  const level = levelOf(scenarioCalled(data, scenario).levels, to === 'soviet' ? total + by : total - by);
  if (level === printed.level) return printed;
  return { ...printed, level, winner: winnerOf(level), text: `${printed.text} With the bid: ${level}.` };
}

/** Bids for balance: Soviet Victory Points more or less. */
export const navalBids: Bids<Naval> = {
  unit: () => ({ one: 'Victory Point', many: 'Victory Points', how: 'counted when the game ends', most: 30 }),
  judged,
};
