import type { Parameter } from '../../kernel/decide/condition';
import { fine, misread, type Order, type OrderKind, type Read, type Scope } from '../../kernel/decide/order';
import type { Realm } from '../../kernel/realm';
import { formOf, keysOf, printed, verbIn, withNames, type Form } from './pattern';

/** What an order says beside its verb. */
type Parts<R extends Realm, O extends Order> = {
  [K in keyof Omit<O, keyof Order>]-?: Parameter<R, Exclude<O[K], undefined>>;
};

/** An order that knows how each part of it is said alone. */
export interface Written<R extends Realm, O extends Order> extends OrderKind<R, O> {
  /** One part in order words; empty where the order has none. */
  says(key: string, order: object, scope: Scope<R>): string;
}

/** Its help alone, or with its meanings in free orders, the seats that have it, and a verb that is not all of the words in front. */
export type WrittenHead =
  | string
  | (Partial<Pick<OrderKind<Realm, Order>, 'means' | 'seats' | 'verb'>> & { help: string });

type Trimmed<L extends string> = L extends `${infer A} ` ? Trimmed<A> : L;
/** The words of a line before its first part, mark or bracket. */
type VerbIn<L extends string> = L extends `${infer A}{${string}`
  ? VerbIn<A>
  : L extends `${infer A}[${string}`
    ? VerbIn<A>
    : L extends `${infer A}:${string}`
      ? VerbIn<A>
      : Trimmed<L>;

/* oxlint-disable-next-line typescript/no-explicit-any -- a part reads and prints values of any type */
export type AnyPart<R extends Realm> = Parameter<R, any>;
type Fine<A> = A extends { ok: true; value: infer V } ? V : never;
export type ValueOf<P> = P extends { read(...rest: never[]): infer A } ? Fine<A> : never;
/** The parts that stand in brackets and have no `empty` of their own: the order may be without them. */
type Loose<P, L extends string> = {
  [K in keyof P & string]: P[K] extends { empty: unknown }
    ? never
    : L extends `${string}[${string}{${K}}${string}]${string}`
      ? K
      : never;
}[keyof P & string];
/** The order that a line with these parts makes. */
type Made<P, L extends string, V extends string> = Order & { verb: V } & {
  [K in Exclude<keyof P, Loose<P, L>>]: ValueOf<P[K]>;
} & { [K in Loose<P, L>]?: ValueOf<P[K]> };

/** The order that a verb reads and prints. */
export type OrderOf<K> = K extends { print(order: infer O, ...rest: never[]): string } ? O : never;

/** `written` for one system: the type of the order comes of its line too. */
export const writtenOf =
  <R extends Realm>() =>
  <P extends Readonly<Record<string, AnyPart<R>>>, const L extends string, const V extends string = VerbIn<L>>(
    head: string | (Omit<Exclude<WrittenHead, string>, 'verb'> & { verb?: V }),
    parts: P,
    line: L,
    ...others: string[]
  ): Written<R, Made<P, L, V>> =>
    written<R, Order>(head, parts as never, line, ...others) as unknown as Written<R, Made<P, L, V>>;

/**
 * An order as it is written: `leave {unit} to {to}`, `raid {unit}: {coast}[ from {sea}]`. Its verb, its syntax, what it reads
 * and prints and what is said of a line that is not so come of that line alone. What stands in square brackets may be missing: the
 * order is without it then, or has the part's own `empty`. `others` are other ways to write the same, read and never printed.
 * @throws Error for a line that names a part there is not, or leaves one out
 */
export function written<R extends Realm, O extends Order>(
  head: WrittenHead,
  parts: Parts<R, O>,
  line: string,
  ...others: string[]
): Written<R, O> {
  const told = typeof head === 'string' ? { help: head } : head;
  const { verb = verbIn(line) } = told;
  const known = parts as Record<string, Parameter<R, unknown>>;
  const forms = [line, ...others].map((one) => formOf(one, verb));
  const [first] = forms as [Form];
  for (const form of forms) check(form, line, Object.keys(known));
  const syntax = withNames(line, (key) => known[key]?.name ?? key);
  const says = (key: string, order: object, scope: Scope<R>): string => {
    const value = (order as Record<string, unknown>)[key];
    return isLeftOut(known[key], value) ? '' : (known[key]?.print(value, scope) ?? '');
  };
  return {
    ...{ ...told, verb, syntax, says },
    read(rest, scope) {
      const fits = forms.flatMap((form) => form.fits(rest.trim()));
      if (fits.length === 0) return misread(`write ${syntax}`);
      const reads = fits.map((said) => order<R, O>(verb, said, known, scope));
      return reads.find((read) => read.ok) ?? (reads[0] as Read<O>);
    },
    print: (of, scope) => printed(first, (key) => says(key, of, scope)),
  };
}

/** The order that the words in the places of its parts make. */
function order<R extends Realm, O extends Order>(
  verb: string,
  said: Partial<Record<string, string>>,
  parts: Record<string, Parameter<R, unknown>>,
  scope: Scope<R>,
): Read<O> {
  const made: Record<string, unknown> = { verb };
  for (const [key, part] of Object.entries(parts)) {
    const text = said[key];
    const read = text === undefined ? fine(emptyOf(part)) : part.read(text.trim(), scope);
    if (!read.ok) return read;
    if (read.value !== undefined) made[key] = read.value;
  }
  return fine(made as unknown as O);
}

/** What stands in an order where a part of it may be missing and is: nothing, null, an empty list. */
const emptyOf = (part: object): unknown => ('empty' in part ? part.empty : undefined);

const isLeftOut = (part: object | undefined, value: unknown): boolean =>
  value === undefined ||
  (part !== undefined && 'empty' in part && JSON.stringify(value) === JSON.stringify(part.empty));

function check(form: Form, line: string, keys: readonly string[]): void {
  const named = keysOf(form);
  const strange = named.find((key) => !keys.includes(key));
  if (strange !== undefined) throw new Error(`"${line}": there is no part "${strange}"`);
  const missing = keys.find((key) => !named.includes(key));
  if (form.line === line && missing !== undefined) throw new Error(`"${line}": the part "${missing}" stands nowhere`);
}

/** The same part under the word that stands for it in this order: `port` for a place. */
export const called = <P extends { name: string }>(name: string, part: P): P => ({ ...part, name });
