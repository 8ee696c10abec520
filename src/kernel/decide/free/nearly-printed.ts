import { withoutCourtesy } from './courteous';
import type { FreeRead, Grammar } from './free-reading';
import { isMereNote, namesOther } from './notes';
import { plainLine } from './plain-line';
import { isQuestion } from './questions';

/** `Please move A to X.`, `move A to X (as planned)`: most lines are an order as the docs have it but for manners or a note. */
export function inManners(line: string, grammar: Grammar): FreeRead | null {
  const { glossary } = grammar;
  if (isQuestion(line)) return null;
  const { signed, notes } = plainLine(line);
  const polite = withoutCourtesy(signed);
  const order = polite === line ? null : grammar.reads(polite);
  if (order === null) return null;
  const isBeside = (note: string): boolean => isMereNote(note, glossary) && !namesOther(note, [order], glossary);
  return notes.every(isBeside) ? { is: 'orders', orders: [order], notes } : null;
}

/** `II/KG 6 1-3: bomb troops at 2524` is the order with who carries it out behind it. */
export function whoLast(text: string, { main }: Grammar): string[] {
  const { who, order } = /^(?<who>[^:;]*[^:;\s]): +(?<order>\p{L}[^:;]*)$/u.exec(text)?.groups ?? {};
  if (who !== undefined && order !== undefined) return [`${order} with ${who}`];
  // `227 Squadron 1 attack 2425, on LC`: what all of them want stands behind who they are.
  const { first, verb = '', goal, more } = SUBJECT.exec(text)?.groups ?? {};
  const named = main.find((one) => one === verb || `${one}s` === verb);
  return named === undefined ? [] : [`${named} ${goal} with ${first}${more}`];
}
const SUBJECT = /^(?<first>[^:;]*[^:;,\s]) (?<verb>\p{Ll}+) (?<goal>[^:;,]+)(?<more>[,;].+)$/u;
