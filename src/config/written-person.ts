/** Somebody as people write him: `Anna Berg <anna@example.org>`, or the address alone. */
export interface WrittenPerson {
  /** Empty: he is not named. */
  name: string;
  email: string;
  /** Whether the address stood in angle brackets: a name without them may be any words. */
  isBracketed: boolean;
}

/** Who is written at the end of a line; null: it does not end in an address. Goes through the line once. */
export function writtenPerson(line: string): WrittenPerson | null {
  const text = line.trim();
  const said = text.endsWith('>') ? text.slice(0, -1).trimEnd() : text;
  let from = said.length;
  while (from > 0 && !/[\s<>,;]/.test(said[from - 1] ?? '')) from -= 1;
  const email = said.slice(from);
  const at = email.indexOf('@', 1);
  if (at < 0 || at === email.length - 1) return null;
  const before = said.slice(0, from).trimEnd();
  const isBracketed = before.endsWith('<');
  return { name: unmarked(isBracketed ? before.slice(0, -1) : before), email, isBracketed };
}

/** A name without the blanks and commas behind it and the quotation marks round it. */
function unmarked(said: string): string {
  let end = said.length;
  while (end > 0 && /[\s,;]/.test(said[end - 1] ?? '')) end -= 1;
  const name = said.slice(0, end).trimStart();
  return name.replace(/^"|"$/g, '').trim();
}
