import { writtenPerson } from '../config/written-person';

/** `Anna Berg <anna@example.org>`, or an address alone, whose first part is the name then. */
export function personOf(text: string, zone: string | undefined): { name: string; email: string; zone?: string } {
  const person = writtenPerson(text);
  const email = person?.isBracketed ? person.email : text.trim();
  const name = (person?.isBracketed && person.name) || (email.split('@')[0] ?? email);
  return { name, email, ...(zone ? { zone } : {}) };
}
