import type { Bid, Bids, BidUnit } from '../../../kernel/bid';
import type { Result } from '../../../kernel/flow/act';
import type { Mercury, MercuryData } from '../mercury';
import { levelFor } from './22-victory';

const AT_END = 'counted when the game ends';
const POINTS: BidUnit = { one: 'Victory Point', many: 'Victory Points', how: AT_END, most: 60 };
/** Scenarios that are decided without points (14.1 to 14.3). */
const UNITS: Readonly<Record<string, BidUnit>> = {
  '1': {
    ...{ one: 'hex', many: 'hexes', most: 5, only: 'allied' },
    how: 'so many around Maleme airfield the German has to hold beside it or has lost',
  },
  '2': {
    ...{ one: 'hex', many: 'hexes', most: 5, only: 'german' },
    how: 'so many his nearest units may be short of the two airfields, taken together, for a Substantive German Victory',
  },
  '3': { one: 'objective hex', many: 'objective hexes', how: AT_END, most: 5 },
};

/** What the results of the scenarios were counted from. */
interface Counted {
  points?: number;
  held?: number;
  near?: readonly number[];
  empty?: readonly string[];
}

/** The level with a bid. What ends a game by itself (22.1, 23.1) stays. */
function judged(printed: Result, { to, by }: Bid, scenario: string, { schedule }: MercuryData): Result {
  const { points, held = 0, near = [], empty } = printed.detail as Counted;
  if (empty !== undefined) return printed;
  if (scenario === '1') return held > 0 && held - 1 < by ? won(printed, 'Overwhelming Allied') : printed;
  if (scenario === '2') {
    const short = near.reduce((sum, hexes) => sum + hexes, 0);
    return held === 0 && near.length > 0 && short <= by ? won(printed, 'Substantive German') : printed;
  }
  if (scenario !== '3' && points === undefined) return printed;
  const count = (points ?? held) + (to === 'german' ? by : -by);
  const counted = scenario === '3' ? Math.max(0, count) : count;
  return won(printed, levelFor(schedule.levels[`scenario-${scenario}`] ?? [], counted).name);
}

const won = (printed: Result, level: string): Result =>
  level === printed.level
    ? printed
    : {
        ...printed,
        ...{ level, winner: level.endsWith('German') ? 'german' : 'allied' },
        text: `${printed.text} With the bid: ${level} Victory.`,
      };

/** Bids for balance: points, or the hexes that a scenario is decided by. */
export const mercuryBids: Bids<Mercury> = { unit: (scenario) => UNITS[scenario] ?? POINTS, judged };
