import type { Support } from '../orders/attack';
import type { Board } from '../rules/03-board';
import type { Combat, Role } from '../rules/10-combat';
import { differential } from '../rules/11-1-artillery';
import { airSupport, eligibleAir } from '../rules/13-3-close-air-support';

/** What a bomber whose strength is rolled for counts for beforehand: half of its rolls are lower (13.22). */
const UNCERTAIN = 1;

/** Whether an order says what flies. */
export const saysAir = ({ air, shift }: Support): boolean => air !== undefined || shift !== undefined;

/** The shift in the air, for the attacker positive, were `more` to fly for a side too (13.33). */
export function airShift(board: Board, combat: Combat, role: Role, more: readonly string[]): number {
  const strength = (id: string): number => board.data.counters.air.get(id)?.support ?? UNCERTAIN;
  const flights = more.map((id) => ({ id, strength: strength(id) }));
  const [attacker, defender] = airSupport({
    ...combat,
    air: { ...combat.air, [role]: [...combat.air[role], ...flights] },
  });
  return differential(board.data, attacker - defender);
}

/**
 * Who flies for a side as its owner said: all that he named, or with `to shift` as few, in his order, as bring the shift there,
 * as far as they can.
 */
export function flyersOf(board: Board, combat: Combat, role: Role, { air, shift }: Support): string[] {
  if (shift === undefined) return [...(air ?? [])];
  const able = eligibleAir(board, combat, role).map(({ id }) => id);
  return fewestFlyers(board, combat, role, air ? air.filter((id) => able.includes(id)) : able, shift);
}

/** As few of them, in their order, as bring the shift in the air to `goal`, or as near to it as they can. */
export function fewestFlyers(
  board: Board,
  combat: Combat,
  role: Role,
  named: readonly string[],
  goal: number,
): string[] {
  const sign = role === 'attacker' ? 1 : -1;
  const gained = (n: number): number => Math.min(sign * airShift(board, combat, role, named.slice(0, n)), sign * goal);
  const all = named.map((_, i) => i + 1);
  const best = Math.max(...[0, ...all].map(gained));
  return named.slice(0, [0, ...all].find((n) => gained(n) === best) ?? 0);
}

/** If nothing is said: the fewest that gain a column, else that level what the other side flies; none if they cannot (10.41c). */
export function usualFlyers(board: Board, combat: Combat, role: Role, able: readonly string[]): string[] {
  const sign = role === 'attacker' ? 1 : -1;
  const wins = fewestFlyers(board, combat, role, able, sign);
  if (sign * airShift(board, combat, role, wins) > 0) return wins;
  const levels = fewestFlyers(board, combat, role, able, 0);
  return airShift(board, combat, role, []) * sign < 0 && airShift(board, combat, role, levels) === 0 ? levels : [];
}
