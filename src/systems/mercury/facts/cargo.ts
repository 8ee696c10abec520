import { z } from 'zod';
import { listed } from '../../../kernel/decide/names';
import type { Told } from '../../../kernel/system';
import { fact } from '../mercury';
import { FLAG, NUMBER, plural, ROLL } from './parts';
import type { Say } from './say';

/** What a report's head says of a unit that is gone. */
const alliedLoss = (unit: string): Pick<Told, 'head'> => ({ head: { word: 'Allied units eliminated', part: unit } });

interface Cargo {
  units: readonly string[];
  rsc: number;
}
const counters = (rsc: number): string[] => (rsc > 0 ? [plural(rsc, 'RSC')] : []);
/** `Queens A, Queens B and 1 RSC` */
const aboard = ({ units, rsc }: Cargo, say: Say): string => listed([...units.map(say.unit), ...counters(rsc)], 'and');
/** `A/Queens, B/Queens and 1 RSC`: the units of a list stay together. */
const landed = ({ units, rsc }: Cargo, say: Say): string =>
  listed([...(units.length > 0 ? [say.units(units)] : []), ...counters(rsc)], 'and');

export const shown = fact('cargo.shown', '17.31', {
  discloses: true,
  body: ({ ship, units }) => ({ ship, units, rsc: NUMBER }),
  tell: ({ ship, ...cargo }, say) => [75, `${say.ship(ship)} carries ${aboard(cargo, say)}.`],
});

export const rscSunk = fact('cargo.rsc-lost', '17.34', {
  body: ({ ship }) => ({ ship, rsc: NUMBER }),
  tell: ({ ship, rsc }, say) => [75, `${say.ship(ship)} loses ${plural(rsc, 'RSC')}.`],
});

export const stepLostAboard = fact('cargo.step-lost', '17.34', {
  body: ({ ship, unit }) => ({ ship, unit, steps: NUMBER, gone: FLAG }),
  tell: ({ ship, unit: id, gone }, say) => {
    const [unit, where] = [say.unit(id), `aboard ${say.ship(ship)}`];
    const joins = { word: `Losses ${where}`, part: `${unit}${gone ? '' : ', a step'}` };
    const text = `${unit} ${where} ${gone ? 'is lost' : 'loses a step'}.`;
    return [85, text, { joins, ...(gone ? alliedLoss(unit) : {}) }];
  },
});

export const embarked = fact('cargo.embarked', '17.33', {
  to: 'allied',
  others: ['unit', 'at'],
  body: ({ ship, unit, sea }) => ({ unit, at: sea, ship: ship.optional() }),
  tell: ({ unit: id, at, ship }, say) => {
    const [unit, where] = [say.unit(id), `aboard${ship === undefined ? '' : ` ${say.ship(ship)}`} at ${say.sea(at)}`];
    return [60, `${unit} goes ${where}.`, { joins: { word: `Go ${where}`, part: unit } }];
  },
});

export const evacuated = fact('cargo.evacuated', '21.2', {
  body: ({ unit, sea }) => ({ unit, at: sea }),
  tell: ({ unit, at }, say) => [
    60,
    `${say.unit(unit)} leaves Crete from ${say.sea(at)}.`,
    { joins: { word: `Leave Crete from ${say.sea(at)}`, part: say.unit(unit) } },
  ],
});

export const loaded = fact('cargo.loaded', '17.32', {
  to: 'allied',
  body: ({ ship, units }) => ({ ship, units, rsc: NUMBER }),
  tell: ({ ship, ...cargo }, say) => [20, `${say.ship(ship)} takes aboard: ${aboard(cargo, say)}.`],
});

export const landedInAlexandria = fact('cargo.landed-alexandria', '17.37', {
  to: 'allied',
  body: ({ ship, units }) => ({ ship, units, rsc: NUMBER }),
  tell: ({ ship, ...cargo }, say) => [20, `${say.ship(ship)} puts ashore at Alexandria: ${aboard(cargo, say)}.`],
});

export const unloaded = fact('sea.unloaded', '17.37', {
  body: ({ side, sea, units }) => ({ side, at: sea, units, rsc: NUMBER }),
  tell: ({ at, units, rsc }, say) => {
    const come = units.length + rsc === 1 ? 'comes' : 'come';
    return [75, `${landed({ units, rsc }, say)} ${come} ashore at ${say.sea(at)}.`];
  },
});

const ALLIED: Readonly<Record<string, string>> = {
  A: 'it arrives',
  R: 'it returns to Alexandria',
  R1: 'it returns to Alexandria and loses a unit',
  R1V: 'it returns to Alexandria, loses a unit, and its escort is damaged',
};

const GERMAN: Readonly<Record<string, string>> = {
  A: 'it arrives',
  D: 'it is delayed',
  HR: 'half of its steps return to Athens, the rest arrives',
  HL: 'half of its steps are lost, the rest arrives',
  R: 'it returns to Athens',
  HLR: 'half of its steps are lost, the rest returns to Athens',
  E: 'it is eliminated',
};

export const convoySent = fact('convoy.sent', '21.14', {
  discloses: true,
  body: ({ sea, units }) => ({ convoy: NUMBER, at: sea, units, rsc: NUMBER, roll: ROLL }),
  tell: ({ convoy, at, roll, ...cargo }, say) => {
    const what = `Allied convoy ${convoy} for ${say.sea(at)} (${landed(cargo, say)})`;
    return [85, `${what}: ${ALLIED[roll.result] ?? ''} ${say.dice(roll)}.`];
  },
});

export const unitLostAtSea = fact('convoy.unit-lost', '21.14b', {
  body: ({ unit }) => ({ convoy: NUMBER, unit }),
  tell: ({ convoy, unit }, say) => [
    85,
    `${say.unit(unit)} is lost at sea with convoy ${convoy}.`,
    alliedLoss(say.unit(unit)),
  ],
});

export const convoyReturned = fact('convoy.returned', '21.15', {
  body: { convoy: NUMBER },
  tell: ({ convoy }) => [60, `Allied convoy ${convoy} sails back to Alexandria with what is aboard.`],
});

export const convoyPlanned = fact('convoy.planned', '21.31', {
  body: ({ contact }) => ({ contact, turn: NUMBER }),
  tell: ({ contact, turn }, say) => [40, `Contact ${contact} is due on ${say.turn(turn) ?? turn}.`],
});

export const convoyDue = fact('convoy.due', '21.31', {
  discloses: true,
  body: ({ contact, germanNaval }) => ({ contact, unit: germanNaval }),
  tell: ({ contact, unit }, say) => [80, `Contact ${contact} is turned over: ${say.german(unit)}.`],
});

export const convoyArrival = fact('convoy.arrival', '21.33', {
  body: ({ contact, germanNaval, sea }) => ({ contact, unit: germanNaval, at: sea, roll: ROLL }),
  tell: ({ unit, at, roll }, say) => [
    85,
    `${say.german(unit)} for ${say.sea(at)}: ${GERMAN[roll.result] ?? ''} ${say.dice(roll)}.`,
  ],
});

export const partReturns = fact('convoy.part-returns', '21.33e', {
  body: ({ contact, germanNaval, cargo }) => ({ contact, unit: germanNaval, items: z.array(cargo) }),
  tell: ({ unit, items }, say) => {
    // Steps by their items: `6/II/85 Geb (2)`.
    const kinds = items.filter((id, i) => items.indexOf(id) === i);
    const steps = kinds.map((id) => {
      const count = items.filter((other) => other === id).length;
      return `${say.cargo(id)} (${plural(count, 'step')})`;
    });
    return [70, `Back to Athens from ${say.german(unit)}: ${steps.join(', ')}.`];
  },
});

export const convoyToAthens = fact('convoy.to-athens', '21.33', {
  body: ({ contact, germanNaval }) => ({ contact, unit: germanNaval }),
  tell: ({ unit }, say) => [50, `${say.german(unit)} returns to Athens.`],
});

export const convoyStepLost = fact('convoy.step-lost', '19.75', {
  body: ({ contact, cargo }) => ({ contact, item: cargo, left: NUMBER }),
  tell: ({ contact, item }, say) => [
    80,
    `Contact ${contact} loses a step of ${say.cargo(item)}.`,
    { joins: { word: `Contact ${contact} loses steps of`, part: say.cargo(item) } },
  ],
});

export const convoyAshore = fact('convoy.ashore', '17.42a', {
  discloses: true,
  body: ({ contact, germanNaval, sea }) => ({ contact, unit: germanNaval, at: sea, steps: NUMBER }),
  tell: ({ unit, at, steps }, say) => [95, `${say.german(unit)} puts ${steps} steps ashore at ${say.sea(at)}.`],
  mark: ({ at, steps }) => ({ at, kind: 'landing', text: `${steps} steps ashore` }),
});
