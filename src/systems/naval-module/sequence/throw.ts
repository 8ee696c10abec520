import type { z } from 'zod';
import { rollOn, type Counted } from '../../../kernel/chance/roll';
import type { rollShape } from '../../../kernel/words';
import type { ChartId } from '../data/load';
import type { Act } from '../naval-module';

/** A roll as facts hold it. */
export type Thrown = z.output<typeof rollShape>;

/** One roll on a chart, told as facts have it. The key must be new in the game-turn: it names turn and phase where it repeats. */
export const throwOn = (
  c: Pick<Act, 'die' | 'data'>,
  chart: ChartId,
  key: string,
  column: string,
  modifiers: Counted[] = [],
): Thrown => rollOn(c, c.data.charts[chart], key, column, modifiers) as Thrown;
