import { isSalutation } from '../../kernel/decide/closings';
import type { MailSpec } from '../../post/mail-spec';
import { wrap } from '../../wording/wrap';
import type { DigestBlock } from './digest-blocks';

/** A note to the reader of a digest, about a reply to it. */
export const noteOf = (what: string, ...paragraphs: readonly string[]): MailSpec => ({
  kind: 'note',
  subject: `Despatch: ${what}`,
  text: `${paragraphs.map((p) => wrap(p)).join('\n\n')}\n`,
  ...{ map: null, replyTo: null, inReplyTo: null },
});

/** Whether words above the first code only greet: nobody is told that they were not read. */
export const greetsOnly = (text: string): boolean =>
  text.split('\n').every((line) => line.trim() === '' || isSalutation(line) || /^\s*(?:hello|hi|dear)\b/i.test(line));

/** Lines before any code, what stands under codes of no game of his, files that were not looked into; `codes`: his games. */
export interface Unread {
  text: string;
  strange: readonly DigestBlock[];
  notRead: readonly string[];
  codes: readonly string[];
}

/** What is said of lines and files that belong to no game; `last`: of more of them nothing is said today. */
export function unreadNote({ text, strange, notRead, codes }: Unread, last: boolean): MailSpec {
  const write = `Write the code of a game in a line of its own above its orders: ${codes.join(', ')}.`;
  const under = strange.map((block) => ({
    where: `${block.code} is no game that you play, and these lines of your reply stand under it`,
    lines: block.text,
  }));
  const before = { where: 'These lines of your reply stand before the code of any game', lines: text };
  const all = text === '' ? under : [...under, before];
  const said =
    all.length === 0
      ? [`Nothing was read in your reply to the mail of the day. ${write}`]
      : all.flatMap(({ where, lines }) => [`${where}, so they were not read. ${write}`, quoted(lines)]);
  const files = notRead.length === 0 ? [] : [`Not read either: ${notRead.join('; ')}.`];
  const end = last ? ['More replies of which nothing can be read are not answered until tomorrow.'] : [];
  const spec = noteOf('lines that belong to no game');
  const paragraphs = [...said, ...files, ...end].map((p) => (p.startsWith('  > ') ? p : wrap(p)));
  return { ...spec, text: `${paragraphs.join('\n\n')}\n` };
}

const quoted = (text: string): string =>
  text
    .split('\n')
    .slice(0, 20)
    .map((line) => `  > ${line.slice(0, 66)}`)
    .join('\n');
