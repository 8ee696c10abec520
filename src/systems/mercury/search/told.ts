import type { ToldFact } from '../../../kernel/search/known';
import { turnBegan } from '../facts/game';
import type { Letter } from '../mercury';

type Told = readonly ToldFact[];

/** A fact that was told, with its body read as the rules wrote it. */
export const bodyOf = <T>(fact: ToldFact): T => fact.body as unknown as T;

/** The bodies of all facts of one type, the oldest first. */
export const told = <T>(record: Told, type: string): T[] =>
  record.flatMap((fact) => (fact.type === type ? [bodyOf<T>(fact)] : []));

/** What was told since the running game-turn began. */
export function thisTurn(record: Told): ToldFact[] {
  return record.slice(record.findLastIndex((fact) => fact.type === turnBegan.type) + 1);
}

/** Task Forces that aircraft have attacked this game-turn (12.94). A letter that was formed anew has not been. */
export function attackedForces(record: Told): Map<Letter, true> {
  const attacked = new Map<Letter, true>();
  for (const fact of thisTurn(record)) {
    const { tf } = bodyOf<{ tf: Letter }>(fact);
    if (fact.type === 'attack.coordination') attacked.set(tf, true);
    if (fact.type === 'tf.formed' || fact.type === 'tf.disbanded' || fact.type === 'tf.in-port') attacked.delete(tf);
  }
  return attacked;
}
