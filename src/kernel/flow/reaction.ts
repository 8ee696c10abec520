import type { JsonObject, Realm } from '../realm';
import type { Call } from './act';
import type { Fact } from './fact';
import type { Procedure } from './step';

/** A rule that interrupts whatever runs when something happens. A system lists its reactions in the order they act. */
export interface Reaction<R extends Realm> {
  on: string;
  rule: string;
  when?(fact: Fact, world: R['world']): boolean;
  window: Procedure<R>;
  local(fact: Fact): JsonObject;
}

/** The windows that `facts` call for, first to run first. */
export function windowsFor<R extends Realm>(
  reactions: readonly Reaction<R>[],
  facts: readonly Fact[],
  world: R['world'],
): Call[] {
  return facts.flatMap((fact) =>
    reactions
      .filter((r) => r.on === fact.type && (r.when?.(fact, world) ?? true))
      .map((r) => ({ proc: r.window.name, local: r.local(fact) })),
  );
}
