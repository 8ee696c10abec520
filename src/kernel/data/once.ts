/** What is worked out once for each pack of data (or map, or view): no game changes it. */
export function once<D extends object, T>(make: (data: D) => T): (data: D) => T {
  const known = new WeakMap<D, { made: T }>();
  return (data) => {
    const found = known.get(data) ?? { made: make(data) };
    known.set(data, found);
    return found.made;
  };
}
