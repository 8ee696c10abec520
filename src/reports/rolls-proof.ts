import type { Roll } from '../kernel/chance/roll';
import { factFor } from '../kernel/flow/fact';
import type { LoggedFact } from '../submissions/logged-fact';
import type { DiceStep } from '../submissions/line-of-play';

/** How a face comes from the secret, for who wants to check it with a program of his own (docs/verify.md). */
export const FORMULA =
  'Each face is made so: HMAC-SHA256 with the secret (as text) as key, of the text EPOCH/STEP/NAME/I, where I is 0, or the next number if no byte serves; of a die with SIDES sides (ten where none are named) the first byte below the last multiple of SIDES up to 256, divided by SIDES, leaves the face less 1. docs/verify.md has a program of 25 lines that does it. The rolls that you were told of, as EPOCH/STEP/NAME = FACE of SIDES:';

/** The rolls that `reader` was told of, as `epoch/step/name = face`, ` of 6` behind it where the die has other than ten sides: those the present secret made, cut lines of play too. */
export function rollLines(facts: readonly LoggedFact[], steps: readonly DiceStep[], reader: string): string[] {
  const from = steps.findLast((s) => s.renewed)?.seq ?? -1;
  const rows = new Map(steps.filter((s) => s.seq > from).map((s) => [s.seq, s]));
  const lines = facts.flatMap((fact) => {
    const row = rows.get(fact.seq);
    const roll = factFor(fact, reader)?.['roll'] as Partial<Record<keyof Roll, unknown>> | undefined;
    if (!row || typeof roll?.key !== 'string' || typeof roll.die !== 'number') return [];
    const of = typeof roll.sides === 'number' ? ` of ${roll.sides}` : '';
    return [`${row.epoch}/${row.step}/${roll.key} = ${roll.die}${of}`];
  });
  return [...new Set(lines)];
}
