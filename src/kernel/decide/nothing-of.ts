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
  const about = kinds.filter((kind) => verbsOf(kind, meanings).length > 0);
  const own = about.filter(({ asked }) => asked === 'own');
  const [kind, ...others] = own.length > 0 ? own : about;
  if (!kind || others.length > 0) return null;
  const none = verbsOf(kind, meanings).map((verb) => `${verb} none`);
  const mayPass = kind.verbs.some(({ verb }) => verb === 'pass');
  return none.find(reads) ?? (mayPass ? `${kind.word}: pass` : null);
}

const verbsOf = <R extends Realm>({ verbs }: AnyKind<R>, meanings: readonly string[]): string[] =>
  (verbs as OrderKind<R, Order>[])
    .filter(({ verb, means }) => (means ?? [verb]).some((one) => meanings.includes(one)))
    .map(({ verb }) => verb);
