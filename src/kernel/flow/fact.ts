import type { JsonObject, RuleRef, SeatId } from '../realm';

/** Who may read a fact: everybody, some seats, or only the moderator. */
export type Audience = 'all' | 'moderator' | SeatId[];

/** Something that happened. Ids, never names, stand in the body. */
export interface Fact {
  type: string;
  rule: RuleRef;
  audience: Audience;
  body: JsonObject;
  /** What the seats outside the audience may know of it; without it they know nothing. */
  toOthers?: JsonObject;
}

/** Whether `seat` is among those who may read all of a fact. */
export const isFor = ({ audience }: Fact, seat: SeatId): boolean =>
  seat === 'moderator' || audience === 'all' || (Array.isArray(audience) && audience.includes(seat));

/** The body of `fact` as `seat` may read it, or null when he may not know of it at all. The reader `moderator` reads all. */
export function factFor(fact: Fact, seat: SeatId): JsonObject | null {
  if (isFor(fact, seat)) return fact.body;
  return fact.audience === 'moderator' ? null : (fact.toOthers ?? null);
}
