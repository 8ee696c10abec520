import { z } from 'zod';
import type { Told } from '../../../kernel/system';
import { fact } from '../mercury';
import { does, FLAG, NUMBER, plural, ROLL } from './parts';
import type { Say } from './say';
import { term } from './terms';

const EFFECT = term('effect on a ship', ['none', 'damaged', 'sunk']);
const EFFECTS: Record<string, string> = { none: 'no damage', damaged: 'damage', sunk: 'sunk' };
/** `D against defence 3, damage` */
const hit = (result: string, defence: number, effect: string): string =>
  result === '-' ? 'no hit' : `${result} against defence ${defence}, ${EFFECTS[effect] ?? ''}`;

interface Allocated {
  unit: string;
  mission: string;
  sector?: string | undefined;
}
function allocation(missions: readonly Allocated[], say: Say): string {
  const where = ({ mission, sector }: Allocated): string =>
    `${mission}${sector === undefined ? '' : ` of ${say.sector(sector)}`}`;
  const of = (mission: string): string =>
    missions.flatMap((one) => (where(one) === mission ? [say.air(one.unit)] : [])).join(', ');
  const each = missions.map(where).filter((one, i, all) => all.indexOf(one) === i);
  return each.length === 0 ? 'No air unit is allocated.' : each.map((one) => `${one}: ${of(one)}`).join('; ') + '.';
}

export const allocated = fact('air.allocated', '12.31', {
  body: ({ air, mission, sector }) => ({
    missions: z.array(z.strictObject({ unit: air, mission, sector: sector.optional() })),
  }),
  tell: ({ missions }, say) => [18, allocation(missions, say)],
});

export const brokenDown = fact('air.broken-down', '12.13', {
  body: ({ air, airs }) => ({ unit: air, halves: airs }),
  tell: ({ unit, halves }, say) => [10, `${say.air(unit)} breaks down into ${say.airs(halves)}.`],
});

export const recombined = fact('air.recombined', '12.14', {
  body: ({ air, airs }) => ({ unit: air, halves: airs }),
  tell: ({ unit, halves }, say) => [10, `${say.airs(halves)} come together as ${say.air(unit)}.`],
});

/** 12.23: one of many rolls, which a report puts into a table. */
export const readied = fact('air.readiness', '12.23', {
  body: ({ air, airBox }) => ({ unit: air, from: airBox, to: airBox, roll: ROLL }),
  tell: ({ unit, from, to, roll }, say): [number, string, Pick<Told, 'cell'>] => {
    const text = from === to ? `${from} still` : `> ${to}`;
    const thing = `${say.air(unit)} ${say.dice(roll)}`;
    const cell = {
      ...{ table: 'Readiness of the air units', of: { things: 'air units', rows: 'boxes' } },
      ...{ row: `From the ${from} box`, thing, fates: [{ text, total: from === to ? text : `${from} > ${to}` }] },
    };
    return [12, `${say.air(unit)}: ${from} ${from === to ? 'still' : text} ${say.dice(roll)}.`, { cell }];
  },
});

export const interdicted = fact('air.interdiction', '12.41', {
  body: ({ sector, airs }) => ({ sector, units: airs, strength: NUMBER, level: NUMBER }),
  tell: ({ sector, strength, level }, say) => {
    const what = level > 0 ? `Interdiction Level ${level}` : 'No Interdiction';
    return [72, `${what} in ${say.sector(sector)} (strength ${strength}).`];
  },
});

export const attackAllocated = fact('attack.allocated', '19.13', {
  body: ({ letter, airs }) => ({ tf: letter, units: airs }),
  tell: ({ tf, units }, say) => [60, `${say.airs(units)} ${units.length === 1 ? 'is' : 'are'} sent against TF ${tf}.`],
});

export const nobodyToAttack = fact('attack.nobody', '19.15', {
  body: ({ letter, airs }) => ({ tf: letter, units: airs }),
  tell: ({ tf, units }, say) => [
    45,
    `${say.airs(units)} ${does(units, 'find')} nobody to attack in TF ${tf}.`,
    { by: 'german' },
  ],
});

const LEVELS: Record<string, string> = {
  full: 'fully coordinated',
  partial: 'partially coordinated',
  poor: 'poorly coordinated',
};

export const attackCoordinated = fact('attack.coordination', '19.21', {
  body: ({ letter, sea, airs }) => ({
    ...{ tf: letter, at: sea, units: airs, roll: ROLL },
    level: term('coordination of an air attack', ['full', 'partial', 'poor']),
  }),
  tell: ({ tf, level, roll }, say) => [62, `The attack on TF ${tf} is ${LEVELS[level] ?? ''} ${say.dice(roll)}.`],
  mark: ({ tf, at }) => ({ at, kind: 'air-attack', text: `air attack on TF ${tf}` }),
});

export const targetsChosen = fact('attack.targets', '19.21', {
  body: ({ letter, side, air, ship, shipType }) => {
    const wish = term('wish', ['any', 'damaged', ...shipType.options.map((type) => `type:${type}`)]);
    const strike = z.strictObject({ unit: air, targets: z.array(z.union([ship, wish])) });
    return { tf: letter, by: side, strikes: z.array(strike) };
  },
  to: ({ by }) => (by === 'german' ? 'german' : 'all'),
  others: ['tf', 'by', 'strikes'],
  tell: ({ by, strikes }, say) => {
    const each = strikes.map(({ unit, targets }) => `${say.air(unit)} > ${targets.map(say.ship).join(' or ')}`);
    return [50, `${by === 'allied' ? 'The Allied player allots' : 'Targets'}: ${each.join(', ')}.`];
  },
});

export const attacksNext = fact('attack.next', '19.21', {
  discloses: true,
  body: ({ letter, air, ship }) => ({ tf: letter, unit: air, ship }),
  tell: ({ tf, unit, ship }, say) => [50, `${say.air(unit)} goes for ${say.ship(ship)} in TF ${tf}.`],
});

export const attackWasted = fact('attack.wasted', '19.21', {
  body: ({ letter, air, ship }) => ({ tf: letter, unit: air, target: ship.nullable() }),
  tell: ({ unit }, say) => [45, `${say.air(unit)} finds its target gone and flies home.`],
});

export const struck = fact('attack.strike', '19.42', {
  to: 'allied',
  others: ['tf', 'unit', 'ship', 'strength', 'effect', 'roll', 'shift', 'defence'],
  body: ({ letter, air, ship }) => ({
    ...{ tf: letter, unit: air, ship, strength: NUMBER, effect: EFFECT, roll: ROLL },
    ...{ shift: NUMBER, ships: NUMBER, defence: NUMBER },
  }),
  tell: ({ unit, ship, strength, effect, roll, shift, ships, defence }, say) => {
    // For how many ships it is shifted knows their owner only (18.33).
    const why = ships === undefined ? '' : ` for ${plural(ships, 'ship')}`;
    const shifted = shift === 0 ? '' : `, shifted ${shift > 0 ? `${shift} right` : `${-shift} left`}${why}`;
    const fate = `${hit(roll.result, defence, effect)} (strength ${strength}${shifted}; ${say.dice(roll).slice(1)}.`;
    return [60, `${say.air(unit)} attacks ${say.ship(ship)}: ${fate}`, { by: 'german' }];
  },
});

export const criticalRolled = fact('attack.critical', '19.43', {
  body: ({ letter, air, ship, contact }) => ({
    ...{ tf: letter, unit: air.nullable(), ship: ship.optional(), contact: contact.optional(), roll: ROLL },
  }),
  tell: ({ roll }, say) => [
    58,
    `Critical hit roll: ${roll.result === 'hit' ? 'a hit more' : 'nothing more'} ${say.dice(roll)}.`,
  ],
});

export const aaFired = fact('aa.fire', '12.94', {
  to: 'allied',
  others: ['tf', 'unit', 'to', 'roll'],
  body: ({ letter, air, airBox, ships }) => ({
    ...{ tf: letter, unit: air, strength: NUMBER, to: airBox.nullable(), ships, roll: ROLL },
  }),
  tell: ({ tf, unit, strength, to, roll }, say) => {
    const from = `TF ${tf}${strength === undefined ? '' : `, strength ${strength},`}`;
    const fate = to === null ? 'it gets through' : `to the ${to} box`;
    const text = `AA fire from ${from} at ${say.air(unit)}: ${fate} ${say.dice(roll)}.`;
    // Who is turned back has no attack that tells it.
    return to === null ? [55, text] : [60, text, { by: 'german' }];
  },
});

export const noAaFire = fact('aa.none', '12.92', {
  discloses: true,
  body: ({ letter, air }) => ({ tf: letter, unit: air }),
  tell: ({ tf, unit }, say) => [40, `No AA fire from TF ${tf} at ${say.air(unit)}.`],
});

export const fireWithheld = fact('aa.withheld', '19.33', {
  to: 'allied',
  body: ({ letter, air, ships }) => ({ tf: letter, unit: air, ships }),
  tell: ({ ships }, say) => [30, `${say.ships(ships)} ${does(ships, 'withhold')} AA fire.`],
});

export const shipDamaged = fact('ship.damaged', '19.5', {
  body: ({ ship, letter, sea }) => ({ ship, tf: letter, at: sea, pair: FLAG }),
  tell: ({ ship, tf, pair }, say) => [
    92,
    pair
      ? `One destroyer of ${say.ship(ship)} (TF ${tf}) is sunk.`
      : `${say.shipType(ship)} ${say.ship(ship)} (TF ${tf}) is damaged.`,
  ],
  mark: ({ ship, at, pair }, say) => ({
    ...{ at, kind: 'ship-damaged', text: `${say.ship(ship)} ${pair ? 'loses one' : 'damaged'}` },
  }),
});

export const shipSunk = fact('ship.sunk', '19.5', {
  body: ({ ship, letter, sea }) => ({ ship, tf: letter, at: sea }),
  tell: ({ ship, tf }, say) => [97, `${say.shipType(ship)} ${say.ship(ship)} (TF ${tf}) is SUNK.`],
  mark: ({ ship, at }, say) => ({ at, kind: 'ship-sunk', text: `${say.ship(ship)} sunk` }),
});

export const ammunitionRolled = fact('ship.ammo', '19.62', {
  to: 'allied',
  body: ({ ship, letter }) => ({
    ...{ ship, tf: letter, ammo: term('ammunition', ['full', 'low', 'out']), roll: ROLL },
  }),
  tell: ({ ship, ammo, roll }, say) => {
    const less = roll.result === 'L';
    const state = less ? (ammo === 'low' ? 'LOW' : 'OUT') : 'holds';
    return [less ? 50 : 8, `${say.ship(ship)}: AA ammunition ${state} ${say.dice(roll)}.`];
  },
});

export const alliedFired = fact('surface.allied-fire', '19.74c', {
  discloses: true,
  body: ({ contact, letter, ship }) => ({
    ...{ contact, tf: letter, ship, strength: NUMBER, times: NUMBER, roll: ROLL },
  }),
  tell: ({ contact, ship, strength, times, roll }, say) => {
    const fire = `strength ${strength}${times > 1 ? ` (x${times})` : ''}`;
    const result = roll.result === '-' ? 'no hit' : roll.result;
    const text = `${say.ship(ship)} fires at contact ${contact}, ${fire}: ${result} ${say.dice(roll)}.`;
    return [60, text, { by: 'allied' }];
  },
});

export const germanFired = fact('surface.german-fire', '19.74e', {
  body: ({ contact, letter, ship }) => ({
    ...{ contact, tf: letter, ship, strength: NUMBER, defence: NUMBER, effect: EFFECT, roll: ROLL },
  }),
  tell: ({ contact, ship, strength, defence, effect, roll }, say) => {
    const fate = `${hit(roll.result, defence, effect)} ${say.dice(roll)}.`;
    return [60, `Contact ${contact} fires at ${say.ship(ship)}, strength ${strength}: ${fate}`, { by: 'german' }];
  },
});

export const intended = fact('surface.intent', '19.75', {
  body: ({ contact, sea }) => ({ contact, at: sea, intent: term('intent', ['press on', 'turn back']) }),
  tell: ({ contact, intent }) => [64, `Contact ${contact} ${intent === 'press on' ? 'presses on' : 'turns back'}.`],
  mark: ({ contact, at }) => ({ at, kind: 'surface-combat', text: `contact ${contact} engaged` }),
});

const TURNED: Record<string, string> = {
  away: 'it gets away with the loss of a step',
  chased: 'it is chased by the destroyers',
  scattered: 'it is scattered',
};

export const turnedBack = fact('surface.turn-back', '19.77', {
  body: ({ contact }) => ({ contact, roll: ROLL }),
  tell: ({ roll }, say) => [63, `Turning back: ${TURNED[roll.result] ?? ''} ${say.dice(roll)}.`],
});
