import type { Chart } from '../../../kernel/chance/chart';
import { CATEGORIES, type Port } from '../map/black-sea';

/** A row of the Port Characteristics Chart (26.22 to 26.27). */
export interface PortKind {
  /** Naval Transport Points, loaded and unloaded together in a turn. */
  ntp: number;
  /** Stacking points that it supplies. */
  supply: number;
  /** Taken from both for each Level of a Zone of Interdiction. */
  reduction: number;
  /** Classes of ships that may enter; LT: light transports. */
  classes: readonly string[];
}
export type PortKinds = Readonly<Record<Port['category'], PortKind>>;

/** The Port Characteristics Chart by category. @throws Error for a category or a number that is missing */
export function portKinds(chart: Chart): PortKinds {
  const number = (row: string, column: string): number => {
    const value = Number(chart.named(row, column));
    if (!Number.isInteger(value) || value < 0) throw new Error(`${chart.id}: ${row} has no number of ${column}`);
    return value;
  };
  const kind = (row: string): PortKind => ({
    ...{ ntp: number(row, 'ntp'), supply: number(row, 'general-supply'), reduction: number(row, 'reduction') },
    classes: chart.named(row, 'classes').split('+'),
  });
  return Object.fromEntries(CATEGORIES.map((row) => [row, kind(row)])) as unknown as PortKinds;
}
