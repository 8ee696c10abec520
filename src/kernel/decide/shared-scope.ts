import type { Engine } from '../engine';
import type { Realm, SeatId } from '../realm';
import type { OpenDecision, Position } from '../record/position';
import { Coming } from './coming';
import type { Ask } from './decision';
import type { Scope } from './order';

/** What the orders of a mail have in common with one of them in a mail of its own: decisions keep what they have listed by it. */
export interface Shared<R extends Realm> {
  scope: Scope<R>;
  coming: Coming<R>;
  q: Ask<R> | null;
}

export function sharedBy<R extends Realm>(
  engine: Engine<R>,
  position: Position,
  seat: SeatId,
  open: OpenDecision | null,
): Shared<R> {
  const scope: Scope<R> = { seat, view: engine.view(position, seat), data: engine.system.data };
  const coming = new Coming(engine, position, scope);
  return { scope, coming, q: open ? engine.ask(position, open) : null };
}
