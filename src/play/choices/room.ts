import type { HexId } from '../../hex/hex';

/** A unit with its stacking points and the ways open to it, the best first; each ends in the last of its hexes. */
export interface Leaving {
  id: string;
  points: number;
  ways: readonly (readonly HexId[])[];
}

/**
 * A way for every unit so that no hex takes more stacking points than it has `room` for (4.31), the first units and ways
 * first. Null: there are no such ways for all of them.
 */
export function roomForAll(
  leaving: readonly Leaving[],
  room: Readonly<Record<HexId, number>>,
): Record<string, HexId[]> | null {
  const [first, ...rest] = leaving;
  if (!first) return {};
  const tried: HexId[] = [];
  for (const way of first.ways) {
    const end = way.at(-1) ?? '';
    const left = (room[end] ?? 0) - first.points;
    if (left < 0 || tried.includes(end)) continue;
    tried.push(end);
    const others = roomForAll(rest, { ...room, [end]: left });
    if (others) return { [first.id]: [...way], ...others };
  }
  return null;
}

/** How many tries are made to find room for more; stacks are of a few units. */
const MOST_TRIES = 20_000;

/**
 * Ways for all if there is room for all; else for those that are worth most together (without `worth` for as many as may),
 * of equals the first units and ways. `fixed` go whatever the room.
 */
export function waysForMost(
  leaving: readonly (Leaving & { worth?: number })[],
  room: Readonly<Record<HexId, number>>,
  fixed: Readonly<Record<string, unknown>> = {},
): Record<string, HexId[]> {
  const all = roomForAll(leaving, room);
  if (all) return all;
  const units = [...leaving].sort((a, b) => Number(b.id in fixed) - Number(a.id in fixed));
  const worthFrom = units.map((_, i) => units.slice(i).reduce((sum, { worth = 1 }) => sum + worth, 0));
  let [best, most, tries]: [Record<string, HexId[]>, number, number] = [{}, -1, 0];
  const go = (i: number, left: Readonly<Record<HexId, number>>, gone: Record<string, HexId[]>, worth: number): void => {
    if (worth + (worthFrom[i] ?? 0) <= most || (tries++ > MOST_TRIES && most >= 0)) return;
    const unit = units[i];
    if (!unit) return void ([best, most] = [gone, worth]);
    for (const way of oneForEachEnd(unit.ways)) {
      const end = way.at(-1) ?? '';
      const after = (left[end] ?? 0) - unit.points;
      if (after < 0 && !(unit.id in fixed)) continue;
      go(i + 1, { ...left, [end]: after }, { ...gone, [unit.id]: [...way] }, worth + (unit.worth ?? 1));
    }
    if (!(unit.id in fixed)) go(i + 1, left, gone, worth);
  };
  go(0, room, {}, 0);
  return best;
}

/** The first way to each hex: how many others go there hangs on its end alone. */
const oneForEachEnd = (ways: readonly (readonly HexId[])[]): readonly (readonly HexId[])[] =>
  ways.filter((way, i) => ways.findIndex((other) => other.at(-1) === way.at(-1)) === i);
