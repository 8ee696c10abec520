import type { Ask } from '../naval-module';
import { Board } from '../rules/board';
import { defenceOf, garrisonOf, sumOf } from '../rules/g14-strength';
import { isInContact } from '../rules/g15-stacking';
import { isOut } from '../rules/g35-status';
import { isSupply, servedBy } from '../rules/g38-attack-supply';
import { canBuild } from '../rules/g85-works';
import { chooseReactions } from '../decisions/react';
import type { Attacked } from '../rules/g25-reaction';

/** G25: who can come into an attacked hex goes to the weakest one. */
export function reactions(q: Ask<Attacked>): { unit: string; to: string }[] {
  const board = new Board(q.view, q.data);
  const strength = (hex: string): number => sumOf(garrisonOf(board, q.seat, hex), defenceOf);
  const lines: { unit: string; to: string }[] = [];
  for (const to of q.facts.hexes.toSorted((a, b) => strength(a) - strength(b) || (a < b ? -1 : 1)))
    for (const { id } of board.onHexes(q.seat)) {
      const next = [...lines, { unit: id, to }];
      if (!lines.some(({ unit }) => unit === id) && chooseReactions.judge(next, q).length === 0)
        lines.push({ unit: id, to });
    }
  return lines;
}

/** Units Out of Supply from which on an MSU is spent for food. */
const MANY = 2;

/** G37: an MSU is food where two units or more that it reaches would be Out of Supply. */
export function food(q: Ask<{ unfed: string[] }>): { unit: string }[] {
  const board = new Board(q.view, q.data);
  const hungry = q.facts.unfed
    .flatMap((id) => board.unit(id) ?? [])
    .filter((unit) => isOut({ hunger: (unit.hunger ?? 0) + 1 }));
  const best = board
    .units(q.seat)
    .filter((unit) => isSupply(board, unit))
    .map((unit) => ({ unit: unit.id, fed: servedBy(board, unit, hungry).length }))
    .toSorted((a, b) => b.fed - a.fed || (a.unit < b.unit ? -1 : 1));
  return best.slice(0, 1).flatMap(({ unit, fed }) => (fed >= MANY ? [{ unit }] : []));
}

/** G85: engineers build where enemies stand beside them. */
export function works(q: Ask): { unit: string }[] {
  const board = new Board(q.view, q.data);
  const able = canBuild(board, q.seat).filter(({ at }) => isInContact(board, q.seat, at));
  return able.map(({ id }) => ({ unit: id }));
}
