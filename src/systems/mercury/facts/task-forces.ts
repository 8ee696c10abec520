import { z } from 'zod';
import { listed } from '../../../kernel/decide/names';
import { fact } from '../mercury';
import { does, FLAG, NUMBER, plural, ROLL, stayed, TEXT } from './parts';
import { term } from './terms';

/** A contact sails on. */
const sails = (contact: number, way: string): [number, string] => [30, `Contact ${contact}: ${way}.`];

export const formed = fact('tf.formed', '16.34', {
  to: 'allied',
  others: ['tf', 'at'],
  body: ({ letter, sea, ships }) => ({ tf: letter, at: sea, ships }),
  tell: ({ tf, at, ships = [] }, say) => [
    20,
    `TF ${tf} is formed at ${say.sea(at)}${ships.length > 0 ? `: ${say.ships(ships)}` : ''}.`,
  ],
});

export const transferred = fact('tf.transferred', '16.35', {
  to: 'allied',
  body: ({ letter, ships }) => ({ ships, from: z.array(letter), to: letter }),
  tell: ({ ships, from, to }, say) => {
    const forces = from.map((tf) => `TF ${tf}`);
    return [15, `${say.ships(ships)} ${does(ships, 'change')} from ${listed(forces, 'and')} to TF ${to}.`];
  },
});

export const forceMoved = fact('tf.moved', '17.12', {
  body: ({ letter, sea }) => ({ tf: letter, from: sea.nullable(), path: z.array(sea) }),
  tell: ({ tf, from, path }, say) => {
    if (stayed(path)) return null;
    return [30, `TF ${tf}: ${from === null ? 'enters ' : `${say.sea(from)} > `}${say.seas(path)}.`];
  },
});

export const disbanded = fact('tf.disbanded', '16.34', {
  discloses: true,
  body: ({ letter, sea }) => ({ tf: letter, at: sea }),
  tell: ({ tf }) => [20, `TF ${tf} leaves the map.`],
});

export const forceDetected = fact('tf.detected', '18.1', {
  discloses: true,
  body: ({ letter, shipType }) => ({
    ...{ tf: letter, told: term('what is told of a Task Force', ['exists', 'count', 'types']) },
    ...{ count: NUMBER.optional(), types: z.partialRecord(shipType, NUMBER).optional() },
  }),
  tell: ({ tf, told, count = 0, types = {} }) => {
    if (told === 'exists') return [70, `TF ${tf} is detected.`];
    const each = Object.entries(types).map(([type, n]) => `${n} ${type}`);
    const all = told === 'count' ? plural(count, 'ship') : each.join(', ') || 'nothing';
    return [70, `TF ${tf} is detected: ${count === 0 ? 'no ship at all: a decoy' : all}.`];
  },
});

export const forcePutToSea = fact('tf.put-to-sea', '17.22', {
  body: ({ letter, sea }) => ({ tf: letter, from: sea, at: sea }),
  tell: ({ tf, from, at }, say) => [70, `${say.sea(from)} has fallen: TF ${tf} puts to sea, into ${say.sea(at)}.`],
});

export const inPort = fact('tf.in-port', '16.41', {
  to: 'allied',
  others: ['tf'],
  body: ({ letter, ships }) => ({ tf: letter, ships }),
  tell: ({ tf, ships }, say) => [20, `TF ${tf} enters Alexandria${ships ? `: ${say.ships(ships)}` : ''}.`],
});

export const notSailed = fact('tf.stayed', '16.43', {
  body: ({ letter }) => ({ tf: letter }),
  tell: ({ tf }) => [15, `TF ${tf} did not sail and is broken up in Alexandria.`],
});

export const contactMoved = fact('contact.moved', '17.12', {
  body: ({ contact, sea }) => ({ contact, from: sea, path: z.array(sea) }),
  tell: ({ contact, from, path }, say) =>
    stayed(path) ? null : sails(contact, `${say.sea(from)} > ${say.seas(path)}`),
});

export const contactPutToSea = fact('contact.put-to-sea', '17.22', {
  body: ({ contact, sea }) => ({ contact, from: sea, at: sea }),
  tell: ({ contact, from, at }, say) => [
    70,
    `${say.sea(from)} has fallen: contact ${contact} puts to sea, into ${say.sea(at)}.`,
  ],
});

export const contactDetected = fact('contact.detected', '18.12', {
  discloses: true,
  body: ({ contact, germanNaval, sea }) => ({ contact, unit: germanNaval, at: sea }),
  tell: ({ contact, unit, at }, say) => [70, `Contact ${contact} in ${say.sea(at)} is detected: ${say.german(unit)}.`],
});

export const decoyRemoved = fact('contact.decoy', '18.12', {
  discloses: true,
  body: ({ contact, sea }) => ({ contact, at: sea }),
  tell: ({ contact, at }, say) => [65, `Contact ${contact} in ${say.sea(at)} was a decoy and is removed.`],
});

export const contactEliminated = fact('contact.eliminated', '19.75', {
  discloses: true,
  // One that is due by the tables is nowhere yet (21.33c).
  body: ({ contact, germanNaval, sea }) => ({ contact, unit: germanNaval, at: sea.nullable() }),
  tell: ({ contact, unit }, say) => [95, `${say.german(unit)} (contact ${contact}) is eliminated.`],
  mark: ({ unit, at }, say) => (at === null ? null : { at, kind: 'surface-combat', text: `${say.german(unit)} gone` }),
});

/** `ready to sail`, of a box of Alexandria or Athens. */
const boxName = (box: string): string => box.replace(/-/g, ' ');

export const refitRolled = fact('port.refit', '16.42', {
  to: 'allied',
  body: ({ ship, alexandria }) => ({ ship, from: alexandria, to: alexandria, roll: ROLL }),
  tell: ({ ship, from, to, roll }, say) => {
    const fate = from === to ? 'still' : `> ${boxName(to)}`;
    return [5, `${say.ship(ship)}: ${boxName(from)} ${fate} ${say.dice(roll)}.`];
  },
});

export const repaired = fact('port.repair', '16.45', {
  to: 'allied',
  body: ({ ship }) => ({ ship, roll: ROLL }),
  tell: ({ ship, roll }, say) => [
    10,
    `${say.ship(ship)} ${roll.result === 'repaired' ? 'is repaired' : 'is not repaired yet'} ${say.dice(roll)}.`,
  ],
});

export const shipsArrived = fact('port.arrived', '17.13', {
  to: 'allied',
  body: ({ ships }) => ({ ships }),
  tell: ({ ships }, say) => [60, `${say.ships(ships)} ${does(ships, 'come')} to Alexandria, Ready to Sail.`],
});

export const replenished = fact('port.replenished', '16.44', {
  to: 'allied',
  body: ({ ship }) => ({ ship }),
  tell: ({ ship }, say) => [5, `${say.ship(ship)} has taken on AA ammunition.`],
});

export const inAthens = fact('port.athens', '16.46', {
  to: 'german',
  body: ({ contact }) => ({ contact, box: TEXT }),
  tell: ({ contact, box }) => [5, `Contact ${contact} in Athens: ${boxName(box)}.`],
});

export const searchDeclared = fact('search.declared', '18.31', {
  body: ({ zone, air }) => ({
    searches: z.array(z.strictObject({ zone, unit: air.nullable(), extra: FLAG })),
  }),
});

const FOUND: Record<string, string> = {
  types: 'all found, with types',
  counts: 'all found, with numbers',
  all: 'all found',
  one: 'one found',
  '-': 'nothing',
};

export const airSearched = fact('search.air', '18.33', {
  body: ({ zone, air }) => ({ zone, unit: air.nullable(), extra: FLAG, empty: FLAG, roll: ROLL }),
  tell: ({ zone, unit, extra, empty, roll }, say) => {
    const by = unit === null ? '' : ` ${extra ? 'by' : 'with'} ${say.air(unit)}`;
    const found = empty ? 'nobody there' : (FOUND[roll.result] ?? '');
    return [empty ? 10 : 45, `Air search of ${say.sea(zone)}${by}: ${found} ${say.dice(roll)}.`];
  },
  mark: ({ zone, empty, roll }) =>
    roll.result === '-' || empty
      ? { at: zone, kind: 'search-nothing', text: 'search: nothing' }
      : { at: zone, kind: 'search-found', text: 'search: found' },
});

export const alliedSearch = fact('search.allied-air', '18.41', {
  body: ({ sea }) => ({ zone: sea }),
  tell: ({ zone }, say) => [25, `Allied air search of ${say.sea(zone)}.`],
});

export const alliedSearched = fact('search.allied-air-roll', '18.41', {
  body: ({ contact, sea }) => ({ contact, zone: sea, roll: ROLL }),
  tell: ({ contact, roll }, say) => [
    25,
    `Contact ${contact}: ${roll.result === 'detected' ? 'found' : 'not found'} ${say.dice(roll)}.`,
  ],
});

export const surfaceSearched = fact('search.surface', '18.22', {
  to: 'allied',
  body: ({ contact, sea }) => ({ contact, zone: sea, roll: ROLL }),
  tell: ({ contact, zone, roll }, say) => {
    const found = roll.result === 'detected';
    const where = `contact ${contact} in ${say.sea(zone)}`;
    return [found ? 40 : 25, `Surface search for ${where}: ${found ? 'found' : 'nothing'} ${say.dice(roll)}.`];
  },
});
