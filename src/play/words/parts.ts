import type { Parameter } from '../../kernel/decide/condition';
import { everyRead, fine, misread, then, type Scope } from '../../kernel/decide/order';
import { readNameIn, type Named } from '../../kernel/decide/names';
import type { Realm } from '../../kernel/realm';
import { onceAView } from './once-a-view';
import { namedOnce, printName, printNames, splitList } from './lists';

/** What is printed of a name takes the charts only. */
type Known<R extends Realm> = Pick<Scope<R>, 'data'>;

/** A part that is printed by the charts alone, wherever they are at hand. `P`: what may be printed. */
export interface KnownPart<R extends Realm, V, P = V> extends Omit<Parameter<R, V>, 'print'> {
  print: (value: P, scope: Known<R>) => string;
}

/** Things that orders name: one of them, and several, none twice. */
export interface Names<R extends Realm> extends KnownPart<R, string> {
  all(data: R['data']): readonly Named[];
  /** Which are meant first, the last holding all. */
  circles(scope: Scope<R>): readonly (readonly Named[])[];
  list: KnownPart<R, string[], readonly string[]>;
}

/**
 * Names of things. `what` is the word for one in messages; `circles`: which are meant first, the last holding all; without
 * them all are meant alike.
 */
export function namesOf<R extends Realm>(
  what: string,
  all: (data: R['data']) => readonly Named[],
  circles: (scope: Scope<R>) => readonly (readonly Named[])[] = ({ data }) => [all(data)],
): Names<R> {
  const near = onceAView(circles);
  const one = (text: string, scope: Scope<R>) => then(readNameIn(text, near(scope), what), (found) => fine(found.id));
  return {
    name: what,
    all,
    circles,
    read: one,
    print: (id, { data }) => printName(id, all(data)),
    list: {
      name: `${what}, ${what}`,
      read: (text, scope) => namedOnce(text, (part) => one(part, scope), all(scope.data), what),
      print: (ids, { data }) => printNames(ids, all(data)),
    },
  };
}

/**
 * A part, or a name of another kind: `1824` or `MSU 1`. What is neither is told as the part tells it; each is printed by the kind
 * that has it.
 */
export const orNamed = <R extends Realm>(part: KnownPart<R, string>, ...others: Names<R>[]): KnownPart<R, string> => ({
  name: part.name,
  read(text, scope) {
    const found = part.read(text, scope);
    if (found.ok) return found;
    for (const other of others) {
      const named = other.read(text, scope);
      if (named.ok) return named;
    }
    return found;
  },
  print: (id, scope) =>
    (others.find((other) => other.all(scope.data).some((thing) => thing.id === id)) ?? part).print(id, scope),
});

/** Several of a part with commas between them, or another mark; `missing` is said where there is none. */
export function listOf<R extends Realm, V>(
  part: Parameter<R, V>,
  missing: string | null,
  { split, mark }: { split: (text: string) => string[]; mark: string } = { split: splitList, mark: ', ' },
): Parameter<R, V[]> {
  return {
    name: `${part.name}, ${part.name}`,
    read: (text, scope) =>
      then(everyRead(split(text).map((one) => part.read(one, scope))), (all) =>
        all.length === 0 && missing !== null ? misread(missing) : fine(all),
      ),
    print: (all, scope) => all.map((one) => part.print(one, scope)).join(mark),
  };
}

/** `a or b`: in order of preference. */
export const OR = { split: (text: string): string[] => text.split(/\s+or\s+/i), mark: ' or ' };

/** A part that may be missing: then the order is without it. */
export function optional<R extends Realm, V>(part: Parameter<R, V>): Parameter<R, V | undefined> {
  return {
    name: `[${part.name}]`,
    read: (text, scope) => (text === '' ? fine(undefined) : part.read(text, scope)),
    print: (value, scope) => (value === undefined ? '' : part.print(value, scope)),
  };
}

/** A part that may be missing, and what stands in the order then. */
export interface MayMiss<R extends Realm, V> extends Parameter<R, V> {
  empty: V;
}

/** A part that stands as null in the order where it is missing. */
export function orNull<R extends Realm, V>(part: Parameter<R, V>): MayMiss<R, V | null> {
  return {
    empty: null,
    name: `[${part.name}]`,
    read: (text, scope) => (text === '' ? fine(null) : part.read(text, scope)),
    print: (value, scope) => (value === null ? '' : part.print(value, scope)),
  };
}

/** Several of a part, or none of it where nothing is said. */
export function orNone<R extends Realm, V>(list: Parameter<R, V[]>): MayMiss<R, V[]> {
  return { ...list, empty: [], read: (text, scope) => (text === '' ? fine([]) : list.read(text, scope)) };
}

/** A part, or a word that stands for something else: `all`. */
export function orWord<R extends Realm, V, W extends string>(
  word: W,
  part: Parameter<R, V>,
  said: RegExp = new RegExp(`^${word}$`, 'i'),
): Parameter<R, V | W> {
  return {
    name: `${part.name} | ${word}`,
    read: (text, scope) => (said.test(text.trim()) ? fine(word) : part.read(text, scope)),
    print: (value, scope) => (value === word ? word : part.print(value as V, scope)),
  };
}

/** How many: `3`. */
export const howMany: Parameter<Realm, number> = {
  name: 'number',
  read: (text) => (/^\d{1,3}$/.test(text) ? fine(Number(text)) : misread('write how many')),
  print: String,
};
