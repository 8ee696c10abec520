import type { Board } from './03-board';
import { attackerFault, findFault, type Attack, type DeclarationContext } from './10-1-declaration';
import type { Fault } from '../slouch-hats';

/** What is left of the attacks to come when units of theirs go over to another one. */
export const withoutUnits = (attacks: readonly Attack[], gone: readonly string[]): Attack[] =>
  attacks.map(({ hex, units }) => ({ hex, units: units.filter((id) => !gone.includes(id)) }));

/** Why an attack may not stand in the place of the one that fell, beside those to come; null: it may (note to 10.16). */
export function rearrangeFault(
  board: Board,
  context: DeclarationContext,
  fallen: Attack,
  rest: readonly Attack[],
  attack: Attack,
): Fault | null {
  if (attack.hex !== fallen.hex)
    return { rule: '10.16', why: `only the attack on ${fallen.hex} is rearranged; the others stand as they are` };
  const left = withoutUnits(rest, attack.units);
  const bare = left.find(({ units }) => units.length === 0);
  if (bare) return { rule: '10.16', why: `nobody would be left to attack ${bare.hex}` };
  return findFault(board, context, [attack, ...left])?.fault ?? null;
}

/**
 * Attacks that may stand in the place of the one that fell: one unit more or alone, those that attack nothing before those of
 * other attacks, then all of the first.
 */
export function rearrangements(
  board: Board,
  context: DeclarationContext,
  fallen: Attack,
  rest: readonly Attack[],
): Attack[] {
  const able = [...board.units.keys()].filter(
    (id) => !fallen.units.includes(id) && attackerFault(board, context, id, fallen.hex) === null,
  );
  const busy = rest.flatMap(({ units }) => units);
  const free = able.filter((id) => !busy.includes(id));
  const still = fallen.units.filter((id) => board.units.has(id));
  const joining = [...free, ...able.filter((id) => busy.includes(id))].map((id) => [id]);
  const tries = [...joining, ...(free.length > 1 ? [free] : [])].flatMap((ids) => [[...still, ...ids], ids]);
  const attacks = tries.map((units) => ({ hex: fallen.hex, units }));
  return attacks.filter((attack) => rearrangeFault(board, context, fallen, rest, attack) === null);
}
