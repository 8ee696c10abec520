import type { Letter } from '../letters';
import type { EventAsk } from '../decisions/event-choices';
import type { Board } from '../rules/03-board';
import { activeIn } from '../rules/04-sequence';
import { supplyUnits } from '../rules/06-1-supply-points';
import { defenceSupply } from '../rules/06-6-combat-supply';
import type { Choice } from '../rules/20-2-effect';
import { enemyOf } from '../side';
import { defenceOf } from './outlook';
import { placesOf } from './posts';

/** Strength from which a combat is worth a marker, or any at a place that counts. */
const GREAT = 4;

/** 20.21 H, 20.22 H: in a combat for a place that counts, or for many units. */
export function combatWish({ facts: { occasion } }: EventAsk, _letter: Letter, board: Board): readonly Choice[] {
  const hex = occasion.combat;
  if (hex === null) return [];
  const guard = board.at(hex).reduce((sum, unit) => sum + defenceOf(unit), 0);
  return guard >= GREAT || placesOf(board).some(([place]) => place === hex) ? [{}] : [];
}

/**
 * 20.21 K, 20.22 K: the last point that a stack which is attacked could be supplied from, or the only one that the attackers
 * have near.
 */
export function saboteurWish(q: EventAsk, _letter: Letter, board: Board): readonly Choice[] {
  const hex = q.facts.occasion.combat;
  if (hex === null) return [];
  const { grid } = board.ground.map;
  const near = supplyUnits(q.view, q.data, enemyOf(q.seat)).filter(
    ({ at }) => grid.has(at) && grid.distance(at, hex) <= q.data.limits['supply-line-hexes'] + 1,
  );
  const [only, ...others] = near;
  if (!only || others.length > 0 || only.points > 1) return [];
  const attacks = activeIn(q.view.moment) === q.seat;
  return attacks && defenceSupply(board, hex).from === null ? [] : [{ units: [only.id] }];
}

/** Hexes from which cavalry or armored cars may reach a place that nobody holds. */
const RIDE = 6;

/** 20.21 J, 20.22 J: when a place that counts lies open before those who may ride on. */
export function raidWish({ data, seat }: EventAsk, letter: Letter, board: Board): readonly Choice[] {
  const { types, fullAllowance } = data.events.of[seat][letter].first;
  const riders = [...board.units.values()].filter(
    ({ counter }) => counter.side === seat && [...types, ...fullAllowance].includes(counter.type),
  );
  const { grid } = board.ground.map;
  const open = placesOf(board).filter(([hex]) => board.friendlyTo(hex) !== seat && board.occupier(hex) === null);
  const able = open.some(([hex]) => riders.some(({ at }) => grid.has(at) && grid.distance(at, hex) <= RIDE));
  return able ? [{}] : [];
}
