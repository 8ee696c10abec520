import {
  bounded,
  plainly,
  within,
  type Bound,
  type ConditionKind,
  type Parameter,
} from '../../kernel/decide/condition';
import type { Ask } from '../../kernel/decide/decision';
import type { Realm } from '../../kernel/realm';
import { howMany } from './parts';

/** What a decision says of itself, for its conditions. */
export type Of<R extends Realm, F, V> = (q: Ask<R, F>) => V;

/** `at 4314`: the hex that is fought for. */
export const atHex = <R extends Realm, F>(
  hex: Parameter<R, string>,
  of: Of<R, F, string>,
): ConditionKind<R, F, string> => ({
  word: 'at',
  takes: hex,
  bare: true,
  help: 'the hex that is fought for, or that the units stand in',
  holds: (value, q) => of(q) === value,
});

/** `with Archers`: a unit is among those it is about. */
export const withUnit = <R extends Realm, F>(
  unit: Parameter<R, string>,
  of: Of<R, F, readonly string[]>,
): ConditionKind<R, F, string> => ({
  word: 'with',
  takes: unit,
  bare: true,
  help: 'this unit of yours takes part',
  holds: (value, q) => of(q).includes(value),
});

/** `box at least 1`: a number of the position, from below or above. */
export const ifNumber = <R extends Realm, F>(
  word: string,
  help: string,
  of: Of<R, F, number>,
): ConditionKind<R, F, Bound<number>> => ({
  ...{ word, help, takes: bounded<R, number>(howMany) },
  holds: (bound, q) => within(bound, of(q), (n) => n),
});

/** `if attacking`, `if defending`. */
export const ifRole = <R extends Realm, F>(defends: Of<R, F, boolean>): ConditionKind<R, F, null>[] => [
  plainly('attacking', 'your units attack', (q) => !defends(q)),
  plainly('defending', 'your units are attacked', defends),
];
