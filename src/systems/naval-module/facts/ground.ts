import { z } from 'zod';
import { rollShape } from '../../../kernel/words';
import { fact } from '../naval-module';
import { SIDES } from '../side';

const [TEXT, SIDE, FLAG] = [z.string(), z.enum(SIDES), z.boolean()];

/** G90: who marches is seen where he stands, by whom he stands beside. */
export const marched = fact('unit.marched', 'G18', {
  to: ({ side }) => side,
  body: { side: SIDE, unit: TEXT, from: TEXT, path: z.array(TEXT), stopped: FLAG },
  tell: ({ unit, from, path = [], stopped }, say) =>
    unit && from
      ? [
          40,
          `${say.unit(unit)} marches from ${say.place(from)} to ${say.place(path.at(-1) ?? from)}${stopped ? ', where enemies stop it' : ''}.`,
        ]
      : null,
  mark: ({ unit, from, path = [] }, say) =>
    unit && from
      ? {
          ...{ at: path.at(-1) ?? from, kind: 'marched', text: say.unit(unit), path: [from, ...path] },
          told: `${say.unit(unit)} arrives`,
        }
      : null,
});

/** G90: who has come next to whom is seen. */
export const unitsSeen = fact('units.seen', 'G90', {
  discloses: true,
  to: ({ side }) => side,
  body: { side: SIDE, units: z.array(TEXT) },
  tell: ({ units }, say) => (units ? [38, `Seen now: ${say.units(units)}.`] : null),
});

/** G23: whose a hex is lies open. */
export const tookHex = fact('hex.taken', 'G23', {
  discloses: true,
  body: { side: SIDE, hex: TEXT },
  tell: ({ side, hex }, say) => [45, `${say.place(hex)} is ${say.side(side)} now.`],
});

/** G29: its owner alone reads it. */
export const recovered = fact('hq.recovered', 'G29', {
  to: ({ side }) => side,
  body: { side: SIDE, unit: TEXT, operational: FLAG, roll: rollShape },
  tell: ({ unit, operational, roll }, say) =>
    unit && roll
      ? [52, `${say.unit(unit)} is ${operational ? 'Operational again' : 'still Non-Op'} (die ${roll.die}).`]
      : null,
});

/** G22: both see it. */
export const overrun = fact('unit.overrun', 'G22', {
  discloses: true,
  body: { side: SIDE, unit: TEXT, at: TEXT, to: TEXT },
  tell: ({ unit, at, to }, say) => [
    75,
    to === 'lost'
      ? `${say.unit(unit)} is lost at ${say.place(at)}.`
      : `${say.unit(unit)} leaves ${say.place(at)} for ${say.place(to)}, Non-Op.`,
  ],
});

/** 26.12b: that ships leave a harbour that is taken is seen, and which. */
export const forcedOut = fact('ship.forced-out', '26.12', {
  discloses: true,
  body: { side: SIDE, ship: TEXT, from: TEXT },
  tell: ({ ship, from }, say) => [74, `${say.unit(ship)} is driven out of ${say.place(from)}.`],
});

/** G83: both see it. */
export const surrendered = fact('unit.surrendered', 'G83', {
  discloses: true,
  body: { unit: TEXT, at: TEXT, result: z.enum(['-', 'step', 'surrender']), roll: rollShape },
  tell: ({ unit, at, result, roll }, say) => [
    result === '-' ? 50 : 84,
    `${say.unit(unit)} at ${say.place(at)}, cut off (die ${roll.die}, ${roll.total}): ${SURRENDER[result]}.`,
  ],
});
const SURRENDER = { '-': 'it holds out', step: 'it loses a step', surrender: 'it SURRENDERS' } as const;

/** G85: works are seen. */
export const built = fact('strongpoint.built', 'G85', {
  discloses: true,
  body: { side: SIDE, unit: TEXT, hex: TEXT },
  tell: ({ unit, hex }, say) => [48, `${say.unit(unit)} has built a strongpoint at ${say.place(hex)}.`],
});

/** G86 */
export const absorbed = fact('zap.absorbed', 'G86', {
  to: 'soviet',
  body: { unit: TEXT, by: TEXT },
  tell: ({ unit, by }, say) =>
    unit && by ? [48, `${say.unit(by)} takes in ${say.unit(unit)}: a step is back.`] : null,
});
