import { z } from 'zod';
import { rollShape as roll } from '../../../kernel/words';
import type { Terms } from './terms';
import { term } from './terms';

/** Facts of the Naval Operations Map: Task Forces, contacts, ports, searches. */
export function navalFacts(t: Terms) {
  const { contact, letter: tf, ship, sea: at, sea, zone } = t;
  const ships = z.array(ship);
  const unit = t.germanNaval;
  const told = term('what is told of a Task Force', ['exists', 'count', 'types']);
  return {
    'turn.begins': z.strictObject({ turn: z.number() }),
    'tf.formed': z.strictObject({ tf, at, ships }),
    'tf.transferred': z.strictObject({ ships, from: z.array(tf), to: tf }),
    'tf.moved': z.strictObject({ tf, from: sea.nullable(), path: z.array(sea) }),
    'tf.disbanded': z.strictObject({ tf, at }),
    'tf.detected': z.strictObject({
      ...{ tf, told, count: z.number().optional() },
      types: z.partialRecord(t.shipType, z.number()).optional(),
    }),
    'tf.put-to-sea': z.strictObject({ tf, from: sea, at }),
    'contact.put-to-sea': z.strictObject({ contact, from: sea, at }),
    'tf.in-port': z.strictObject({ tf, ships }),
    'tf.stayed': z.strictObject({ tf }),
    'port.refit': z.strictObject({ ship, from: t.alexandria, to: t.alexandria, roll }),
    'port.repair': z.strictObject({ ship, roll }),
    'port.arrived': z.strictObject({ ships }),
    'cargo.shown': z.strictObject({ ship, units: z.array(t.unit), rsc: z.number() }),
    'cargo.rsc-lost': z.strictObject({ ship, rsc: z.number() }),
    'cargo.step-lost': z.strictObject({ ship, unit: t.unit, steps: z.number(), gone: z.boolean() }),
    'cargo.embarked': z.strictObject({ unit: t.unit, at, ship: ship.optional() }),
    'cargo.evacuated': z.strictObject({ unit: t.unit, at }),
    'cargo.loaded': z.strictObject({ ship, units: z.array(t.unit), rsc: z.number() }),
    'cargo.landed-alexandria': z.strictObject({ ship, units: z.array(t.unit), rsc: z.number() }),
    'port.replenished': z.strictObject({ ship }),
    'port.athens': z.strictObject({ contact, box: z.string() }),
    'contact.moved': z.strictObject({ contact, from: sea, path: z.array(sea) }),
    'contact.detected': z.strictObject({ contact, unit, at }),
    'contact.decoy': z.strictObject({ contact, at }),
    // One that is due by the tables is nowhere yet (21.33c).
    'contact.eliminated': z.strictObject({ contact, unit, at: at.nullable() }),
    'convoy.ashore': z.strictObject({ contact, unit, at, steps: z.number() }),
    'convoy.step-lost': z.strictObject({ contact, item: t.cargo, left: z.number() }),
    'search.declared': z.strictObject({
      searches: z.array(z.strictObject({ zone, unit: t.air.nullable(), extra: z.boolean() })),
    }),
    'search.air': z.strictObject({ zone, unit: t.air.nullable(), extra: z.boolean(), empty: z.boolean(), roll }),
    'search.allied-air': z.strictObject({ zone: sea }),
    'search.allied-air-roll': z.strictObject({ contact, zone: sea, roll }),
    'search.surface': z.strictObject({ contact, zone: sea, roll }),
    // The German reads what 19.83 tells him; who fires is in a fact of its own.
    'ships.fire': z.strictObject({ tf, target: t.hex, ships }),
    'ships.no-target': z.strictObject({ tf, target: t.hex, ships }),
    'ships.bombarded': z.strictObject({
      ...{ tf, target: t.hex, types: z.array(t.shipType), strength: z.number() },
      ...{ tdv: z.number(), steps: z.number(), fatigue: z.boolean(), roll },
    }),
    'screen.short': z.strictObject({ short: z.number(), zones: z.array(zone) }),
    'game.over': z.strictObject({ level: z.string(), text: z.string() }),
  };
}
