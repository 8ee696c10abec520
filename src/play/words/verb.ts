import type { Parameter } from '../../kernel/decide/condition';
import { fine, misread, type Order, type OrderKind, type Read } from '../../kernel/decide/order';
import type { Realm } from '../../kernel/realm';
import type { AnyPart, ValueOf } from './written';

/** What an order says beside its verb. */
type Said<O extends Order> = Omit<O, keyof Order>;
/** Words around the parts of an order, each printed. */
type Printed<O extends Order> = Record<keyof Said<O>, string>;

export interface VerbSpec<R extends Realm, O extends Order> {
  verb: O['verb'];
  syntax: string;
  help: string;
  means?: readonly string[];
  seats?: readonly string[];
  /** What may stand behind the verb, with a group of its name for each part; the first that fits. Without it all is the only part. */
  form?: RegExp | readonly RegExp[];
  /** What is said of a line that has not this form. */
  otherwise?: string;
  /** They are read in this order; what reads as undefined is left out. */
  parts: { [K in keyof Said<O>]-?: Parameter<R, Said<O>[K]> };
  /** What stands behind the verb, its mark or blank before it; without it a blank and the only part. */
  print?(parts: Printed<O>, order: O): string;
}

/** A verb whose orders are made of parts that are each read and printed alone: `land unit, unit at hex`. */
export function verbOf<R extends Realm, O extends Order>(spec: VerbSpec<R, O>): OrderKind<R, O> {
  const { verb, syntax, help, means, seats, form, otherwise = `write ${syntax}`, parts } = spec;
  const keys = Object.keys(parts) as (keyof Said<O>)[];
  return {
    verb,
    syntax,
    help,
    ...(means === undefined ? {} : { means }),
    ...(seats === undefined ? {} : { seats }),
    read(rest, scope) {
      const said = form ? firstFit([form].flat(), rest) : Object.fromEntries(keys.map((key) => [key, rest]));
      if (!said) return misread(otherwise);
      const order: Record<string, unknown> = { verb };
      for (const key of keys) {
        const read: Read<unknown> = parts[key].read((said[String(key)] ?? '').trim(), scope);
        if (!read.ok) return read;
        if (read.value !== undefined) order[String(key)] = read.value;
      }
      return fine(order as unknown as O);
    },
    print(order, scope) {
      const printed = keys.map((key) => {
        const value = (order as Said<O>)[key];
        return [key, value === undefined ? '' : parts[key].print(value, scope)];
      });
      const words = Object.fromEntries(printed) as Printed<O>;
      const behind = spec.print?.(words, order) ?? ` ${Object.values(words).join('')}`;
      return `${verb}${behind}`;
    },
  };
}

/** The parts that may read as undefined: the order is without them then. */
type Loose<P> = { [K in keyof P]: undefined extends ValueOf<P[K]> ? K : never }[keyof P];
type Made<P, V extends string> = Order & { verb: V } & { [K in Exclude<keyof P, Loose<P>>]: ValueOf<P[K]> } & {
  [K in Loose<P>]?: Exclude<ValueOf<P[K]>, undefined>;
};
type SpecOf<R extends Realm, P, V extends string> = Omit<VerbSpec<R, Order>, 'verb' | 'parts' | 'print'> & {
  verb: V;
  parts: P;
  print?(parts: Record<keyof P, string>, order: Made<P, V>): string;
};

/** `verbOf` for one system: the type of the order comes of its parts. */
export const verbsOf =
  <R extends Realm>() =>
  <P extends Readonly<Record<string, AnyPart<R>>>, const V extends string>(
    spec: SpecOf<R, P, V>,
  ): OrderKind<R, Made<P, V>> =>
    verbOf<R, Made<P, V>>(spec as never);

/** What stands in the groups of the first form that fits. */
function firstFit(forms: readonly RegExp[], text: string): Partial<Record<string, string>> | null {
  const fits = forms.map((form) => form.exec(text)).find((found) => found !== null);
  return fits ? (fits.groups ?? {}) : null;
}

/** A verb that stands alone: `pass`. */
export function bareVerb<O extends Order>(verb: O['verb'], help: string): OrderKind<Realm, O> {
  return {
    verb,
    syntax: verb,
    help,
    read: (rest) => (rest === '' ? fine({ verb } as O) : misread(`nothing stands behind "${verb}"`)),
    print: () => verb,
  };
}
