import type { Realm } from '../realm';
import { printConditions, type Given } from './condition';
import { cutConditions, readConditions, type Conditional } from './condition-line';
import type { AnyKind } from './decision';
import { foldName, listed } from './names';
import { fine, misread, type Order, type OrderKind, type Read, type Scope } from './order';
import { holdsVerb, readLine } from './reading';

/** A line cut up: whether it is for good, its conditions, the decision it names, and the order itself. */
export interface LaterLine<R extends Realm> extends Conditional {
  always: boolean;
  /** The decision kind named by its word: `reshuffle: pass`. */
  target: AnyKind<R> | null;
}

/** A line kept for a later decision. */
export interface Kept<R extends Realm> {
  owner: AnyKind<R>;
  order: Order;
  /** In order words, conditions and all. */
  text: string;
}

/** Cuts `always at 4314 if uncoordinated: combat: assault: Koch` for a seat that may be asked `kinds`. */
export function cutLater<R extends Realm>(text: string, kinds: readonly AnyKind<R>[]): LaterLine<R> {
  const always = /^always:?\s+/i.exec(text)?.[0] ?? '';
  const bare = bareWords(kinds);
  const before = cutConditions(text.slice(always.length), bare);
  const named = /^([\p{L} -]+?)\s*:\s*(\S.*)$/u.exec(before.rest);
  const target = (named && namedBy(kinds, foldName(named[1] ?? ''))) ?? null;
  if (!target) return { always: always !== '', target, ...before };
  const behind = cutConditions(named?.[2] ?? '', bare);
  return { always: always !== '', target, clauses: [...before.clauses, ...behind.clauses], rest: behind.rest };
}

/** The decision of this word, or of this title. */
function namedBy<R extends Realm>(kinds: readonly AnyKind<R>[], name: string): AnyKind<R> | undefined {
  return kinds.find((k) => folded(k.word) === name) ?? kinds.find((k) => folded(k.title) === name);
}

const bareOf = new WeakMap<object, readonly string[]>();

/** Words of conditions that need no `if`; every line of a mail asks for those of the same kinds. */
export function bareWords<R extends Realm>(kinds: readonly AnyKind<R>[]): readonly string[] {
  const words = bareOf.get(kinds) ?? kinds.flatMap((k) => k.conditions ?? []).flatMap((c) => (c.bare ? [c.word] : []));
  bareOf.set(kinds, words);
  return words;
}

const foldedWords = new Map<string, string>();

/** A word or a title of a decision, folded; there are no more of them than decisions. */
function folded(word: string): string {
  const known = foldedWords.get(word) ?? foldName(word);
  foldedWords.set(word, known);
  return known;
}

/** The line as a whole order again, where the word in front was the order's own verb after all: `fatigue: Koch`. */
export function withoutTarget<R extends Realm>(line: LaterLine<R>): LaterLine<R> {
  return line.target ? { ...line, rest: `${line.target.word}: ${line.rest}`, target: null } : line;
}

/** The decisions a line may be for. */
export interface Later<R extends Realm> {
  kinds: readonly AnyKind<R>[];
  /** The decision that is open: an order which others know too is for them. */
  current: AnyKind<R> | null;
  /** Whether the running turn may still ask it. */
  comes: (kind: AnyKind<R>) => boolean;
}

/** Reads a line for a later decision; null when none of them knows the order. */
export function readLater<R extends Realm>(
  line: LaterLine<R>,
  { kinds, current, comes }: Later<R>,
  scope: Scope<R>,
): Read<Kept<R>> | null {
  const readers = (line.target ? [line.target] : kinds).flatMap((kind) => reader(line, kind, scope));
  if (readers.length === 0) return null;
  const tried = readers.map((r) => {
    const given = readConditions(line.clauses, r.kind.conditions ?? [], scope, r.kind.title);
    return { ...r, given };
  });
  const able = tried.flatMap((t) => (t.given.ok ? [{ ...t, given: t.given.value }] : []));
  if (able.length === 0) return failure(tried);
  const coming = able.filter((t) => line.always || comes(t.kind));
  const left = narrowed(coming.length > 0 ? coming : able, line.always, current);
  const [first, second] = left;
  if (!first || second)
    return whichOf(
      line,
      left.map((l) => l.kind),
    );
  return fine(kept(first, scope));
}

interface Reader<R extends Realm> {
  kind: AnyKind<R>;
  order: Order;
  verb: OrderKind<R, Order>;
}

function reader<R extends Realm>(line: LaterLine<R>, kind: AnyKind<R>, scope: Scope<R>): Reader<R>[] {
  // Nobody says which decision a bare "pass" is for.
  const verbs = line.target === null ? sayingWhich(kind) : kind.verbs;
  if (!holdsVerb(line.rest, verbs)) return [];
  const read = readLine(line.rest, verbs, scope);
  return read.ok ? [{ kind, order: read.order, verb: read.kind }] : [];
}

const withoutPass = new WeakMap<object, readonly unknown[]>();

/** The verbs of a kind but `pass`; looked up for every line. */
function sayingWhich<R extends Realm>(kind: AnyKind<R>): AnyKind<R>['verbs'] {
  const found = withoutPass.get(kind) ?? kind.verbs.filter((v) => v.verb !== 'pass');
  withoutPass.set(kind, found);
  return found as AnyKind<R>['verbs'];
}

function kept<R extends Realm>({ kind, order, verb, given }: Reader<R> & { given: Given[] }, scope: Scope<R>): Kept<R> {
  const whole = given.length > 0 ? { ...order, when: given } : order;
  const text = `${printConditions(whole, kind.conditions ?? [], scope)}${verb.print(order, scope)}`;
  return { owner: kind, order: whole, text };
}

/** Why no kind takes the conditions: of those that know some at all, the first one's reason. */
function failure<R extends Realm>(tried: (Reader<R> & { given: Read<Given[]> })[]): Read<never> {
  const told = tried.find((t) => (t.kind.conditions ?? []).length > 0) ?? tried[0];
  return told && !told.given.ok ? told.given : misread('this is not known');
}

/** Of several that know an order, those it is meant for when no word says so. */
function narrowed<R extends Realm, T extends { kind: AnyKind<R> }>(
  able: readonly T[],
  always: boolean,
  current: AnyKind<R> | null,
): T[] {
  const steps: ((t: T) => boolean)[] = [
    (t) => t.kind !== current || always,
    (t) => t.kind.yields !== true && !(always && t.kind.yields === 'for good'),
    (t) => t.kind.asked !== 'other' || always,
  ];
  return steps.reduce<T[]>(
    (left, step) => {
      const some = left.filter(step);
      return some.length > 0 ? some : left;
    },
    [...able],
  );
}

function whichOf<R extends Realm>(line: LaterLine<R>, kinds: readonly AnyKind<R>[]): Read<never> {
  const titles = listed(kinds.map((k) => k.title));
  const could = kinds.map((k) => `${k.word}: ${line.rest}`);
  const reason = { level: 'unreadable', text: `this could be for ${titles}; say for which` } as const;
  return { ok: false, reason: { ...reason, nearest: listed(could.map((one) => `"${one}"`)), said: line.rest, could } };
}
