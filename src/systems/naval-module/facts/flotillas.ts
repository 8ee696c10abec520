import { z } from 'zod';
import { rollShape } from '../../../kernel/words';
import { fact } from '../naval-module';
import { SIDES } from '../side';

const [TEXT, NUMBER, SIDE] = [z.string(), z.number(), z.enum(SIDES)];

/** G78: to its owner; the enemy sees where it comes next to him. */
export const boatsMoved = fact('flotilla.moved', 'G78', {
  to: ({ side }) => side,
  body: { side: SIDE, unit: TEXT, from: TEXT, to: TEXT },
  tell: ({ unit, from, to }, say) =>
    unit && from && to ? [40, `${say.unit(unit)} goes from ${say.place(from)} to ${say.place(to)}.`] : null,
  mark: ({ unit, to }, say) =>
    unit && to ? { at: to, kind: 'sailed', text: say.unit(unit), told: `${say.unit(unit)} arrives` } : null,
});

/** 32.11 */
export const boatsRolled = fact('flotilla.loss-thrown', '32.11', {
  to: ({ side }) => side,
  body: { side: SIDE, unit: TEXT, damage: NUMBER, roll: rollShape },
  tell: ({ unit, damage, roll }, say) =>
    unit && roll
      ? [
          42,
          `${say.unit(unit)} on its way (die ${roll.die}, ${roll.total}): ${damage ? `${damage} Damage` : 'nothing'}.`,
        ]
      : null,
});

/** 32.12: both read it. */
export const boatsLost = fact('flotilla.sunk', '32.12', {
  discloses: true,
  body: { unit: TEXT },
  tell: ({ unit }, say) => [82, `${say.unit(unit)} is SUNK.`],
});
