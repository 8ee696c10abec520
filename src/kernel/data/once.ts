/** What is worked out once for each pack of data (or map, or view): no game changes it. */
export function once<D extends object, T>(make: (data: D) => T): (data: D) => T {
  const known = new WeakMap<D, { made: T }>();
  return (data) => {
    const found = known.get(data) ?? { made: make(data) };
    known.set(data, found);
    return found.made;
  };
}

/**
 * What is worked out once of what does not change: of the `owner` among what is asked with, and for each `key` where several things
 * are asked of one.
 */
export function onceBy<A extends readonly unknown[], T>(
  owner: (...asked: A) => object,
  make: (...asked: A) => T,
  key: (...asked: A) => string = () => '',
): (...asked: A) => T {
  const known = new WeakMap<object, Map<string, { made: T }>>();
  return (...asked) => {
    const of = owner(...asked);
    const kept = known.get(of) ?? new Map<string, { made: T }>();
    known.set(of, kept);
    const name = key(...asked);
    const found = kept.get(name) ?? { made: make(...asked) };
    kept.set(name, found);
    return found.made;
  };
}
