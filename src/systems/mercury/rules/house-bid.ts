import type { Bid, Bids, BidUnit } from '../../../kernel/bid';
import type { Result } from '../../../kernel/flow/act';
import type { Mercury, MercuryData } from '../mercury';
import { levelFor } from './22-victory';

const AT_END = 'counted when the game ends';
const POINTS: BidUnit = { one: 'Victory Point', many: 'Victory Points', how: AT_END, most: 60 };
/** Scenarios that are decided without points (14.1 to 14.3). */
const UNITS: Readonly<Record<string, BidUnit>> = {
  '1': {
    ...{ one: 'step', many: 'steps', most: 40, only: 'allied' },
    how: 'so many more than the Allied the German needs on Maleme airfield and next to it, or he has lost',
  },
  '2': {
    ...{ one: 'step', many: 'steps', most: 40, only: 'german' },
    how: 'an airfield being his where, with them, he has more than the Allied on it and next to it, and stands there',
  },
  '3': {
    ...{ one: 'step', many: 'steps', most: 40, only: 'german' },
    how: 'an objective hex being his where, with them, he has more than the Allied in it and next to it, and stands there',
  },
};

/** What the results of the scenarios were counted from. */
interface Counted {
  points?: number;
  held?: number;
  /** At each airfield, or objective hex that is not held. */
  lead?: readonly (number | null)[];
  empty?: readonly string[];
}

/** The level with a bid. What ends a game by itself (22.1, 23.1) stays. */
function judged(printed: Result, { to, by }: Bid, scenario: string, { schedule }: MercuryData): Result {
  const { points, held = 0, lead = [], empty } = printed.detail as Counted;
  if (empty !== undefined) return printed;
  const mostSteps = Math.max(-Infinity, ...lead.map((steps) => steps ?? -Infinity));
  if (scenario === '1') return held > 0 && mostSteps < by ? won(printed, 'Overwhelming Allied') : printed;
  if (scenario === '2') return held === 0 && mostSteps + by > 0 ? won(printed, 'Substantive German') : printed;
  const levels = schedule.levels[`scenario-${scenario}`] ?? [];
  if (scenario === '3') {
    const more = lead.filter((steps) => steps !== null && steps + by > 0).length;
    return won(printed, levelFor(levels, held + more).name);
  }
  if (points === undefined) return printed;
  return won(printed, levelFor(levels, points + (to === 'german' ? by : -by)).name);
}

const won = (printed: Result, level: string): Result =>
  level === printed.level
    ? printed
    : {
        ...printed,
        ...{ level, winner: level.endsWith('German') ? 'german' : 'allied' },
        text: `${printed.text} With the bid: ${level} Victory.`,
      };

/** Bids for balance: points, or steps about the places that a scenario is decided by. */
export const mercuryBids: Bids<Mercury> = { unit: (scenario) => UNITS[scenario] ?? POINTS, judged };
