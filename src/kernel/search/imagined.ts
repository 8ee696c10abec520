import type { Ask } from '../decide/decision';
import type { Engine } from '../engine';
import type { Realm } from '../realm';
import type { OpenDecision, Position } from '../record/position';
import type { Known } from './known';

/** A position as it may be, that asks the known decision. */
export interface Imagined {
  position: Position;
  /** The open decision that the search answers. */
  own: OpenDecision;
}

/** A position drawn from what a seat knows. Others that are asked beside it have not answered yet. @throws Error where the draw asks the seat something else */
export function imagined<R extends Realm>(
  engine: Engine<R>,
  known: Known<R>,
  pick: (below: number) => number,
): Imagined {
  const { searched, data } = engine.system;
  if (!searched) throw new Error(`the opponent of ${engine.system.name} does not search`);
  const { world, stack } = searched.determinize(known, data, pick);
  const position = engine.waiting(known.scenario, world, stack, known.bid);
  const own = position.open.find((o) => o.seat === known.seat && o.kind === known.open.kind);
  if (!own) throw new Error(`a drawn world does not ask ${known.open.kind}`);
  own.facts = structuredClone(known.open.facts);
  return { position, own };
}

/** What the known decision is prompted, judged and answered by. */
export function askOf<R extends Realm>(engine: Engine<R>, known: Known<R>): Ask<R> {
  return { seat: known.seat, view: known.view, facts: known.open.facts, data: engine.system.data };
}
