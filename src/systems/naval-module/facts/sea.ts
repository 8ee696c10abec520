import { z } from 'zod';
import { rollShape } from '../../../kernel/words';
import { fact } from '../naval-module';
import { SIDES } from '../side';
import type { Say } from './say';

const [TEXT, NUMBER, SIDE, FLAG] = [z.string(), z.number(), z.enum(SIDES), z.boolean()];
const LIST = z.array(TEXT);
const OWN = { to: ({ side }: { side: 'axis' | 'soviet' }) => side } as const;

/** 25.32: what becomes of it its owner alone reads. */
export const readied = fact('ship.readied', '25.32', {
  ...OWN,
  body: { side: SIDE, ship: TEXT, ready: FLAG, roll: rollShape },
  tell: ({ ship, ready, roll }, say) =>
    ship && roll ? [30, `${say.unit(ship)} ${ready ? 'is Ready' : 'stays Sailed'} (${sum(roll)}).`] : null,
});

export const repaired = fact('ship.repaired', '27.42', {
  ...OWN,
  body: { side: SIDE, ship: TEXT, mended: FLAG, left: NUMBER, roll: rollShape },
  tell: ({ ship, mended, left, roll }, say) =>
    ship && roll
      ? [32, `${say.unit(ship)} ${mended ? `is repaired by a point, ${left} left` : 'is not repaired'} (${sum(roll)}).`]
      : null,
});

export const returned = fact('ship.returned', '27.44', {
  ...OWN,
  body: { side: SIDE, ship: TEXT, at: TEXT, damage: NUMBER },
  tell: ({ ship, at, damage }, say) =>
    ship && at ? [70, `${say.unit(ship)} returns at ${say.place(at)}, Sailed, with ${damage} Damage.`] : null,
});

/** G91: voyages are not reported; who arrives under guns is seen where he lies. */
export const sailed = fact('ship.sailed', '26.12', {
  ...OWN,
  body: { side: SIDE, ship: TEXT, from: TEXT, to: TEXT, points: NUMBER, units: LIST },
  tell: ({ ship, from, to, units = [] }, say) =>
    ship && from && to
      ? [50, `${say.unit(ship)} sails from ${say.place(from)} to ${say.place(to)}${withCargo(units, say)}.`]
      : null,
  mark: ({ ship, from, to }, say) =>
    ship && from && to
      ? { at: to, kind: 'sailed', text: say.unit(ship), told: `${say.unit(ship)} arrives`, path: [from, to] }
      : null,
});

export const lossThrown = fact('loss.thrown', '27.11', {
  ...OWN,
  body: { side: SIDE, ship: TEXT, damage: NUMBER, abort: FLAG, roll: rollShape },
  tell: ({ ship, damage = 0, abort, roll }, say) => {
    if (ship === undefined || roll === undefined) return null;
    const found = [...(damage > 0 ? [`${damage} Damage`] : []), ...(abort ? ['Abort'] : [])].join(', ') || 'nothing';
    return [
      damage > 0 || abort ? 80 : 35,
      `${say.unit(ship)} on its way (${roll.column.replace('-', ' ')}, ${sum(roll)}): ${found}.`,
    ];
  },
});

/** Scenario 3, 6: both know of the attack; which ship it was her owner alone. */
export const boatsAttacked = fact('boats.attacked', '27.22', {
  to: 'soviet',
  others: ['unit', 'hit'],
  body: { unit: TEXT, ship: TEXT, hit: FLAG },
  tell: ({ unit, ship, hit }, say) => [
    62,
    `${say.unit(unit)} attacks ${ship === undefined ? 'a ship' : say.unit(ship)}${hit ? ' and takes a Damage Point' : ''}.`,
  ],
});

export const turnedBack = fact('ship.turned-back', '27.32', {
  ...OWN,
  body: { side: SIDE, ship: TEXT, to: TEXT },
  tell: ({ ship, to }, say) => (ship && to ? [75, `${say.unit(ship)} turns back to ${say.place(to)}.`] : null),
});

export const damaged = fact('ship.damaged', '27.31', {
  ...OWN,
  body: { side: SIDE, ship: TEXT, points: NUMBER, why: TEXT },
  tell: ({ ship, points, why }, say) => (ship ? [78, `${say.unit(ship)} takes ${points} Damage: ${why}.`] : null),
});

/** 27.31 to 27.33: that a ship goes down both read, and who goes down with her. */
export const sunk = fact('ship.sunk', '27.31', {
  discloses: true,
  body: { side: SIDE, ship: TEXT, cadre: FLAG, units: LIST },
  tell: ({ ship, cadre, units }, say) => [
    97,
    `${say.unit(ship)} is SUNK${cadre ? ' and goes to the Cadre Box' : ''}${units.length > 0 ? `, and with her ${say.units(units)}` : ''}.`,
    { head: { word: 'Sunk', part: say.unit(ship) } },
  ],
});

export const unloaded = fact('units.unloaded', '28.14', {
  ...OWN,
  body: { side: SIDE, ship: TEXT, at: TEXT, units: LIST, left: LIST },
  tell: ({ ship, at, units = [], left = [] }, say) => {
    if (ship === undefined || at === undefined) return null;
    const wait = left.length > 0 ? `; ${say.units(left)} ${left.length === 1 ? 'waits' : 'wait'} aboard` : '';
    const off = units.length > 0 ? `lands ${say.units(units)} at` : 'can land nobody at';
    return [55, `${say.unit(ship)} ${off} ${say.place(at)}${wait}.`];
  },
});

/** Scenario 1, 6. */
export const storesLanded = fact('stores.landed', '28.14', {
  ...OWN,
  body: { side: SIDE, ship: TEXT, at: TEXT },
  tell: ({ ship, at }, say) => (ship && at ? [55, `${say.unit(ship)} unloads stores at ${say.place(at)}.`] : null),
});

export const evacuationBegan = fact('evacuation.began', '28.22', {
  ...OWN,
  body: { side: SIDE, port: TEXT },
  tell: ({ port }, say) => (port ? [85, `The Evacuation of ${say.place(port)} begins.`] : null),
});

export const evacuationEnded = fact('evacuation.ended', '28.22', {
  ...OWN,
  body: { side: SIDE, port: TEXT },
  tell: ({ port }, say) => (port ? [85, `The Evacuation of ${say.place(port)} is complete.`] : null),
});

/** G93: once somebody has gone aboard under it both know. */
export const evacuationKnown = fact('evacuation.known', 'G93', {
  discloses: true,
  body: { side: SIDE, port: TEXT },
  tell: ({ side, port }, say) => [86, `The ${say.side(side)} side is leaving ${say.place(port)}.`],
});

const sum = ({ die, total }: { die: number; total: number }): string =>
  die === total ? `die ${die}` : `die ${die}, with modifiers ${total}`;
const withCargo = (units: readonly string[], say: Say): string => (units.length > 0 ? ` with ${say.units(units)}` : '');

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
