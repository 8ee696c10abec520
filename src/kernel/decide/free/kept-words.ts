import { isOneSlip, isSwapped } from '../names';
import { atomsOf, isNumber, type Atom } from './atoms';
import { isEmpty, isJoining, isLimiting, isOnly, verbsOf } from './language-words';
import { withoutWhatIsShown } from '../copied-form';

/**
 * Whether an order that is offered in the place of a line holds all that its writer said: each number, each name and each word, as it
 * stands or with its slip mended. Words that say nothing of their own may go, and a verb may be another that means the same. `said`: the
 * one name that was not understood, which another stands for.
 */
export function keepsWords(line: string, offered: string, said = ''): boolean {
  const written = (withoutWhatIsShown(line) ?? line).replace(NOTHING_ELSE, ' ');
  const rest = said !== '' && isOneName(said) ? written.replace(said, ' ') : written;
  const left = [...atomsOf(offered)];
  // One name may be a word shorter than what was written for it; more is not left out.
  if (left.length < atomsOf(written).filter(({ text }) => !isEmpty(text)).length - 1) return false;
  const [verb = ''] = left.map(({ text }) => text);
  return atomsOf(rest).every((atom) => {
    const at = left.findIndex((other) => isSame(atom, other));
    if (at >= 0) left.splice(at, 1);
    return (
      at >= 0 ||
      isEmpty(atom.text) ||
      isOnly(atom.text) ||
      verbsOf(atom.text).some((meaning) => meaning.startsWith(verb))
    );
  });
}

/** That nothing else is meant an order says by saying no more. */
const NOTHING_ELSE =
  /(?:nothing|nobody|no one) else|sonst (?:nichts|niemand|keiner)|rien d.autre|(?:nient.|nessun )altro|nada más|nadie más|nic więcej|nikt więcej/giu;

const HEX = /^\d{4}$/;

/** Whether an order that may be given in the place of another that may not names all that it names; only a hex may be another. */
export function namesAll(order: string, other: string): boolean {
  const there = atomsOf(other).map(({ text }) => text);
  return atomsOf(order).every(({ text }) => HEX.test(text) || isEmpty(text) || there.includes(text));
}

/** Whether words name one thing, and neither join nor limit. */
const isOneName = (said: string): boolean =>
  !/[,;&+]/.test(said) && atomsOf(said).every(({ text }) => !isJoining(text) && !isLimiting(text));

function isSame({ text }: Atom, { text: other }: Atom): boolean {
  if (text === other) return true;
  // `I/StG22` is offered as I/StG2, and two digits of a hex that changed places changed back.
  if (isNumber(text) || isNumber(other)) return text.length > 1 && isOneSlip(text, other);
  if (text.length > 1 && (other.startsWith(text) || text.startsWith(other))) return true;
  if (Math.min(text.length, other.length) < 3 || verbsOf(text).length > 0) return false;
  return (
    isOneSlip(text, other) || isSwapped(text, other) || slips(text, other) <= Math.max(text.length, other.length) / 3
  );
}

/** Letters that have to be changed, put in or left out to make one word of the other. */
function slips(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++)
    row = b
      .split('')
      .reduce<number[]>(
        (next, letter, j) => [
          ...next,
          Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === a[i - 1] ? 0 : 1)),
        ],
        [i],
      );
  return row[b.length] ?? 0;
}
