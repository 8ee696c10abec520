import type { Realm } from '../realm';
import { keepsWords } from './free/kept-words';
import type { Misread, Order, OrderKind, Scope } from './order';
import { readLine } from './reading';

/** Who goes where, or what is done: a line without either is like no order. */
const JOINED = /\S (?:to|at) \S|\S: \S/;

/**
 * What is wrong with a line that lacks its verb, where it is an order with one but for a slip in a name, and that order:
 * `TF C to Antikithera Strait`.
 * The first of `kinds` that fits is meant, if the order is one that can be given (`able`); null: none is.
 */
export function withItsVerb<R extends Realm>(
  text: string,
  kinds: readonly OrderKind<R, Order>[],
  { scope, able }: { scope: Scope<R>; able: (order: string) => boolean },
): Misread | null {
  if (!JOINED.test(text)) return null;
  const verbs = kinds.map((kind) => kind.verb).filter((verb, i, all) => verb !== 'pass' && all.indexOf(verb) === i);
  for (const verb of verbs) {
    const read = readLine(`${verb} ${text}`, kinds, scope);
    if (read.ok || !read.known) continue;
    const { reason } = read;
    const { nearest, said } = reason;
    if (nearest === undefined || !keepsWords(text, nearest, isNamedInPart(said, nearest) ? said : '')) continue;
    // A form with names in it is no order, and reads as none.
    if (readLine(nearest, kinds, scope).ok && able(nearest)) return reason;
  }
  return null;
}

/** Whether a whole word of the name that was written stands in the order: `Antikithera Strait` for `Kithera Strait`, not `Alpha` for `A`. */
function isNamedInPart(said: string | undefined, order: string): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words(said ?? '').some((word) => words(order).includes(word));
}
