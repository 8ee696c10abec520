import type { ShipCounter } from '../data/naval-units';

/** 27.31: it is sunk when its Damage Points are more than its protection. */
export const isSunkBy = ({ protection }: ShipCounter, damage: number): boolean => damage > protection;

/** 27.36: it has more Damage Points than half its protection. */
export const isSlowed = ({ protection }: ShipCounter, damage: number): boolean => damage > protection / 2;

/** 27.36: its Naval Movement Points, one less when it is slowed. */
export const pointsOf = (counter: ShipCounter, damage: number): number =>
  counter.nmp - (isSlowed(counter, damage) ? 1 : 0);

/** What a result of a loss table does: `AD2` is two points and an Abort (27.32). */
export function readResult(result: string): { abort: boolean; damage: number } {
  return { abort: result.startsWith('A'), damage: Number(/^A?D?(\d+)$/.exec(result)?.[1] ?? 0) };
}
