import { shortLines, tooManyAbove, wordsIn } from '../../reports/brevity';
import type { News } from '../../reports/digest';
import { happenedPart } from '../../reports/turn-mail';
import type { MailTemplates } from '../../wording/templates';
import { SHORT_WORDS } from './moderators-help';

/** What stands in the mail of a question. */
export interface QuestionParts {
  marker: string;
  opening: string;
  /** The question, set in. */
  letter: string;
  closing: string;
  /** The line of the log that it seems to be about; none. */
  about: readonly string[];
  precedents: readonly string[];
  paragraphs: readonly string[];
  /** From when on the log is told. */
  span: string;
  news: News;
}

/** Lists that are cut where the mail is long, in this order; the log stands below the rule in full whatever is cut of its digest. */
const CUT = ['digest', 'paragraphs', 'precedents'] as const;
type Lists = Record<(typeof CUT)[number], readonly string[]>;

const REST: Readonly<Record<keyof Lists, string>> = {
  digest: '(the rest is in the log below)',
  paragraphs: '(more below)',
  precedents: '(more below)',
};

/** That ANSWER answers the closing says. */
const WORDS = SHORT_WORDS.slice(1);

/**
 * The mail of a question, short above its rule. Where the question itself is long, or much was found on it, lists leave out
 * what is least: their last lines, never the first.
 */
export function questionText(
  templates: MailTemplates,
  { precedents, paragraphs, news, ...parts }: QuestionParts,
): string {
  let lists: Lists = { digest: news.digest, paragraphs, precedents };
  let more: Lists = { digest: [], paragraphs: [], precedents: [] };
  const written = (): string =>
    templates.text('question', {
      ...parts,
      ...happenedPart(news),
      ...lists,
      moreParagraphs: more.paragraphs,
      morePrecedents: more.precedents,
      below: news.digest.length + more.paragraphs.length + more.precedents.length > 0,
      words: WORDS,
    });
  for (const name of CUT) {
    const over = tooManyAbove(written());
    if (over <= 0) break;
    const all = lists[name];
    const { shown, left } = shortLines(all, wordsIn(all) - over - wordsIn([REST[name]]));
    if (left === 0) continue;
    lists = { ...lists, [name]: [...shown, REST[name]] };
    more = { ...more, [name]: all.slice(shown.length) };
  }
  return written();
}
