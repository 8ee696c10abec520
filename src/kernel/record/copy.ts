/** A deep copy of plain JSON. Positions are copied at every submission; the general `structuredClone` takes thrice as long. */
export function copyOf<T>(value: T): T {
  return copied(value) as T;
}

function copied(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(copied);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = copied((value as Record<string, unknown>)[key]);
  return copy;
}
