/** Plain JSON that nobody can change any more: views are shared by all who ask for the same position. */
export function frozen<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  for (const key in value) frozen(value[key]);
  return Object.freeze(value);
}
