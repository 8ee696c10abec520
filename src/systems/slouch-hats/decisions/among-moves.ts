import { lineOf } from '../../../play/choices/sound-entry';
import { arrangeVerb, emergencyVerb, type ArrangeOrder, type EmergencyOrder } from '../orders/supply';
import { applySupply, counterToSpend } from '../rules/06-1-supply-points';
import { rearrange, type Lay } from '../rules/06-15-creating';
import { emergencySupply, giveEmergencySupply, type Emergency } from '../rules/06-47-emergency';
import type { Board } from '../rules/03-board';
import { isFault, type Ask, type Fault, type OpenWorld, type Scope, type World } from '../slouch-hats';
import type { StackMove } from './moves';

/** What stands among the moves of a phase and is none: a Supply Point spent (6.47, 6.55), Supply Points laid out anew (6.15b). */
export interface AmongMoves {
  /** A Supply Point of this place is spent for the units. */
  emergency?: { kind: Emergency['kind']; at: string };
  /** The Supply Points of a place lie so from now on. */
  arranged?: { at: string; wanted: Lay[] };
}

export const isNoMove = ({ emergency, arranged }: AmongMoves): boolean => (emergency ?? arranged) !== undefined;

/** Such an order as a line of the phase. */
export function lineAmong(order: EmergencyOrder | ArrangeOrder): StackMove {
  const none = { verb: 'move' as const, path: [], ...lineOf(order) };
  if (order.verb === 'arrange') return { ...none, units: [], arranged: { at: order.at, wanted: order.wanted } };
  return { ...none, units: order.units, emergency: { kind: order.kind, at: order.at } };
}

/** What a line of a Movement phase spends, for whom. */
export function emergencyOf(
  world: OpenWorld,
  { emergency, units }: StackMove,
  { data, seat }: Pick<Ask, 'seat' | 'data'>,
): Emergency {
  const { kind, at } = emergency ?? { kind: 'movement', at: '' };
  return { kind, units, counter: counterToSpend(world, data, seat, at) ?? at };
}

/** The world after such a line, or what is against it. */
export function worldAfter(board: Board, move: StackMove, q: Pick<Ask, 'seat' | 'data'>): OpenWorld | Fault {
  const { world } = board;
  const next = structuredClone(world);
  if (move.arranged) {
    const { at: place, wanted } = move.arranged;
    const laid = rearrange(world, q.data, { side: q.seat, place, wanted, conversion: false });
    if (isFault(laid)) return laid;
    applySupply(next as World, laid);
    return next;
  }
  const asked = emergencyOf(world, move, q);
  const outcome = emergencySupply(board, q.seat, asked);
  if (isFault(outcome)) return outcome;
  giveEmergencySupply(next as World, asked, outcome);
  return next;
}

/** It in order words; null: it is a move. */
export function printAmong({ emergency, arranged, units }: StackMove, scope: Scope): string | null {
  if (arranged) return arrangeVerb.print({ verb: 'arrange', ...arranged }, scope);
  return emergency ? emergencyVerb.print({ verb: 'emergency', ...emergency, units }, scope) : null;
}
