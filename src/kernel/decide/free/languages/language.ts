/** What a small word does in an order, in whatever language it is written. */
export type Small =
  | 'and'
  | 'also'
  | 'to'
  | 'from'
  | 'with'
  | 'at'
  | 'all'
  | 'pair'
  | 'rest'
  | 'except'
  | 'not'
  | 'nothing'
  | 'stay'
  | 'limit'
  | 'only'
  | 'things'
  | 'filler';

/**
 * The words of one language, each list with commas, a phrase with blanks. `verbs`: by the verb of an order that they stand for
 * (`OrderKind.means`). `pair`: words of `all` that mean two; `limit`: words that limit an order (if, unless, or), which is then asked about; `only`: words that limit it unless a thing stands behind them, which alone is meant; `things`: words for what
 * is ordered (units, ships), which name nothing; `filler`: words that change nothing; `also`: who does what was said before. `kinds`: what
 * things and places are called by kind and nation, by the English word that a glossary has.
 */
export interface Language {
  verbs: Readonly<Record<string, string>>;
  /** More of them, in a file of their own. */
  more: Readonly<Record<string, string>>;
  small: Readonly<Record<Small, string>>;
  kinds: Readonly<Record<string, string>>;
  /** Words before names that no name begins with. */
  articles: string;
  /** Those of them that stand before several things only. */
  plural: string;
  /** Words that orders have in one form only: numbers, yes and no. */
  literal: Readonly<Record<string, string>>;
}
