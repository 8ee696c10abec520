import { rollOn, type Counted, type Roll } from '../../../kernel/chance/roll';
import type { z } from 'zod';
import type { rollShape } from '../../../kernel/words';
import type { Act } from '../aegean';
import type { ChartId } from '../data/load';

/** A roll as facts hold it. */
export type Thrown = z.output<typeof rollShape>;

/** One roll on a chart, told as facts have it. The key must be new in the submission: it names turn, impulse and side where it repeats. */
export function throwOn(
  c: Pick<Act, 'die' | 'data'>,
  chart: ChartId,
  key: string,
  column: string,
  modifiers: Counted[] = [],
): Thrown {
  return told(rollOn(c, c.data.charts[chart], key, column, modifiers));
}

/** A roll without a chart or a key of its own, for facts. */
export const told = (roll: Roll): Thrown => roll as Thrown;

/** `3/2/german`: what names a roll of the half-impulse that runs. */
export function halfKey({ world: { clock } }: Pick<Act, 'world'>): string {
  return `${clock.turn}/${clock.impulse}/${clock.half ?? 'nobody'}`;
}
