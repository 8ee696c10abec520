import type { Engine } from '../engine';
import { factFor, type Fact } from '../flow/fact';
import type { Realm } from '../realm';

/** What a fact says to its reader; null: nothing that he may know of. */
export function textOf<R extends Realm>(engine: Engine<R>, fact: Fact, reader: string): string | null {
  const body = factFor(fact, reader);
  if (body === null || fact.type.startsWith('despatch.')) return null;
  return engine.system.tell({ type: fact.type, body })?.text ?? null;
}

/** All facts of a play with their types, as the moderator reads them. */
export function whatHappened<R extends Realm>(engine: Engine<R>, facts: readonly Fact[]): string[] {
  if (facts.length === 0) return ['nothing happened'];
  return facts.map((fact) => `${textOf(engine, fact, 'moderator') ?? fact.type} [${fact.type}, ${fact.rule || '-'}]`);
}
