import { eachOnce } from '../data/each-once';
import { atomsOf, isNumber } from './free/atoms';
import { isEmpty } from './free/language-words';
import type { LineVerdict } from './verdict';

/** So many lines that nobody understands end the reading: somebody else's text has come in. */
const MOST_UNKNOWN = 5;
type Aside = Pick<LineVerdict, 'status' | 'why' | 'nearest'>;
const COURTESY: Aside = {
  status: 'ignored',
  why: 'no order, and nothing that you may order is in it',
  nearest: undefined,
};
const STOPPED: Aside = {
  status: 'ignored',
  why: 'too many lines were not understood; reading stopped',
  nearest: undefined,
};

/** How far a line in error was read: its verb only, not even that; `loose`: it is not near an order either. */
export type Misunderstood = 'half' | 'unknown' | 'loose';
type Misread = ReadonlyMap<LineVerdict, Misunderstood>;

/**
 * What is set aside of the judged lines of a mail: courtesy above its first order and below its last, and what follows
 * too many lines that nobody understands. Other lines keep their verdict.
 * @param taken whether the mail held words that are no orders: then courtesy may be all that is left of it
 * @param isOrder whether words that are offered in the place of a line are an order
 */
export function asideFrom(
  lines: readonly LineVerdict[],
  misread: Misread,
  taken: boolean,
  isOrder: (text: string) => boolean,
): Map<LineVerdict, Aside> {
  const isLoose = (v: LineVerdict): boolean => misread.get(v) === 'loose' && !isOffered(v, isOrder);
  const firm = lines.flatMap((v, i) => (isLoose(v) ? [] : [i]));
  const [first = lines.length, last = -1] = [firm[0], firm.at(-1)];
  const none = firm.length === 0;
  const isCourtesy = (v: LineVerdict, i: number): boolean =>
    isLoose(v) && (none ? taken : i < first || (i > last && !isTail(lines[i - 1], v)));
  const aside = new Map(lines.flatMap((v, i) => (isCourtesy(v, i) ? [[v, COURTESY] as const] : [])));
  const looked = none ? (taken ? [] : lines) : lines.slice(0, last + 1);
  for (const verdict of behindTooMany(looked, misread, !none)) aside.set(verdict, STOPPED);
  return aside;
}

/** Whether a line could be an order that has a number of it, or two of its words that say something: no courtesy has. */
function isOffered({ text, could = [] }: LineVerdict, isOrder: (text: string) => boolean): boolean {
  const said = wordsIn(text);
  return could
    .filter((one) => [one, ...one.split('; ')].some(isOrder))
    .some((order) => {
      const same = wordsIn(order).filter((word) => said.includes(word));
      return same.some(isNumber) || same.length > 1;
    });
}

const wordsIn = (text: string): string[] =>
  eachOnce(atomsOf(text).map((atom) => atom.text)).filter((word) => !isEmpty(word));

/** Programs break longer lines. */
const SHORTEST_BROKEN = 50;

/** Whether a line may be the end of the long order right above it, which a program broke. */
const isTail = (above: LineVerdict | undefined, { number, text }: LineVerdict): boolean =>
  above?.number === number - 1 && above.text.length >= SHORTEST_BROKEN && /^[\p{Ll}\p{N}]/u.test(text);

/** The lines that follow too many unknown ones. Where there are orders, a paragraph of mere courtesy counts as one line. */
function behindTooMany(lines: readonly LineVerdict[], misread: Misread, hasOrders: boolean): LineVerdict[] {
  let count = 0;
  const behind: LineVerdict[] = [];
  for (const paragraph of paragraphsOf(lines)) {
    const asOne = hasOrders && paragraph.every((v) => misread.get(v) === 'loose');
    for (const [i, verdict] of paragraph.entries()) {
      if (count >= MOST_UNKNOWN) behind.push(verdict);
      else if ((misread.get(verdict) ?? 'half') !== 'half' && !(asOne && i > 0)) count += 1;
    }
  }
  return behind;
}

/** Lines between which nothing stands. */
function paragraphsOf(lines: readonly LineVerdict[]): LineVerdict[][] {
  const paragraphs: LineVerdict[][] = [];
  for (const [i, verdict] of lines.entries()) {
    if (lines[i - 1]?.number === verdict.number - 1) paragraphs.at(-1)?.push(verdict);
    else paragraphs.push([verdict]);
  }
  return paragraphs;
}
