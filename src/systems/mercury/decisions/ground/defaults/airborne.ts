import type { HexId } from '../../../mercury';
import { openTo, type WaysOut } from '../../../rules/ground/06-4-airborne-retreat';
import { pointsOf } from '../../../rules/ground/ground';
import { type Seen, unitSeen, wholeWorth } from './worth';

type Ends = Readonly<Record<string, HexId | null>>;

/** How many steps of going are looked at: stacks are of a few units, and of equals the first that is found stays. */
const MOST_STEPS = 3_000;

/**
 * Where units go that must leave an enemy hex, so that those are lost that are worth least; each to its first hex, in the order of the
 * stack, where that loses nobody. Who is lost is not named.
 */
export function fewestLost(seen: Seen, out: WaysOut): Record<string, HexId> {
  const units = Object.keys(out.ways);
  const points = (id: string): number => pointsOf(id, seen);
  const worth = (id: string): number => 1 + wholeWorth(seen, unitSeen(seen, id));
  let best: { ends: Ends; lost: number } | null = null;
  let steps = 0;
  const go = (gone: Ends, lost: number): void => {
    if (steps++ > MOST_STEPS || (best !== null && lost >= best.lost)) return;
    const left = units.filter((id) => gone[id] === undefined);
    if (left.length === 0) best = { ends: gone, lost };
    for (const id of left) {
      const open = openTo(out, points, gone, id);
      if (open.length === 0) go({ ...gone, [id]: null }, lost + worth(id));
      for (const hex of open) go({ ...gone, [id]: hex }, lost);
    }
  };
  go({}, 0);
  const { ends } = best ?? { ends: {} as Ends };
  return Object.fromEntries(Object.entries(ends).flatMap(([id, hex]) => (hex === null ? [] : [[id, hex]])));
}
