import { z } from 'zod';
import { rollShape } from '../../../kernel/words';
import { fact } from '../aegean';
import { SIDES } from '../side';

const [TEXT, NUMBER, SIDE] = [z.string(), z.number(), z.enum(SIDES)];
const LIST = z.array(TEXT);

/** 8.1, 8.3: what a player set up otherwise than silence would have. */
export const placedAtStart = fact('set-up.placed', '8.0', {
  to: ({ side }) => side,
  body: { side: SIDE, unit: TEXT, at: TEXT },
  tell: ({ unit, at }, say) => [30, `Set up: ${say.unit(unit)} at ${say.place(at)}.`],
});

export const battleshipsThrown = fact('battleships.thrown', '8.3.5', {
  body: { roll: rollShape, vp: NUMBER },
  tell: ({ roll, vp }) => [60, `Howe and King George V cost ${vp} VP each that is used (die ${roll.die}).`],
});

export const battleshipsUsed = fact('battleships.used', '8.3.5', {
  body: { ships: LIST, vp: NUMBER },
  tell: ({ ships, vp }, say) => [
    60,
    ships.length === 0 ? 'No battleship is used.' : `Used: ${say.units(ships)}, for ${vp} VP to the German.`,
  ],
});

/** Units come to a box: the other player reads only that something does, which the rules print. */
export const unitsArrived = fact('units.arrived', '8.2.3', {
  to: ({ side }) => side,
  others: ['side'],
  body: { side: SIDE, units: LIST, to: TEXT },
  tell: ({ side, units, to }, say) =>
    units === undefined || to === undefined
      ? [20, `${say.side(side)} reinforcements arrive.`]
      : [40, `Reinforcements at ${say.place(to)}: ${say.units(units)}.`],
});

export const entryThrown = fact('entry.thrown', '8.2.3', {
  body: { edge: TEXT, within: NUMBER, roll: rollShape },
  tell: ({ edge, within }) => [
    50,
    `German ships appear within ${within === 1 ? 'a hex' : `${within} hexes`} of the edge ${edge} (die ${within}).`,
  ],
});

/** Where they appear is seen as any counter is; who they are is not. */
export const shipsEntered = fact('ships.entered', '8.2.3', {
  to: ({ side }) => side,
  others: ['side', 'hexes'],
  body: { side: SIDE, ships: z.array(z.strictObject({ ship: TEXT, at: TEXT })), hexes: LIST },
  tell: ({ side, ships, hexes }, say) => {
    const told =
      ships?.map(({ ship, at }) => `${say.unit(ship)} at ${say.place(at)}`) ?? hexes.map((at) => say.place(at));
    return [50, `${say.side(side)} ships appear: ${told.join(', ')}.`];
  },
});

export const unitsLeft = fact('units.left', '5.9.2', {
  to: ({ side }) => side,
  others: ['side'],
  body: { side: SIDE, units: LIST },
  tell: ({ side, units }, say) => [40, `${units ? say.units(units) : `${say.side(side)} units`} leave the theatre.`],
});

export const accoladeThrown = fact('accolade.thrown', '8.4.5', {
  body: { roll: rollShape, state: z.enum(['waits', 'on', 'cancelled']) },
  tell: ({ roll, state }) => [90, `Operation Accolade: ${ACCOLADE[state]} (die ${roll.die}).`],
});
const ACCOLADE = { waits: 'not yet', on: 'it is on', cancelled: 'cancelled' };

export const accoladeCancelled = fact('accolade.cancelled', '8.4.5', {
  body: {},
  tell: () => [90, 'Operation Accolade is cancelled.'],
});

export const accoladeForced = fact('accolade.forced', '8.5.2', {
  body: { vp: NUMBER },
  tell: ({ vp }) => [90, `Operation Accolade is carried out all the same, for ${vp} VP to the German.`],
});

export const frontierForceThrown = fact('frontier-force.thrown', '8.4.5', {
  body: { roll: rollShape },
  tell: ({ roll }) => [
    50,
    `4/13 Frontier Force ${roll.result === 'joins' ? 'takes part' : 'stays'} (die ${roll.die}).`,
  ],
});

export const carriersThrown = fact('carriers.thrown', '8.4.7', {
  body: { roll: rollShape },
  tell: ({ roll }) => [60, `The carriers ${roll.result === 'arrive' ? 'come' : 'do not come'} (die ${roll.die}).`],
});

export const submarinesThrown = fact('submarines.thrown', '6.6', {
  body: { roll: rollShape },
  tell: ({ roll }) => [60, `${SUBMARINES[roll.result] ?? 'No German submarine yet'} (die ${roll.die}).`],
});
const SUBMARINES: Readonly<Record<string, string>> = {
  ...{ '1': 'One German submarine is there', '2': 'Two German submarines are there' },
  never: 'No German submarine comes in this game',
};
