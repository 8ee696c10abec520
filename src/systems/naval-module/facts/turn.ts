import { z } from 'zod';
import { rollShape } from '../../../kernel/words';
import { weatherText } from '../data/weather';
import { itemWords } from '../rules/g94-points';
import { fact } from '../naval-module';
import { SIDES } from '../side';

const [TEXT, NUMBER, SIDE, FLAG] = [z.string(), z.number(), z.enum(SIDES), z.boolean()];
const LIST = z.array(TEXT);

export const turnBegan = fact('turn.began', 'G11', {
  begins: 'turn',
  body: { turn: NUMBER, date: TEXT },
  tell: ({ turn, date }) => [95, `Game-turn ${turn} begins (${date}).`],
});

export const weatherThrown = fact('weather.thrown', 'G68', {
  body: { ground: z.enum(['Dry', 'Mud', 'Snow']), storm: FLAG, roll: rollShape.optional() },
  tell: ({ ground, storm, roll }) => [
    60,
    `The weather: ${weatherText({ ground, storm })}${roll ? ` (die ${roll.die})` : ''}.`,
  ],
});

/** G11: reinforcements come out of the enemy's sight. */
export const arrived = fact('units.arrived', 'G11', {
  to: ({ side }) => side,
  body: { side: SIDE, at: TEXT, units: LIST },
  tell: ({ at, units }, say) => (at && units ? [50, `Arrived at ${say.place(at)}: ${say.units(units)}.`] : null),
});

/** G94: the Axis is told the total at the end alone. */
export const scored = fact('points.scored', 'G94', {
  to: 'soviet',
  body: { item: TEXT, of: TEXT, vp: NUMBER },
  tell: ({ item, of, vp }, say) =>
    item === undefined || vp === undefined
      ? null
      : [40, `${vp > 0 ? `+${vp}` : vp} VP: ${itemWords(item)}${of ? `, ${say.unit(of)}` : ''}.`],
});

/** G31, G34: who traces no General Supply, before an MSU may feed him; its owner alone reads it. */
export const supplyTraced = fact('supply.traced', 'G31', {
  to: ({ side }) => side,
  discloses: true,
  body: { side: SIDE, unfed: LIST },
  tell: ({ unfed = [] }, say) => (unfed.length > 0 ? [56, `Without General Supply: ${say.units(unfed)}.`] : null),
});

/** G37 */
export const fedFrom = fact('supply.fed', 'G37', {
  to: ({ side }) => side,
  body: { side: SIDE, unit: TEXT, fed: LIST },
  tell: ({ unit, fed = [] }, say) => (unit ? [54, `${say.unit(unit)} feeds ${say.units(fed)}.`] : null),
});

/** G35: markers that were laid and taken off. */
export const supplyChecked = fact('supply.checked', 'G35', {
  to: ({ side }) => side,
  body: { side: SIDE, emergency: LIST, out: LIST, again: LIST },
  tell: ({ emergency = [], out = [], again = [] }, say) => {
    const said = [
      ...(emergency.length > 0 ? [`in Emergency supply: ${say.units(emergency)}`] : []),
      ...(out.length > 0 ? [`Out of Supply: ${say.units(out)}`] : []),
      ...(again.length > 0 ? [`in supply again: ${say.units(again)}`] : []),
    ].join('; ');
    return said === '' ? null : [58, `${said.charAt(0).toUpperCase()}${said.slice(1)}.`];
  },
});

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
