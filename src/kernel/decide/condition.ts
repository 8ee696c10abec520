import type { Json, Realm } from '../realm';
import { canonical } from '../record/hash';
import type { Ask } from './decision';
import { foldName } from './names';
import { fine, misread, type Order, type Read, type Scope } from './order';

/** What stands behind the word of a condition: a hex, odds, a unit, nothing. */
export interface Parameter<R extends Realm, V> {
  /** As help writes it: `hex`. Empty: nothing stands there. */
  name: string;
  read(text: string, scope: Scope<R>): Read<V>;
  print(value: V, scope: Scope<R>): string;
}

/** A condition that a decision kind knows: when it holds, orders given in advance under it may answer. */
export interface ConditionKind<R extends Realm, F, V> {
  /** The word behind `if`, or the whole beginning of a `bare` one. */
  word: string;
  takes: Parameter<R, V>;
  /** Written without `if`: `at 4314`, `with Koch`. */
  bare?: true;
  help: string;
  holds(value: V, q: Ask<R, F>): boolean;
}

/** A condition as an order keeps it. */
export interface Given {
  word: string;
  value: Json;
}

/** Conditions of a list differ in what they take. */
// oxlint-disable-next-line typescript/no-explicit-any -- a kind knows conditions of several types
export type Conditions<R extends Realm, F> = readonly ConditionKind<R, F, any>[];

/** For conditions that are one word: `if full`. */
export const nothing: Parameter<Realm, null> = {
  name: '',
  read: (text) => (text === '' ? fine(null) : misread(`"${text}" is too much here`)),
  print: () => '',
};

/** A number with a direction: `3` and `3 or more` are the same, `3 or less` is the other one. */
export interface Bound<V> {
  bound: V;
  less: boolean;
}

/** A bound of what `read` reads: `3-1 or less`. */
export function bounded<R extends Realm, V>(of: Parameter<R, V>): Parameter<R, Bound<V>> {
  return {
    name: `${of.name} [or more | or less]`,
    read(text, scope) {
      const parts = /^(.*?)\s*(?:\bor\s+(more|less|better|worse|higher|lower)|(\+))?$/i.exec(text.trim());
      const value = of.read((parts?.[1] ?? '').trim(), scope);
      const less = /less|worse|lower/i.test(parts?.[2] ?? '');
      return value.ok ? fine({ bound: value.value, less }) : value;
    },
    print: ({ bound, less }, scope) => `${of.print(bound, scope)} or ${less ? 'less' : 'more'}`,
  };
}

/** Whether `value` lies on the right side of a bound; `by` makes numbers of both. */
export function within<V>({ bound, less }: Bound<V>, value: V, by: (value: V) => number): boolean {
  return less ? by(value) <= by(bound) : by(value) >= by(bound);
}

/** A whole number. */
export const wholeNumber: Parameter<Realm, number> = {
  name: 'number',
  read: (text) =>
    /^-?\d+$/.test(text) ? fine(Number(text)) : misread(text === '' ? 'a number is missing' : `"${text}" is no number`),
  print: (value) => String(value),
};

/** A condition that takes nothing: `if full`. */
export function plainly<R extends Realm, F>(
  word: string,
  help: string,
  holds: (q: Ask<R, F>) => boolean,
): ConditionKind<R, F, null> {
  return { word, takes: nothing, help, holds: (_, q) => holds(q) };
}

/** The conditions of an order; positions of version 1 kept one word only. */
export function conditionsOf({ when }: Order): Given[] {
  if (when === undefined) return [];
  return typeof when === 'string' ? [{ word: when, value: null }] : when;
}

/** The same for orders under the same conditions, in whatever order they were written. */
export function conditionsKey(order: Order): string {
  const folded = conditionsOf(order).map((g) => canonical({ ...g, word: foldName(g.word) }));
  return folded.sort().join('&');
}

/** `at hex`, `if odds 3-1`: how a condition is written. */
export function conditionSyntax<R extends Realm, F>(kind: Conditions<R, F>[number]): string {
  return `${kind.bare ? '' : 'if '}${kind.word} ${kind.takes.name}`.trim();
}

/** A condition in order words. */
export function printCondition<R extends Realm, F>(given: Given, kinds: Conditions<R, F>, scope: Scope<R>): string {
  const kind = kindOf(given, kinds);
  if (!kind) return `if ${given.word}`;
  return `${kind.bare ? '' : 'if '}${kind.word} ${kind.takes.print(given.value, scope)}`.trim();
}

/** What stands before an order, colon and all: `at W4314 if uncoordinated: `; empty without conditions. */
export function printConditions<R extends Realm, F>(order: Order, kinds: Conditions<R, F>, scope: Scope<R>): string {
  const all = conditionsOf(order);
  return all.length === 0 ? '' : `${all.map((g) => printCondition(g, kinds, scope)).join(' ')}: `;
}

/** The first condition of an order that does not hold now; null when all do. */
export function failing<R extends Realm, F>(order: Order, kinds: Conditions<R, F>, q: Ask<R, F>): Given | null {
  return conditionsOf(order).find((given) => !kindOf(given, kinds)?.holds(given.value, q)) ?? null;
}

function kindOf<R extends Realm, F>({ word }: Given, kinds: Conditions<R, F>): Conditions<R, F>[number] | undefined {
  return kinds.find((k) => foldName(k.word) === foldName(word));
}
