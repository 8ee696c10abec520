import type { Realm } from '../realm';
import type { AnyKind } from './decision';
import { ofDecision } from './free/none-of-decision';
import type { Order, OrderKind } from './order';

/** What may be asked later, and how a line is tried. */
interface Room<R extends Realm> {
  kinds: readonly AnyKind<R>[];
  /** Whether it may be answered in the mail that answers what is asked now. */
  follows: (kind: AnyKind<R>) => boolean;
  /** Whether a line is an order as it stands. */
  reads: (text: string) => boolean;
}

/** How it is written that nothing is done of what verbs of these meanings do, for each time that it is said; null where one is not known. */
export function nothingOf<R extends Realm>(said: readonly (readonly string[])[], room: Room<R>): string[] | null {
  const none = said.map((meanings) => noneOfVerbs(meanings, room));
  return none.includes(null) ? null : none.flatMap((texts) => texts ?? []);
}

/**
 * The same for one: `air none`, `exploitation: pass`; null where no decision of `kinds` is about it, or several of the seat's own are.
 * Of several that follow on what is asked, as the movement of two phases of one segment, nothing is done in any.
 */
function noneOfVerbs<R extends Realm>(
  meanings: readonly string[],
  { kinds, follows, reads }: Room<R>,
): string[] | null {
  const about = kinds.filter((kind) => isMainly(kind, meanings));
  const own = about.filter(({ asked }) => asked === 'own');
  const nearest = own.length > 0 ? own : about;
  const meant = nearest.length === 1 ? nearest : calledSo(nearest.filter(follows), meanings);
  const none = meant.map((kind) => noneOf(kind, meanings, reads));
  return none.length === 0 || none.includes(null) ? null : (none as string[]);
}

function noneOf<R extends Realm>(
  kind: AnyKind<R>,
  meanings: readonly string[],
  reads: (text: string) => boolean,
): string | null {
  const none = verbsOf(kind, meanings).map((verb) => `${verb} none`);
  const mayPass = kind.verbs.some(({ verb }) => verb === 'pass');
  return none.find(reads) ?? (mayPass ? `${kind.word}: pass` : null);
}

/** Those whose verb is the word that was written; where there are none, all: who attacks no hex may yet raid. */
function calledSo<R extends Realm>(
  kinds: readonly AnyKind<R>[],
  [said = '']: readonly string[],
): readonly AnyKind<R>[] {
  const called = kinds.filter((kind) => kind.verbs.some(({ verb }) => verb === said));
  return called.length > 0 ? called : kinds;
}

/**
 * Whether a decision is about what verbs of these meanings do before all: who writes "no landings" does not say that no ship sails.
 * The verb that stands first is what it is about, and what half of its verbs do.
 */
export function isMainly<R extends Realm>(kind: AnyKind<R>, meanings: readonly string[]): boolean {
  if (meanings.includes(ofDecision(kind.word)) || (kind.flown && meanings.includes('missions'))) return true;
  const all = (kind.verbs as OrderKind<R, Order>[]).filter(({ verb }) => verb !== 'pass');
  const said = verbsOf(kind, meanings);
  return said.length > 0 && (said.includes(all[0]?.verb ?? '') || 2 * said.length >= all.length);
}

const verbsOf = <R extends Realm>({ verbs }: AnyKind<R>, meanings: readonly string[]): string[] =>
  (verbs as OrderKind<R, Order>[])
    .filter(({ verb, means }) => (means ?? [verb]).some((one) => meanings.includes(one)))
    .map(({ verb }) => verb);
