import type { Realm } from '../realm';
import type { AnyKind } from './decision';
import { foldName, listed } from './names';
import type { Scope } from './order';
import { readLine } from './reading';

/**
 * `bombard: pass`, `advance none`: the decisions that are answered by this verb and may be passed; none where the line is no
 * such one, or an order of its own (`lose none`, `draw none`).
 */
export function passedByVerb<R extends Realm>(
  text: string,
  kinds: readonly AnyKind<R>[],
  scope: Scope<R>,
): AnyKind<R>[] {
  const [, said, how = ''] = /^(\p{L}[\p{L} ]*?)\s*(?::\s*|\s)(pass|none)$/iu.exec(text.trim()) ?? [];
  if (said === undefined) return [];
  const name = foldName(said);
  const called = kinds.filter(({ verbs }) => verbs.some((v) => foldName(v.verb) === name));
  const isOrder = ({ verbs }: AnyKind<R>): boolean => readLine(text, verbs, scope).ok;
  if (how.toLowerCase() === 'none' && called.some(isOrder)) return [];
  return called.filter(({ verbs }) => verbs.some((v) => v.verb === 'pass'));
}

/** Nothing, in the languages that orders are written in. */
const NOTHING = /^(?:none|nothing|nichts|nix|keine|rien|aucune?|niente|nessuno|nada|ningun[oa]|nic|brak)[.!]?$/iu;

/** `attack: none` for `attack: pass`, where the decision that is named may be passed and has no order of that word (`losses: none`). */
export function withPass<R extends Realm, Cut extends { target: AnyKind<R> | null; rest: string }>(
  cut: Cut,
  scope: Scope<R>,
): Cut {
  const { target, rest } = cut;
  if (!target || !NOTHING.test(rest.trim()) || !target.verbs.some(({ verb }) => verb === 'pass')) return cut;
  return readLine(rest, target.verbs, scope).ok ? cut : { ...cut, rest: 'pass' };
}

/** Why a verb does not tell which of `kinds` is passed, and what to write. */
export function whichPass<R extends Realm>(kinds: readonly AnyKind<R>[]): { text: string; nearest: string } {
  return {
    text: `this could pass ${listed(kinds.map((k) => k.title))}; say which`,
    nearest: listed(kinds.map((k) => `"${k.word}: pass"`)),
  };
}
