import type { RuleRef } from './realm';

/** A word of the rules as mails use it, what it means in a few words, and the paragraph that says it. */
export interface RulesWord {
  /** As mails write it, first the one that HELP shows; matched without regard to case. */
  words: readonly string[];
  /** Codes of a form: `D2F1`. */
  form?: RegExp;
  rule: RuleRef;
  means: string;
}

/** What a word of a mail means by the rules, if it is one of theirs. */
export const rulesWord = (all: readonly RulesWord[], said: string): RulesWord | undefined =>
  all.find(({ words }) => words.some((word) => word.toLowerCase() === said.toLowerCase())) ??
  all.find(({ form }) => form?.test(said.toUpperCase()));
