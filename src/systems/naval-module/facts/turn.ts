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
