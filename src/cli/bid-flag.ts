import type { Bid } from '../kernel/bid';
import { FIRST, SYSTEMS } from '../systems/all';
import { readBid } from '../table/read-change';

const [, OTHER] = SYSTEMS[FIRST].demo.seats;

/** What `--balance` puts beside the options of a scenario. @throws Error for what is no bid */
export function bidFrom(said: string | undefined): { balance?: Bid } {
  if (said === undefined) return {};
  const balance = readBid(said);
  if (!balance) throw new Error(`--balance is written ${OTHER}=3, not "${said}"`);
  return { balance };
}
