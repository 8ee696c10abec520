/** An order without one of the units that it lists; null: it lists him not, or him alone. */
export function leftOut(text: string, name: string): string | null {
  const parts = text.split(/(, |: |; )/);
  const at = parts.indexOf(name);
  if (at < 0) return null;
  const [before, behind] = [parts[at - 1], parts[at + 1]];
  if (before === ', ') return [...parts.slice(0, at - 1), ...parts.slice(at + 1)].join('');
  return behind === ', ' ? [...parts.slice(0, at), ...parts.slice(at + 2)].join('') : null;
}
