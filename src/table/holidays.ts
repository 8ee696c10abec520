import { charterOf, type CharterChange, type Holiday } from './charter';
import type { Table } from './table';

/** Somewhere it is tomorrow already: a holiday that begins by then has begun for some player. */
const FURTHEST_EAST_MS = 14 * 3_600_000;

const begun = ({ now }: Pick<Table, 'now'>, { from }: Holiday): boolean =>
  from <= new Date(now.getTime() + FURTHEST_EAST_MS).toISOString().slice(0, 10);
const among = (holidays: readonly Holiday[], { from, to }: Holiday): boolean =>
  holidays.some((h) => h.from === from && h.to === to);

/** A change with the holidays that have begun, which it leaves as they are: clocks have stood by them. */
export function withBegun(hand: Table, change: CharterChange): CharterChange {
  if (!change.holidays) return change;
  const past = (charterOf(hand.game).holidays ?? []).filter((h) => begun(hand, h));
  return { ...change, holidays: [...past, ...change.holidays.filter((h) => !among(past, h))] };
}

/** Why holidays cannot be changed so; null: they can. What has passed on a clock is not reckoned anew. */
export function holidaysLack(hand: Table, { holidays }: CharterChange): string | null {
  if (!holidays) return null;
  const now = charterOf(hand.game).holidays ?? [];
  const late = holidays.find((h) => begun(hand, h) && !among(now, h));
  if (late)
    return `The holiday of ${late.from} has begun, or does so before all have read of it: the first day must be later.`;
  const dropped = now.find((h) => begun(hand, h) && !among(holidays, h));
  return dropped ? `The holiday of ${dropped.from} has begun meanwhile and stays; propose the others anew.` : null;
}
