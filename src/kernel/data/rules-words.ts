import { z } from 'zod';
import type { RulesWord } from '../rules-word';
import type { YamlFile } from './yaml-file';

const text = z.string();
const entry = z.strictObject({ words: z.array(text).min(1), form: text.optional(), rule: text, means: text });

/**
 * Reads words.yaml: words of the rules in mails, as HELP explains them. `form`: codes that are written so, a regular expression.
 * @throws DataFault for a form that is none, and for a paragraph that the rules do not have
 */
export function readRulesWords(file: YamlFile, paragraphs: readonly string[]): RulesWord[] {
  return file.read(z.strictObject({ words: z.array(entry) })).words.map(({ form, ...word }, i) => {
    const fault = (what: string): Error => file.fault(['words', i], `${word.words[0] ?? ''}: ${what}`);
    if (!paragraphs.includes(word.rule)) throw fault(`the rules have no paragraph ${word.rule}`);
    if (form === undefined) return word;
    try {
      return { ...word, form: new RegExp(form) };
    } catch {
      throw fault(`"${form}" is no regular expression`);
    }
  });
}
