import type { Bid, Bids } from '../../../kernel/bid';
import type { Result } from '../../../kernel/flow/act';
import type { Aegean } from '../aegean';
import { printSide, type Side } from '../side';
import { winnerOf } from './9-1-points';

/** The winner when the bid is added to the points of its side (9.3, 10.3). */
function judged(printed: Result, { to, by }: Bid): Result {
  const { german, allied, needs } = printed.detail as { german?: number; allied?: number; needs?: number | null };
  if (german === undefined || allied === undefined || needs === undefined) return printed;
  const totals: Record<Side, number> = { german, allied };
  totals[to as Side] += by;
  const winner = winnerOf(totals.allied - totals.german, needs);
  if (winner === printed.winner) return printed;
  const text = `${printed.text} With the bid: ${winner === null ? 'a draw' : `${printSide(winner)} victory`}.`;
  return { ...printed, winner, level: winner === null ? 'Draw' : 'Victory', text };
}

/** Bids for balance: points, beside those of 9.1 and 10.3. */
export const aegeanBids: Bids<Aegean> = {
  unit: () => ({ one: 'Victory Point', many: 'Victory Points', how: 'counted when the game ends', most: 40 }),
  judged,
};
