import type { Classified, MailClass } from './classify';
import type { OwnText } from './own-text';
import type { Separated } from './separators';
import type { TextFile } from './text-files';

const FORWARDED: Separated = 'forwarded mail';
const QUOTED: Separated = 'quoted mail';

/** All that is read of a mail. */
export interface Reading extends OwnText, Omit<Classified, 'class'> {
  messageId: string;
  /** The one address it says to come from, in lower case; null: none, or more than one. */
  from: string | null;
  subject: string;
  /** `forward`: a person's, who sends on what another wrote; nothing of that is read. */
  class: MailClass | 'forward';
  /** Names of files sent with it. */
  attachments: string[];
  /** Those of them that are text: looked at where the mail itself holds no order. */
  files: TextFile[];
}

/** All words of a mail that may be read: its own and those of its text files. */
export const wordsOf = ({ text, files }: Pick<Reading, 'text' | 'files'>): string =>
  [text, ...files.map((file) => file.text)].filter((words) => words !== '').join('\n');

/** Whether a person wrote it: then it is dealt with and answered. */
export const fromPerson = (reading: Pick<Reading, 'class'>): boolean =>
  reading.class === 'human' || reading.class === 'forward';

/** The front of the subject of a mail that is sent on, in the languages of mail programs. */
const SENT_ON =
  /^\s*(?:fwd?|wg|tr|rv|enc|i|doorst|vb|vs|videresend|vl|pd|fw[.]?|továbbítás|redir|ilt|пересл|fs|προωθ|转发|轉寄|転送|전달|הועבר)\s*[:：]/iu;

/** The same of a mail that answers another. */
const ANSWER = /^\s*(?:re|aw|sv|antw|odp|vs|ynt|rif|res|r|ha|vá|απ|отв|回复|回覆|答复|답장)\s*[:：]/iu;

/** Whether another's mail is sent on in it: said so, or quoted whole with no word above it and no `Re:` in the subject. */
export function isForwarded({ text, cut }: OwnText, subject = ''): boolean {
  const whole = cut.find((c) => c.why === FORWARDED || c.why === QUOTED);
  if (!whole) return false;
  return whole.why === FORWARDED || SENT_ON.test(subject) || (text === '' && !ANSWER.test(subject));
}

/** What says that there are answers further down, or in another colour. */
const ANSWERS_BELOW =
  /\b(?:below|inline|in-line|interspersed|in (?:red|blue|green|bold|colou?r)|siehe unten|s\. ?u\.|weiter unten|in (?:rot|blau|grün)|ci-dessous|plus bas|en (?:rouge|bleu|vert)|más abajo|en (?:rojo|azul|verde)|qui sotto|in (?:rosso|blu|verde)|zie (?:onder|hieronder)|in het (?:rood|blauw)|se nedenfor|se nedan|poniżej|níže)\b|ниже|下記|如下|以下|아래/iu;

/** Whole mails below the writer's words: what he put between their lines looks like theirs. */
const WHOLE = [FORWARDED, QUOTED, 'our own mail'];

/** What was not read and why, for people. `file`: the attached one that was. */
export function notRead(
  { text, cut, attachments }: Pick<Reading, 'text' | 'cut' | 'attachments'>,
  file?: string,
): string[] {
  const lines = cut.map((c) => (c.lines === 0 ? c.why : `${c.lines} line${c.lines === 1 ? '' : 's'}: ${c.why}`));
  if (cut.some((c) => WHOLE.includes(c.why)) && (text === '' || ANSWERS_BELOW.test(text)))
    lines.push('words put between the lines of a mail quoted whole cannot be told from it; write your orders above it');
  const others = attachments.filter((name) => name !== file);
  return others.length > 0 ? [...lines, `attachments not looked at: ${namesIn(others)}`] : lines;
}

/** The same for who is answered in sentences; none where all was read. */
export const notReadLine = (lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`Not read in your mail: ${lines.join('; ')}.`];

/** So many files are named. */
const MOST_NAMED = 10;

function namesIn(files: readonly string[]): string {
  const more = files.length - MOST_NAMED;
  return `${files.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
