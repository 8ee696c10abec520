import { z } from 'zod';
import { rollShape } from '../../../kernel/words';
import { fact } from '../slouch-hats';
import { FLAG, LIST, NUMBER, SIDE, TEXT } from './parts';
import type { Say } from './say';

/** What a roll for something at sea came to (7.24), as it is told and as it is marked. */
const OUTCOMES: Readonly<Record<string, string>> = {
  ...{ arrives: 'arrives', delayed: 'is delayed', lost: 'is lost', reduced: 'loses a step and arrives' },
};
const FOUNDERED: Readonly<Record<string, string>> = { delayed: 'delayed', lost: 'lost', reduced: 'loses a step' };

/** `die 3`, `die 3, total 5`: the total only where something modified it. */
const rollWords = ({ die, total }: { die: number; total: number }): string =>
  die === total ? `die ${die}` : `die ${die}, total ${total}`;

const levelsDown = (levels: number): string =>
  levels === 0 ? 'no effect' : `${levels} ${levels === 1 ? 'level' : 'levels'} down`;

/** `a Supply Point of MSU 1`, `4 Cav`; what a convoy of 20.22 N carries has counters only once it has landed. */
function cargoName({ supply, cargo }: { supply: boolean; cargo: string }, say: Say): string {
  if (cargo === '') return supply ? 'a Supply Point' : 'a Replacements Point';
  return supply ? `a Supply Point of ${say.unit(cargo)}` : say.unit(cargo);
}

export const cargoRolled = fact('cargo.rolled', '7.24', {
  body: {
    ...{ side: SIDE, cargo: TEXT, supply: FLAG, from: TEXT, to: TEXT, outcome: TEXT },
    /** Absent where the port has no room for it. */
    roll: rollShape.optional(),
  },
  tell: (body, say) => {
    const { side, to, outcome, roll } = body;
    const die = roll ? ` (${rollWords(roll)})` : ' (no room in the port)';
    const way = `${cargoName(body, say)} to ${say.place(to)}`;
    const text = `${say.side(side)}: ${way}: ${OUTCOMES[outcome] ?? outcome}${die}.`;
    if (outcome !== 'arrives') return [70, text];
    return [40, text, { joins: { word: `Arrives by sea, ${say.side(side)}`, part: `${way}${die}` } }];
  },
  mark: ({ supply, cargo, to, outcome }, say) => {
    if (outcome === 'arrives') return null;
    const what = supply ? 'a Supply Point' : cargoName({ supply, cargo }, say);
    return { at: to, kind: 'loss', text: `${what} ${FOUNDERED[outcome] ?? outcome} on the way here` };
  },
});

export const cargoFlown = fact('cargo.flown', '7.11', {
  body: { cargo: TEXT, points: NUMBER, to: TEXT, lost: NUMBER.optional() },
  tell: ({ cargo, points, to, lost = 0 }, say) => {
    const what = points > 0 ? `${points} SP` : say.unit(cargo);
    return [50, `By air to ${say.place(to)}: ${what}${lost > 0 ? `; ${lost} SP are lost for want of a counter` : ''}.`];
  },
});

export const raidSails = fact('raid.sails', '10.62', {
  body: { unit: TEXT, sea: TEXT, coast: TEXT },
  tell: ({ unit, coast }, say) => [70, `${say.unit(unit)} lies at sea off ${say.place(coast)}.`],
});

export const raidLost = fact('raid.lost', '10.64', {
  body: { unit: TEXT, hex: TEXT },
  tell: ({ unit, hex }, say) => [80, `${say.unit(unit)} has not landed and is lost at sea (${hex}).`],
});

export const raidLeft = fact('raid.left', '10.65', {
  body: { unit: TEXT, from: TEXT, to: TEXT },
  tell: ({ unit, from, to }, say) => [50, `${say.unit(unit)} leaves ${say.place(from)} by sea for ${say.place(to)}.`],
});

export const shipRolled = fact('ship.rolled', '19.11', {
  body: { ship: TEXT, at: TEXT, placed: FLAG, roll: rollShape },
  tell: ({ ship, at, placed, roll }, say) => {
    const where = placed ? `is at sea off ${say.place(at)}` : 'has Sailed without a mission';
    return [40, `${say.unit(ship)} ${where} (die ${roll.die}).`];
  },
});

export const shipsMet = fact('ships.met', '20.22P', {
  body: { unit: TEXT, at: TEXT, ships: LIST },
  tell: ({ unit, at, ships }, say) => [50, `${say.unit(unit)} flies against ${say.units(ships)} off ${say.place(at)}.`],
});

export const airFlown = fact('air.flown', '7.23c', {
  body: { units: LIST, at: TEXT },
  tell: ({ units, at }, say) => [30, `In the air over ${say.place(at)}: ${say.units(units)}.`],
});

export const portBombed = fact('port.bombed', '13.23', {
  body: { unit: TEXT, hex: TEXT, strength: NUMBER, levels: NUMBER, rolls: z.array(rollShape) },
  tell: ({ unit, hex, strength, levels }, say) => [
    40,
    `${say.unit(unit)} bombs ${say.place(hex)} with ${strength}: ${levelsDown(levels)}.`,
  ],
  mark: ({ hex, levels }) => ({ at: hex, kind: 'bombardment', text: `port bombed, ${levels} down` }),
});

export const portShelled = fact('port.shelled', '19.15', {
  body: { ships: LIST, hex: TEXT, levels: NUMBER },
  tell: ({ ships, hex, levels }, say) => [40, `${say.units(ships)} shells ${say.place(hex)}: ${levelsDown(levels)}.`],
  mark: ({ hex, levels }) => ({ at: hex, kind: 'bombardment', text: `port shelled, ${levels} down` }),
});

export const airHome = fact('air.home', '13.13', {
  /** Without `at` it found no base: `roll` says for how many turns it is lost. */
  body: { unit: TEXT, at: TEXT.optional(), roll: rollShape.optional() },
  tell: ({ unit, at, roll }, say) =>
    at === undefined
      ? [60, `${say.unit(unit)} finds no base and is lost for ${roll?.die ?? 0} turns.`]
      : [10, `${say.unit(unit)} returns to ${say.place(at)}.`],
});
