import type { Realm, RuleRef } from '../realm';
import type { AnyKind } from './decision';
import type { Order, Scope } from './order';

/**
 * Why a plan cannot stand beside those before it in the same mail: it names who is named there already. Refused now, as it would be
 * when its time comes, with the others lost beside it.
 */
export function namedTwice<R extends Realm>(
  { once }: AnyKind<R>,
  order: Order,
  before: readonly Order[],
  scope: Scope<R>,
): { text: string; rule: RuleRef } | null {
  if (!once) return null;
  for (const earlier of before) {
    const both = once.named(order, scope).find((who) => once.named(earlier, scope).includes(who));
    if (both !== undefined) return { text: `${both} stands in line ${earlier.line ?? 0} already`, rule: once.rule };
  }
  return null;
}
