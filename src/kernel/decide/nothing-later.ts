import { eachOnce } from '../data/each-once';
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
  /** Kinds of decision that may be answered in the mail that answers the open one. */
  following: readonly string[];
}

type Orders = Omit<Extract<FreeRead, { is: 'orders' }>, 'is'>;

/** The orders that a line is which says that nothing is done of what is not asked here: `exploit nobody`, `no raids, no CAS`; null: it does not. */
export function nothingLater<R extends Realm>(line: Line, read: FreeRead | null, room: Room<R>): Orders | null {
  const { coming, free, exact, isAsked, following } = room;
  const cut = cutLater(line.text, room.later);
  const isBare = cut.clauses.length === 0 && !cut.always;
  const said = isBare ? read : free.read({ ...line, text: cut.rest });
  if (said?.is !== 'nothing') return null;
  const { of: later, notes } = said;
  // What of it is asked here is passed; the rest is asked when its turn comes.
  const isHere = isBare && later.some((of) => of.length === 0 || of.some(isAsked));
  if (later.length === 0 || isHere || (!isBare && later.length > 1)) return null;
  const before = line.text.slice(0, line.text.lastIndexOf(cut.rest));
  const found = nothingOf(later, {
    kinds: room.later.filter((kind) => cut.always || coming.gone(kind) === null),
    follows: ({ kind }) => following.includes(kind),
    reads: (text) => exact.reads(`${before}${text}`) !== null,
  });
  if (found === null) return null;
  return { orders: eachOnce(found.map((text) => `${before}${text}`)), notes: isBare ? notes : [] };
}
