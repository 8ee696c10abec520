import type { Realm } from '../realm';
import type { Coming } from './coming';
import type { AnyKind } from './decision';
import type { ExactLines } from './exact-lines';
import type { FreeLines } from './free/free-lines';
import type { FreeRead } from './free/free-reading';
import { cutLater } from './later';
import { nothingOf } from './nothing-of';
import type { Line } from './reading';

interface Room<R extends Realm> {
  later: readonly AnyKind<R>[];
  coming: Coming<R>;
  free: FreeLines<R>;
  exact: ExactLines<R>;
  isAsked: (meaning: string) => boolean;
}

/** The order that a line is which says that nothing is done of what is not asked here: `exploit nobody`, `always no air`; null: it does not. */
export function nothingLater<R extends Realm>(
  line: Line,
  read: FreeRead | null,
  { later, coming, free, exact, isAsked }: Room<R>,
): string | null {
  const cut = cutLater(line.text, later);
  const isBare = cut.clauses.length === 0 && !cut.always;
  const said = isBare ? read : free.read({ ...line, text: cut.rest });
  const [of = [], ...others] = said?.is === 'nothing' ? said.of : [];
  if (others.length > 0 || (isBare && of.some(isAsked))) return null;
  const comes = (kind: AnyKind<R>): boolean => cut.always || coming.gone(kind) === null;
  const before = line.text.slice(0, line.text.lastIndexOf(cut.rest));
  const none = nothingOf(of, later.filter(comes), (text) => exact.reads(`${before}${text}`) !== null);
  return none === null ? null : `${before}${none}`;
}
