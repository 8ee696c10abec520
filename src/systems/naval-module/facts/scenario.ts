import { z } from 'zod';
import { rollShape } from '../../../kernel/words';
import { fact } from '../naval-module';
import { SIDES } from '../side';

const [TEXT, NUMBER, SIDE, FLAG] = [z.string(), z.number(), z.enum(SIDES), z.boolean()];
const LIST = z.array(TEXT);

/** Scenario 2, 9 */
export const heldByDie = fact('unit.called-back', 'G18', {
  discloses: true,
  body: { unit: TEXT, held: FLAG, roll: rollShape },
  tell: ({ unit, held, roll }, say) => [
    50,
    `${say.unit(unit)} ${held ? 'does not move in this turn' : 'may move'} (die ${roll.die}).`,
  ],
});

/** Scenario 2, 2: the Axis is told nothing. */
export const watched = fact('siege.watched', 'G94', {
  to: 'soviet',
  body: { guns: NUMBER, points: NUMBER },
  tell: ({ guns, points }) =>
    points === undefined
      ? null
      : [60, `Sevastopol has ${points} points of guns and supplies (${guns} of ships), and wants 3.`],
});

/** Scenario 3, 7 */
export const submarine = fact('submarine.came', '28.14', {
  to: 'soviet',
  body: { unit: TEXT, at: TEXT, roll: rollShape },
  tell: ({ unit, at, roll }, say) =>
    at === undefined || roll === undefined
      ? null
      : [
          46,
          unit
            ? `A submarine brings ${say.unit(unit)} to ${say.place(at)} (die ${roll.die}).`
            : `No submarine comes (die ${roll.die}).`,
        ],
});

/** Scenario 3: to their owner. */
export const stepsBack = fact('steps.back', 'G11', {
  to: ({ side }) => side,
  body: { side: SIDE, units: LIST },
  tell: ({ units = [] }, say) => (units.length > 0 ? [52, `Steps are back: ${say.units(units)}.`] : null),
});

export const withdrawn = fact('air.withdrawn', 'G11', {
  to: ({ side }) => side,
  body: { side: SIDE, units: LIST },
  tell: ({ units = [] }, say) => (units.length > 0 ? [52, `Leave for another front: ${say.units(units)}.`] : null),
});

/** Scenario 3: the Axis does without the division, and both know. */
export const refused = fact('division.refused', 'G11', {
  body: { unit: TEXT },
  tell: ({ unit }, say) => [70, `The Axis refuses ${say.unit(unit)}.`],
});
