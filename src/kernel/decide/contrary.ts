import type { Realm } from '../realm';
import type { AnyKind, Ask } from './decision';
import type { Order } from './order';

const passes = ({ verb }: Order): boolean => verb === 'pass';

/**
 * Of orders under the same conditions those that the first leaves room for: who passes first passes, a later pass is void, and
 * what would put an earlier order aside is left out. Whether they are legal is another matter.
 */
export function withFirst<R extends Realm, S extends { order: Order }>(
  kind: AnyKind<R>,
  given: readonly S[],
  q: Ask<R>,
): S[] {
  const [first, ...others] = given;
  if (!first || passes(first.order)) return given.slice(0, 1);
  return others
    .filter(({ order }) => !passes(order))
    .reduce<S[]>((so, next) => (putsAside(kind, so, next, q) ? so : [...so, next]), [first]);
}

/**
 * Whether a decision that hears the last word would hear `next` instead of what comes before it: that stands in the answer if it
 * is said last, and does not if it is said first.
 */
function putsAside<R extends Realm, S extends { order: Order }>(
  kind: AnyKind<R>,
  before: readonly S[],
  next: S,
  q: Ask<R>,
): boolean {
  const alone = linesOf(kind, before, q);
  const inTurn = linesOf(kind, [...before, next], q);
  if (!alone || !inTurn || alone.every((line) => inTurn.includes(line))) return false;
  const turned = linesOf(kind, [next, ...before], q);
  return turned !== null && alone.every((line) => turned.includes(line));
}

/** What orders come to, in order words; null: they are not legal so. */
function linesOf<R extends Realm, S extends { order: Order }>(
  kind: AnyKind<R>,
  given: readonly S[],
  q: Ask<R>,
): string[] | null {
  const put = kind.assemble(
    given.map(({ order }) => order),
    q,
  );
  if ('objections' in put || kind.judge(put.answer, q).some(({ level }) => level === 'illegal')) return null;
  return kind.print(put.answer, q);
}
