import { seededRng } from '../decide/rng';
import type { Engine } from '../engine';
import type { Fact } from '../flow/fact';
import type { Realm } from '../realm';
import { canonical } from '../record/hash';
import type { OpenDecision, Position } from '../record/position';
import { imagined } from '../search/imagined';
import { knownTo, toldTo } from '../search/known-to';
import { rollout } from '../search/rollout';
import { hiddenTwin } from './leaks';

/**
 * What is wrong with the worlds that the opponent of a system imagines at an open decision: one that its seat would see
 * otherwise, that asks something else or cannot be played on; and knowledge that a twin of what is hidden does not share.
 * Nothing for a system whose opponent does not search. `facts`: all that had happened.
 */
export function drawnWorldFaults<R extends Realm>(
  engine: Engine<R>,
  position: Position,
  open: OpenDecision,
  facts: readonly Fact[],
  seed: string,
): string[] {
  const { searched } = engine.system;
  if (!searched || searched.draws?.(open.kind) === false) return [];
  const record = toldTo(facts, open.seat);
  const rng = seededRng(`drawn/${seed}`);
  const at = `${open.seat} at ${engine.where(position)}`;
  try {
    const known = knownTo(engine, position, open, record);
    const twin = hiddenTwin(engine, position, open.seat, rng);
    const same = !twin || canonical(knownTo(engine, twin, sameOpen(twin, open), record)) === canonical(known);
    const drawn = imagined(engine, known, (below) => rng.int(below));
    const seen = canonical(engine.view(drawn.position, open.seat)) === canonical(known.view);
    const kind = engine.kind(open.kind);
    const answer = kind.sample(engine.ask(drawn.position, drawn.own), rng) as never;
    rollout(engine, drawn, answer, 1);
    return [
      ...(same ? [] : [`${at} knows something else in a twin: its opponent would not play alike`]),
      ...(seen ? [] : [`a drawn world does not look to ${at} as the true one does`]),
    ];
  } catch (error) {
    return [`a world drawn for ${at} cannot be played on: ${String(error)}`];
  }
}

function sameOpen(twin: Position, { id }: OpenDecision): OpenDecision {
  const open = twin.open.find((o) => o.id === id);
  if (!open) throw new Error(`a twin does not ask ${id}`);
  return open;
}
