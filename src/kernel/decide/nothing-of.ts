import type { Realm } from '../realm';
import type { AnyKind } from './decision';
import type { Order, OrderKind } from './order';

/**
 * How it is written that nothing is done of what verbs of these meanings do: `air none`, `exploitation: pass`; null where no decision of
 * `kinds` is about them, or several of the seat's own are. `reads`: whether a line is an order as it stands.
 */
export function nothingOf<R extends Realm>(
  meanings: readonly string[],
  kinds: readonly AnyKind<R>[],
  reads: (text: string) => boolean,
): string | null {
  const about = kinds.filter((kind) => isMainly(kind, meanings));
  const own = about.filter(({ asked }) => asked === 'own');
  const [kind, ...others] = own.length > 0 ? own : about;
  if (!kind || others.length > 0) return null;
  const none = verbsOf(kind, meanings).map((verb) => `${verb} none`);
  const mayPass = kind.verbs.some(({ verb }) => verb === 'pass');
  return none.find(reads) ?? (mayPass ? `${kind.word}: pass` : null);
}

/**
 * Whether a decision is about what verbs of these meanings do before all: who writes "no landings" does not say that no ship sails.
 * The verb that stands first is what it is about, and what half of its verbs do.
 */
export function isMainly<R extends Realm>(kind: AnyKind<R>, meanings: readonly string[]): boolean {
  const all = (kind.verbs as OrderKind<R, Order>[]).filter(({ verb }) => verb !== 'pass');
  const said = verbsOf(kind, meanings);
  return said.length > 0 && (said.includes(all[0]?.verb ?? '') || 2 * said.length >= all.length);
}

const verbsOf = <R extends Realm>({ verbs }: AnyKind<R>, meanings: readonly string[]): string[] =>
  (verbs as OrderKind<R, Order>[])
    .filter(({ verb, means }) => (means ?? [verb]).some((one) => meanings.includes(one)))
    .map(({ verb }) => verb);
