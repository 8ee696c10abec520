import type { Order } from '../../kernel/decide/order';

/** The line of the mail that each unit stands in; orders given in advance have none. */
export type Lines = Readonly<Record<string, number>>;

/** The lines of the units that orders name; of two that name a unit the last counts. */
export function linesOf<O extends Order>(orders: readonly O[], unitsOf: (order: O) => readonly string[]): Lines {
  return Object.fromEntries(
    orders.flatMap((o) => {
      const { line } = o;
      return line === undefined ? [] : unitsOf(o).map((id) => [id, line] as const);
    }),
  );
}

/** The line of a unit, as an objection names it. */
export const lineOf = (lines: Lines, id: string | undefined): { line?: number } => {
  const line = id === undefined ? undefined : lines[id];
  return line === undefined ? {} : { line };
};
