import { emptyReceipt, type Receipt, type Section } from '../receipt';
import { MOST_WORDS } from './judge-text';
import type { NotJudged } from './judging';

const MOST_SHOWN = 40;

const WHY = {
  time: 'to read and judge it took longer than a mail may take, and was broken off',
  memory: 'to read and judge it took more memory than a mail may take, and was broken off',
  busy: 'too many write at this moment',
};

/** What is said of a text that was broken off: how far it was read, and that nothing of it was done. */
export function notJudged({ why, line }: NotJudged, text: string, hasFiles = false): Receipt {
  const receipt = emptyReceipt(`NOT recorded: ${WHY[why]}. Nothing of it was written, done or handed on.`);
  const lines =
    why === 'busy' ? ['Send it again in a minute.'] : [...howFar(line, text.split(/\r\n|\r|\n/), hasFiles), HOW];
  return { ...receipt, outcome: 'NOT recorded', sections: [{ title: 'NOT JUDGED', lines }] };
}

const HOW = 'Send the orders again in several mails of fewer and shorter lines; CHECK tries a part of them.';

function howFar(line: number, lines: readonly string[], hasFiles: boolean): string[] {
  if (line < 0 && hasFiles)
    return ['The lines of the mail were read; a file that came with it, or all together, was not judged.'];
  if (line < 0) return ['No single line took that long; what they come to together was not judged.'];
  if (line === 0) return ['No line was judged.'];
  const text = (lines[line - 1] ?? '').trim();
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}...` : text;
  const before = line === 1 ? '' : line === 2 ? 'Line 1 was read. ' : `Lines 1 to ${line - 1} were read. `;
  const below = line < lines.length ? ', nor was any line below it' : '';
  return [`${before}Line ${line}, "${shown}", was not read to its end and not judged${below}.`];
}

/** What is said of words beyond the most that are done. */
export function leftOutSection(leftOut: readonly number[]): Section[] {
  const [first] = leftOut;
  if (first === undefined) return [];
  const which = leftOut.length === 1 ? `line ${first} holds one more` : `${leftOut.length} more begin in line ${first}`;
  const lines = [
    `A mail has ${MOST_WORDS} words at most that are done and answered; ${which}. Nothing was done for ${leftOut.length === 1 ? 'it' : 'them'}.`,
  ];
  return [{ title: 'NOT DONE', lines: [...lines, 'Send them again in another mail.'] }];
}
