import { z } from 'zod';
import { rollShape as roll } from '../../../kernel/words';
import { term } from './terms';
import type { Terms } from './terms';

/** Facts of air units, of attacks on ships, and of fights between ships. */
export function airNavalFacts(t: Terms) {
  const { air: unit, contact, letter: tf, ship, sea: at } = t;
  const units = z.array(unit);
  const ships = z.array(ship);
  const effect = term('effect on a ship', ['none', 'damaged', 'sunk']);
  const strength = z.number();
  const mission = z.strictObject({ unit, mission: t.mission, sector: t.sector.optional() });
  const halves = z.array(unit);
  const wish = term('wish', ['any', 'damaged', ...t.shipType.options.map((type) => `type:${type}`)]);
  return {
    'air.allocated': z.strictObject({ missions: z.array(mission) }),
    'air.broken-down': z.strictObject({ unit, halves }),
    'air.recombined': z.strictObject({ unit, halves }),
    'air.readiness': z.strictObject({ unit, from: t.airBox, to: t.airBox, roll }),
    'air.interdiction': z.strictObject({ sector: t.sector, units, strength, level: z.number() }),
    'attack.allocated': z.strictObject({ tf, units }),
    'attack.nobody': z.strictObject({ tf, units }),
    'attack.coordination': z.strictObject({
      ...{ tf, at, units, roll },
      level: term('coordination of an air attack', ['full', 'partial', 'poor']),
    }),
    'attack.targets': z.strictObject({
      tf,
      by: t.side,
      strikes: z.array(z.strictObject({ unit, targets: z.array(z.union([ship, wish])) })),
    }),
    'attack.next': z.strictObject({ tf, unit, ship }),
    'attack.wasted': z.strictObject({ tf, unit, target: ship.nullable() }),
    'attack.strike': z.strictObject({
      ...{ tf, unit, ship, strength, effect, roll },
      ...{ shift: z.number(), ships: z.number(), defence: z.number() },
    }),
    'attack.critical': z.strictObject({
      ...{ tf, unit: unit.nullable(), ship: ship.optional(), contact: contact.optional(), roll },
    }),
    'aa.fire': z.strictObject({ tf, unit, strength, to: t.airBox.nullable(), ships, roll }),
    'aa.none': z.strictObject({ tf, unit }),
    'aa.withheld': z.strictObject({ tf, unit, ships }),
    'ship.damaged': z.strictObject({ ship, tf, at, pair: z.boolean() }),
    'ship.sunk': z.strictObject({ ship, tf, at }),
    'ship.ammo': z.strictObject({ ship, tf, ammo: term('ammunition', ['full', 'low', 'out']), roll }),
    'surface.allied-fire': z.strictObject({ contact, tf, ship, strength, times: z.number(), roll }),
    'surface.german-fire': z.strictObject({ contact, tf, ship, strength, defence: z.number(), effect, roll }),
    'surface.intent': z.strictObject({ contact, at, intent: term('intent', ['press on', 'turn back']) }),
    'surface.turn-back': z.strictObject({ contact, roll }),
  };
}
