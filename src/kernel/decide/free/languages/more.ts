import type { Language } from './language';

/** Lists of a language with what another file has for them. */
export function joined(...tables: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const lists = new Map<string, string>();
  for (const [key, list] of tables.flatMap((table) => Object.entries(table))) {
    const known = lists.get(key);
    lists.set(key, known === undefined ? list : `${known}, ${list}`);
  }
  return Object.fromEntries(lists);
}

/** More words of a language: of small ones, those of some lists. */
interface More {
  verbs: Readonly<Record<string, string>>;
  small: Partial<Language['small']>;
  kinds: Readonly<Record<string, string>>;
}

/** A language with more words. */
export const withMore = (language: Language, { verbs, small, kinds }: More): Language => ({
  ...language,
  more: joined(language.more, verbs),
  small: joined(language.small, small) as Language['small'],
  kinds: joined(language.kinds, kinds),
});
