import type { Realm } from '../realm';
import type { AnyKind, Ask } from './decision';
import { readLine } from './reading';

/** What an order of the open decision is in order words if it may stand alone; null: it is none, or may not. */
export function aloneIn<R extends Realm>(kind: AnyKind<R> | null, q: Ask<R> | null, text: string): string[] | null {
  if (!q || !kind) return null;
  const read = readLine(text, kind.verbs, q);
  // As a line of the mail: of an order for later those who are gone would be left out.
  const put = read.ok ? kind.assemble([{ ...read.order, line: 0 }], q) : null;
  if (put === null || 'objections' in put) return null;
  const isIllegal = kind.judge(put.answer, q).some((o) => o.level === 'illegal');
  return isIllegal ? null : kind.print(put.answer, q);
}
