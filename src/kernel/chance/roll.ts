import type { Act } from '../flow/act';
import type { Realm, RuleRef } from '../realm';
import type { Chart } from './chart';

/** A modifier that counted, with its rule, as it is told to the players. */
export interface Counted {
  id: string;
  by: number;
  rule: RuleRef;
  /** Why it counted, in a few words. */
  why: string;
}

/** One roll, told so that anybody can do the arithmetic again. Column and row are empty for a roll without a chart. */
export interface Roll {
  key: string;
  die: number;
  /** Of the die; absent: ten, as every die had when the first games were played. */
  sides?: number;
  modifiers: Counted[];
  /** The sum of the modifiers before the chart's limits, when the limits cut it. */
  uncut?: number;
  total: number;
  chart: string;
  column: string;
  row: string;
  result: string;
}

/** A modifier printed on `chart`; `by` is given where the chart names a number found elsewhere. */
export function counted(chart: Chart, id: string, why?: string, by?: number): Counted {
  const printed = chart.modifier(id);
  const amount = by ?? printed.by;
  if (typeof amount !== 'number') throw new Error(`${chart.id}: the modifier "${id}" needs a number`);
  return { id, by: amount, rule: printed.rule, why: why ?? printed.when };
}

/** The same as a list: nothing where the modifier does not hold. */
export const countedIf = (holds: boolean, chart: Chart, id: string, why?: string, by?: number): Counted[] =>
  holds ? [counted(chart, id, why, by)] : [];

/** The sum of a roll's modifiers within the limits of its chart. */
export function cutToLimits({ limits }: Pick<Chart, 'limits'>, sum: number): number {
  return Math.min(limits.max ?? sum, Math.max(limits.min ?? sum, sum));
}

const TEN = 10;

/** The sides of a die as a roll keeps them. */
const sidesOf = (sides: number): Pick<Roll, 'sides'> => (sides === TEN ? {} : { sides });

/** Rolls the die of `chart` once in `column` with the modifiers that count. @throws Error for a chart without a die */
export function rollOn<R extends Realm>(
  c: Pick<Act<R>, 'die'>,
  chart: Chart,
  key: string,
  column: string,
  modifiers: Counted[],
): Roll {
  if (chart.sides === null) throw new Error(`${chart.id}: no die is rolled on it`);
  const die = c.die(key, chart.sides);
  const sum = modifiers.reduce((n, m) => n + m.by, 0);
  const cut = cutToLimits(chart, sum);
  const total = die + cut;
  const row = chart.row(total);
  const result = chart.at(total, column);
  const uncut = cut === sum ? {} : { uncut: sum };
  return {
    key,
    die,
    ...sidesOf(chart.sides),
    modifiers,
    ...uncut,
    total,
    chart: chart.id,
    column,
    row: row.label,
    result,
  };
}

/** A plain roll of a die with so many sides, without a chart. */
export function plainRoll<R extends Realm>(
  c: Pick<Act<R>, 'die'>,
  key: string,
  sides: number,
  result: (die: number) => string,
): Roll {
  const die = c.die(key, sides);
  return {
    key,
    die,
    ...sidesOf(sides),
    modifiers: [],
    total: die,
    chart: '',
    column: '',
    row: '',
    result: result(die),
  };
}

/** Of a roll with a secret in it: die, result and the modifiers that its reader may know, nothing that tells the sum. */
export function withheldRoll(
  { key, die, sides = TEN, chart, result }: Roll,
  known: Counted[],
): Roll & { withheld: true } {
  const told = { key, die, ...sidesOf(sides), modifiers: known, chart, result };
  return { ...told, total: 0, column: '', row: '', withheld: true };
}
