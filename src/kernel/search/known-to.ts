import type { Engine } from '../engine';
import { factFor, type Fact } from '../flow/fact';
import type { Realm } from '../realm';
import type { OpenDecision, Position } from '../record/position';
import type { Known, ToldFact } from './known';

/**
 * What the asked seat knows, to answer `open` by. From here on nobody sees the position: what this does not hold, the
 * search cannot know. `record`: all that the seat was told. @throws Error for a system whose opponent does not search
 */
export function knownTo<R extends Realm>(
  engine: Engine<R>,
  position: Position,
  open: OpenDecision,
  record: readonly ToldFact[],
): Known<R> {
  const { system } = engine;
  if (!system.searched) throw new Error(`the opponent of ${system.name} does not search`);
  const { seat } = open;
  return {
    version: position.version,
    scenario: position.scenario,
    seat,
    ...(position.bid ? { bid: position.bid } : {}),
    view: engine.view(position, seat),
    stack: system.searched.stackFor(position.stack, position.world as R['world'], seat, system.data),
    open: { kind: open.kind, facts: open.facts },
    record,
  };
}

/** The facts of a game as `seat` was told them. */
export function toldTo(facts: readonly Fact[], seat: string): ToldFact[] {
  return facts.flatMap((fact) => {
    const body = factFor(fact, seat);
    return body ? [{ type: fact.type, body }] : [];
  });
}
