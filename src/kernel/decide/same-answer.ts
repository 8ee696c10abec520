/** Whether two answers are alike member for member, but for the numbers of lines; said without a copy of either. */
export function sameAnswer(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [mine, other] = [withoutNumbers(a), withoutNumbers(b)];
  return mine.length === other.length && mine.every((key) => sameAnswer(member(a, key), member(b, key)));
}

const withoutNumbers = (of: object): string[] => Object.keys(of).filter((key) => key !== 'line' && key !== 'lines');
const member = (of: object, key: string): unknown => (of as Record<string, unknown>)[key];

/** The same answer without the numbers of the lines it was written in. */
export function withoutLines(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLines);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'line' && key !== 'lines');
  return Object.fromEntries(entries.map(([key, v]) => [key, withoutLines(v)]));
}
