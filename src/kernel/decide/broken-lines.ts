import { isJoining } from './free/language-words';

/** Programs break lines that are longer. */
const SHORTEST_BROKEN = 50;
/** What ends no order: a comma, a sign that joins names, a slash in one. */
const OPEN_END = /[,/&+:]$|\s[-–→>]+$|[\p{L}\p{N}]-$/u;

/** Whether an order that ends so, or a line that begins so, was broken: by a program at its width, or by its writer within it. */
export function isBroken(above: string, below: string): boolean {
  if (OPEN_END.test(above) || above.length >= SHORTEST_BROKEN) return true;
  // The end of a name with figures in it is no word: `25/7A`.
  const last = /(?:^|[\s,;:])([\p{L}\p{M}]+)$/u.exec(above)?.[1] ?? '';
  const first = /^[\p{L}\p{M}]+/u.exec(below)?.[0] ?? '';
  return isJoining(last) || isJoining(first);
}

/** The two lines as one; within a name (`13/IV/` and `Sturm`) no blank is put. */
export const rejoined = (above: string, below: string): string =>
  `${above}${/[\p{L}\p{N}][/-]$/u.test(above) ? '' : ' '}${below}`;
