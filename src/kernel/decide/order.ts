import type { Realm } from '../realm';
import type { Given } from './condition';

/** One line a player wrote, read into data. Plain JSON; `line` is its place in the mail, from 1. */
export interface Order {
  verb: string;
  line?: number;
  /** The conditions before it; one word in positions of old. Read them with `conditionsOf`. */
  when?: string | Given[];
}

/** What a verb may look at while it reads names: nothing of a decision, so that plans read the same way. */
export interface Scope<R extends Realm> {
  readonly seat: R['seat'];
  readonly view: R['view'];
  readonly data: R['data'];
}

/** A line read, or why it could not be. */
export type Read<T> = { ok: true; value: T } | { ok: false; readonly reason: Misread };
export interface Misread {
  level: 'unreadable' | 'ambiguous';
  text: string;
  nearest?: string;
  /** The words that `nearest` or one of `could` is to stand for. */
  said?: string;
  /** What `said` could be, each as it is written. */
  could?: readonly string[];
}

/** One verb of the order language. `read(print(order))` is `order` for every order. */
export interface OrderKind<R extends Realm, O extends Order> {
  verb: string;
  /** How it is written: `move TF A: zone, zone`. */
  syntax: string;
  help: string;
  /** The meanings it stands for in orders written freely (`free/languages`); without it, its own word. */
  means?: readonly string[];
  /** The seats that have it at all; missing: whoever is asked. */
  seats?: readonly string[];
  /** Reads what stands behind the verb. */
  read(rest: string, scope: Scope<R>): Read<O>;
  print(order: O, scope: Scope<R>): string;
}

/** The verb of each of several orders. */
export type VerbOf<R extends Realm, O extends Order> = O extends Order ? OrderKind<R, O> : never;

export const fine = <T>(value: T): Read<T> => ({ ok: true, value });
export const misread = <T>(text: string, nearest?: string, said?: string): Read<T> => ({
  ok: false,
  reason: {
    ...{ level: 'unreadable', text },
    ...(nearest === undefined ? {} : { nearest }),
    ...(said === undefined ? {} : { said }),
  },
});
/** Words that could be several things: `said` could be each of `could`. */
export const ambiguous = <T>(text: string, said: string, could: readonly string[]): Read<T> => ({
  ok: false,
  reason: { level: 'ambiguous', text, said, could },
});

/** What could not be read. Why is looked for when somebody asks: most forms in which a line is tried are no orders, and that is all that is wanted of them. */
export function unread<T>(why: () => Misread): Read<T> {
  let found: Misread | undefined;
  return {
    ok: false,
    get reason() {
      return (found ??= why());
    },
  };
}

/** All of the reads, or the first that failed. */
export function everyRead<T>(reads: Read<T>[]): Read<T[]> {
  const values: T[] = [];
  for (const one of reads) {
    if (!one.ok) return one;
    values.push(one.value);
  }
  return fine(values);
}

/** Goes on with the value of a read, or hands its failure on. */
export function then<A, B>(read: Read<A>, next: (value: A) => Read<B>): Read<B> {
  return read.ok ? next(read.value) : read;
}
