import { onceBy } from '../../../kernel/data/once';
import type { HexId } from '../../../hex/hex';
import { reach, type Entry } from '../../../hex/search';
import type { Fault, Place, SlouchHatsData } from '../slouch-hats';
import type { MoveClass } from '../data/terrain';
import { costOf } from '../rules/08-3-terrain';
import { isBox } from '../rules/08-field';

/** Sixths of a point from everywhere to one hex. */
type Lengths = ReadonlyMap<HexId, number>;

const BARRED: Fault = { rule: '8.3', why: 'no way' };
/** More than any march on the map. */
export const NO_MARCH = 999;

/** How long the march from a place to a hex is for a kind of mover, enemies left aside: sixths of a point. A map's are found once. */
export function marchTo(data: SlouchHatsData, goal: HexId, moves: MoveClass, from: Place): number {
  const lengths = lengthsTo(data, goal, moves);
  if (!isBox(data, from)) return from === goal ? 0 : (lengths.get(from) ?? NO_MARCH);
  const { ground, road } = data.boxes[from].entries;
  const entries = ground.length > 0 ? ground : road;
  return Math.min(NO_MARCH, ...entries.map((hex) => (hex === goal ? 0 : (lengths.get(hex) ?? NO_MARCH))));
}

const lengthsTo: (data: SlouchHatsData, goal: HexId, moves: MoveClass) => Lengths = onceBy(
  (data) => data,
  searched,
  (_, goal, moves) => `${goal} ${moves}`,
);

/** Searched backwards, so each step costs what it costs to come the other way. */
function searched({ ground }: SlouchHatsData, goal: HexId, moves: MoveClass): Lengths {
  const { map } = ground;
  const closed = (hex: HexId): boolean => map.areas.get(map.area.get(hex) ?? '')?.closed ?? true;
  const enter = (to: HexId, from: HexId): Entry<Fault> | Fault => {
    const cost = closed(from) ? null : costOf(ground, [moves], from, to);
    return cost === null ? BARRED : { cost, ends: null };
  };
  const ways = reach({ start: goal, points: NO_MARCH, next: (at) => map.grid.neighbours(at), enter });
  return new Map([...ways].map(([hex, { spent }]) => [hex, spent]));
}
