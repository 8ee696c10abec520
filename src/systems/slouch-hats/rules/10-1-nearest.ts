import type { HexId } from '../../../hex/hex';
import type { Board, Unit } from './03-board';
import {
  attackerFault,
  findFault,
  targets,
  type Attack,
  type DeclarationContext,
  type Finding,
} from './10-1-declaration';
import { nameOf, unitsOf } from './10-combat';

/** `attack 1722: 25/7A, 6 Cav; attack 1822: 21/7A`; without any `pass`. */
export function tellAttacks(board: Board, attacks: readonly Attack[]): string {
  const told = attacks.map(({ hex, units }) => `attack ${hex}: ${unitsOf(board, units).map(nameOf).join(', ')}`);
  return told.length > 0 ? told.join('; ') : 'pass';
}

/**
 * The nearest declaration that stands. Each fault is mended by the least that mends it: a unit that is free joins, a unit of
 * the same attack turns, a unit stays away, the attack is given up.
 */
export function nearestDeclaration(context: DeclarationContext, attacks: readonly Attack[]): readonly Attack[] {
  let now = attacks;
  for (let found = findFault(context, now); found; found = findFault(context, now)) {
    const tries = repairs(context, now, found);
    now = mended(context, tries) ?? tries.at(-1) ?? [];
  }
  return now;
}

/**
 * What is offered for one line that is refused: of the `nearest` declaration that stands the one attack that, added to what was ordered or in
 * the place of the one against its hex, makes it stand; else its attacks in the place of the refused one, if all others stay as
 * they are; else, where somebody must attack (10.15), any attack that stands in its place. None: nothing but to leave it out.
 */
export function nearestAttacks(
  context: DeclarationContext,
  attacks: readonly Attack[],
  { attack, neglected, nearest }: Finding & { nearest: readonly Attack[] },
): readonly Attack[] {
  const changed = nearest.filter((one) => !attacks.some((old) => sameAttack(old, one)));
  const mends = (one: Attack): boolean => {
    const others = attacks.filter(({ hex }) => hex !== one.hex);
    return findFault(context, [...others, one]) === null;
  };
  const one = changed.find(mends);
  if (one) return [one];
  const others = attacks.filter(({ hex }) => hex !== attack.hex);
  const kept = others.every((old) => nearest.some((now) => sameAttack(old, now)));
  if (kept && changed.length > 0) return changed;
  return neglected === undefined ? [] : attackInstead(context, others);
}

export const sameAttack = (a: Attack, b: Attack): boolean => a.hex === b.hex && a.units.join() === b.units.join();

/** An attack that stands beside others, with all who are free and can, or with one of them. */
function attackInstead(context: DeclarationContext, others: readonly Attack[]): Attack[] {
  const busy = others.flatMap(({ units }) => units);
  const tries = targets(context).flatMap(([hex, able]) => {
    const free = able.filter((id) => !busy.includes(id));
    return [free, ...free.map((id) => [id])].map((units): Attack => ({ hex, units }));
  });
  const stands = (one: Attack): boolean => findFault(context, [...others, one]) === null;
  return tries
    .filter(({ units }) => units.length > 0)
    .filter(stands)
    .slice(0, 1);
}

/** The first of some tries that stands, or that one repair more makes stand; null: none. */
function mended(context: DeclarationContext, tries: readonly Attack[][]): Attack[] | null {
  const open: (readonly [Attack[], Finding])[] = [];
  for (const one of tries) {
    const found = findFault(context, one);
    if (!found) return one;
    open.push([one, found]);
  }
  for (const [one, found] of open)
    for (const two of repairs(context, one, found)) if (!findFault(context, two)) return two;
  return null;
}

/** Repairs of one fault, the least first. The last takes something away, so that mending comes to an end. */
function repairs(context: DeclarationContext, attacks: readonly Attack[], found: Finding): Attack[][] {
  const { attack, unit, neglected, weak } = found;
  const without = unit === undefined ? dropAttack(attacks, attack) : dropUnit(attacks, attack, unit);
  if (weak) return [...joined(context, attacks, attack.hex), dropAttack(attacks, attack)];
  if (neglected === undefined) return [without];
  const turned = attack.units
    .filter((id) => !attackerFault(context, id, neglected))
    .map((id) => join(dropUnit(attacks, attack, id), neglected, [id]));
  return [...joined(context, attacks, neglected), ...turned, without, dropAttack(attacks, attack)];
}

/** The attacks with one unit more against a hex, then with all that are free. */
function joined(context: DeclarationContext, attacks: readonly Attack[], hex: HexId): Attack[][] {
  const { board } = context;
  const busy = attacks.flatMap(({ units }) => units);
  const free = [...board.units.values()].filter(
    (unit: Unit) => !busy.includes(unit.id) && !attackerFault(context, unit.id, hex),
  );
  const ids = free.map(({ id }) => id);
  return [...ids.map((id) => join(attacks, hex, [id])), ...(ids.length > 1 ? [join(attacks, hex, ids)] : [])];
}

function join(attacks: readonly Attack[], hex: HexId, ids: readonly string[]): Attack[] {
  if (!attacks.some((attack) => attack.hex === hex)) return [...attacks, { hex, units: ids }];
  return attacks.map((attack) => (attack.hex === hex ? { hex, units: [...attack.units, ...ids] } : attack));
}

const dropAttack = (attacks: readonly Attack[], attack: Attack): Attack[] => attacks.filter((one) => one !== attack);

/** A unit named twice in one attack stays once. */
function dropUnit(attacks: readonly Attack[], attack: Attack, unit: string): Attack[] {
  return attacks.flatMap((one) => {
    if (one !== attack) return [one];
    const at = attack.units.lastIndexOf(unit);
    const units = attack.units.filter((_, i) => i !== at);
    return units.length > 0 ? [{ hex: one.hex, units }] : [];
  });
}
