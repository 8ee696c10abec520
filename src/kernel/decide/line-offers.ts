import type { Realm } from '../realm';
import { allChoices, type AnyKind, type Ask } from './decision';
import type { Order } from './order';
import { readLine } from './reading';
import type { Offer } from './touch';

/** So many buttons at most: who has more to choose from needs things to pick. */
const MOST = 60;

/**
 * What a prompt shows as whole lines that would be sound alone, a button each: how a decision is answered with a finger that
 * does not say so itself. Of those the prompt also shows a form that is to be filled; it is no line and has no button.
 */
export function lineOffers<R extends Realm>(kind: AnyKind<R>, q: Ask<R>): Offer[] {
  const prompt = kind.prompt(q);
  const lines = [...allChoices(prompt), ...prompt.examples];
  return lines
    .filter((line, i) => line !== 'pass' && lines.indexOf(line) === i && soundAlone(kind, q, line))
    .slice(0, MOST)
    .map((line) => ({ at: null, says: line, lines: [line] }));
}

/** Whether a line is one of the decision's orders, and a whole answer by itself. */
function soundAlone<R extends Realm>(kind: AnyKind<R>, q: Ask<R>, line: string): boolean {
  const read = readLine<R>(line, kind.verbs, q);
  if (!read.ok) return false;
  const assembled = kind.assemble([{ ...read.order, line: 1 } as Order], q);
  return 'answer' in assembled && kind.judge(assembled.answer, q).every(({ level }) => level !== 'illegal');
}
