import { z } from 'zod';
import { rollShape } from '../../../kernel/words';
import { fact } from '../aegean';
import { OWNERS, SIDES } from '../side';

const [TEXT, NUMBER, SIDE] = [z.string(), z.number(), z.enum(SIDES)];

/** A ground unit is gone. What goes down in a hold only its owner reads. */
export const groundLost = fact('ground.lost', '7.4.7', {
  discloses: true,
  to: ({ seen, side }) => (seen || side === 'italian' ? 'all' : side),
  body: { unit: TEXT, side: z.enum(OWNERS), at: TEXT, seen: z.boolean() },
  tell: ({ unit, at }, say) => [90, `${say.unit(unit)} is eliminated (${say.place(at)}).`],
  mark: ({ unit, at }, say) => ({ at, kind: 'eliminated', text: `${say.unit(unit)} eliminated` }),
});

/** Who is sunk leaves the map before everybody's eyes. */
export const shipSunk = fact('ship.sunk', '6.4.3', {
  body: { ship: TEXT, at: TEXT, why: TEXT },
  tell: ({ ship, at, why }, say) => [95, `${say.unit(ship)} is sunk at ${say.place(at)}: ${why}.`],
  mark: ({ ship, at, why }, say) => ({
    ...{ at, kind: 'eliminated', text: `${say.unit(ship)} sunk` },
    told: `${say.unit(ship)} sunk (${why})`,
  }),
});

export const airLost = fact('air.lost', '5.5.7', {
  discloses: true,
  body: { unit: TEXT, at: TEXT, why: TEXT },
  tell: ({ unit, at, why }, say) => [85, `${say.unit(unit)} is lost (${say.place(at)}): ${why}.`],
  mark: ({ unit, at, why }, say) => ({
    ...{ at, kind: 'eliminated', text: `${say.unit(unit)} lost` },
    told: `${say.unit(unit)} lost (${why})`,
  }),
});

export const destroyerReturns = fact('destroyer.returns', '6.4.3', {
  body: { ship: TEXT, turn: NUMBER, roll: rollShape },
  tell: ({ ship, turn, roll }, say) => [50, `${say.unit(ship)} is replaced in game-turn ${turn} (die ${roll.die}).`],
});

export const pointsScored = fact('points.scored', '9.1', {
  body: { by: SIDE, item: TEXT, vp: NUMBER, unit: TEXT.optional() },
  tell: ({ by, item, vp }, say) => [60, `The ${say.side(by)} player scores ${vp} VP: ${item}.`],
});

/** 9.1, 10.3: what each side has at the end. */
export const pointsCounted = fact('points.counted', '9.1', {
  body: { german: NUMBER, allied: NUMBER, items: z.array(z.strictObject({ by: SIDE, item: TEXT, vp: NUMBER })) },
  tell: ({ german, allied, items }, say) => {
    const each = items.map(({ by, item, vp }) => `${say.side(by)} ${vp} (${item})`);
    return [98, `Victory Points: German ${german}, Allied ${allied}${each.length > 0 ? `: ${each.join(', ')}` : ''}.`];
  },
});

export const baseTaken = fact('base.taken', '6.1.2', {
  body: { base: TEXT, owner: SIDE },
  tell: ({ base, owner }, say) => [70, `${say.side(owner)} takes ${say.place(base)}.`],
});

export const escaped = fact('air.escaped', '5.2.4', {
  discloses: true,
  body: { unit: TEXT, base: TEXT, away: z.boolean(), roll: rollShape },
  tell: ({ unit, base, away, roll }, say) => [
    60,
    `${say.unit(unit)} ${away ? 'gets away from' : 'is caught at'} ${say.place(base)} (die ${roll.die}).`,
  ],
});
