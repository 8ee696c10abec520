/** `25/7A (reduced, fired)` on the board of a case: the name of a counter, and what stands in brackets behind it; empty: nothing does. */
export function notedName(text: string): { name: string; notes: string } {
  const said = text.trim();
  const opens = said.endsWith(')') ? said.lastIndexOf('(') : -1;
  if (opens < 0) return { name: said, notes: '' };
  return { name: said.slice(0, opens).trimEnd(), notes: said.slice(opens + 1, -1) };
}
