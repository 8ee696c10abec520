/** `Anna Berg <anna@example.org>`, or an address alone, whose first part is the name then. */
export function personOf(text: string, zone: string | undefined): { name: string; email: string; zone?: string } {
  const match = /^\s*"?(.*?)"?\s*<([^>]+)>\s*$/.exec(text);
  const email = match?.[2] ?? text.trim();
  const name = match?.[1] || (email.split('@')[0] ?? email);
  return { name, email, ...(zone ? { zone } : {}) };
}
