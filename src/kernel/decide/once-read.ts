import type { Realm } from '../realm';
import type { Scope } from './order';

/** As many as the lines of a long mail in the forms in which they are tried; more are read anew. */
const MOST_KEPT = 2_000;

interface Seen {
  seat: string;
  byKinds: WeakMap<object, Map<string, unknown>>;
}
const seen = new WeakMap<object, Seen>();

/**
 * The same reading of the same text by the same verbs (or system): a line is read to be tried, judged, completed and tried in the place of others.
 * Of a view that may still change nothing is kept.
 */
export function onceRead<R extends Realm, T>(text: string, kinds: object, { seat, view }: Scope<R>, read: () => T): T {
  if (typeof view !== 'object' || view === null || !Object.isFrozen(view)) return read();
  const known = seen.get(view);
  const mine = known?.seat === seat ? known : { seat, byKinds: new WeakMap<object, Map<string, unknown>>() };
  if (mine !== known) seen.set(view, mine);
  const texts = mine.byKinds.get(kinds) ?? new Map<string, unknown>();
  mine.byKinds.set(kinds, texts);
  const found = (texts.get(text) as T | undefined) ?? read();
  if (texts.size < MOST_KEPT) texts.set(text, found);
  return found;
}
