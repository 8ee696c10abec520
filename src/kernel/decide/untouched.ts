import type { Realm } from '../realm';
import type { AnyKind, Ask } from './decision';

/** So many names stand in the sentence; who wants all has the question. */
const MOST_NAMED = 6;

/** Those of which an answer may order each by itself, and who is not named stays. */
export interface Staying<A> {
  /** What one of them is, and what several are: `unit`, `units`. */
  one: string;
  several: string;
  /** The things of `touch` that an answer orders. */
  ordered(answer: A): readonly string[];
}

/**
 * `21 of 22 units stay: 25/7A, ...`: said where an answer orders something and leaves most of what could be ordered as it is,
 * as a sample does that is sent alone; null: it does not. Who passes knows that everything stays.
 */
export function untouched<R extends Realm>(kind: AnyKind<R>, answer: unknown, q: Ask<R>): string | null {
  const { stays, touch } = kind;
  const ordered = stays?.ordered(answer) ?? [];
  if (!stays || !touch || ordered.length === 0) return null;
  const all = touch.things(q);
  const left = all.filter(({ id }) => !ordered.includes(id));
  if (left.length * 2 <= all.length) return null;
  const what = left.length === 1 ? `${stays.one} stays` : `${stays.several} stay`;
  return `${left.length} of ${all.length} ${what} as ${left.length === 1 ? 'it is' : 'they are'}: ${named(left)}.`;
}

/** `All 22 units stay as they are, for movement is passed: ...`: said where orders for later keep a kind from being asked; null: nothing of it could be ordered. */
export function passedWhole<R extends Realm>({ stays, touch, title }: AnyKind<R>, q: Ask<R>): string | null {
  const all = stays && touch ? touch.things(q) : [];
  if (!stays || all.length === 0) return null;
  const what =
    all.length === 1 ? `The one ${stays.one} stays as it is` : `All ${all.length} ${stays.several} stay as they are`;
  return `${what}, for these orders pass ${title}: ${named(all)}.`;
}

/** The first of several by their names. */
function named(left: readonly { name: string }[]): string {
  const names = left.slice(0, MOST_NAMED).map(({ name }) => bare(name));
  const more = left.length > names.length ? ` and ${left.length - names.length} more` : '';
  return `${names.join(', ')}${more}`;
}

/** `Koch, 5 points` without its points: in a list they read like another unit. */
const bare = (name: string): string => name.split(', ', 1)[0] ?? name;
