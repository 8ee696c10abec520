import type { Realm } from '../realm';
import type { DecisionKind } from './decision';
import { foldName, listed } from './names';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- kinds differ in locals, facts and answers
type AnyKind<R extends Realm> = DecisionKind<R, any, any, any, any>;

/** `bombard: pass`: the decisions that are answered by this verb and may be passed; none where the line is no such one. */
export function passedByVerb<R extends Realm>(text: string, kinds: readonly AnyKind<R>[]): AnyKind<R>[] {
  const said = /^(\p{L}[\p{L} ]*?)\s*(?::\s*|\s)pass$/iu.exec(text.trim())?.[1];
  if (said === undefined) return [];
  const name = foldName(said);
  return kinds.filter(
    ({ verbs }) => verbs.some((v) => foldName(v.verb) === name) && verbs.some((v) => v.verb === 'pass'),
  );
}

/** Why a verb does not tell which of `kinds` is passed, and what to write. */
export function whichPass<R extends Realm>(kinds: readonly AnyKind<R>[]): { text: string; nearest: string } {
  return {
    text: `this could pass ${listed(kinds.map((k) => k.title))}; say which`,
    nearest: listed(kinds.map((k) => `"${k.word}: pass"`)),
  };
}
